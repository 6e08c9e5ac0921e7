import { email as checkEmail } from '../validation/index.ts';

/** Somebody of a pasted list who is to report. */
interface ListedReporter {
  readonly email: string;
  /** Empty: the list does not say. */
  readonly firstName: string;
  readonly lastName: string;
  readonly assignments: readonly { readonly placeId: number; readonly day: string }[];
}

export interface ReporterList {
  readonly people: readonly ListedReporter[];
  /** Lines, from 1, in which no address is found; empty lines do not count. */
  readonly unread: readonly number[];
}

interface Known {
  readonly halls: readonly { readonly id: number; readonly code: string }[];
  /** ISO dates. */
  readonly days: readonly string[];
}

const parts = /[\t;,]/;

/**
 * Reads reporters from lines of a sheet or of a mail: an address, and in any order a name, codes of halls and days. A hall without a day
 * is meant on every day; an address that comes twice is one reporter with the halls of both lines.
 */
export function readReporterList(text: string, known: Known): ReporterList {
  const people = new Map<string, ListedReporter>();
  const unread: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const found = personOf(line, known);
    if (!found) {
      unread.push(index + 1);
      continue;
    }
    const before = people.get(found.email);
    people.set(found.email, before ? merged(before, found) : found);
  }
  return { people: [...people.values()], unread };
}

function personOf(line: string, { halls, days }: Known): ListedReporter | null {
  const cells = line
    .replace(/<([^<>]*)>/, ',$1')
    .split(parts)
    .map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
    .filter((cell) => cell !== '');
  const address = cells.find((cell) => cell.includes('@') && checkEmail(cell) === null);
  if (address === undefined) return null;
  const own = halls.filter(({ code }) => cells.some((cell) => cell.toLowerCase() === code.toLowerCase()));
  const named = days.filter((day) => cells.some((cell) => isDay(cell, day)));
  const codes = new Set(own.map(({ code }) => code.toLowerCase()));
  const names = cells.filter(
    (cell) => cell !== address && !codes.has(cell.toLowerCase()) && !days.some((day) => isDay(cell, day)),
  );
  const [firstName = '', ...rest] = names.join(' ').split(/\s+/);
  const assignments = own.flatMap(({ id }) =>
    (named.length > 0 ? named : days).map((day) => ({ placeId: id, day })),
  );
  return { email: address.toLowerCase(), firstName, lastName: rest.join(' '), assignments };
}

/** `2026-04-04`, `4. 4.`, `4.4.2026`. */
function isDay(cell: string, day: string): boolean {
  const [year = '', month = '', date = ''] = day.split('-').map((part) => String(Number(part)));
  const plain = cell.replaceAll(' ', '').replace(/\.$/, '');
  return cell === day || plain === `${date}.${month}` || plain === `${date}.${month}.${year}`;
}

function merged(one: ListedReporter, other: ListedReporter): ListedReporter {
  const key = ({ placeId, day }: ListedReporter['assignments'][number]) => `${placeId} ${day}`;
  const all = new Map([...one.assignments, ...other.assignments].map((hall) => [key(hall), hall]));
  return { ...one, assignments: [...all.values()] };
}
