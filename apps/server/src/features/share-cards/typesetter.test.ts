import { expect, it } from 'vitest';
import { setLine, setToFit } from './typesetter.ts';

const setting = { weight: 900, size: 60 } as const;

it('sets Czech letters, which the type keeps in a second file, into one line', () => {
  const line = setLine('Řepčín', setting);
  expect(line.width).toBeGreaterThan(setLine('Repcin', setting).width * 0.9);
  expect(line.path.match(/M/g)?.length).toBeGreaterThan('Řepčín'.length);
});

it('a letter that the type does not have leaves a mark in its place', () => {
  expect(setLine('漢', setting)).toEqual(setLine('·', setting));
});

it('a long name takes a smaller size, then is cut', () => {
  const name = 'Handballspielgemeinschaft Oberschwabenwinkel';
  const smaller = setToFit(name, setting, 900, 30);
  expect(smaller.width).toBeLessThanOrEqual(900);
  const cut = setToFit(name.repeat(3), setting, 900, 50);
  expect(cut.width).toBeLessThanOrEqual(900);
  expect(cut.path).not.toBe('');
});

it('an empty text is an empty line', () => {
  expect(setLine('', setting)).toEqual({ path: '', width: 0 });
});
