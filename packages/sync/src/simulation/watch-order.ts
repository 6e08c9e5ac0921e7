import type { OutboxCall } from '../outbox/call.ts';
import { isUnsent } from '../outbox/record.ts';
import type { OutboxRecord, ServerCopy } from '../outbox/record.ts';
import { named, namesProvisional } from '../outbox/roster.ts';
import { sameContent } from '../event-hash.ts';

/**
 * Whether a call is sent before something it must wait for: a stage call before any older record of its
 * device, an event before an older stage call, an approval before a roster.
 * @returns the key that was overtaken; null: none
 */
export function overtaken(
  call: OutboxCall,
  records: readonly OutboxRecord[],
  isHandedOver: (key: string) => boolean,
): string | null {
  const at = Date.parse(call.headers['x-modified-at']);
  const rosters = records.filter(({ data, synced }) => data.kind === 'roster' && synced === 0);
  const [roster] = rosters;
  const older = rosters.find(({ modifiedAt }) => modifiedAt < at);
  if (older && call.kind === 'stage' && call.body.events) return older.key;
  // A roster may be sent before an approval that waits for it, and so before everything that waits for that
  // approval.
  const approvals = records.filter((record) => isUnsent(record) && isApproval(record));
  const approvedAt = Math.min(...approvals.map(({ modifiedAt }) => modifiedAt));
  const waiting = records.find(
    (record) =>
      isUnsent(record) &&
      !isHandedOver(record.key) &&
      record.device === call.headers['x-device'] &&
      record.modifiedAt < at &&
      (isWhole(call) || isFence(record)) &&
      !(roster && isPassed(record, call)) &&
      !(call.kind === 'roster' && record.modifiedAt > approvedAt),
  );
  return waiting?.key ?? null;
}

/** Events, clocks and signatures wait for all other kinds, but not for each other. */
function isFence({ data }: OutboxRecord): boolean {
  return !['event', 'clock', 'signature'].includes(data.kind);
}

function isWhole({ kind }: OutboxCall): boolean {
  return kind === 'stage' || kind === 'roster';
}

function isApproval({ data }: Pick<OutboxRecord, 'data'>): boolean {
  return data.kind === 'stage' && data.seen !== null;
}

/** An event that waits for a roster blocks nothing; an approval that does lets only the roster pass. */
function isPassed({ data }: OutboxRecord, call: OutboxCall): boolean {
  return data.kind === 'event'
    ? namesProvisional(data.content)
    : isApproval({ data }) && call.kind === 'roster';
}

/**
 * An event that needs a person's attention now, although the roster that names its player was saved before it
 * and is only being sent.
 * @param known keys that needed attention before; this function adds to it
 */
export function attentionTooEarly(records: readonly OutboxRecord[], known: Set<string>): string | null {
  const asked = records.filter(({ attention }) => attention?.code === 'roster-unsent');
  const fresh = asked.filter(({ key }) => !known.has(key));
  for (const { key } of fresh) known.add(key);
  const isEarly = ({ modifiedAt }: OutboxRecord): boolean =>
    records.some(
      ({ data, synced, modifiedAt: saved }) => data.kind === 'roster' && synced === 0 && saved < modifiedAt,
    );
  return fresh.find(isEarly)?.key ?? null;
}

/**
 * Keys that still need attention although the list of their match shows that they were carried out, or they
 * can be sent now.
 */
export function attentionTooLong(records: readonly OutboxRecord[], copy: ServerCopy | null): string[] {
  const isOver = ({ key, data, deleted, attention }: OutboxRecord): boolean => {
    if (data.kind !== 'event' || copy === null) return false;
    const content = named(data.content, copy.lineup);
    if (attention?.code === 'roster-unsent') return !namesProvisional(content);
    if (attention?.code !== 'match-approved') return false;
    const stored = copy.events.find((event) => event.key === key);
    return deleted ? stored === undefined : stored !== undefined && sameContent(stored.content, content);
  };
  return records.filter(isOver).map(({ key }) => key);
}

const passing = new Set(['session-expired', 'client-too-old', 'too-many-requests', 'database-away']);

/** Keys that need attention although they only had to be sent again. */
export function notRetried(records: readonly OutboxRecord[]): string[] {
  return records.filter(({ attention }) => passing.has(attention?.code ?? '')).map(({ key }) => key);
}
