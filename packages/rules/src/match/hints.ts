import { stageEnd, stageStart } from './clock.ts';
import { isExtra, isPeriod } from '../vocabulary/index.ts';
import type { EventTypes } from './event-type.ts';
import type { EventTypeRule } from '../tournament/index.ts';
import type { RecordedEvent } from './recorded-event.ts';
import type { TeamTimeouts } from './team-timeouts.ts';

export interface HintContext {
  readonly types: EventTypes;
  /** Participants of the match who are team officials. */
  readonly leaders: ReadonlySet<number>;
  /** Seconds of one half. */
  readonly halfLength: number;
  /** Time-outs of a team; absent: not counted. */
  readonly timeouts?: Pick<TeamTimeouts, 'ofMatch' | 'ofHalf'>;
}

/** Hints for the reporter before the next tap. Hints never block. */
export type Hint =
  /** The third suspension of a player requires a red card. */
  | 'third-suspension'
  /** The officials of a team share one suspension; the next is a red card. */
  | 'officials-second-suspension'
  /** A player gets at most one yellow card. */
  | 'second-yellow'
  /** A team gets at most three. */
  | 'fourth-team-yellow'
  /** The officials of a team share one. */
  | 'officials-second-yellow'
  /** A warning is not given after a suspension. */
  | 'yellow-after-suspension'
  /** A blue card is given in addition to a red one; both are one disqualification. */
  | 'blue-without-red'
  /** A second disqualification of the same person. */
  | 'second-red'
  /** A disqualified person cannot play any more. */
  | 'player-disqualified'
  /** The player is missing; asked for before the approval. */
  | 'player-unknown'
  /** The time is outside of the half in which it is recorded. */
  | 'time-outside-stage'
  /** More time-outs than a team has in a match. */
  | 'timeout-beyond-match'
  /** More time-outs than a team has in a half. */
  | 'timeout-beyond-half'
  /** A team has no time-out in an extra time. */
  | 'timeout-in-extra-time';

export interface HintedEvent extends Omit<RecordedEvent, 'id'> {
  /** null or absent: not stored yet. */
  readonly id?: number | null;
}

/**
 * Hints for an event that is being recorded, given the others of the match. The corrected event itself may be
 * among them; it is not counted.
 */
export function hints(events: Iterable<RecordedEvent>, newEvent: HintedEvent, context: HintContext): Hint[] {
  const type = context.types.get(newEvent.competitionEventTypeId);
  if (!type) return [];
  const others = [...events].filter((event) => event.id !== newEvent.id);
  return [
    ...(newEvent.competitionMatchParticipantId === null && type.category !== 'other' ? unknownPlayer : []),
    ...cardHints(others, newEvent, type, context),
    ...disqualificationHints(others, newEvent, type, context.types),
    ...timeHints(newEvent, context.halfLength),
    ...(type.code === 'team-timeout' ? timeoutHints(others, newEvent, context) : []),
  ];
}

const unknownPlayer: readonly Hint[] = ['player-unknown'];

function cardHints(
  others: readonly RecordedEvent[],
  event: HintedEvent,
  type: EventTypeRule,
  context: HintContext,
) {
  const team = others.filter(({ side }) => side === event.side);
  const isLeader = ({ competitionMatchParticipantId: id }: HintedEvent) =>
    id !== null && context.leaders.has(id);
  const officials = team.filter(isLeader);
  const own = ofSamePlayer(team, event);
  const count = (list: readonly RecordedEvent[], code: string) => countOf(list, code, context.types);
  const found: Hint[] = [];
  if (type.code === 'two-minutes') {
    if (isLeader(event)) {
      if (count(officials, 'two-minutes') >= 1) found.push('officials-second-suspension');
    } else if (count(own, 'two-minutes') === 2) found.push('third-suspension');
  }
  if (type.code === 'yellow-card') {
    if (isLeader(event)) {
      if (count(officials, 'yellow-card') >= 1) found.push('officials-second-yellow');
    } else {
      if (count(own, 'yellow-card') >= 1) found.push('second-yellow');
      const players = team.filter((other) => !isLeader(other));
      if (count(players, 'yellow-card') >= 3) found.push('fourth-team-yellow');
    }
    if (count(own, 'two-minutes') >= 1) found.push('yellow-after-suspension');
  }
  return found;
}

function disqualificationHints(
  others: readonly RecordedEvent[],
  event: HintedEvent,
  type: EventTypeRule,
  types: EventTypes,
): Hint[] {
  const own = ofSamePlayer(others, event);
  const red = countOf(own, 'red-card', types);
  const disqualified = red + countOf(own, 'blue-card', types) > 0;
  if (type.code === 'blue-card') return red === 0 ? ['blue-without-red'] : [];
  if (type.code === 'red-card') return red > 0 ? ['second-red'] : [];
  return disqualified && type.category !== 'other' ? ['player-disqualified'] : [];
}

function timeHints(event: HintedEvent, halfLength: number): Hint[] {
  const stage = event.competitionMatchStageCode;
  if (!isPeriod(stage)) return [];
  const clock = event.minute * 60 + event.second;
  const inside = clock >= stageStart(stage, halfLength) && clock <= stageEnd(stage, halfLength);
  return inside ? [] : ['time-outside-stage'];
}

/** Rule MA52. */
function timeoutHints(
  others: readonly RecordedEvent[],
  event: HintedEvent,
  { types, timeouts }: HintContext,
): Hint[] {
  if (!timeouts) return [];
  if (isExtra(event.competitionMatchStageCode)) return ['timeout-in-extra-time'];
  const taken = others.filter(
    ({ side, competitionEventTypeId: id }) => side === event.side && types.get(id)?.code === 'team-timeout',
  );
  if (taken.length >= timeouts.ofMatch) return ['timeout-beyond-match'];
  const half = event.competitionMatchStageCode;
  const ofHalf = taken.filter((other) => other.competitionMatchStageCode === half);
  return ofHalf.length >= timeouts.ofHalf ? ['timeout-beyond-half'] : [];
}

function ofSamePlayer(events: readonly RecordedEvent[], event: HintedEvent): readonly RecordedEvent[] {
  const player = event.competitionMatchParticipantId;
  return player === null ? [] : events.filter((other) => other.competitionMatchParticipantId === player);
}

function countOf(events: readonly RecordedEvent[], code: string, types: EventTypes): number {
  return events.filter((event) => types.get(event.competitionEventTypeId)?.code === code).length;
}
