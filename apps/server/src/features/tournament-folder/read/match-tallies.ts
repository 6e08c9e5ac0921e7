import { isExtra } from '@sevenmetre/rules/vocabulary';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { fairPlayOf } from '@sevenmetre/rules/match';
import type { EventStage, FolderEventType } from '../format.ts';

/** Sums of the events of one match. */
export interface Tally {
  readonly events: number;
  /** Without the shoot-out. */
  readonly goals: Readonly<Record<Side, number>>;
  readonly shootoutGoals: Readonly<Record<Side, number>>;
  readonly halfTimeGoals: Readonly<Record<Side, number>>;
  readonly hasShootout: boolean;
  /** Whether a goal was scored in an extra time. */
  readonly hasExtraTime: boolean;
  /** Cards and fair-play numbers (rule ST24). */
  readonly cards: Readonly<Record<Side, number>>;
  readonly fairPlay: Readonly<Record<Side, number>>;
}

interface Counter extends Tally {
  events: number;
  hasShootout: boolean;
  hasExtraTime: boolean;
  readonly goals: Record<Side, number>;
  readonly shootoutGoals: Record<Side, number>;
  readonly halfTimeGoals: Record<Side, number>;
  readonly cards: Record<Side, number>;
  readonly fairPlay: Record<Side, number>;
}

const none = (): Counter => ({
  events: 0,
  goals: { home: 0, away: 0 },
  shootoutGoals: { home: 0, away: 0 },
  halfTimeGoals: { home: 0, away: 0 },
  hasShootout: false,
  hasExtraTime: false,
  cards: { home: 0, away: 0 },
  fairPlay: { home: 0, away: 0 },
});

/**
 * Sums by match while events are read one by one. The same rules as `scoreOf`, which needs all events of a
 * match at once: a goal belongs to the shoot-out by its type or its stage.
 */
export class MatchTallies {
  readonly #counters = new Map<number, Counter>();

  add(match: number, side: Side, stage: EventStage, type: FolderEventType): void {
    let counter = this.#counters.get(match);
    if (!counter) this.#counters.set(match, (counter = none()));
    counter.events += 1;
    counter.fairPlay[side] += fairPlayOf(type);
    if (type.endsWith('-card')) counter.cards[side] += 1;
    const isGoal = type.endsWith('goal');
    if (!isGoal) return;
    if (stage === 'shootout' || type === 'shootout-goal') {
      counter.hasShootout = true;
      counter.shootoutGoals[side] += 1;
      return;
    }
    counter.goals[side] += 1;
    counter.hasExtraTime ||= isExtra(stage);
    if (stage === '1st_half') counter.halfTimeGoals[side] += 1;
  }

  of(match: number): Tally {
    return this.#counters.get(match) ?? none();
  }
}
