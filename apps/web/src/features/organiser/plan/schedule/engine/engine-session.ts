import { drawBound, drawGroups } from '@sevenmetre/engine/draw';
import { type WhyHere, whyHere } from '@sevenmetre/engine/explain';
import { evaluate } from '@sevenmetre/engine/evaluate';
import { boardBeside } from '@sevenmetre/engine/repair';
import {
  type Board,
  type Compiled,
  type PricedPlace,
  type Schedule,
  type ScheduleInput,
  capacity,
  compile,
  pricePlaces,
  proveBest,
} from '@sevenmetre/engine/schedule';
import { isPossible } from '../model/price.ts';
import type { CostRange, EngineAnswers, EngineQuestion, Fix, Evaluation } from './messages.ts';

/** Above this many, the places of matches without one are not counted: the first fill comes before. */
const countedUnplaced = 40;
/** States that a bound may take: a few seconds. */
const boundSteps = 60_000_000;
const drawMoves = 60_000;

/** Answers questions about one draft, and about draws; keeps what is expensive between them. */
export class EngineSession {
  private input: ScheduleInput | null = null;
  private problem: Compiled | null = null;
  private schedule: Schedule = new Map();
  private locked: ReadonlySet<string> = new Set();
  private board: Board | null = null;

  answer(question: EngineQuestion): EngineAnswers[EngineQuestion['kind']] {
    switch (question.kind) {
      case 'input':
        this.input = question.input;
        this.problem = compile(question.input);
        this.board = null;
        return capacity(this.problem);
      case 'placements':
        this.schedule = new Map(question.placements);
        this.locked = new Set(question.locked);
        this.board = null;
        return this.evaluated();
      case 'prices':
        return this.prices(question.match);
      case 'fix':
        return this.fix(question.matches);
      case 'why':
        return this.why(question.match);
      case 'bound':
        return costRange(question);
      case 'draw': {
        const { teams, sizes, rules, seed } = question;
        return drawGroups(teams, sizes, rules, { seed, moves: drawMoves });
      }
      case 'drawBound':
        return drawBound(question.teams, question.sizes, question.rules);
    }
  }

  private prices(match: string): readonly PricedPlace[] {
    const board = this.currentBoard();
    return board === null ? [] : pricePlaces(board, match);
  }

  private why(match: string): WhyHere | null {
    const board = this.currentBoard();
    return board === null ? null : whyHere(board, this.schedule, match);
  }

  private currentBoard(): Board | null {
    if (this.problem === null) return null;
    this.board ??= boardBeside(this.problem, this.schedule, this.locked);
    return this.board;
  }

  private evaluated(): Evaluation {
    if (this.input === null) return { problems: [], unplaced: [] };
    const unplaced = this.input.matches.filter(({ key }) => !this.schedule.has(key)).map(({ key }) => key);
    const isCounted = unplaced.length <= countedUnplaced;
    const counted = unplaced.map((match) => {
      const places = isCounted ? this.prices(match).filter((place) => isPossible(place, false)).length : null;
      return { match, places };
    });
    return {
      problems: evaluate(this.input, this.schedule),
      unplaced: counted.toSorted((a, b) => (a.places ?? 0) - (b.places ?? 0)),
    };
  }

  /** The one step that leaves the fewest broken rules, then the lowest cost; null: none is better than now. */
  private fix(matches: readonly string[]): Fix | null {
    const fixes = matches
      .filter((match) => !this.locked.has(match))
      .flatMap((match) =>
        this.prices(match).map((place): Fix => ({ match, place, isPlaced: this.schedule.has(match) })),
      );
    const [best] = fixes.toSorted(
      (a, b) =>
        a.place.broken - b.place.broken ||
        a.place.rise - b.place.rise ||
        Number(a.place.swapWith !== null) - Number(b.place.swapWith !== null),
    );
    if (!best) return null;
    const isBetter = best.place.broken < 0 || (best.place.broken === 0 && best.place.rise < 0);
    return isBetter ? best : null;
  }
}

/**
 * A plan with a place for every match that breaks no rule, and what every plan costs at least. null: nothing is known of
 * it, as of a match that is between the starts of its court and not locked.
 */
function costRange({
  input,
  placements,
  locked,
}: Extract<EngineQuestion, { kind: 'bound' }>): CostRange | null {
  const board = boardBeside(compile(input), new Map(placements), new Set(locked));
  if (board.broken > 0) return null;
  if (board.slotOf.some((slot, match) => board.closed[slot] === 1 && board.locked[match] === 0)) return null;
  const { cost } = board;
  const { bound } = proveBest(board, { known: cost, steps: boundSteps });
  return bound === null ? null : { cost, bound: Math.min(bound, cost) };
}
