import type { ReporterDevice } from '../device/device.ts';
import type { Table } from './recording.ts';

/**
 * Approves the content of the screen in place of a refused approval. What the server does not take is given up
 * first, since no approval can name it. Returns whether the disk took the approval.
 */
export async function approveShown(
  table: Pick<Table, 'refresh' | 'approve'>,
  { outbox }: Pick<ReporterDevice, 'outbox'>,
  matchId: number,
): Promise<boolean> {
  const { attention } = await outbox.unsynced();
  for (const record of attention) {
    if (record.matchId === matchId && record.data.kind === 'event') await outbox.discard(record.id);
  }
  await table.refresh();
  return table.approve();
}
