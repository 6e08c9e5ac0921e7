import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDay } from '../../dates/index.ts';
import { readPeopleTable } from '../import/read-table.ts';
import { type PastedContext, readPeople } from './read-people.ts';

/** The nightly job runs ten seeds: a hundred thousand lists, and as many tables. */
const isNightly = process.env['PROPERTY_SEED'] !== undefined;

const firstNames =
  'Jan Petr Jana Eva Žofie Łukasz Jörg Anna-Marie Zuzana Tomáš Ľubomír Grzegorz Søren Ngo Amélie Marek'.split(
    ' ',
  );
/** Some are first names too. */
const lastNames =
  'Novák Dvořáková Šťastná Müller Wiśniewski Łapka Kowalska Ďurčo Marek Martin Pavel Tran Wang Dub Groß Žák'.split(
    ' ',
  );

const person = fc.record({
  firstName: fc.constantFrom(...firstNames),
  lastName: fc.constantFrom(...lastNames),
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.integer({ min: 1, max: 12 }),
  year: fc.integer({ min: 2008, max: 2017 }),
});
type Person = typeof person extends fc.Arbitrary<infer T> ? T : never;

const months = 'ledna února března dubna května června července srpna září října listopadu prosince'.split(
  ' ',
);
const german = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);
const polish =
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(
    ' ',
  );
const two = (value: number) => String(value).padStart(2, '0');

const notations: Readonly<Record<string, (person: Person) => string>> = {
  dots: ({ day, month, year }) => `${day}.${month}.${year}`,
  spaced: ({ day, month, year }) => `${day}. ${month}. ${year}`,
  padded: ({ day, month, year }) => `${two(day)}.${two(month)}.${year}`,
  short: ({ day, month, year }) => `${day}.${month}.${two(year % 100)}`,
  iso: ({ day, month, year }) => `${year}-${two(month)}-${two(day)}`,
  slashes: ({ day, month, year }) => `${two(day)}/${two(month)}/${year}`,
  american: ({ day, month, year }) => `${month}/${day}/${year}`,
  hyphens: ({ day, month, year }) => `${two(day)}-${two(month)}-${year}`,
  czech: ({ day, month, year }) => `${day}. ${months[month - 1] ?? ''} ${year}`,
  german: ({ day, month, year }) => `${day}. ${german[month - 1] ?? ''} ${year}`,
  polish: ({ day, month, year }) => `${day} ${polish[month - 1] ?? ''} ${year}`,
  year: ({ year }) => `(${year})`,
};

const layouts: Readonly<Record<string, (name: string, date: string, index: number) => string>> = {
  plain: (name, date) => `${name} ${date}`,
  comma: (name, date) => `${name}, ${date}`,
  tabs: (name, date) => `${name}\t${date}`,
  bullet: (name, date) => `- ${name}, nar. ${date}, brankář`,
  numbered: (name, date, index) => `${index + 1}. ${name} ${date}`,
  jersey: (name, date, index) => `${index * 3 + 4} ${name} ${date}`,
  dateFirst: (name, date) => `${date} ${name}`,
};

const list = fc.record({
  people: fc.array(person, { minLength: 1, maxLength: 16 }),
  notation: fc.constantFrom(...Object.keys(notations)),
  layout: fc.constantFrom(...Object.keys(layouts)),
  order: fc.constantFrom('first-last', 'last-first'),
  separator: fc.constantFrom(' ', ', ', '\t'),
});

const context: PastedContext = {
  known: { first: [], last: [] },
  answers: { dayOrder: null, nameOrder: null },
  firstDay: '2026-04-02',
  team: '',
  gender: '',
  teams: [],
  leading: null,
};

const bornOn = ({ year, month, day }: Person) => isoDay(year, month, day);
const nameOf = ({ firstName, lastName }: Person, order: string, separator: string) =>
  order === 'first-last' ? `${firstName}${separator}${lastName}` : `${lastName}${separator}${firstName}`;

describe('generated lists of people', () => {
  it('[RO15][RO16][DA7] are read as written, or asked about, never different in silence', () => {
    fc.assert(
      fc.property(list, ({ people, notation, layout, order, separator }) => {
        const lines = people.map((one, index) =>
          layouts[layout]?.(nameOf(one, order, separator), notations[notation]?.(one) ?? '', index),
        );
        const { rows, aside } = readPeople(lines.join('\n'), context);
        expect(rows.length + aside.length).toBe(people.length);
        for (const row of rows) {
          const meant = people[row.line - 1];
          if (meant === undefined || row.open.length > 0) continue;
          expect([row.firstName, row.lastName, row.birthDate]).toEqual([
            meant.firstName,
            meant.lastName,
            bornOn(meant),
          ]);
        }
      }),
      { numRuns: isNightly ? 10_000 : 3_000 },
    );
  });

  it('[RO16][DA7] in a table are read the same way', () => {
    const heading = fc.constantFrom('Jméno a příjmení', 'Příjmení a jméno', 'Name', 'Spieler');
    fc.assert(
      fc.property(list, heading, ({ people, notation, order, separator }, title) => {
        const rows = people.map((one) => [
          nameOf(one, order, separator.trim() === ',' ? separator : ' '),
          notations[notation]?.(one) ?? '',
        ]);
        const read = readPeopleTable([[title, 'Datum narození'], ...rows], context);
        if (!read.ok) throw new Error('no columns');
        expect(read.rows).toHaveLength(people.length);
        for (const row of read.rows) {
          const meant = people[row.line - 2];
          if (meant === undefined || row.open.length > 0) continue;
          const isStated = title === 'Name' || title === 'Spieler' || order === statedBy(title);
          if (isStated) expect(row.firstName).toBe(meant.firstName);
          if (notation !== 'year') expect(row.birthDate).toBe(bornOn(meant));
        }
      }),
      { numRuns: isNightly ? 10_000 : 2_000 },
    );
  });
});

function statedBy(title: string): string {
  return title === 'Jméno a příjmení' ? 'first-last' : 'last-first';
}
