import { describe, expect, it } from 'vitest';
import { testEventTypes, testType } from '../testing/index.ts';
import type { EventTypeCode } from '../vocabulary/index.ts';
import { type CheckedParticipant, checkEvent, type SubmittedEvent } from './index.ts';

const match = { id: 7, stageCode: '2nd_half' } as const;
const player: CheckedParticipant = { id: 11, matchId: 7, side: 'away', isLeader: false };
const leader: CheckedParticipant = { ...player, id: 12, isLeader: true };

function submitted(code: EventTypeCode, changes: Partial<SubmittedEvent> = {}): SubmittedEvent {
  return {
    type: testType(code),
    stageCode: '1st_half',
    minute: 3,
    second: 20,
    side: null,
    participantId: player.id,
    secondaryParticipantId: null,
    ...changes,
  };
}

const checked = (event: SubmittedEvent, participant: CheckedParticipant | null = player) =>
  checkEvent(event, match, { participant });

const shootout = { stageCode: 'shootout' } as const;

describe('an event', () => {
  it('[MA12] is taken as long as it can be true, also late and for an earlier half', () => {
    for (const { code, category } of testEventTypes) {
      const event = submitted(code, category === 'shootout' ? shootout : {});
      expect(checked(event)).toEqual({ ok: true, side: 'away' });
    }
    expect(checked(submitted('goal', { minute: 59 }))).toMatchObject({ ok: true });
  });

  it('[MA12] needs a type that exists and a time that exists', () => {
    for (const time of [
      { minute: 0, second: 0 },
      { minute: 999, second: 59 },
    ]) {
      expect(checked(submitted('goal', time))).toMatchObject({ ok: true });
    }
    expect(checked(submitted('goal', { type: null }))).toMatchObject({ code: 'event-type-unknown' });
    for (const time of [
      { second: 60 },
      { minute: -1 },
      { second: 0.5 },
      { minute: 1000 },
      { minute: Number.NaN },
    ]) {
      expect(checked(submitted('goal', time))).toMatchObject({ ok: false, code: 'time-impossible' });
    }
  });

  it('[MA13] gives no goal to a team official, but cards and suspensions', () => {
    for (const code of ['goal', 'seven-metre-goal'] as const) {
      expect(checked(submitted(code, { participantId: 12 }), leader)).toEqual({
        ok: false,
        code: 'Participant cannot be leader',
        parameters: { participantId: 12, eventType: code },
      });
    }
    const throwIn = submitted('shootout-goal', { participantId: 12, ...shootout });
    expect(checked(throwIn, leader)).toMatchObject({ code: 'Participant cannot be leader' });
    for (const code of ['two-minutes', 'yellow-card', 'red-card', 'blue-card'] as const) {
      expect(checked(submitted(code, { participantId: 12 }), leader)).toMatchObject({ ok: true });
    }
  });

  it('[MA14] may come before its player is known, with a side', () => {
    expect(checked(submitted('goal', { participantId: null, side: 'home' }), null)).toEqual({
      ok: true,
      side: 'home',
    });
    const nobodys = submitted('goal', { participantId: null });
    expect(checked(nobodys, null)).toEqual({ ok: false, code: 'side-missing', parameters: {} });
  });

  it('[MA14] belongs to the side of its player', () => {
    expect(checked(submitted('goal', { side: 'home' }))).toEqual({ ok: true, side: 'away' });
  });

  it('[MA15] names only people of this match', () => {
    const foreign = { ...player, matchId: 8 };
    expect(checked(submitted('goal'), foreign)).toMatchObject({ code: 'participant-of-another-match' });
    expect(checked(submitted('goal'), null)).toMatchObject({ code: 'participant-of-another-match' });
  });

  it('[MA15] names a second person only where its type has one, and of this match too', () => {
    const withKeeper = (code: EventTypeCode) => submitted(code, { secondaryParticipantId: 21 });
    const keeper: CheckedParticipant = { id: 21, matchId: 7, side: 'home', isLeader: false };
    const both = (code: EventTypeCode, secondary: CheckedParticipant | null) =>
      checkEvent(withKeeper(code), match, { participant: player, secondary });
    expect(both('seven-metre-goal', keeper)).toMatchObject({ ok: true });
    expect(both('goal', keeper)).toMatchObject({ code: 'secondary-participant-not-allowed' });
    expect(both('seven-metre-goal', null)).toMatchObject({ code: 'participant-of-another-match' });
    expect(both('seven-metre-goal', { ...keeper, matchId: 8 })).toMatchObject({ ok: false });
  });

  it('[MA16] happens in play: goals in the halves, shoot-out throws in the shoot-out', () => {
    const refused = { ok: false, code: 'stage-not-played' };
    expect(checked(submitted('shootout-goal'))).toMatchObject(refused);
    expect(checked(submitted('shootout-miss'))).toMatchObject(refused);
    expect(checked(submitted('goal', shootout))).toMatchObject(refused);
    expect(checked(submitted('goal', { stageCode: 'not_started' }))).toMatchObject(refused);
    expect(checked(submitted('two-minutes', { stageCode: 'not_started' }))).toMatchObject(refused);
    expect(checked(submitted('two-minutes', shootout))).toMatchObject({ ok: true });
  });

  it('[MA16] may be a card before the first whistle and after the last, not after approval', () => {
    expect(checked(submitted('red-card', { stageCode: 'not_started' }))).toMatchObject({ ok: true });
    expect(checked(submitted('red-card', { stageCode: 'waiting_for_approval' }))).toMatchObject({ ok: true });
    expect(checked(submitted('red-card', { stageCode: 'finished' }))).toMatchObject({
      code: 'stage-not-played',
    });
  });

  it('[MA17] is not taken into an approved match', () => {
    const result = checkEvent(submitted('goal'), { id: 7, stageCode: 'finished' }, { participant: player });
    expect(result).toEqual({ ok: false, code: 'match-approved', parameters: { matchId: 7 } });
  });
});
