import { isNewer } from '../stamp.ts';
import type { Moment } from './changes.ts';
import { newDevice } from './device-clock.ts';
import type { Change } from './ports.ts';
import { recordId } from './record.ts';
import type { Found, OutboxRecord } from './record.ts';

/** `other-portal`: they are of another portal than the one this device knows; nothing was imported (SY36). */
export type Taking = 'taken' | 'other-portal';

/**
 * Imports records of one match from a file or another device. They keep keys and stamps, so that both devices
 * send the same tap and change (SY2); of two changes of one event the newer one wins, and deletes win.
 * @param portal the portal id of the device that they come from; null: unknown. A device that knows none learns it.
 */
export function importedRecords(
  found: Found,
  incoming: readonly OutboxRecord[],
  { random }: Pick<Moment, 'random'>,
  portal: string | null,
): Change<Taking> {
  if (isOfOther(portal, found)) return { result: 'other-portal' };
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
  // Later changes here are newer than the imported ones, whatever the other clock showed.
  const newest = Math.max(before.lastModified, ...incoming.map(({ modifiedAt }) => modifiedAt));
  const learnt = portal === null ? before : { ...before, portal };
  return { result: 'taken', state: { ...learnt, lastModified: newest }, put };
}

/** Whether records of a portal must not come onto this device. */
export function isOfOther(portal: string | null, { state }: Found): boolean {
  return portal !== null && state?.portal !== undefined && state.portal !== portal;
}

function goesBefore(incoming: OutboxRecord, own: OutboxRecord): boolean {
  if (own.deleted !== incoming.deleted) return incoming.deleted;
  return isNewer(stampOf(incoming), stampOf(own));
}

const stampOf = ({ modifiedAt, device }: OutboxRecord) => ({ at: modifiedAt, device });
