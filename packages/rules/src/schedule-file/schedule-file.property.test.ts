import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charactersOf, readCells, readText } from '../tables/index.ts';
import {
  noScheduleAnswers,
  planScheduleFile,
  type PlanMatch,
  type PlanTeam,
  readScheduleFile,
  type ScheduleFileContext,
} from './index.ts';

const clubs = [
  'TJ Lípa',
  'HK Žďár',
  'DHK Šťastná Ves',
  'Sokol Říčany',
  'Slavoj Łódź',
  'HC Müller Köln',
  'Dukla Praha',
  'Slavia Praha',
];
const days = ['2026-06-12', '2026-06-13', '2026-06-14'];
const halls = [
  { code: 'H01', names: ['Hala Sever', 'North Hall'] },
  { code: 'H02', names: ['Hala Jih', 'South Hall'] },
];

const teams: readonly PlanTeam[] = clubs.flatMap((club, index) =>
  ['MA', 'WA'].flatMap((category) =>
    (index < 3 ? [1, 2] : [1]).map((number) => ({
      id: `${category}${index}-${number}`,
      category,
      name: `${club} ${number === 1 ? 'I' : 'II'}`,
      own: null,
      club,
      number,
      country: 'CZ',
    })),
  ),
);

const matches: readonly PlanMatch[] = ['MA', 'WA'].flatMap((category) => {
  const own = teams.filter((team) => team.category === category);
  return own.flatMap((home, at) =>
    own.slice(at + 1, at + 4).map((away, order) => ({
      key: `${category} A:${at}-${order}`,
      category,
      number: null,
      group: 'A',
      level: 'preliminary',
      isBracket: false,
      home: home.id,
      away: away.id,
      isFixed: false,
      isLocked: false,
      to: null,
    })),
  );
});

const context: ScheduleFileContext = {
  days,
  timeZone: 'Europe/Prague',
  categories: [
    { code: 'MA', words: ['Chlapci', 'Boys'], isDrawn: true },
    { code: 'WA', words: ['Dívky', 'Girls'], isDrawn: true },
  ],
  teams,
  courts: halls.map(({ code, names }, index) => ({
    key: String(index + 1),
    hall: index + 1,
    number: 1,
    hallWords: [code, ...names],
    name: null,
  })),
  matches,
};

