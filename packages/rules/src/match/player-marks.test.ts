import { expect, it } from 'vitest';
import { anEvent, testTypes } from '../testing/index.ts';
import { marksOf, momentsOf, noMarks } from './index.ts';

const of = (player: number | null) => ({ competitionMatchParticipantId: player });
const inShootout = { competitionMatchStageCode: 'shootout', minute: 30 } as const;

it('[MA30] marks are goals of play, seven-metre throws, cards and two minutes, by player', () => {
  const events = [
    anEvent('goal', { id: 1, ...of(11) }),
    anEvent('seven-metre-goal', { id: 2, ...of(11) }),
    anEvent('seven-metre-miss', { id: 3, ...of(11) }),
    anEvent('two-minutes', { id: 4, ...of(11) }),
    anEvent('two-minutes', { id: 5, minute: 9, ...of(11) }),
    anEvent('yellow-card', { id: 6, ...of(12), side: 'away' }),
    anEvent('red-card', { id: 7, minute: 9, ...of(12), side: 'away' }),
    anEvent('blue-card', { id: 8, minute: 9, ...of(12), side: 'away' }),
    anEvent('shootout-goal', { id: 9, ...inShootout, ...of(12), side: 'away' }),
  ];
  const marks = marksOf(momentsOf(events, testTypes));
  expect(marks.get(11)).toEqual({
    ...noMarks,
    goals: 2,
    sevenMetreGoals: 1,
    sevenMetreThrows: 2,
    twoMinutes: 2,
  });
  expect(marks.get(12)).toEqual({ ...noMarks, yellow: 1, red: 1, blue: 1, shootoutGoals: 1 });
});

it('[MA30] a goal recorded in the shoot-out is none of play, whatever its type', () => {
  const marks = marksOf(momentsOf([anEvent('seven-metre-goal', inShootout)], testTypes));
  expect(marks.get(11)).toEqual({ ...noMarks, shootoutGoals: 1 });
});

it('[MA30] events without a player are nobody’s', () => {
  expect(marksOf(momentsOf([anEvent('goal', of(null))], testTypes)).size).toBe(0);
});
