import { expect, test } from 'vitest';
import { categoryLooks } from './category-looks.ts';

test('categories are ranked among those of their gender in the order of the edition, whatever their codes', () => {
  const looks = categoryLooks([
    { code: 'B17', gender: 'M' },
    { code: 'G17', gender: 'W' },
    { code: 'B15', gender: 'M' },
    { code: 'MINI', gender: 'X' },
  ]);
  expect(looks.map(({ gender, ageRank }) => `${gender}${ageRank}`)).toEqual(['M0', 'W0', 'M1', 'X0']);
});