const headings = [
  ['Datum', 'Čas', 'Hala', 'Kategorie', 'Domácí', 'Hosté', 'Poznámka'],
  ['Date', 'Time', 'Venue', 'Category', 'Home', 'Away', 'Note'],
  ['Tag', 'Anwurf', 'Halle', 'Altersklasse', 'Heim', 'Gast', 'Bemerkung'],
  ['Dátum', 'Začiatok', 'Hala', 'Kategória', 'Domáci', 'Hostia', 'Poznámka'],
  ['Data', 'Godzina', 'Hala', 'Kategoria', 'Gospodarze', 'Goście', 'Uwagi'],
];
const two = (number: number) => String(number).padStart(2, '0');
const dayNotations: readonly ((day: number) => string)[] = [
  (day) => `${day}.6.2026`,
  (day) => `${day}. 6. 26`,
  (day) => `${day}.6.`,
  (day) => `2026-06-${day}`,
  (day) => `${day}/06/2026`,
  (day) => `06/${day}/2026`,
  (day) => String(46_173 + day),
  (day) => ['pátek', 'sobota', 'neděle'][day - 12] ?? '',
  (day) => `${['Fr', 'Sa', 'So'][day - 12]} ${day}.06.`,
  (day) => `${day} June`,
];
const timeNotations: readonly ((hour: number, minute: number) => string)[] = [
  (hour, minute) => `${hour}:${two(minute)}`,
  (hour, minute) => `${two(hour)}.${two(minute)}`,
  (hour, minute) => `${hour}h${two(minute)}`,
  (hour, minute) => `${hour}:${two(minute)} Uhr`,
  (hour, minute) => String((hour * 60 + minute) / 1440),
  (hour, minute) => String(Number(`${hour}.${two(minute)}`)),
  (hour, minute) => `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
  (hour, minute) => `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute)}`,
  (hour, minute) => `${two(hour)}${two(minute)}`,
];
const nameNotations: readonly ((team: PlanTeam) => string)[] = [
  ({ name }) => name,
  ({ club, number }) => `${club} ${number === 1 ? 'A' : 'B'}`,
  ({ club, number }) => `${club.replace(/^(?:TJ|HK|DHK|HC) /u, '')} ${number}`,
  ({ club, number }) => `${club.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()} ${number}`,
  ({ club, number }) => `${club}${number === 1 ? '' : ' B'} (CZE)`,
  ({ club }) => club,
  ({ club }) => club.split(' ').at(-1) ?? '',
];
const categoryNotations = [
  { MA: 'MA', WA: 'WA' },
  { MA: 'chlapci', WA: 'dívky' },
  { MA: 'Boys', WA: 'Girls' },
];
const encodings = ['utf-8', 'windows-1250', 'iso-8859-2', 'windows-1252', 'ibm852', 'x-mac-ce'] as const;

function encode(text: string, encoding: (typeof encodings)[number]): Uint8Array {
  const characters = encoding === 'utf-8' ? '' : charactersOf(encoding);
  // A text that has other letters is saved in Unicode.
  if (text.split('').some((letter) => !characters.includes(letter))) return new TextEncoder().encode(text);
  return Uint8Array.from(text, (letter) => characters.indexOf(letter));
}

const rowOf = fc.record({
  match: fc.nat({ max: matches.length - 1 }),
  isTurned: fc.boolean(),
  day: fc.integer({ min: 12, max: 14 }),
  hour: fc.integer({ min: 8, max: 20 }),
  minute: fc.constantFrom(0, 5, 15, 30, 40, 45),
  hall: fc.nat({ max: 1 }),
});
const from = <T>(items: readonly T[]) => fc.constantFrom(...items);
const written = fc.record({
  rows: fc.uniqueArray(rowOf, { minLength: 1, maxLength: 12, selector: ({ match }) => match }),
  heading: from(headings),
  delimiter: from([';', ',', '\t', '|']),
  encoding: from(encodings),
  day: from(dayNotations),
  time: from(timeNotations),
  name: from(nameNotations),
  category: from(categoryNotations),
  hallName: from([0, 1, 2]),
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }),
  hasTitle: fc.boolean(),
  hasFooter: fc.boolean(),
  hasBreak: fc.boolean(),
  hasRepeat: fc.boolean(),
});
/** Twelve hours without a word are those of one afternoon. */
const file = written.map((made) =>
  made.time === timeNotations[7]
    ? { ...made, rows: made.rows.map((row) => ({ ...row, hour: Math.min(row.hour, 19) })) }
    : made,
);
type Made = typeof file extends fc.Arbitrary<infer T> ? T : never;

/** The text of a file, and what each of its rows means. */
function write(made: Made) {
  const cells = made.rows.map(({ match: at, isTurned, day, hour, minute, hall }) => {
    const match = matches[at];
    const named = (id: string | null | undefined) => {
      const team = teams.find((each) => each.id === id);
      return team ? made.name(team) : '';
    };
    const sides = [named(match?.home), named(match?.away)];
    const { code = '', names = [] } = halls[hall] ?? {};
    const hallText = made.hallName === 0 ? code : (names[made.hallName - 1] ?? '');
    const category = made.category[match?.category === 'MA' ? 'MA' : 'WA'];
    return [
      made.day(day),
      made.time(hour, minute),
      hallText,
      category,
      ...(isTurned ? sides.toReversed() : sides),
      '',
    ];
  });
  const rows = [
    ...(made.hasTitle ? [['Letní turnaj 2026']] : []),
    made.heading,
    ...cells,
    ...(made.hasBreak ? [['', '12:00', 'H01', '', '', '', 'Oběd']] : []),
    ...(made.hasRepeat ? [made.heading] : []),
    ...(made.hasFooter ? [[`Celkem: ${cells.length}`]] : []),
  ];
  const quoted = (cell: string) => (cell.includes(made.delimiter) ? `"${cell}"` : cell);
  const width = (row: readonly string[]) =>
    row.length === 1 ? row : made.order.map((column) => row[column] ?? '');
  return rows.map((row) => width(row).map(quoted).join(made.delimiter)).join('\r\n');
}

describe('schedules of any notation', () => {
  it('[SF1][SF3][SF4][SF6] are equal or asked about, never silently different, and every row is counted', () => {
    let taken = 0;
    let all = 0;
    fc.assert(
      fc.property(file, (made) => {
        const bytes = encode(write(made), made.encoding);
        const { doubts } = readText(bytes);
        // An encoding in which the heading has no meaning is not the right one.
        const found = [undefined, ...doubts.map(({ encoding }) => encoding)].flatMap((encoding) => {
          const { rows } = readCells(readText(bytes, encoding).text);
          const read = readScheduleFile(rows);
          return read === null ? [] : [{ cells: rows, read }];
        });
        const [first] = found;
        if (first === undefined) throw new Error(`no heading in ${write(made)}`);
        const { cells, read } = first;
        const filled = cells.filter((row) => row.some((cell) => cell.trim() !== '')).length;
        expect(read.rows.length + read.aside.length).toBe(filled);
        const rows = read.rows.map((row) => ({ ...row, isDoubtful: doubts.length > 0 }));
        const planned = planScheduleFile(rows, context, noScheduleAnswers).rows;
        expect(planned).toHaveLength(read.rows.length);
        const firstLine = read.rows[0]?.line ?? 0;
        for (const { row, result, match, to } of planned) {
          if (result !== 'place') continue;
          const meant = made.rows[row.line - firstLine];
          const start = (meant ? meant.day - 12 : 0) * 1440 + (meant?.hour ?? 0) * 60 + (meant?.minute ?? 0);
          expect([match, to]).toEqual([
            matches[meant?.match ?? -1]?.key,
            { hall: String((meant?.hall ?? 0) + 1), start },
          ]);
          taken += 1;
        }
        all += made.rows.length;
      }),
      { numRuns: 1_500 },
    );
    // Questions about everything would be no help.
    expect(taken / all).toBeGreaterThan(0.5);
  });
});

const grid = fc.record({
  rows: fc.uniqueArray(rowOf, {
    minLength: 2,
    maxLength: 16,
    selector: ({ day, hour, minute, hall }) => [day, hour, minute, hall].join(),
  }),
  delimiter: from([';', '\t', '|']),
  encoding: from(encodings),
  day: from(dayNotations),
  time: from(timeNotations.slice(0, 4)),
  name: from(nameNotations.slice(0, 4)),
  category: from(categoryNotations),
  hallName: from([0, 1, 2]),
  cell: from(['before', 'behind', 'line']),
  days: from(['columns', 'sections', 'titles']),
  hasBreak: fc.boolean(),
});
type Grid = typeof grid extends fc.Arbitrary<infer T> ? T : never;

/** Each match once, at its place. */
function placesOf({ rows }: Grid) {
  const seen = new Set<number>();
  return rows.filter(({ match }) => !seen.has(match) && seen.add(match));
}

function cellOf({ match: at }: Grid['rows'][number], made: Grid): string {
  const match = matches[at];
  const named = (id: string | null | undefined) => {
    const team = teams.find((each) => each.id === id);
    return team ? made.name(team) : '';
  };
  const pair = `${named(match?.home)} – ${named(match?.away)}`;
  const category = made.category[match?.category === 'MA' ? 'MA' : 'WA'];
  if (made.cell === 'before') return `${category}: ${pair}`;
  return made.cell === 'behind' ? `${pair} (${category})` : `${category}\n${pair}`;
}

/** A table with times in rows, a column for each hall, and the days beside, above or between. */
function writeGrid(made: Grid): string[][] {
  const placed = placesOf(made);
  const played = [12, 13, 14].filter((day) => placed.some((row) => row.day === day));
  const hallNames = halls.map(({ code, names }) => [code, ...names][made.hallName] ?? '');
  const times = (rows: Grid['rows']) =>
    [...new Set(rows.map(({ hour, minute }) => hour * 60 + minute))].toSorted((a, b) => a - b);
  const cell = (rows: Grid['rows'], time: number, hall: number) => {
    const row = rows.find((each) => each.hour * 60 + each.minute === time && each.hall === hall);
    return row ? cellOf(row, made) : '';
  };
  const timeText = (time: number) => made.time(Math.floor(time / 60), time % 60);
  const rest = made.hasBreak ? [[timeText(7 * 60), 'přestávka', '']] : [];
  if (made.days === 'columns')
    return [
      ['', ...played.flatMap((day) => [made.day(day), ''])],
      ['Čas', ...played.flatMap(() => hallNames)],
      ...times(placed).map((time) => [
        timeText(time),
        ...played.flatMap((day) =>
          [0, 1].map((hall) =>
            cell(
              placed.filter((row) => row.day === day),
              time,
              hall,
            ),
          ),
        ),
      ]),
    ];
  return played.flatMap((day, at) => {
    const rows = placed.filter((row) => row.day === day);
    const heading = made.days === 'sections' && at > 0 ? [] : [['Čas', ...hallNames]];
    const title = [[made.day(day), '', '']];
    const slots = times(rows).map((time) => [timeText(time), cell(rows, time, 0), cell(rows, time, 1)]);
    return made.days === 'sections'
      ? [...heading, ...title, ...slots, ...rest]
      : [...title, ...heading, ...slots, ...rest];
  });
}

describe('tables with a column for each court', () => {
  it('[SF1] are equal or asked about, never silently different, and every cell is counted', () => {
    let [taken, all] = [0, 0];
    const unread: string[] = [];
    fc.assert(
      fc.property(grid, (made) => {
        const placed = placesOf(made);
        const quoted = (cell: string) => (/[\n;|\t]/u.test(cell) ? `"${cell}"` : cell);
        const text = writeGrid(made)
          .map((row) => row.map(quoted).join(made.delimiter))
          .join('\r\n');
        const read = readScheduleFile(readCells(readText(encode(text, made.encoding)).text).rows);
        if (read === null) {
          unread.push(text);
          return;
        }
        const cells = read.rows.filter(({ texts }) => texts.pair !== '');
        expect(cells).toHaveLength(placed.length);
        const expected = new Map(
          placed.map(({ match: at, day, hour, minute, hall }) => [
            matches[at]?.key,
            { hall: String(hall + 1), start: (day - 12) * 1440 + hour * 60 + minute },
          ]),
        );
        const planned = planScheduleFile(read.rows, context, noScheduleAnswers).rows;
        for (const { result, match, to } of planned) {
          if (result !== 'place') continue;
          expect([match, to]).toEqual([match, expected.get(match ?? '')]);
          taken += 1;
        }
        all += placed.length;
      }),
      { numRuns: 600 },
    );
    expect(unread).toEqual([]);
    expect(taken / all).toBeGreaterThan(0.5);
  });
});
