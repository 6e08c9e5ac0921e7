import type { ScoutingEntry } from '@sevenmetre/rules/scouting';
import type { Outbox } from '@sevenmetre/sync/outbox/index';
import { useCallback, useEffect, useState } from 'react';

type Scouted = Awaited<ReturnType<Outbox['scouted']>>;

const nothing: Scouted = { entries: [], counts: { here: 0, attention: 0, server: 0 } };

/** What this device has scouted of a match, and how to note more. */
export function useScouting(outbox: Outbox, matchId: number) {
  const [scouted, setScouted] = useState(nothing);
  /** The disk refused the last entry: it was not noted. */
  const [isRefused, setRefused] = useState(false);
  const read = useCallback(async () => {
    const found = await outbox.scouted(matchId).catch(() => null);
    if (found !== null) setScouted(found);
  }, [outbox, matchId]);
  useEffect(() => {
    void read();
    return outbox.listen(() => void read());
  }, [outbox, read]);
  const write = async (work: Promise<unknown>) => {
    const isWritten = await work.then(
      () => true,
      () => false,
    );
    setRefused(!isWritten);
    await read();
  };
  return {
    ...scouted,
    isRefused,
    note: (entry: ScoutingEntry) => write(outbox.scout(matchId, entry)),
    undo: (id: string) => write(outbox.undoScouting(id)),
    retry: () =>
      write(outbox.retry(...scouted.entries.flatMap(({ id, attention }) => (attention ? [id] : [])))),
  };
}
