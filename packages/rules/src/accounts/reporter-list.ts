import { email as checkEmail } from '../validation/index.ts';
import { listedDays } from './listed-days.ts';

/** A person in a pasted list of reporters. */
interface ListedReporter {
  readonly email: string;
  /** '': not in the list. */
  readonly firstName: string;
  readonly lastName: string;
  readonly assignments: readonly { readonly placeId: number; readonly day: string }[];
}

export interface ReporterList {
  readonly people: readonly ListedReporter[];
  /** Lines, from 1, without an address; empty lines are ignored. */
  readonly unread: readonly { readonly line: number; readonly text: string }[];
  /** Cells with a hall or day that the tournament does not have. */
  readonly problems: readonly ListProblem[];
  /** Lines, from 1, whose address is in an earlier line. */
  readonly repeated: readonly { readonly line: number; readonly email: string }[];
}

interface ListProblem {
  readonly line: number;
  readonly kind: 'hall' | 'day';
  readonly text: string;
}

interface Hall {
  readonly id: number;
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
}

interface Known {
  readonly halls: readonly Hall[];
  /** ISO dates. */
  readonly days: readonly string[];
}

const parts = /[\t;,]/;

/**
 * Reads reporters from lines of a sheet or of a mail: an address, and in any order a name, halls and days. A
 * hall without a day applies to every day; an address that occurs twice is one reporter with the halls of
 * both lines.
 */
export function readReporterList(text: string, known: Known): ReporterList {
  const people = new Map<string, ListedReporter>();
  const unread: { line: number; text: string }[] = [];
  const problems: ListProblem[] = [];
  const repeated: { line: number; email: string }[] = [];
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    if (written.trim() === '') continue;
    const line = index + 1;
    const cells = cellsOf(written);
    const address = cells.find((cell) => cell.includes('@') && checkEmail(cell) === null);
    if (address === undefined) {
      unread.push({ line, text: written.trim() });
      continue;
    }
    const email = address.toLowerCase();
    const read = readCells(
      cells.filter((cell) => cell !== address),
      known,
    );
    problems.push(...read.problems.map((problem) => ({ line, ...problem })));
    const found = { email, ...nameOf(read.names), assignments: assignmentsOf(read, known) };
    const before = people.get(email);
    if (before) repeated.push({ line, email });
    people.set(email, before ? merged(before, found) : found);
  }
  return { people: [...people.values()], unread, problems, repeated };
}

function cellsOf(line: string): readonly string[] {
  return line
    .replace(/<([^<>]*)>/, ',$1')
    .split(parts)
    .map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
    .filter((cell) => cell !== '');
}

interface Read {
  readonly names: string[];
  readonly halls: Hall[];
  readonly days: string[];
  readonly problems: Omit<ListProblem, 'line'>[];
}

/** Names have no digits: a cell with digits that is neither a hall nor a day is a problem. */
function readCells(cells: readonly string[], known: Known): Read {
  const read: Read = { names: [], halls: [], days: [], problems: [] };
  for (const [index, cell] of cells.entries()) {
    const hall = hallOf(cell, known.halls);
    const days = hall || isLastName(cell, cells[index - 1], read.names) ? null : listedDays(cell, known.days);
    if (hall) read.halls.push(hall);
    else if (days?.length === 0) read.problems.push({ kind: 'day', text: cell });
    else if (days) read.days.push(...days);
    else if (/\d/.test(cell)) read.problems.push({ kind: 'hall', text: cell });
    else read.names.push(cell);
  }
  return read;
}

/**
 * Weekday names such as Sobota and Freitag are last names too: capitalised, in the column after the first
 * name.
 */
function isLastName(cell: string, before: string | undefined, names: readonly string[]): boolean {
  const isFirstName = names.length === 1 && names[0] === before && /^\p{L}+$/u.test(names[0] ?? '');
  return isFirstName && /^\p{Lu}\p{L}+$/u.test(cell);
}

/** By code, also with other leading zeros, or by name. */
function hallOf(cell: string, halls: readonly Hall[]): Hall | undefined {
  const wanted = cell.toLowerCase();
  return (
    halls.find(({ code, nameCs, nameEn }) =>
      [code, nameCs, nameEn].some((name) => name.toLowerCase() === wanted),
    ) ?? halls.find(({ code }) => withoutZeros(code) === withoutZeros(cell))
  );
}

function withoutZeros(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replace(/^(\D*)0+(?=\d)/, '$1');
}

function nameOf(names: readonly string[]): Pick<ListedReporter, 'firstName' | 'lastName'> {
  const [firstName = '', ...rest] = names.join(' ').split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** If a day is invalid, the hall is not assigned to every day instead. */
function assignmentsOf({ halls, days, problems }: Read, known: Known): ListedReporter['assignments'] {
  const isEveryDay = days.length === 0 && !problems.some(({ kind }) => kind === 'day');
  const given = new Set(isEveryDay ? known.days : days);
  return halls.flatMap(({ id }) => [...given].map((day) => ({ placeId: id, day })));
}

function merged(one: ListedReporter, other: ListedReporter): ListedReporter {
  const key = ({ placeId, day }: ListedReporter['assignments'][number]) => `${placeId} ${day}`;
  const all = new Map([...one.assignments, ...other.assignments].map((hall) => [key(hall), hall]));
  return { ...one, assignments: [...all.values()] };
}
