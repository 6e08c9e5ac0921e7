import type { Court, PlanHappening } from '@sevenmetre/contract/plan/schemas';
import { type EditionRow, utcText } from '../../competition/index.ts';
import type { PublicChange } from '../../live/index.ts';
import { instantOf } from '../plan-edition.ts';
import type { Difference } from '../versions/difference.ts';

interface Published {
  readonly difference: Pick<Difference, 'matches' | 'goneMatches'>;
  readonly happenings: readonly PlanHappening[];
  readonly courts: readonly Pick<Court, 'key' | 'placeId' | 'active'>[];
  readonly edition: Pick<EditionRow, 'startDate' | 'timeZone'>;
  readonly reason: string | null;
}

/** What a change tells visitors: where matches were, which are cancelled, and which halls are closed or can be used again. */
export function forVisitors({ difference, happenings, courts, edition, reason }: Published): PublicChange {
  const moved = difference.matches.flatMap(({ stands, from, to }) => {
    if (stands === null || stands.isCancelled || from === null) return [];
    if (from.hall === to?.hall && from.start === to.start) return [];
    const { id: matchId, startsAt, placeId } = stands;
    return [{ matchId, startsAt: startsAt === null ? null : utcText(new Date(startsAt)), placeId }];
  });
  const of = (kind: HallHappening['kind']) =>
    happenings.filter((one): one is HallHappening => one.kind === kind);
  const instants = ({ placeId, ...time }: HallTime) => {
    const [from, to] = [instantOf(time.from, edition), instantOf(time.to, edition)];
    return from && to ? [{ placeId, from: utcText(from), to: utcText(to) }] : [];
  };
  const closed = closedTimes(of('hallClosed'), courts).flatMap(instants);
  const opened = openTimes(of('hallGained'), courts).flatMap(instants);
  return { reason, moved, cancelled: difference.goneMatches.map(({ id }) => id), closed, opened };
}

type HallHappening = Extract<PlanHappening, { kind: 'hallClosed' | 'hallGained' }>;
type Time = Pick<HallHappening, 'from' | 'to'>;
type HallTime = Time & Pick<Court, 'placeId'>;

/** A hall with several courts is closed while all of them are. */
function closedTimes(happenings: readonly HallHappening[], courts: Published['courts']): HallTime[] {
  const ofPlace = Map.groupBy(
    courts.filter(({ active }) => active),
    ({ placeId }) => placeId,
  );
  return [...ofPlace].flatMap(([placeId, own]) => {
    const times = own.map(({ key }): Time[] => happenings.filter(({ hall }) => hall === key));
    return times.reduce(overlaps).map(({ from, to }) => ({ placeId, from, to }));
  });
}

function overlaps(some: readonly Time[], others: readonly Time[]): Time[] {
  const all = some.flatMap((one) =>
    others.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })),
  );
  return all.filter(({ from, to }) => from < to);
}

/** A hall can be used while one of its courts can. */
function openTimes(happenings: readonly HallHappening[], courts: Published['courts']): HallTime[] {
  return happenings.flatMap(({ hall, from, to }) => {
    const court = courts.find(({ key }) => key === hall);
    return court ? [{ placeId: court.placeId, from, to }] : [];
  });
}
