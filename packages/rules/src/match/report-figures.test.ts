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
