import { type EventTypes, eventTypesById, type RecordedEvent } from '../match/index.ts';
import type { EventTypeRule } from '../tournament/index.ts';
import type { EventTypeCode } from '../vocabulary/index.ts';

const base = {
  scoreIncrease: 0,
  penaltyDuration: 0,
  penaltyMatchStop: false,
  secondaryParticipantAllowed: false,
};

/** The usual event types of an edition. */
export const testEventTypes: readonly (EventTypeRule & { readonly code: EventTypeCode })[] = [
  { ...base, id: 1, code: 'goal', category: 'goal', scoreIncrease: 1 },
  {
    ...base,
    id: 2,
    code: 'seven-metre-goal',
    category: 'goal',
    scoreIncrease: 1,
    secondaryParticipantAllowed: true,
  },
  { ...base, id: 3, code: 'seven-metre-miss', category: 'other', secondaryParticipantAllowed: true },
  { ...base, id: 4, code: 'shootout-goal', category: 'shootout', scoreIncrease: 1 },
  { ...base, id: 5, code: 'shootout-miss', category: 'shootout' },
  {
    ...base,
    id: 6,
    code: 'two-minutes',
    category: 'suspension',
    penaltyDuration: 120,
    penaltyMatchStop: true,
  },
  { ...base, id: 7, code: 'yellow-card', category: 'card' },
  { ...base, id: 8, code: 'red-card', category: 'card', penaltyDuration: 120, penaltyMatchStop: true },
  { ...base, id: 9, code: 'blue-card', category: 'card' },
  { ...base, id: 10, code: 'team-timeout', category: 'other', penaltyMatchStop: true },
  { ...base, id: 11, code: 'empty-goal', category: 'goal', scoreIncrease: 1 },
  { ...base, id: 12, code: 'goalkeeper-out', category: 'other' },
  { ...base, id: 13, code: 'goalkeeper-in', category: 'other' },
];

export const testTypes: EventTypes = eventTypesById(testEventTypes);

export function testType(code: EventTypeCode): EventTypeRule {
  const found = testEventTypes.find((type) => type.code === code);
  if (!found) throw new Error(`no event type ${code}`);
  return found;
}

/** An event with defaults: a home player, first half, 5:00. */
export function anEvent(
  code: EventTypeCode,
  changes: Partial<Omit<RecordedEvent, 'competitionEventTypeId'>> = {},
): RecordedEvent {
  return {
    id: 1,
    minute: 5,
    second: 0,
    competitionEventTypeId: testType(code).id,
    competitionMatchParticipantId: 11,
    competitionMatchStageCode: '1st_half',
    side: 'home',
    ...changes,
  };
}
