import { readFileSync } from 'node:fs';
import type { MatchRecordBody } from '@sevenmetre/contract/match-reports/match-records';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { recordColumns, recordSheet } from './record-sheet.ts';

const TableSchema = z.object({
  fields: z.array(
    z.object({
      name: z.string(),
      type: z.enum(['integer', 'string', 'date']),
      constraints: z
        .object({
          pattern: z.string(),
          enum: z.array(z.string()),
          minimum: z.number(),
          required: z.boolean(),
        })
        .partial()
        .default({}),
    }),
  ),
});

const file = new URL('../../../../../docs/data-format/match-records.schema.json', import.meta.url);
const { fields } = TableSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

const person = {
  id: 1,
  number: 7,
  name: 'Malá Jana',
  licence: '12-34',
  goals: 2,
  sevenMetreGoals: 1,
  sevenMetreThrows: 2,
  yellow: 1,
  suspensions: [187, 1200],
  red: 0,
  blue: 1,
  yellowAt: [62],
  redAt: [],
  blueAt: [2005],
  shootoutGoals: 1,
};
const official = { ...person, id: 2, number: null, name: 'Stará Eva', blue: 0, blueAt: [], suspensions: [] };
const signature = { remark: '', isVerified: null, score: null } as const;

const record: MatchRecordBody = {
  id: 5,
  number: 12,
  day: '2026-04-03',
  time: '09:30',
  hall: 'H1',
  court: '2',
  category: 'Women U16',
  group: 'A',
  halfLength: 900,
  startedAt: '2026-04-03T07:32:00Z',
  endedAt: '2026-04-03T08:31:00Z',
  approvedAt: '2026-04-03T08:35:00Z',
  score: { home: 5, away: 4 },
  halfTime: { home: 1, away: 1 },
  parts: {
    regular: { home: 2, away: 2 },
    extra1: { home: 3, away: 3 },
    extra2: null,
    shootout: { home: 2, away: 1 },
  },
  endedInShootout: true,
  endedInExtraTime: false,
  walkOver: null,
  home: { name: 'Lipová', players: [person], officials: [official], timeouts: [301] },
  away: { name: 'Dub', players: [], officials: [], timeouts: [] },
  events: [],
  referees: ['Jan Novák (CZ)', 'Petr Novák (CZ)'],
  refereeLicences: ['CZ-17', ''],
  table: ['Jana Stolová'],
  remarks: 'Broken net',
  protest: '',
  injuries: '',
  spectators: 120,
  writtenReports: [
    { side: 'home', personId: 1, text: 'Hit a referee', follows: false, name: 'Jan Novák' },
    { side: 'away', personId: null, text: '', follows: true, name: 'Jan Novák' },
  ],
  signatures: [
    { ...signature, moment: 'before', role: 'timekeeper', way: 'drawn', name: 'Petra Časová' },
    { ...signature, moment: 'after', role: 'home-official', way: 'refused', name: 'Stará Eva', remark: 'No' },
    {
      ...signature,
      moment: 'after',
      role: 'away-official',
      way: 'pin',
      name: 'Olga',
      isVerified: true,
      score: { home: 4, away: 4 },
    },
  ],
  sealed: { version: 1, code: 'ABCDABCDABCD', fingerprint: 'a'.repeat(64), at: '2026-04-03T08:35:00Z' },
};

const edition = { name: 'Lipová Cup', year: 2026, timeZone: 'Europe/Prague' };
const rowsOf = (matches: MatchRecordBody[]) =>
  Papa.parse<Record<string, string>>(recordSheet({ matches, edition }).replace(/^\ufeff/u, ''), {
    header: true,
    skipEmptyLines: true,
  }).data;

it('[MA70] given the sheet of a match with all it can contain, then each column is in the schema and each cell fits it', () => {
  expect(fields.map(({ name }) => name)).toEqual(recordColumns);
  const rows = rowsOf([record]);
  expect(rows).toHaveLength(2);
  for (const row of rows)
    for (const { name, type, constraints } of fields) {
      const text = row[name] ?? '';
      const facts = `${name}: ${text}`;
      if (constraints.required === true) expect(text, facts).not.toBe('');
      if (text === '') continue;
      if (type === 'integer') expect(Number(text), facts).toBeGreaterThanOrEqual(constraints.minimum ?? 0);
      if (type === 'date') expect(text, facts).toMatch(/^\d{4}-\d\d-\d\d$/u);
      if (constraints.pattern !== undefined)
        expect(text, facts).toMatch(new RegExp(`^(?:${constraints.pattern})$`, 'u'));
      if (constraints.enum !== undefined) expect(constraints.enum, facts).toContain(text);
    }
});

it('[MA70] given extra time, shoot-out, cards, a written report and signatures, then the sheet has them as on the match report', () => {
  const [player, leader] = rowsOf([record]);
  expect(player).toMatchObject({
    suspensions: '3:07 20:00',
    yellowAt: '1:02',
    blueAt: '33:25',
    writtenReport: 'Hit a referee',
    otherReports: 'away: follows',
    refereeLicences: 'CZ-17, –',
    throwOff: '09:32',
    finalWhistle: '10:31',
    homeRegular: '2',
    awayExtra1: '3',
    homeExtra2: '',
    homeShootout: '2',
    homeTimeouts: '5:01',
    timekeeper: 'Petra Časová',
    signedBefore: 'timekeeper: Petra Časová (drawn, signed)',
    signedAfter: 'home-official: Stará Eva (refused, refused) No; away-official: Olga (pin, other-score)',
  });
  expect(leader).toMatchObject({ role: 'official', letter: 'A', number: '', writtenReport: '' });
});

it('[MA70] given a walkover without rosters, then the match has one row without a person', () => {
  const team = { players: [], officials: [], timeouts: [] };
  const parts = { regular: null, extra1: null, extra2: null, shootout: null };
  const bare = { ...record, parts, home: { ...team, name: 'Lipová' }, away: { ...team, name: 'Dub' } };
  expect(rowsOf([{ ...bare, walkOver: 'home', writtenReports: [], signatures: [], sealed: null }])).toEqual([
    expect.objectContaining({ match: '12', walkover: 'home', role: '', name: '', homeRegular: '' }),
  ]);
});
