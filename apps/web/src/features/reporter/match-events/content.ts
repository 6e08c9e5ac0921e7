import { isTeamType, type MatchTime, type RecordedEvent } from '@sevenmetre/rules/match';
import type { Side, StageCode } from '@sevenmetre/rules/vocabulary';
import type { OutboxRecord, ShownEvent } from '@sevenmetre/sync/outbox/index';
import type { EventContent } from '@sevenmetre/sync/protocol';
import { stageOfId, typesOf } from '../match-sheets/match-sheet.ts';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';

interface Wanted {
  readonly side: Side;
  readonly personId: number | null;
  readonly secondPersonId?: number | null;
  readonly typeId: number;
  readonly time: MatchTime;
}

/** What the queue is asked to record. */
export function contentOf(sheet: MatchSheet, wanted: Wanted): EventContent {
  const { side, personId, secondPersonId = null, typeId } = wanted;
  const { stage, seconds } = playedTime(sheet, typeId, wanted.time);
  return {
    stageId: sheet.stageIds[stage],
    eventTypeId: typeId,
    side,
    minute: Math.floor(seconds / 60),
    second: seconds % 60,
    participantId: personId,
    secondaryParticipantId: secondPersonId,
  };
}

/** A time-out, or a goalkeeper who leaves, is its team's: it names nobody (MA40, MA115). */
export function isOfTeam(sheet: MatchSheet, { eventTypeId }: Pick<EventContent, 'eventTypeId'>): boolean {
  return isTeamType(typesOf(sheet).get(eventTypeId)?.code);
}

/** Removes the person from an event that belongs to a team. */
export function naming(sheet: MatchSheet, content: EventContent): EventContent {
  return isOfTeam(sheet, content)
    ? { ...content, participantId: null, secondaryParticipantId: null }
    : content;
}

/** Seconds of match clock. */
export function secondsOf({ minute, second }: Pick<EventContent, 'minute' | 'second'>): number {
  return minute * 60 + second;
}

export function timeOf(sheet: MatchSheet, content: EventContent): MatchTime {
  return { stage: stageOfId(sheet, content.stageId), seconds: secondsOf(content) };
}

/**
 * Events as the rules read them, in the order of recording, which stands in for ids: an event may not have one yet.
 * The number is 1 for the first; `eventOf` leads back.
 */
export function recordedEvents(sheet: MatchSheet, events: readonly ShownEvent[]): RecordedEvent[] {
  return events.map(({ content }, index) => ({
    id: index + 1,
    minute: content.minute,
    second: content.second,
    competitionEventTypeId: content.eventTypeId,
    competitionMatchParticipantId: content.participantId,
    competitionMatchStageCode: stageOfId(sheet, content.stageId),
    side: content.side,
  }));
}

/**
 * Recording needs no running match: what happens in play before the clock was ever started belongs to the first half, and
 * what is thought of after the last whistle to the second.
 */
function playedTime(sheet: MatchSheet, typeId: number, { stage, seconds }: MatchTime): MatchTime {
  const type = typesOf(sheet).get(typeId);
  if (type?.category === 'card') return { stage: stage === 'finished' ? '2nd_half' : stage, seconds };
  if (type?.category === 'shootout') return { stage: 'shootout', seconds: 2 * sheet.halfLength };
  const played: Partial<Record<StageCode, StageCode>> = {
    not_started: '1st_half',
    waiting_for_approval: '2nd_half',
    finished: '2nd_half',
    ...(type !== undefined && type.scoreIncrease > 0 ? { shootout: '2nd_half' } : {}),
  };
  return { stage: played[stage] ?? stage, seconds };
}

/**
 * An event on its way to the disk. It is on the screen, pale, and nobody may change it: it has no key yet.
 * @param count of all that this screen has asked for, so that no two are the same
 */
export function savingOf(matchId: number, content: EventContent, count: number): ShownEvent {
  return {
    key: `saving ${count}`,
    matchId,
    createdTimestamp: notYet,
    serverId: null,
    content,
    state: 'here',
    attention: null,
  };
}

/** Whether an event is still on its way to the disk. */
export function isSaving({ createdTimestamp }: Pick<ShownEvent, 'createdTimestamp'>): boolean {
  return createdTimestamp === notYet;
}

/** No record has been created then. */
const notYet = 0;

/** Whether an event changes the score. */
export function scores(sheet: MatchSheet, { eventTypeId }: EventContent): boolean {
  return (typesOf(sheet).get(eventTypeId)?.scoreIncrease ?? 0) > 0;
}

/** An event that was recorded just now, as the screen shows it. */
export function shownOf(record: OutboxRecord, content: EventContent): ShownEvent {
  const { key, matchId, createdTimestamp, serverId } = record;
  return { key, matchId, createdTimestamp, serverId, content, state: 'here', attention: null };
}
