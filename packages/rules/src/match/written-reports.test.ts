import { expect, it } from 'vitest';
import { cardsWithoutReport, isWritten } from './index.ts';

const report = { key: 'a', text: '', follows: false, name: '' };

it('[MA112] a blue card has its report once that has a text, or a person states by name that it follows', () => {
  expect(isWritten(report)).toBe(false);
  expect(isWritten({ ...report, text: ' ' })).toBe(false);
  expect(isWritten({ ...report, follows: true, name: ' ' })).toBe(false);
  expect(isWritten({ ...report, follows: true, name: 'Eva Javorová' })).toBe(true);
  expect(isWritten({ ...report, text: 'Hit an opponent after the whistle.' })).toBe(true);
});

it('[MA112] the cards without a report are named in their order', () => {
  const reports = [
    { ...report, text: 'Spat at an opponent.' },
    { ...report, key: 'b' },
  ];
  expect(cardsWithoutReport(['b', 'a', 'c'], reports)).toEqual(['b', 'c']);
  expect(cardsWithoutReport([], reports)).toEqual([]);
});
