import { expect, test } from 'vitest';
import { proposedValues, settingDifferences } from './differences.ts';
import type { EntryRow } from './entry.repository.ts';

const entry = (key: string, value: string | null, dataType: EntryRow['dataType'] = 'string'): EntryRow => ({
  id: 1,
  editionId: 1,
  key,
  dataType,
  value,
  format: null,
  labelCs: key,
  labelEn: key,
  descriptionCs: '',
  descriptionEn: '',
  isPublic: true,
  protected: false,
});
const before = { startDate: '2026-06-12', timeZone: 'Europe/Prague' };
const now = { startDate: '2027-06-11', timeZone: 'Europe/Prague' };
const differences = (there: readonly EntryRow[], here: readonly EntryRow[]) =>
  settingDifferences(here, proposedValues(there, before, now)).map(({ entry: { key, value }, proposed }) => [
    key,
    value,
    proposed,
  ]);

test('[CO14] a setting with another value there is listed with both', () => {
  const there = [entry('half-length', '1200'), entry('points-win', '2'), entry('only-there', '1')];
  const here = [entry('half-length', '900'), entry('points-win', '2'), entry('only-here', '1')];
  expect(differences(there, here)).toEqual([['half-length', '900', '1200']]);
});

test('[CO14] an instant keeps its local time and its distance from the first day', () => {
  const at = (key: string, value: string | null) => entry(key, value, 'datetime');
  // 364 days later; summer time begins on 29 March in 2026, on 28 March in 2027.
  const there = [
    at('draw-date', '2026-03-29T16:00:00Z'),
    at('tournament-start-date', '2026-06-11T22:00:00Z'),
  ];
  const here = [at('draw-date', null), at('tournament-start-date', '2027-06-11T00:00:00+02:00')];
  expect(differences(there, here)).toEqual([['draw-date', null, '2027-03-28T16:00:00Z']]);
});

test('[CO14] what is empty there is not listed, so that nothing is erased', () => {
  const there = [entry('contact-email', null), entry('contact-name', '')];
  expect(differences(there, [entry('contact-email', 'a@cup.test'), entry('contact-name', 'A')])).toEqual([]);
});

test.each([
  'edition-phase',
  'organisers-need-second-step',
  'translations',
  'cup-logo',
  'cup-sender',
  'hall-screens',
])('[CO14] %s belongs to its edition or has a page of its own, and is not listed', (key) => {
  expect(differences([entry(key, '1')], [entry(key, '2')])).toEqual([]);
});
