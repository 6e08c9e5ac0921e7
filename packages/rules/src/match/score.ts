import { isExtra } from '../vocabulary/index.ts';
import type { Side } from '../vocabulary/index.ts';
import type { EventTypes } from './event-type.ts';
import type { EventTypeRule, Punishments } from '../tournament/index.ts';
import type { RecordedEvent } from './recorded-event.ts';

export type ScoringEvent = Pick<
  RecordedEvent,
  'competitionEventTypeId' | 'competitionMatchStageCode' | 'side'
>;

export interface Score {
  /** Including goals of a shoot-out. */
  readonly homeScore: number;
  readonly awayScore: number;
  /** Goals in play, without the shoot-out. */
  readonly homeGoalsCount: number;
  readonly awayGoalsCount: number;
  readonly homeHalfTimeScore: number;
  readonly awayHalfTimeScore: number;
  readonly endedInShootout: boolean;
  /** Whether a goal was scored in an extra time and no shoot-out followed (rule MA111). */
  readonly endedInExtraTime: boolean;
}

/** The score, folded from counting events in any order. Events of unknown types add nothing. */
export function scoreOf(events: Iterable<ScoringEvent>, types: EventTypes): Score {
  const total = { home: 0, away: 0 };
  const inPlay = { home: 0, away: 0 };
  const halfTime = { home: 0, away: 0 };
  let endedInShootout = false;
  let hasExtraTime = false;
  for (const event of events) {
    const type = types.get(event.competitionEventTypeId);
    if (!type) continue;
    const shootout = isOfShootout(event, type);
    endedInShootout ||= shootout && (type.category === 'shootout' || type.scoreIncrease > 0);
    hasExtraTime ||= isExtra(event.competitionMatchStageCode) && type.scoreIncrease > 0;
    add(total, event.side, type.scoreIncrease);
    if (!shootout) add(inPlay, event.side, type.scoreIncrease);
    if (event.competitionMatchStageCode === '1st_half' && !shootout) {
      add(halfTime, event.side, type.scoreIncrease);
    }
  }
  return {
    homeScore: total.home,
    awayScore: total.away,
    homeGoalsCount: inPlay.home,
    awayGoalsCount: inPlay.away,
    homeHalfTimeScore: halfTime.home,
    awayHalfTimeScore: halfTime.away,
    endedInShootout,
    endedInExtraTime: hasExtraTime && !endedInShootout,
  };
}

/** Weights of punishments in the fair-play number of a team (rule ST24). */
const fairPlayWeights = new Map([
  ['yellow-card', 1],
  ['two-minutes', 2],
  ['red-card', 3],
  ['blue-card', 5],
]);

/** Weight of an event type in the fair-play number; 0: none. */
export function fairPlayOf(code: string): number {
  return fairPlayWeights.get(code) ?? 0;
}

/** Cards and fair-play numbers of both teams, folded from counting events in any order (rule ST24). */
export function punishmentsOf(events: Iterable<ScoringEvent>, types: EventTypes): Required<Punishments> {
  const cards = { home: 0, away: 0 };
  const fairPlay = { home: 0, away: 0 };
  for (const { competitionEventTypeId, side } of events) {
    const { code = '', category } = types.get(competitionEventTypeId) ?? {};
    if (category === 'card') cards[side] += 1;
    fairPlay[side] += fairPlayOf(code);
  }
  return {
    homeCards: cards.home,
    awayCards: cards.away,
    homeFairPlay: fairPlay.home,
    awayFairPlay: fairPlay.away,
  };
}

/** A throw belongs to the shoot-out by its type or its stage, since reporters confuse the types. */
export function isOfShootout(
  event: Pick<ScoringEvent, 'competitionMatchStageCode'>,
  type: EventTypeRule,
): boolean {
  return type.category === 'shootout' || event.competitionMatchStageCode === 'shootout';
}

function add(goals: Record<Side, number>, side: Side, increase: number): void {
  goals[side] += increase;
}
