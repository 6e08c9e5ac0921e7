import { type PricedPair, pricePairs } from '@sevenmetre/engine/referees';
import { minutesOfDay } from '@sevenmetre/engine/schedule';
import type { Step } from './appointment-step.ts';
import type { BoardView, ShownMatch, ShownPair } from './board-model.ts';

/** A match that the pair would leave, with the pairs that can take it over, the best one first. */
export interface LeftMatch {
  readonly match: ShownMatch;
  readonly candidates: readonly PricedPair[];
  /** The chosen pair if it still can, otherwise the best one; 0: nobody. */
  readonly taker: number;
}

const mostCandidates = 3;

/**
 * What a pair leaves behind when it goes home: its matches that have not begun and end after `from`. Each is offered to others as if
 * those before it had been taken over as chosen.
 *
 * @param from minutes since the first midnight of the edition
 * @param chosen pairs by match, 0: nobody; a match that is missing goes to the best one
 */
export function leftBehind(
  view: BoardView,
  { pair }: ShownPair,
  from: number,
  chosen: ReadonlyMap<number, number>,
): LeftMatch[] {
  const id = String(pair.id);
  const left = view.matches
    .filter(({ pairId, fixed, led }) => pairId === pair.id && !fixed && led.end > from)
    .toSorted((a, b) => a.led.start - b.led.start);
  const keys = new Set(left.map(({ led }) => led.id));
  const input = { ...view.board.input, pairs: view.board.input.pairs.filter((one) => one.id !== id) };
  const wanted = new Map([...view.wanted].filter(([match]) => !keys.has(match)));
  return left.map((match) => {
    const candidates = pricePairs(input, wanted, match.led.id).filter(({ broken }) => broken <= 0);
    const offered = candidates.slice(0, mostCandidates);
    const wish = chosen.get(match.id);
    const isOffered = wish === 0 || offered.some(({ pair: one }) => Number(one) === wish);
    const taker = wish !== undefined && isOffered ? wish : Number(offered[0]?.pair ?? 0);
    if (taker > 0) wanted.set(match.led.id, String(taker));
    return { match, candidates: offered, taker };
  });
}

interface GoingHome {
  readonly from: number;
  readonly reason: string;
  readonly name: string;
}

/** The pair is away to the end of the tournament, and its matches go to others: one step, so that it is taken back in one. */
export function goingHome(
  view: BoardView,
  { pair }: ShownPair,
  left: readonly LeftMatch[],
  { from, reason, name }: GoingHome,
): Step {
  const to = view.board.days.length * minutesOfDay;
  const seen = pair.absences;
  const earlier = seen.filter((absence) => absence.from < from);
  const wanted = [...earlier, { from, to, reason }];
  const changes = left.map(({ match, taker }) => {
    return { matchId: match.id, pairId: taker > 0 ? taker : null, seen: pair.id };
  });
  return { name, changes, absences: { pairId: pair.id, seen, wanted } };
}
