import { expect, test } from 'vitest';
import { platesOnCard } from './club-plates.tsx';

test('given room for all plates of a card, then all are shown', () => {
  expect(platesOnCard([], 288)).toBe(0);
  expect(platesOnCard(['MA', 'MB', 'MC', 'WD', 'WE'], 288)).toBe(5);
});

test('given more plates than a card has room for, then the number of those left out has room, too', () => {
  expect(platesOnCard(['MA', 'MB', 'MC', 'MD', 'ME', 'WA', 'WB', 'WC'], 288)).toBe(6);
  expect(platesOnCard(['U18-BOYS', 'U18-GIRLS', 'U16-BOYS'], 288)).toBe(2);
});
