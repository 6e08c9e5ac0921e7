import type { OutboxCall } from '../outbox/call.ts';
import { isUnsent } from '../outbox/record.ts';
import type { OutboxRecord } from '../outbox/record.ts';

/**
 * Whether a call that leaves goes before something it has to wait for: a stage call before anything older of its device, an
 * event before an older stage call.
 * @returns the key that was overtaken; null: none
 */
export function overtaken(call: OutboxCall, records: readonly OutboxRecord[]): string | null {
  const at = Date.parse(call.headers['x-modified-at']);
  const waiting = records.find(
    (record) =>
      isUnsent(record) &&
      record.device === call.headers['x-device'] &&
      record.modifiedAt < at &&
      (call.kind === 'stage' || record.data.kind === 'stage'),
  );
  return waiting?.key ?? null;
}

const passing = new Set(['session-expired', 'client-too-old', 'too-many-requests', 'database-away']);

/** What needs attention although it would only have had to be sent again. */
export function neglected(records: readonly OutboxRecord[]): string[] {
  return records.filter(({ attention }) => passing.has(attention?.code ?? '')).map(({ key }) => key);
}
