import { expect, it } from 'vitest';
import type { EventTypeCode, Side } from '../vocabulary/index.ts';
import { anEvent, testTypes } from '../testing/index.ts';
import { momentsOf, shootoutRounds } from './index.ts';

function roundsOf(...throws: readonly (readonly [Side, EventTypeCode])[]) {
  const events = throws.map(([side, code], index) =>
    anEvent(code, { id: index + 1, side, minute: 30, competitionMatchStageCode: 'shootout' }),
  );
  return shootoutRounds(momentsOf(events, testTypes)).map(({ home, away }) => [
    home?.event.id ?? null,
    away?.event.id ?? null,
  ]);
}

it('[MA29] the n-th throw of a side stands in round n, whoever began', () => {
  const rounds = roundsOf(
    ['away', 'shootout-goal'],
    ['home', 'shootout-miss'],
    ['away', 'shootout-miss'],
    ['home', 'shootout-goal'],
    ['away', 'shootout-goal'],
  );
  expect(rounds).toEqual([
    [2, 1],
    [4, 3],
    [null, 5],
  ]);
});

it('[MA29] a card is no throw, and goals recorded as those of play are', () => {
  const rounds = roundsOf(
    ['home', 'yellow-card'],
    ['home', 'seven-metre-goal'],
    ['away', 'seven-metre-miss'],
    ['home', 'goal'],
  );
  expect(rounds).toEqual([
    [2, 3],
    [4, null],
  ]);
});

it('[MA29] a match without a shoot-out has no rounds', () => {
  expect(shootoutRounds(momentsOf([anEvent('goal')], testTypes))).toEqual([]);
});
