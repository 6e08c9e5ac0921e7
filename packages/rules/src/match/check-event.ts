import { isPeriod } from '../vocabulary/index.ts';
import type { Side, StageCode } from '../vocabulary/index.ts';
import type { EventTypeRule } from '../tournament/index.ts';

/** An event as recorded by a reporter. */
export interface SubmittedEvent {
  /** null: unknown type. */
  readonly type: EventTypeRule | null;
  readonly stageCode: StageCode;
  /** Match clock. */
  readonly minute: number;
  readonly second: number;
  /** Required without a player; otherwise the player's side counts. */
  readonly side: Side | null;
  readonly participantId: number | null;
  readonly secondaryParticipantId: number | null;
}

export interface CheckedMatch {
  readonly id: number;
  readonly stageCode: StageCode;
}

/** A participant in the roster of a match. */
export interface CheckedParticipant {
  readonly id: number;
  readonly matchId: number;
  readonly side: Side;
  readonly isLeader: boolean;
}

type EventRefusalCode =
  | 'match-approved'
  | 'event-type-unknown'
  | 'time-impossible'
  | 'stage-not-played'
  | 'side-missing'
  | 'participant-of-another-match'
  | 'Participant cannot be leader'
  | 'secondary-participant-not-allowed';

export type EventResult =
  | { readonly ok: true; readonly side: Side }
  | {
      readonly ok: false;
      readonly code: EventRefusalCode;
      readonly parameters: Readonly<Record<string, string | number | null>>;
    };

export interface CheckedParticipants {
  /** null: not given yet, or unknown. */
  readonly participant: CheckedParticipant | null;
  readonly secondary?: CheckedParticipant | null;
}

/**
 * Whether an event is possible. Unlikely events are not refused but get a hint, and an event without a player
 * is complete once it has a side.
 */
export function checkEvent(
  event: SubmittedEvent,
  match: CheckedMatch,
  { participant, secondary = null }: CheckedParticipants,
): EventResult {
  if (match.stageCode === 'finished') return refuse('match-approved', { matchId: match.id });
  const { type } = event;
  if (!type) return refuse('event-type-unknown');
  return (
    refuseTime(event) ??
    refuseStage(event.stageCode, type) ??
    refuseParticipant(event, type, match, participant) ??
    refuseSecondary(event, type, match, secondary) ??
    acceptSide(participant?.side ?? event.side)
  );
}

function refuseTime({ minute, second }: SubmittedEvent): EventResult | null {
  const possible = isCount(minute, 999) && isCount(second, 59);
  return possible ? null : refuse('time-impossible', { minute, second });
}

/** Cards may be given before the first whistle and after the last one; all other events only during play. */
function refuseStage(stage: StageCode, type: EventTypeRule): EventResult | null {
  const refusal = refuse('stage-not-played', { stage, eventType: type.code });
  if (stage === 'finished') return refusal;
  if (type.category === 'shootout') return stage === 'shootout' ? null : refusal;
  if (type.scoreIncrease > 0) return isPeriod(stage) ? null : refusal;
  const outsidePlay = stage === 'not_started' || stage === 'waiting_for_approval';
  return outsidePlay && type.category !== 'card' ? refusal : null;
}

function refuseParticipant(
  event: SubmittedEvent,
  type: EventTypeRule,
  match: CheckedMatch,
  participant: CheckedParticipant | null,
): EventResult | null {
  if (event.participantId === null) return null;
  if (participant === null || participant.matchId !== match.id) {
    return refuse('participant-of-another-match', { participantId: event.participantId, matchId: match.id });
  }
  const scores = type.category === 'goal' || type.category === 'shootout' || type.scoreIncrease > 0;
  if (!participant.isLeader || !scores) return null;
  return refuse('Participant cannot be leader', { participantId: participant.id, eventType: type.code });
}

function refuseSecondary(
  event: SubmittedEvent,
  type: EventTypeRule,
  match: CheckedMatch,
  secondary: CheckedParticipant | null,
): EventResult | null {
  const id = event.secondaryParticipantId;
  if (id === null) return null;
  if (!type.secondaryParticipantAllowed) {
    return refuse('secondary-participant-not-allowed', { participantId: id, eventType: type.code });
  }
  if (secondary !== null && secondary.matchId === match.id) return null;
  return refuse('participant-of-another-match', { participantId: id, matchId: match.id });
}

function acceptSide(side: Side | null): EventResult {
  return side === null ? refuse('side-missing') : { ok: true, side };
}

function refuse(
  code: EventRefusalCode,
  parameters: Record<string, string | number | null> = {},
): EventResult {
  return { ok: false, code, parameters };
}

function isCount(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= max;
}
