import { expect, it } from 'vitest';
import { anEvent, testTypes } from '../testing/index.ts';
import { momentsOf, reportFigures } from './index.ts';

const by = (player: number | null) => ({ competitionMatchParticipantId: player });

it('[MA70] a report names the time of each suspension and time-out, and counts seven-metre throws of play by side', () => {
  const events = [
    anEvent('seven-metre-goal', { id: 1, minute: 2, second: 5, ...by(11) }),
    anEvent('seven-metre-miss', { id: 2, minute: 4, second: 0, ...by(11) }),
    anEvent('two-minutes', { id: 3, minute: 5, second: 7, ...by(12), side: 'away' }),
    anEvent('two-minutes', { id: 4, minute: 9, second: 30, ...by(12), side: 'away' }),
    anEvent('team-timeout', { id: 5, minute: 12, second: 1, ...by(null), side: 'away' }),
    anEvent('seven-metre-goal', { id: 6, competitionMatchStageCode: 'shootout', minute: 30, ...by(11) }),
  ];
  const { marks, suspensions, sides } = reportFigures(momentsOf(events, testTypes));
  expect(marks.get(11)).toMatchObject({ goals: 1, sevenMetreThrows: 2, shootoutGoals: 1 });
  expect(suspensions).toEqual(new Map([[12, [307, 570]]]));
  expect(sides.home).toEqual({ sevenMetreGoals: 1, sevenMetreThrows: 2, timeouts: [] });
  expect(sides.away).toEqual({ sevenMetreGoals: 0, sevenMetreThrows: 0, timeouts: [721] });
});

it('[MA70] a report names the time of each card, and the score after each part that was played', () => {
  const extra = (stage: 'extra1_1st_half' | 'extra2_2nd_half', id: number, side: 'home' | 'away') =>
    anEvent('goal', { id, side, competitionMatchStageCode: stage, minute: 30 + id });
  const events = [
    anEvent('goal', { id: 1, minute: 2, ...by(11) }),
    anEvent('goal', { id: 2, minute: 20, competitionMatchStageCode: '2nd_half', side: 'away' }),
    anEvent('yellow-card', { id: 3, minute: 3, second: 9, ...by(11) }),
    anEvent('red-card', { id: 4, minute: 21, competitionMatchStageCode: '2nd_half', ...by(11) }),
    anEvent('blue-card', { id: 5, minute: 21, competitionMatchStageCode: '2nd_half', ...by(11) }),
    extra('extra2_2nd_half', 6, 'away'),
    extra('extra2_2nd_half', 7, 'home'),
    anEvent('shootout-goal', { id: 8, competitionMatchStageCode: 'shootout' }),
    anEvent('red-card', { id: 9, competitionMatchStageCode: 'waiting_for_approval', minute: 60, ...by(13) }),
  ];
  const { cards, parts } = reportFigures(momentsOf(events, testTypes));
  expect(cards).toEqual(
    new Map([
      [11, { yellow: [189], red: [1260], blue: [1260] }],
      [13, { yellow: [], red: [3600], blue: [] }],
    ]),
  );
  expect(parts).toEqual({
    regular: { home: 1, away: 1 },
    extra1: { home: 1, away: 1 },
    extra2: { home: 2, away: 2 },
    shootout: { home: 1, away: 0 },
  });
  const thrown = [...events.slice(0, 2), ...events.slice(-2)];
  expect(reportFigures(momentsOf(thrown, testTypes)).parts.regular).toEqual({ home: 1, away: 1 });
  const played = momentsOf([anEvent('goal', { id: 1 })], testTypes);
  const none = { extra1: null, extra2: null, shootout: null };
  expect(reportFigures(played).parts).toEqual({ regular: { home: 1, away: 0 }, ...none });
  expect(reportFigures([]).parts).toEqual({ regular: null, ...none });
});
