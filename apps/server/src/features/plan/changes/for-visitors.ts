import type { Court, PlanHappening } from '@sevenmetre/contract/plan/schemas';
import { type EditionRow, utcText } from '../../competition/index.ts';
import type { PublicChange } from '../../live/index.ts';
import { instantOf } from '../plan-edition.ts';
import type { Difference } from '../versions/difference.ts';
import { type ClosedCourt, closedAfter } from './closed-courts.ts';

interface Published {
  readonly difference: Pick<Difference, 'matches' | 'goneMatches'>;
  readonly happenings: readonly PlanHappening[];
  /** What earlier changes have closed. */
  readonly closedBefore: readonly ClosedCourt[];
  readonly courts: readonly Pick<Court, 'key' | 'placeId' | 'active'>[];
  readonly edition: Pick<EditionRow, 'startDate' | 'timeZone'>;
  readonly reason: string | null;
}

/** What a change tells visitors: where matches were, which are cancelled, and which halls are closed or can be used again. */
export function forVisitors(published: Published): PublicChange {
  const { difference, happenings, courts, edition, reason } = published;
  const moved = difference.matches.flatMap(({ stands, from, to }) => {
    if (stands === null || stands.isCancelled || from === null) return [];
    if (from.hall === to?.hall && from.start === to.start) return [];
    const { id: matchId, startsAt, placeId } = stands;
    return [{ matchId, startsAt: startsAt === null ? null : utcText(new Date(startsAt)), placeId }];
  });
  const gained = happenings.filter((one): one is Gained => one.kind === 'hallGained');
  const instants = ({ placeId, ...time }: HallTime) => {
    const [from, to] = [instantOf(time.from, edition), instantOf(time.to, edition)];
    return from && to ? [{ placeId, from: utcText(from), to: utcText(to) }] : [];
  };
  const closed = closedTimes(published).flatMap(instants);
  const opened = openTimes(gained, courts).flatMap(instants);
  return { reason, moved, cancelled: difference.goneMatches.map(({ id }) => id), closed, opened };
}

type Gained = Extract<PlanHappening, { kind: 'hallGained' }>;
type Time = Pick<ClosedCourt, 'from' | 'to'>;
type HallTime = Time & Pick<Court, 'placeId'>;

/**
 * A hall with several courts is closed while all of them are, by this change or by earlier ones. Only times in
 * which this change closes a court: the earlier changes have told the others.
 */
function closedTimes({ happenings, closedBefore, courts }: Published): HallTime[] {
  const own = closedAfter([], happenings);
  const all = closedAfter(closedBefore, happenings);
  const ofPlace = Map.groupBy(
    courts.filter(({ active }) => active),
    ({ placeId }) => placeId,
  );
  return [...ofPlace].flatMap(([placeId, keys]) => {
    const timesOf = (closed: readonly ClosedCourt[]) =>
      keys.map(({ key }): Time[] => closed.filter(({ hall }) => hall === key));
    const times = overlaps(timesOf(all).reduce(overlaps), timesOf(own).flat());
    return united(times).map(({ from, to }) => ({ placeId, from, to }));
  });
}

function overlaps(some: readonly Time[], others: readonly Time[]): Time[] {
  const all = some.flatMap((one) =>
    others.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })),
  );
  return all.filter(({ from, to }) => from < to);
}

/** Times that overlap or touch are one. */
function united(times: readonly Time[]): Time[] {
  const [first, ...others] = times.toSorted((a, b) => a.from - b.from);
  if (!first) return [];
  return others.reduce(
    (all, { from, to }) => {
      const last = all.at(-1) ?? first;
      return from > last.to
        ? [...all, { from, to }]
        : [...all.slice(0, -1), { from: last.from, to: Math.max(last.to, to) }];
    },
    [first],
  );
}

/** A hall can be used while one of its courts can. */
function openTimes(gained: readonly Gained[], courts: Published['courts']): HallTime[] {
  return gained.flatMap(({ hall, from, to }) => {
    const court = courts.find(({ key }) => key === hall);
    return court ? [{ placeId: court.placeId, from, to }] : [];
  });
}
