import { useCallback, useEffect, useState } from 'react';
import type { ReporterDevice } from '../device/device.ts';
import type { KeptHall } from '../match-sheets/sheet-store.ts';
import { deviceFacts, keepProgram } from './device-facts.ts';
import type { DeviceFacts } from './readiness.ts';

export interface HallState {
  /** null: nothing of it is on the device yet. */
  readonly kept: KeptHall | null;
  /** Slugs of its matches that lie on the disk, read back from there. */
  readonly stored: ReadonlySet<string>;
  readonly facts: DeviceFacts | null;
  /** How asking the server ended last. */
  readonly asked: 'asking' | 'loaded' | 'away' | 'signed-out' | { readonly code: string };
  /** Milliseconds UTC; null: not since the page was opened. */
  readonly checkedAt: number | null;
  readonly isPreparing: boolean;
}

const first: HallState = {
  kept: null,
  stored: new Set(),
  facts: null,
  asked: 'asking',
  checkedAt: null,
  isPreparing: false,
};
const refreshEvery = 30_000;

/** The day of a hall: from the device at once, from the server as soon as it answers. */
export function useHall(
  device: ReporterDevice,
  hallId: number,
): HallState & { readonly prepare: () => Promise<void> } {
  const [state, setState] = useState(first);
  const load = useCallback(
    async (prepares: boolean) => {
      if (prepares) setState((before) => ({ ...before, isPreparing: true }));
      const change = await loadHall(device, hallId, prepares);
      setState(change);
    },
    [device, hallId],
  );
  useEffect(() => {
    const open = async () => {
      const kept = await device.sheets.hall(hallId).catch(() => null);
      const stored = kept === null ? first.stored : await storedOf(device, kept);
      setState((before) => (before.kept === null ? { ...before, kept, stored } : before));
      await load(false);
    };
    void open();
    const timer = setInterval(() => void load(false), refreshEvery);
    return () => clearInterval(timer);
  }, [device, hallId, load]);
  return { ...state, prepare: () => load(true) };
}

/** Asks the server, keeps what it says, and looks at the device. Answers what becomes of the state. */
async function loadHall(
  device: ReporterDevice,
  hallId: number,
  prepares: boolean,
): Promise<(before: HallState) => HallState> {
  const askedAt = Date.now();
  const loaded = await device.calls.hall(hallId);
  // The server wrote its time somewhere on the way: half of it is the best guess.
  const at = (askedAt + Date.now()) / 2;
  const kept = loaded.kind === 'loaded' ? { hallId, body: loaded.body, keptAt: loaded.at } : null;
  if (kept !== null) {
    // A disk that refuses is told by the chip; the list is shown all the same.
    await device.sheets.keepHall(kept.body, kept.keptAt).catch(() => undefined);
    for (const { detail } of kept.body.matches) device.receive(detail);
  }
  if (prepares) await keepProgram();
  const heard = kept === null ? null : { serverTime: kept.body.serverTime, at };
  const facts = await deviceFacts(heard, prepares);
  const stored = kept === null ? null : await storedOf(device, kept);
  return (before) => ({
    kept: kept ?? before.kept,
    stored: stored ?? before.stored,
    facts: heard === null ? { ...facts, clockOff: before.facts?.clockOff ?? null } : facts,
    asked: loaded.kind === 'refused' ? { code: loaded.code } : loaded.kind,
    checkedAt: Date.now(),
    isPreparing: false,
  });
}

async function storedOf(device: ReporterDevice, { body }: KeptHall): Promise<ReadonlySet<string>> {
  const slugs = body.matches.map(({ ticket }) => ticket.slug);
  const found = await Promise.all(slugs.map((slug) => device.sheets.match(slug).catch(() => null)));
  return new Set(slugs.filter((_, index) => found[index] != null));
}
