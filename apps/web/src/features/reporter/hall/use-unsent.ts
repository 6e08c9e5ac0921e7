import type { OutboxRecord } from '@sevenmetre/sync/outbox/index';
import { useEffect, useState } from 'react';
import type { Door } from '../device/door.ts';

/** How much of a match's play lies here alone; rosters are told elsewhere. Follows the queue of the device. */
export function useUnsentOf(door: Door): (matchId: number) => number {
  const [records, setRecords] = useState<readonly OutboxRecord[]>([]);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      // A disk that cannot be read is told by the chip.
      const unsynced = await door.outbox.unsynced().catch(() => null);
      if (!isGone && unsynced !== null) setRecords([...unsynced.here, ...unsynced.attention]);
    };
    void read();
    const unlisten = door.listen(() => void read());
    return () => {
      isGone = true;
      unlisten();
    };
  }, [door]);
  return (matchId) =>
    records.filter((record) => record.matchId === matchId && record.data.kind !== 'roster').length;
}
