import { type NamedTeam, teamLabel, teamsNamed } from '../import/cells.ts';
import { readPeopleTable } from '../import/read-table.ts';
import { eachPersonText } from '../roster.ts';
import { readCells, visibleText } from '../../tables/index.ts';
import { isUsualFirstName } from './first-names.ts';
import { isParticled } from './name-order.ts';
import { type LineParts, readLine } from './read-line.ts';
import {
  type ListedPerson,
  type ListQuestion,
  type PeopleContext,
  type RawPerson,
  settlePeople,
  type SettledPeople,
} from './settle-people.ts';
import { farewellWords, greetingWords, mailWords, sumWords } from './words.ts';

/** Why a line is no person. */
export const asideReasons = ['heading', 'heading-again', 'title', 'team', 'total', 'text', 'joined'] as const;
type AsideReason = (typeof asideReasons)[number];

interface AsideLine {
  readonly line: number;
  readonly reason: AsideReason;
}

/** What the numbers 1, 2, 3… at the beginning of lines are. */
export const leadingNumbers = ['numbering', 'jersey'] as const;
type LeadingNumbers = (typeof leadingNumbers)[number];

type PastedQuestion = ListQuestion | { readonly kind: 'leading-numbers'; readonly count: number };

export interface PastedContext extends PeopleContext {
  readonly teams: readonly NamedTeam[];
  readonly leading: LeadingNumbers | null;
}

export interface PastedPeople extends Omit<SettledPeople, 'questions'> {
  readonly questions: readonly PastedQuestion[];
  /** Lines with text that are no persons; with `rows` they are all lines that are not empty. */
  readonly aside: readonly AsideLine[];
}

interface ReadPerson {
  readonly line: number;
  readonly parts: LineParts;
  readonly team: string;
}

/**
 * Reads people from pasted text (RO15): a line is a person, its parts in any order, as in a mail or copied from a
 * spreadsheet, or a table with a heading. Nothing is dropped: each line is a row or set aside with its reason.
 */
export function readPeople(text: string, context: PastedContext): PastedPeople {
  const table = readPeopleTable(readCells(text).rows, context);
  return table.ok ? table : readLines(linesOf(visibleText(text)), context);
}

interface PastedLine {
  readonly line: number;
  readonly text: string;
  /** A cell of the line above, which a phone copied to a line of its own. */
  readonly isJoined: boolean;
}

/** Somebody between commas: "Jan Novák", "7 Jan Novák". */
const wholeName = /^(?:\d{1,3}[.)]?\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,2}$/u;

/** The people of a line such as "Hráči: Jan Novák, Petr Malý, Eva Dubová": three whole names or more, and nothing else. */
function dividePeople(line: string): readonly string[] {
  const [, title = '', names = ''] = /^\s*(?:([\p{L}\p{N} ]{1,30}):)?([^:]*)$/u.exec(line) ?? [];
  const people = names.split(/[,;]/u).flatMap((name) => name.replace(/\s+/gu, ' ').trim() || []);
  if (people.length < 3 || !people.every((name) => wholeName.test(name) && readLine(name, []).role === ''))
    return [line];
  if (title === '') return people;
  const isRole = readLine(title, []).role !== '';
  return isRole ? people.map((name) => `${title}: ${name}`) : [`${title}:`, ...people];
}

/** Lines with text, counted after several people of a line have one each. Cells of a table that were copied one below the other become a line where the dates stand at equal distances. */
function linesOf(text: string): readonly PastedLine[] {
  const lines = text
    .split(/\r\n|\r|\n/u)
    .flatMap(dividePeople)
    .map((one, index): PastedLine => ({ line: index + 1, text: one, isJoined: false }))
    .filter(({ text: one }) => one.trim() !== '');
  const dates = lines.flatMap(({ text: one }, at) => (isDateAlone(one) ? [at] : []));
  const width = (dates[0] ?? 0) + 1;
  const isTable =
    width > 2 &&
    width < 6 &&
    dates.length > 1 &&
    lines.length === width * dates.length &&
    dates.every((at, row) => at === width * (row + 1) - 1) &&
    lines.every(({ text: one }, at) => dates.includes(at) || one.trim().split(/\s+/u).length < 4);
  if (!isTable) return lines;
  return lines.map((one, at) => {
    if (at % width > 0) return { ...one, isJoined: true };
    return {
      ...one,
      text: lines
        .slice(at, at + width)
        .map((cell) => cell.text)
        .join('\t'),
    };
  });
}

function isDateAlone(text: string): boolean {
  const { birthDate, names, unused, leading } = readLine(text, []);
  return birthDate !== '' && names.length === 0 && unused.length === 0 && leading === null;
}

interface ReadLine extends PastedLine {
  readonly parts: LineParts;
  /** The team of the lines below; null: it is no heading of a team. */
  readonly heading: string | null;
}

function readLines(pasted: readonly PastedLine[], context: PastedContext): PastedPeople {
  const { teams } = context;
  const lines = pasted.map((one): ReadLine => ({
    ...one,
    parts: readLine(one.text, teams),
    heading: teamHeading(one.text, teams),
  }));
  const aside: AsideLine[] = [];
  const people: ReadPerson[] = [];
  const signed = signaturesIn(lines);
  let team = '';
  for (const { line, text: raw, isJoined, parts, heading } of lines) {
    if (isJoined) {
      aside.push({ line, reason: 'joined' });
      continue;
    }
    const before = people.at(-1);
    if (heading !== null) {
      team = heading;
      aside.push({ line, reason: 'team' });
    } else if (before && isContinuation(parts, before.parts)) {
      people[people.length - 1] = { ...before, parts: join(before.parts, parts) };
      aside.push({ line, reason: 'joined' });
    } else {
      const reason = signed.has(line) ? 'text' : reasonAside(raw, parts);
      if (reason === null) people.push({ line, parts, team });
      else aside.push({ line, reason });
    }
  }
  const numbering = numberingOf(people, context.leading);
  const settled = settlePeople(
    people.map((person) => rawOf(person, numbering.isJersey)),
    context,
  );
  const isAsked = numbering.questions.length > 0;
  const numbered = new Set(people.flatMap(({ line, parts }) => (parts.leading === null ? [] : line)));
  const rows = settled.rows.map((row): ListedPerson =>
    isAsked && numbered.has(row.line) ? { ...row, open: [...row.open, 'leading-number'] } : row,
  );
  return { rows, aside, questions: [...numbering.questions, ...settled.questions] };
}

