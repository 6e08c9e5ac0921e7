import { clubColumns, planClubList, readClubList } from '@sevenmetre/rules/club-list';
import { locales } from '@sevenmetre/rules/language';
import {
  listColumnsOf,
  listRulesOf,
  planRecordList,
  readRecordList,
  recordLists,
} from '@sevenmetre/rules/record-list';
import { importColumns, planImport, readPeopleTable, rosterLimits } from '@sevenmetre/rules/roster';
import { type SampleContext, sampleText } from '@sevenmetre/rules/sheet-import';
import { readCells, readText } from '@sevenmetre/rules/tables';
import { loadWords } from '@sevenmetre/phrases/load-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const words = new Map(await Promise.all(locales.map(async (one) => [one, await loadWords(one)] as const)));
const countries = [{ id: 1, words: ['CZ'] }];
const team = { id: 20, categoryId: 2, name: 'TJ Lípa I' };

const made = fc.record({
  locale: fc.constantFrom(...locales),
  codes: fc.uniqueArray(fc.constantFrom('MC', 'WC', 'U13', 'mini'), { maxLength: 4 }),
  born: fc
    .integer({ min: 0, max: 300 })
    .map((days) => new Date(Date.UTC(2012, 0, 1 + days)).toISOString().slice(0, 10)),
  gender: fc.constantFrom('M', 'W'),
});
type Made = typeof made extends fc.Arbitrary<infer T> ? T : never;

function rowsOf(kind: Parameters<typeof sampleText>[0], { locale, codes, born, gender }: Made) {
  const t = words.get(locale);
  if (t === undefined) throw new Error('no words');
  const headings = {
    roster: Object.fromEntries(importColumns.map((column) => [column, t.participants.column[column]])),
    clubs: Object.fromEntries(clubColumns.map((column) => [column, t.clubList.column[column]])),
    halls: Object.fromEntries(listColumnsOf('halls').map((column) => [column, t.recordList.column[column]])),
    officials: Object.fromEntries(
      listColumnsOf('officials').map((column) => [column, t.recordList.column[column]]),
    ),
  }[kind];
  const context: SampleContext = {
    categories: codes,
    countryCode: 'CZ',
    team: { label: 'MC TJ Lípa I', birthDate: born, gender },
  };
  const { text } = readText(new TextEncoder().encode(sampleText(kind, headings, context)));
  return readCells(text).rows;
}

describe('sample files in every language', () => {
  it.each(recordLists)('[SI4] of %s are imported whole', (list) => {
    fc.assert(
      fc.property(made, (one) => {
        const read = readRecordList(list, rowsOf(list, one));
        const plan = planRecordList(listRulesOf(list), read?.rows ?? [], { known: [], countries });
        expect(plan.map(({ result, violations }) => [result, violations])).toEqual([
          ['create', []],
          ['create', []],
        ]);
        expect(read?.unknown).toEqual([]);
      }),
    );
  });

  it('[SI4] of clubs are imported whole', () => {
    fc.assert(
      fc.property(made, (one) => {
        const read = readClubList(rowsOf('clubs', one));
        const categories = one.codes.map((code, id) => ({ id, words: [code], capacity: null, accepted: 0 }));
        const plan = planClubList(read?.rows ?? [], { clubs: [], countries, categories, countryId: null });
        expect(plan.map(({ result, violations }) => [result, violations])).toEqual([
          ['create', []],
          ['create', []],
        ]);
        expect([read?.unknown, plan.map(({ fill }) => fill.contactFirstName)]).toEqual([[], ['Anna', 'Eva']]);
      }),
    );
  });

  it('[SI4] of people are imported whole', () => {
    fc.assert(
      fc.property(made, (one) => {
        const read = readPeopleTable(rowsOf('roster', one), {
          known: { first: [], last: [] },
          answers: { dayOrder: null, nameOrder: null },
          firstDay: '2026-04-02',
          team: '',
          gender: '',
        });
        if (!read.ok) throw new Error(`no columns: ${one.locale}`);
        const categories = [{ id: 2, code: 'MC', gender: 'X' as const, birthDateMin: '2012-01-01' }];
        const roster = { persons: [], teams: [team], categories };
        const limits = rosterLimits(new Map(), '2026-04-02');
        const plan = planImport(read.rows, roster, limits, { teamIds: null, mayChangeNumbers: true });
        expect(plan.rows.map(({ result, violations }) => [result, violations])).toEqual([
          ['create', []],
          ['create', []],
        ]);
      }),
    );
  });
});
