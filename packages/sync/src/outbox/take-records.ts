import { isNewer } from '../stamp.ts';
import type { Moment } from './changes.ts';
import { newDevice } from './device-clock.ts';
import type { Change, Found } from './ports.ts';
import { recordId } from './record.ts';
import type { OutboxRecord } from './record.ts';

/**
 * Records of one match that come from a file or from another device. They keep keys and stamps, so what both devices send
 * is one tap and one change (SY2); of two changes of one event the newer one stays, and a delete stays.
 */
export function takenRecords(
  found: Found,
  incoming: readonly OutboxRecord[],
  { random }: Pick<Moment, 'random'>,
): Change<null> {
  const before = found.state ?? newDevice(random);
  const known = new Map(found.records.map((record) => [record.key, record]));
  const put = incoming.flatMap((record) => {
    const own = known.get(record.key);
    if (own !== undefined && !goesBefore(record, own)) return [];
    const isOwn = record.key.startsWith(`${before.device}-`);
    const id = recordId(record.matchId, record.createdTimestamp, isOwn ? null : record.key);
    const serverId = own?.serverId ?? record.serverId;
    return [{ ...record, id, serverId, synced: 0 as const, attempts: 0, attention: null }];
  });
  // What is changed here from now on is newer than what was taken over, whatever the other clock showed.
  const newest = Math.max(before.lastModified, ...incoming.map(({ modifiedAt }) => modifiedAt));
  return { result: null, state: { ...before, lastModified: newest }, put };
}

function goesBefore(incoming: OutboxRecord, own: OutboxRecord): boolean {
  if (own.deleted !== incoming.deleted) return incoming.deleted;
  return isNewer(stampOf(incoming), stampOf(own));
}

const stampOf = ({ modifiedAt, device }: OutboxRecord) => ({ at: modifiedAt, device });
