import { expect, it } from 'vitest';
import { sizeOf } from './poster.ts';

const ten = Array.from({ length: 20 }, () => 'TJ Sokol Tři Lípy');

it('given few matches with short names, then letters are large', () => {
  expect(sizeOf(ten, false)).toBe(14.5);
  expect(sizeOf([...ten, ...ten, ...ten], false)).toBe(9);
});

it('given a word of 25 letters, then letters are small enough for its column', () => {
  const size = sizeOf([...ten.slice(1), 'Handballspielgemeinschaft Oberlausitz'], false);
  expect(size).toBeCloseTo(12.7, 1);
});
