import { createTranslator } from '@sevenmetre/phrases';
import { standings } from '@sevenmetre/phrases/en/standings';
import { expect, it } from 'vitest';
import { lengthText, orderValue } from './order-words.ts';

it('lengths of halves are read as minutes and seconds, criteria in their order', () => {
  const t = createTranslator({ standings }, 'en');
  expect([600, 905].map(lengthText)).toEqual(['10:00', '15:05']);
  expect(orderValue(t, 'halfLength', '600 905')).toBe('10:00, 15:05');
  expect(orderValue(t, 'tieBreakers', 'points lots')).toBe(
    [t('standings.criterion.points'), t('standings.criterion.lots')].join(', '),
  );
});
