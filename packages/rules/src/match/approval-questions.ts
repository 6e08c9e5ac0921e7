import { isPeriod } from '../vocabulary/index.ts';
import { eventClock, stageEnd } from './clock.ts';
import type { EventTypes } from './event-type.ts';
import type { RecordedEvent } from './recorded-event.ts';

/** Points to check before a match is approved. None of them blocks the approval. */
export type ApprovalQuestion =
  /** An event without a player. */
  | { readonly kind: 'player-unknown'; readonly eventId: number }
  /** Three suspensions without a red card. */
  | {
      readonly kind: 'third-suspension-without-red';
      readonly participantId: number;
      readonly eventId: number;
    }
  /** A time outside of the half in which it is recorded. */
  | { readonly kind: 'time-outside-stage'; readonly eventId: number };

interface QuestionContext {
  readonly types: EventTypes;
  readonly leaders: ReadonlySet<number>;
  /** Seconds of one half. */
  readonly halfLength: number;
}

/** Points to check in a match, by match clock. Rule MA38. */
export function approvalQuestions(
  events: readonly RecordedEvent[],
  { types, leaders, halfLength }: QuestionContext,
): ApprovalQuestion[] {
  const ordered = events.toSorted((a, b) => eventClock(a, halfLength) - eventClock(b, halfLength));
  const suspended = new Map<number, RecordedEvent[]>();
  const disqualified = new Set<number>();
  const questions: ApprovalQuestion[] = [];
  for (const event of ordered) {
    const { id, competitionMatchParticipantId: player, competitionMatchStageCode: stage } = event;
    const type = types.get(event.competitionEventTypeId);
    if (type === undefined) continue;
    if (player === null && type.category !== 'other') questions.push({ kind: 'player-unknown', eventId: id });
    const latest = isPeriod(stage) ? stageEnd(stage, halfLength) : Infinity;
    if (event.minute * 60 + event.second > latest)
      questions.push({ kind: 'time-outside-stage', eventId: id });
    if (player === null) continue;
    if (type.code === 'red-card' || type.code === 'blue-card') disqualified.add(player);
    if (type.category === 'suspension') suspended.set(player, [...(suspended.get(player) ?? []), event]);
  }
  for (const [participantId, own] of suspended) {
    const third = own[2];
    if (third === undefined || leaders.has(participantId) || disqualified.has(participantId)) continue;
    questions.push({ kind: 'third-suspension-without-red', participantId, eventId: third.id });
  }
  return questions;
}
