import { expect, it } from 'vitest';
import { hallWithCode } from './names.ts';

it('a hall has its name in the reader’s language and its code in brackets, or its code alone', () => {
  const hall = { id: 1, code: 'H12', nameCs: 'Sokolovna', nameEn: 'Falcon hall' };
  expect(hallWithCode(hall, 'cs')).toBe('Sokolovna (H12)');
  expect(hallWithCode(hall, 'en')).toBe('Falcon hall (H12)');
  expect(hallWithCode({ ...hall, nameEn: 'H12' }, 'en')).toBe('H12');
});
