import type { Court, PlanHappening } from '@sevenmetre/contract/plan/schemas';
import { type EditionRow, utcText } from '../../competition/index.ts';
import type { PublicChange } from '../../live/index.ts';
import { instantOf } from '../plan-edition.ts';
import type { Difference } from '../versions/difference.ts';

interface Published {
  readonly difference: Pick<Difference, 'matches' | 'goneMatches'>;
  readonly happenings: readonly PlanHappening[];
  readonly courts: readonly Pick<Court, 'key' | 'placeId' | 'active'>[];
  readonly edition: EditionRow;
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
    hallTimes(
      happenings.filter((one): one is HallHappening => one.kind === kind),
      courts,
    ).flatMap(({ placeId, ...time }) => {
      const [from, to] = [instantOf(time.from, edition), instantOf(time.to, edition)];
      return from && to ? [{ placeId, from: utcText(from), to: utcText(to) }] : [];
    });
  const cancelled = difference.goneMatches.map(({ id }) => id);
  return { reason, moved, cancelled, closed: of('hallClosed'), opened: of('hallGained') };
}

type HallHappening = Extract<PlanHappening, { kind: 'hallClosed' | 'hallGained' }>;

/** A hall with several courts is closed while all of them are. */
function hallTimes(happenings: readonly HallHappening[], courts: Published['courts']) {
  const placeOf = new Map(courts.map(({ key, placeId }) => [key, placeId]));
  const ofPlace = Map.groupBy(happenings, ({ hall }) => placeOf.get(hall) ?? 0);
  return [...ofPlace].flatMap(([placeId, own]) => {
    const others = courts.filter((court) => court.placeId === placeId && court.active);
    const isWhole = others.every(({ key }) => own.some(({ hall }) => hall === key));
    if (others.length <= 1) return own.map(({ from, to }) => ({ placeId, from, to }));
    const from = Math.max(...own.map((one) => one.from));
    const to = Math.min(...own.map((one) => one.to));
    return isWhole && from < to ? [{ placeId, from, to }] : [];
  });
}
