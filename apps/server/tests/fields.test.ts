import { readFileSync } from 'node:fs';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { routes } from '@sevenmetre/contract/routes';
import { fieldNames } from '@sevenmetre/contract/testing/field-names';
import { importColumns } from '@sevenmetre/rules/roster';
import { bedColumns } from '../src/features/accommodation/beds-tables.ts';
import { clubColumns } from '../src/features/registrations/review/clubs/club-table.ts';
import { extraPersonsColumns, teamColumns } from '../src/features/registrations/review/clubs/order-tables.ts';
import { refereeColumns } from '../src/features/registrations/review/referees/referee-table.ts';
import { documentColumns, itemColumns, paymentColumns } from '../src/features/invoices/finance-tables.ts';
import * as schema from '../src/platform/database/schema/index.ts';

/** Columns of exports for organisers and clubs, by sheet. */
const sheets: Readonly<Record<string, readonly string[]>> = {
  clubs: clubColumns,
  teams: teamColumns,
  extraPersons: extraPersonsColumns,
  referees: refereeColumns,
  invoiceItems: itemColumns,
  documents: documentColumns,
  payments: paymentColumns,
  beds: bedColumns,
  roster: importColumns,
};

const page = new URL('../../../docs/specification/fields.md', import.meta.url);
const rows = readFileSync(page, 'utf8')
  .split('\n')
  .filter((line) => /^\| \w/.test(line) && !line.startsWith('| field '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

type Looks = (what: string, where: string) => boolean;

const looks: readonly (readonly [cell: number, name: string, isThere: Looks])[] = [
  [2, 'entered', (call, path) => namesIn(call, 'body').has(path)],
  [3, 'stored', (table, column) => columnsOf(table).includes(column)],
  [4, 'shown', (call, path) => namesIn(call, 'answer').has(path)],
  [5, 'exported', (what, where) => sheets[what]?.includes(where) ?? namesIn(what, 'answer').has(where)],
];

it.each(looks)('cell %i of each field of the specification, where it is %s, is true', (cell, _, isThere) => {
  const wrong = rows.filter((row) => {
    const text = row[cell] ?? '';
    if (text.startsWith('– ')) return false;
    const [, what = '', where = ''] = /^`(\w+)(?:[.]|: | )([\w.-]+)`$/.exec(text) ?? [];
    return !isThere(what, where);
  });
  expect(wrong.map((row) => `${row[1]}: ${row[cell]}`)).toEqual([]);
});

it('every sheet of fields is named, and most fields are taken along', () => {
  expect(rows.length).toBeGreaterThan(150);
  const unproven = rows.filter((row) => row[5]?.startsWith('– ')).map((row) => row[1]);
  expect(unproven).toEqual(['id', 'url', 'extension', 'folder']);
});

function columnsOf(name: string): readonly string[] {
  const table = Object.entries(schema).find(([known]) => known === name)?.[1];
  return is(table, PgTable) ? Object.keys(getTableColumns(table)) : [];
}

const known = new Map<string, ReadonlySet<string>>();

function namesIn(call: string, side: 'body' | 'answer'): ReadonlySet<string> {
  const key = `${side} of ${call}`;
  const names = known.get(key) ?? new Set(readNames(call, side));
  known.set(key, names);
  return names;
}

function readNames(call: string, side: 'body' | 'answer'): readonly string[] {
  const route = Object.entries(routes).find(([name]) => name === call)?.[1];
  if (!route) return [];
  const body = 'body' in route ? route.body : null;
  const answer = 200 in route.answers ? route.answers[200] : null;
  const found = side === 'body' ? body : answer;
  return found instanceof z.ZodType ? fieldNames(found, side === 'body' ? 'input' : 'output') : [];
}
