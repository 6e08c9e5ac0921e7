import type { MatchTicket, TicketChange } from '@sevenmetre/contract/matches/match-ticket';

/** The tickets with what a frame tells of them; those it does not name are the same objects as before. */
export function mergeTickets<T extends Pick<MatchTicket, 'id'>>(
  tickets: readonly T[],
  changes: readonly TicketChange[],
): T[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return tickets.map((ticket) => {
    const change = byId.get(ticket.id);
    return change ? merged(ticket, change) : ticket;
  });
}

/** null removes a field that a ticket has only at times. */
function merged<T extends Pick<MatchTicket, 'id'>>(ticket: T, change: TicketChange): T {
  const all: T & TicketChange = { ...ticket, ...change };
  for (const field of [
    'ruling',
    'cancelled',
    'withdrawn',
    'notCounted',
    'streamed',
    'moved',
    'endedInExtraTime',
  ] as const)
    if (all[field] === null) delete all[field];
  return all;
}

const fields = Object.keys({
  id: true,
  matchNumber: true,
  slug: true,
  category: true,
  group: true,
  home: true,
  away: true,
  homeScore: true,
  awayScore: true,
  homeHalfTimeScore: true,
  awayHalfTimeScore: true,
  walkOver: true,
  endedInShootout: true,
  corrected: true,
  beingChecked: true,
  stageCode: true,
  stageStartedAt: true,
  clock: true,
  halfLength: true,
  startsAt: true,
  day: true,
  time: true,
  delay: true,
  hall: true,
} satisfies Record<
  Exclude<
    keyof MatchTicket,
    'ruling' | 'cancelled' | 'withdrawn' | 'notCounted' | 'streamed' | 'moved' | 'endedInExtraTime'
  >,
  true
>);

/** The matches that come with a frame, whole; null when it tells of one that has never been there whole. */
export function broughtAlong(
  tickets: readonly MatchTicket[],
  changes: readonly TicketChange[],
): MatchTicket[] | null {
  const known = new Set(tickets.map(({ id }) => id));
  const unknown = changes.filter(({ id }) => !known.has(id));
  const whole = unknown.filter(isWhole);
  return whole.length < unknown.length ? null : whole;
}

/** Whether a change is a ticket of its own, and not only fields of one that is known. */
function isWhole(change: TicketChange): change is MatchTicket {
  return fields.every((field) => field in change);
}

/** The order of slices: by time, then number; without a time last. */
export function comparePlayingOrder(a: MatchTicket, b: MatchTicket): number {
  if (a.startsAt === b.startsAt) return a.matchNumber - b.matchNumber;
  if (a.startsAt === null || b.startsAt === null) return a.startsAt === null ? 1 : -1;
  return a.startsAt < b.startsAt ? -1 : 1;
}
