import { type PricedPair, pricePairs } from '@sevenmetre/engine/referees';
import { minutesOfDay } from '@sevenmetre/engine/schedule';
import type { Step } from './appointment-step.ts';
import type { BoardView, ShownMatch, ShownPair } from './board-model.ts';

/** A match that the pair would leave, with the pairs that can take it over, the best one first. */
export interface LeftMatch {
  readonly match: ShownMatch;
  readonly candidates: readonly PricedPair[];
}

const mostCandidates = 3;

/**
 * What a pair leaves behind when it goes home: its matches that have not begun and end after `from`. Each is offered to others as if
 * the best one had taken those before it.
 *
 * @param from minutes since the first midnight of the edition
 */
export function leftBehind(view: BoardView, { pair }: ShownPair, from: number): LeftMatch[] {
  const id = String(pair.id);
  const left = view.matches
    .filter(({ pairId, fixed, led }) => pairId === pair.id && !fixed && led.end > from)
    .toSorted((a, b) => a.led.start - b.led.start);
  const keys = new Set(left.map(({ led }) => led.id));
  const input = { ...view.board.input, pairs: view.board.input.pairs.filter((one) => one.id !== id) };
  const wanted = new Map([...view.wanted].filter(([match]) => !keys.has(match)));
  return left.map((match) => {
    const candidates = pricePairs(input, wanted, match.led.id).filter(({ broken }) => broken <= 0);
    const [best] = candidates;
    if (best) wanted.set(match.led.id, best.pair);
    return { match, candidates: candidates.slice(0, mostCandidates) };
  });
}

interface GoingHome {
  readonly from: number;
  readonly reason: string;
  /** Pairs that take the matches over, by match; a match that is missing gets nobody. */
  readonly takers: ReadonlyMap<number, number>;
  readonly name: string;
}

/** The pair is away to the end of the tournament, and its matches go to others: one step, so that it is taken back in one. */
export function goingHome(
  view: BoardView,
  { pair }: ShownPair,
  left: readonly LeftMatch[],
  { from, reason, takers, name }: GoingHome,
): Step {
  const to = view.board.days.length * minutesOfDay;
  const seen = pair.absences;
  const earlier = seen.filter((absence) => absence.from < from);
  const wanted = [...earlier, { from, to, reason }];
  const changes = left.map(({ match }) => {
    return { matchId: match.id, pairId: takers.get(match.id) ?? null, seen: pair.id };
  });
  return { name, changes, absences: { pairId: pair.id, seen, wanted } };
}
