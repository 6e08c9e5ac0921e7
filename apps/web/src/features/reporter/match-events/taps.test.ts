import type { ShownEvent } from '@sevenmetre/sync/outbox/index';
import { describe, expect, it } from 'vitest';
import { practiceSheet as sheet } from '../match-sheets/practice-sheet.ts';
import { noTaps, expire, mayFollow, press, undo } from './taps.ts';
import type { Taps, Pressed } from './taps.ts';

const [goal, twoMinutes] = [1, 6];
const novak: Pressed = { kind: 'person', side: 'home', personId: 105 };
const becker: Pressed = { kind: 'person', side: 'away', personId: 200 };
const official: Pressed = { kind: 'person', side: 'home', personId: 112 };
const type = (typeId: number): Pressed => ({ kind: 'type', typeId });
const at = (now: number, seconds = now / 1000) =>
  ({ sheet, now, time: { stage: '1st_half', seconds } }) as const;

/** Presses one after the other; each stands with the wall clock in milliseconds. */
function play(...presses: readonly (readonly [number, Pressed])[]) {
  let taps: Taps = noTaps;
  const recorded = presses.flatMap(([now, pressed]) => {
    const pressing = press(taps, pressed, at(now));
    taps = pressing.taps;
    return pressing.asked === null ? [] : [pressing.asked.content];
  });
  return { taps, recorded };
}

describe('two taps', () => {
  it.each([
    ['player, then event', novak, type(goal)],
    ['event, then player', type(goal), novak],
  ])('%s are one event with the time of the first', (_, first, second) => {
    const { taps, recorded } = play([30_000, first], [34_000, second]);
    expect(recorded).toEqual([
      {
        stageId: 2,
        eventTypeId: goal,
        side: 'home',
        minute: 0,
        second: 30,
        participantId: 105,
        secondaryParticipantId: null,
      },
    ]);
    expect(taps.armed).toBeNull();
  });

  it('another number before the event changes the player', () => {
    const { recorded } = play([1000, novak], [2000, becker], [3000, type(goal)]);
    expect(recorded).toMatchObject([{ side: 'away', participantId: 200 }]);
  });

  it('the same number again takes the selection back, unless the hand only trembled', () => {
    expect(play([1000, novak], [2000, novak]).taps.armed).toBeNull();
    expect(play([1000, novak], [1200, novak]).taps.armed).not.toBeNull();
  });

  it('a number that is not known yet is recorded with its side', () => {
    const unknown: Pressed = { kind: 'person', side: 'away', personId: null };
    expect(play([1000, unknown], [2000, type(goal)]).recorded).toMatchObject([
      { side: 'away', participantId: null },
    ]);
  });

  it('of a shoot-out are recorded in it, whatever the clock shows', () => {
    expect(play([1000, novak], [2000, type(4)]).recorded).toMatchObject([{ stageId: 4, minute: 30 }]);
  });
});

describe('a hand in a hurry', () => {
  it('counts a double press of the same button once, by the wall clock', () => {
    const { taps, recorded } = play([1000, novak], [2000, type(goal)], [2300, type(goal)]);
    expect(recorded).toHaveLength(1);
    expect(taps).toMatchObject({ notice: 'once', armed: null });
    expect(play([1000, novak], [2000, type(goal)], [2600, type(goal)]).taps.armed).not.toBeNull();
  });

  it('goes on with another player at once', () => {
    const { recorded } = play([1000, novak], [2000, type(goal)], [2100, becker], [2700, type(twoMinutes)]);
    expect(recorded).toHaveLength(2);
  });

  it('lets a selection run out after ten seconds', () => {
    const { taps } = play([1000, novak]);
    expect(expire(taps, 10_900).armed).not.toBeNull();
    expect(expire(taps, 11_000).armed).toBeNull();
  });
});

describe('leaders', () => {
  it('get no goal, and may be suspended', () => {
    const { taps, recorded } = play([1000, official], [2000, type(goal)]);
    expect(recorded).toEqual([]);
    expect(taps).toMatchObject({ notice: 'leader-cannot-score', armed: { pressed: official } });
    expect(play([1000, official], [2000, type(twoMinutes)]).recorded).toHaveLength(1);
    expect(mayFollow(sheet, taps.armed, type(goal))).toBe(false);
  });
});

describe('what has been recorded', () => {
  const shown: ShownEvent = {
    key: 'device-1',
    matchId: 1,
    createdTimestamp: 0,
    serverId: null,
    state: 'here',
    attention: null,
    content: {
      stageId: 2,
      eventTypeId: goal,
      side: 'home',
      minute: 3,
      second: 7,
      participantId: 105,
      secondaryParticipantId: null,
    },
  };

  it('is undone once by a hand that presses twice, and can be put back', () => {
    const undone = undo(noTaps, shown, 1000);
    expect(undone?.undone).toEqual(shown.content);
    expect(undone && undo(undone, shown, 1500)).toBeNull();
    expect(undone && undo(undone, shown, 1700)).not.toBeNull();
  });

  it('gets another player by one tap, and keeps its time', () => {
    const fixing = { event: shown, who: 'player' } as const;
    const { taps, asked } = press({ ...noTaps, fixing }, becker, at(9000));
    expect(asked).toMatchObject({
      kind: 'correct',
      content: { side: 'away', participantId: 200, minute: 3, second: 7 },
    });
    expect(taps.fixing).toBeNull();
  });

  it('gets a second player the same way', () => {
    const fixing = { event: shown, who: 'second' } as const;
    const { asked } = press({ ...noTaps, fixing }, novak, at(9000));
    expect(asked?.content).toMatchObject({ participantId: 105, secondaryParticipantId: 105 });
  });

  it('of a late entry bears the time that was set, again and again', () => {
    const late = { stage: '1st_half', seconds: 65 } as const;
    let taps: Taps = { ...noTaps, late };
    for (const [now, pressed] of [
      [1000, novak],
      [2000, type(goal)],
      [20_000, becker],
    ] as const)
      taps = press(taps, pressed, at(now)).taps;
    expect(press(taps, type(goal), at(21_000)).asked?.content).toMatchObject({ minute: 1, second: 5 });
  });
});

describe('fixing the last event', () => {
  const content = {
    stageId: 2,
    eventTypeId: goal,
    side: 'home',
    minute: 3,
    second: 20,
    participantId: 105,
    secondaryParticipantId: null,
  } as const;
  const event: ShownEvent = {
    key: 'a',
    matchId: 1,
    createdTimestamp: 1,
    serverId: null,
    content,
    state: 'here',
    attention: null,
  };
  const fixing: Taps = { ...noTaps, fixing: { event, who: 'player' } };

  it('a button of the rail makes it another event of the same player at the same time', () => {
    const { taps, asked } = press(fixing, type(twoMinutes), at(9000));
    expect(asked).toEqual({ kind: 'correct', event, content: { ...content, eventTypeId: twoMinutes } });
    expect(taps.fixing).toBeNull();
  });

  it('a leader gets no goal by it', () => {
    const ofOfficial = { ...event, content: { ...content, eventTypeId: twoMinutes, participantId: 112 } };
    const { taps, asked } = press(
      { ...noTaps, fixing: { event: ofOfficial, who: 'player' } },
      type(goal),
      at(9000),
    );
    expect(asked).toBeNull();
    expect(taps.notice).toBe('leader-cannot-score');
  });
});