/** Names that a signature has at most; more of them are a list of people. */
const mostSigners = 4;

/** Lines with a farewell and those below it, up to somebody with a birth date or a number, or to a team. */
function signaturesIn(lines: readonly ReadLine[]): ReadonlySet<number> {
  const signed = new Set<number>();
  let below: ReadLine[] = [];
  const close = () => {
    const names = below.filter(({ parts }) => isPlainName(parts));
    if (names.length <= mostSigners) for (const { line } of below) signed.add(line);
    below = [];
  };
  let isOpen = false;
  for (const one of lines) {
    const { parts, heading } = one;
    const isNumbered = (parts.leading !== null || parts.number !== '') && isPlainName(parts);
    const isListed = parts.birthDate !== '' || isNumbered || heading !== null;
    const isFarewell = farewellWords.test(one.text) && parts.birthDate === '';
    if (isFarewell || isListed) close();
    if (isFarewell) signed.add(one.line);
    else if (isOpen && !isListed) below.push(one);
    isOpen = isFarewell || (isOpen && !isListed);
  }
  close();
  return signed;
}

/** "MC Lípa I:" above its players. */
function teamHeading(line: string, teams: readonly NamedTeam[]): string | null {
  const [team, ...more] = teamsNamed(line.replace(/\s+/gu, ' ').replace(/[: ]{1,5}$/u, ''), teams);
  return team && more.length === 0 ? teamLabel(team) : null;
}

/** A birth date alone, below a name without one: cells that a phone copied line by line. */
function isContinuation(parts: LineParts, before: LineParts): boolean {
  const isDateOnly = parts.names.length === 0 && parts.birthDate !== '' && parts.unused.length === 0;
  return isDateOnly && before.birthDate === '' && before.names.length > 0;
}

function join(before: LineParts, after: LineParts): LineParts {
  return {
    ...before,
    birthDate: after.birthDate,
    number: before.number === '' ? after.number : before.number,
    role: before.role === '' ? after.role : before.role,
    gender: before.gender === '' ? after.gender : before.gender,
    team: before.team === '' ? after.team : before.team,
  };
}

function reasonAside(line: string, parts: LineParts): AsideReason | null {
  if (sumWords.test(line)) return 'total';
  if (mailWords.test(line)) return 'text';
  if (parts.birthDate === '' && (greetingWords.test(line) || /:\s*$/u.test(line))) return 'text';
  if (parts.birthDate !== '' && parts.names.length > 0) return null;
  if (parts.birthDate !== '' && parts.unused.length === 0) return null;
  return isPlainName(parts) ? null : 'text';
}

/** Two to four words in capitals or with a capital each, and little else. */
function isPlainName({ names, unused, leading, number, role }: LineParts): boolean {
  const words = names.flatMap((name) => name.split(/\s+/u));
  const isShort = words.length >= 2 && words.length <= 4 && unused.length === 0;
  const isNumbered = leading !== null || number !== '' || role !== '';
  return isShort && (isNumbered || words.every((word) => /^\p{Lu}/u.test(word)));
}

/** Numbers at the beginning that count the lines 1, 2, 3… are a numbering, or nobody knows. */
function numberingOf(people: readonly ReadPerson[], answer: LeadingNumbers | null) {
  const all = people.flatMap(({ parts }) => (parts.leading === null ? [] : parts.leading));
  const isCounting = all.length > 1 && all.every(({ number }, index) => number === index + 1);
  if (!isCounting) return { isJersey: true, questions: [] };
  const isMarked = all.every(({ marked }) => marked);
  const hasOther = people.every(({ parts }) => parts.number !== '');
  if (answer !== null) return { isJersey: answer === 'jersey' && !hasOther, questions: [] };
  if (isMarked || hasOther) return { isJersey: false, questions: [] };
  return { isJersey: false, questions: [{ kind: 'leading-numbers' as const, count: all.length }] };
}

function rawOf({ line, parts, team }: ReadPerson, isJersey: boolean): RawPerson {
  const { leading, number } = parts;
  const own = leading === null || !isJersey ? '' : String(leading.number);
  const { names, rest } = nameParts(parts.names);
  const extra = own !== '' && number !== '' ? [number] : [];
  return {
    line,
    names,
    firstName: '',
    lastName: '',
    birthDate: parts.birthDate,
    gender: parts.gender,
    team: parts.team === '' ? team : parts.team,
    role: parts.role,
    number: own === '' ? number : own,
    ...eachPersonText(() => ''),
    unused: [...rest, ...extra, ...parts.unused].join(', '),
  };
}

/** One name of several words, or two parts of a name; what follows, such as a club, is no name. */
function nameParts([first = '', second, ...more]: readonly string[]) {
  if (second === undefined) return { names: [first], rest: more };
  const words = first.split(/\s+/u);
  const isTwoParts =
    words.length === 1 || isParticled(first) || (isUsualFirstName(second) && !words.some(isUsualFirstName));
  return isTwoParts ? { names: [first, second], rest: more } : { names: [first], rest: [second, ...more] };
}
