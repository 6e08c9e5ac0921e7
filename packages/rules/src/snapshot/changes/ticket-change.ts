import type { MatchTicket, TicketChange, TicketField } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Match } from '../../tournament/index.ts';
import { ticket } from '../lookups/ticket.ts';

/** Changed fields of a match's ticket. */
export function changedFields(before: MatchTicket, after: MatchTicket): TicketField[] {
  return ticketFields({ ...before, ...after }).filter((field) => !isAlike(before[field], after[field]));
}

/** A ticket with some fields; each field is complete. */
export function ticketChange(
  snapshot: Snapshot,
  match: Match,
  told: 'whole' | ReadonlySet<TicketField>,
): TicketChange {
  const now = ticket(snapshot, match);
  if (told === 'whole') return now;
  const change: Writable<Pick<MatchTicket, 'id'> & Partial<MatchTicket>> = { id: now.id };
  for (const field of ticketFields(now)) if (told.has(field)) copyField(now, change, field);
  return { ...change, ...goneFields(now, told) };
}

/** Fields that a ticket has only at times: readers remove them by null. */
const atTimes = [
  'ruling',
  'cancelled',
  'withdrawn',
  'notCounted',
  'streamed',
  'moved',
  'endedInExtraTime',
] as const;

function goneFields(now: MatchTicket, told: ReadonlySet<TicketField>) {
  const gone: { [Field in (typeof atTimes)[number]]?: null } = {};
  for (const field of atTimes) if (told.has(field) && !(field in now)) gone[field] = null;
  return gone;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function copyField<K extends TicketField>(
  from: MatchTicket,
  to: { -readonly [F in K]?: MatchTicket[F] },
  field: K,
): void {
  to[field] = from[field];
}

function ticketFields({ id: _, ...fields }: MatchTicket): TicketField[] {
  return Object.keys(fields) as TicketField[];
}

/** Compares plain data with the same order of fields. */
function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  return JSON.stringify(a) === JSON.stringify(b);
}
