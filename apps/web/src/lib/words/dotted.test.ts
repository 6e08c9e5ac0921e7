import { expect, it } from 'vitest';
import { dotted } from './dotted.ts';

it('a line breaks after a dot, never before it', () => {
  expect(dotted(['Lipová', 'U18', 7])).toBe('Lipová\u00A0· U18\u00A0· 7');
});

it('a range of dates stays in one piece, a dash between words does not', () => {
  expect(dotted(['25.–28. listopadu', '2–5 April', 'A – B'])).toBe(
    '25.–\u206028. listopadu\u00A0· 2–\u20605 April\u00A0· A – B',
  );
});
