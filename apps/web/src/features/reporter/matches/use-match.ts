import { stoppedClock } from '@sevenmetre/rules/match';
import { useEffect, useState } from 'react';
import { Table } from '../match-events/recording.ts';
import type { ReporterDevice, Loaded } from '../device/device.ts';
import { deviceNow } from '../device/device-clock.ts';
import { confirmRecorded, readFeedback } from '../device/feedback.ts';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import { sheetOf } from '../match-sheets/sheet-of.ts';
import type { KeptMatch } from '../match-sheets/sheet-store.ts';
import { toMatchAnswer } from '../device/call-network.ts';

/** How opening a match went. */
export type Opened =
  | { readonly kind: 'opening' }
  /** Neither kept here nor to be had from the server. */
  | { readonly kind: 'away' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'open'; readonly table: Table; readonly kept: KeptMatch };

const refreshEvery = 10_000;

/** Opens a match from what is kept on the device, and lets the server's newer one in as it comes. */
export function useMatch(device: ReporterDevice, slug: string): Opened {
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  useEffect(() => {
    const opening = new Opening(device, slug, setOpened);
    void opening.run();
    const timer = setInterval(() => void opening.refresh(), refreshEvery);
    const unlisten = device.listenMatches((kept) => void opening.receive(kept));
    return () => {
      unlisten();
      clearInterval(timer);
      opening.end();
    };
  }, [device, slug]);
  return opened;
}

class Opening {
  readonly #device: ReporterDevice;
  readonly #slug: string;
  readonly #show: (opened: Opened) => void;
  #table: Table | null = null;
  #kept: KeptMatch | null = null;
  #isOver = false;

  constructor(device: ReporterDevice, slug: string, show: (opened: Opened) => void) {
    this.#device = device;
    this.#slug = slug;
    this.#show = show;
  }

  async run(): Promise<void> {
    const kept = await this.#device.sheets.match(this.#slug).catch(() => null);
    if (this.#isOver) return;
    if (kept !== null) await this.#open(kept);
    await this.refresh();
  }

  /** The answer to a roster that was saved here. */
  async receive({ body, keptAt, slug }: KeptMatch): Promise<void> {
    if (slug === this.#slug && !this.#isOver && this.#table !== null)
      await this.#take({ kind: 'loaded', body, at: keptAt }, await this.#answers());
  }

  end(): void {
    this.#isOver = true;
    this.#table?.close();
  }

  /** Every ten seconds, and never in the way: without an answer all stays as it is. */
  async refresh(): Promise<void> {
    const answers = await this.#answers();
    const loaded = await this.#device.calls.match(this.#slug);
    if (this.#isOver) return;
    if (loaded.kind === 'loaded') return this.#take(loaded, answers);
    this.#table?.signedOut(loaded.kind === 'signed-out');
    if (this.#table !== null) return;
    this.#show(loaded.kind === 'refused' ? { kind: 'refused', code: loaded.code } : { kind: loaded.kind });
  }

  async #take(
    { body, at }: Extract<Loaded<KeptMatch['body']>, { kind: 'loaded' }>,
    answers: number,
  ): Promise<void> {
    const kept: KeptMatch = { slug: this.#slug, matchId: body.match.ticket.id, body, keptAt: at };
    await this.#device.sheets.keepMatch(body, at).catch(() => undefined);
    this.#device.receive(body.match.detail);
    if (this.#isOver) return;
    if (this.#table === null) await this.#open(kept);
    this.#kept = kept;
    if (this.#table === null) return;
    await this.#table.take(sheetOf(body, at), toMatchAnswer(body.match.detail, at), answers);
    if (!this.#isOver) this.#show({ kind: 'open', table: this.#table, kept });
  }

  async #open(kept: KeptMatch): Promise<void> {
    const sheet = sheetOf(kept.body, kept.keptAt);
    this.#kept = kept;
    this.#table = openTable(this.#device, sheet);
    await this.#table.refresh();
    if (!this.#isOver) this.#show({ kind: 'open', table: this.#table, kept });
  }

  async #answers(): Promise<number> {
    const matchId = this.#kept?.matchId;
    if (matchId === undefined) return 0;
    const view = await this.#device.outbox.view(matchId).catch(() => null);
    return view?.answers ?? 0;
  }
}

/** The table of a match; its clock stands until the disk has told the one that is recorded. */
export function openTable(device: ReporterDevice, sheet: MatchSheet): Table {
  const clock = stoppedClock(sheet.stage, sheet.halfLength);
  const recorded = () => confirmRecorded(readFeedback());
  return new Table({ device, sheet, clock, now: deviceNow, recorded });
}
