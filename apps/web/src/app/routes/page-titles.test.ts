import { createTranslator } from '@sevenmetre/phrases';
import { csAll } from '@sevenmetre/phrases/cs-all';
import { enAll } from '@sevenmetre/phrases/en-all';
import { placeKinds } from '@sevenmetre/rules/vocabulary';
import { expect, it } from 'vitest';
import { hallsHead } from '../../features/public/halls/halls-head.ts';
import { placesHead } from '../../features/public/places/places-head.ts';

it.each([
  ['cs', csAll],
  ['en', enAll],
] as const)('given pages of halls and of places in %s, then each has a title of its own', (locale, words) => {
  const t = createTranslator(words, locale);
  const heads = [hallsHead(t, null), ...placeKinds.map((kind) => placesHead(t, kind, null))];
  const titles = heads.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
