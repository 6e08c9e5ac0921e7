import type { ReporterDevice } from '../device/device.ts';
import { useQueue } from '../device/use-queue.ts';

/** How much of a match's play lies here alone; rosters are told elsewhere. Follows the queue of the device. */
export function useUnsentOf(device: ReporterDevice): (matchId: number) => number {
  const [{ here, attention }] = useQueue(device);
  return (matchId) =>
    [...here, ...attention].filter((record) => record.matchId === matchId && record.data.kind !== 'roster')
      .length;
}
