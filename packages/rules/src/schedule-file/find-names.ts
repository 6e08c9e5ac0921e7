import { fold, wordsOf } from '../search/index.ts';

/** What a text means: exactly one, several that are similar, or none. */
export interface Named<Id> {
  readonly id: Id | null;
  readonly similar: readonly Id[];
}

export interface PlanTeam {
  readonly id: string;
  readonly category: string;
  /** As the portal shows it. */
  readonly name: string;
  /** null: the club's name with its number. */
  readonly own: string | null;
  readonly club: string;
  readonly number: number;
  readonly country: string;
}

export interface PlanCourt {
  readonly key: string;
  /** Hall of the court, the same for all of its courts. */
  readonly hall: number;
  /** Number of the court in its hall, from 1. */
  readonly number: number;
  /** Code and names of the hall. */
  readonly hallWords: readonly string[];
  /** Name of the court; null: its number. */
  readonly name: string | null;
}

/** Words that clubs may leave out of their names. */
const clubWords = new Set(
  `tj sk hc hk hbc sokol slavoj dhk dhc hbk klub club e v ev z s zs o ks mks uks msk szks spr tv sv sg tsv tus hsg vfl sc
  bk oddil sportovni sport handball handbal hazena hadzana pilka reczna`.split(/\s+/u),
);

interface NameParts {
  /** Words without those that clubs leave out and without number. */
  readonly core: string;
  readonly usual: readonly string[];
  /** Number of the team; null: none. */
  readonly number: number | null;
}

const numerals = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** "TJ Lípa B (CZE)": what distinguishes it, the words around it, and its number. */
function partsOf(text: string, country: string): NameParts {
  const plain = text.replace(/\(([A-Z]{2,3})\)|\[([A-Z]{2,3})\]/gu, ' ').replace(/[„“”"']/gu, ' ');
  const words = wordsOf(plain);
  if (country !== '' && words.length > 1 && words.at(-1) === fold(country) && /[A-Z]{2,3}\s*$/u.test(plain))
    words.pop();
  const last = words.length > 1 ? numberOf(words.at(-1) ?? '') : null;
  if (last !== null) words.pop();
  const core = words.filter((word) => !clubWords.has(word));
  const usual = words.filter((word) => clubWords.has(word));
  return core.length === 0
    ? { core: words.toSorted().join(' '), usual: [], number: last }
    : { core: core.toSorted().join(' '), usual, number: last };
}

function numberOf(word: string): number | null {
  if (/^[1-9]$/u.test(word)) return Number(word);
  const numeral = numerals.indexOf(word);
  if (numeral > 0) return numeral;
  return /^[a-e]$/u.test(word) ? word.charCodeAt(0) - 96 : null;
}

/**
 * The team that a text means, among those of a category (SF6): its whole name, or the name of its club with the number in any
 * writing, without words that clubs leave out. Whatever is less certain is similar, never taken.
 */
export function findTeam(text: string, teams: readonly PlanTeam[]): Named<string> {
  const key = wordsOf(text).join(' ');
  if (key === '') return { id: null, similar: [] };
  const exact = teams.filter(({ name, own }) =>
    [name, own ?? name].some((each) => wordsOf(each).join(' ') === key),
  );
  const [whole] = exact;
  if (whole && exact.length === 1) return { id: whole.id, similar: [] };
  const read = teams.map((team): ReadTeam => {
    const parts = partsOf(text, team.country);
    const known = partsOf(team.own ?? team.club, team.country);
    const number = team.own === null ? team.number : (known.number ?? null);
    return { team, parts, known, number };
  });
  const same = read.filter(({ parts, known }) => parts.core === known.core);
  const equal = same.filter(
    ({ parts, known }) => [...parts.usual].sort().join() === [...known.usual].sort().join(),
  );
  const [sure] = numbered(equal);
  if (sure && numbered(equal).length === 1) return { id: sure.team.id, similar: [] };
  const [only] = numbered(same);
  if (only && numbered(same).length === 1 && areNested(only.parts.usual, only.known.usual))
    return { id: only.team.id, similar: [] };
  const similar =
    same.length > 0 ? same : read.filter(({ parts, known }) => isSimilar(parts.core, known.core));
  return { id: null, similar: similar.map(({ team }) => team.id) };
}

interface ReadTeam {
  readonly team: PlanTeam;
  readonly parts: NameParts;
  readonly known: NameParts;
  readonly number: number | null;
}

/** Those whose number is the written one; a text without a number is the only team of its name. */
function numbered(teams: readonly ReadTeam[]): readonly ReadTeam[] {
  return teams.filter(({ parts, number }) =>
    parts.number === null ? teams.length === 1 : parts.number === (number ?? 1),
  );
}

function areNested(one: readonly string[], other: readonly string[]): boolean {
  return one.every((word) => other.includes(word)) || other.every((word) => one.includes(word));
}

function isSimilar(one: string, other: string): boolean {
  const [a, b] = [one.split(' '), other.split(' ')];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const isPart = short.every((word) => long.includes(word)) && short.some((word) => word.length > 3);
  return isPart || (Math.min(one.length, other.length) > 4 && distance(one, other) <= 2);
}

/** Letters that differ, at most three. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [index, second] of other.split('').entries()) {
      const replaced = (row[index] ?? 0) + (letter === second ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return Math.min(3, row.at(-1) ?? 3);
}

export const courtNouns = new Set(
  'kurt court pitch field hriste feld spielfeld platz ihrisko boisko plocha terrain'.split(' '),
);
export const hallNouns = new Set([
  ...courtNouns,
  ...'hala haly hale hall halle halls sporthalle sportovni sportova sports sportowa arena gym sala salle gymnase c nr no'.split(
    ' ',
  ),
]);

function hallCore(text: string): string {
  const words = wordsOf(text);
  const core = words.filter((word) => !hallNouns.has(word));
  return (core.length > 0 ? core : words).map((word) => word.replace(/^([a-z]*)0+(?=\d)/u, '$1')).join(' ');
}

/** The court that texts of a hall and a court mean (SF7). A hall with several courts needs one of them. */
export function findCourt(hall: string, court: string, courts: readonly PlanCourt[]): Named<string> {
  const text = hall === '' ? court : hall;
  const within = hall === '' ? '' : court;
  if (text === '') return courts.length === 1 ? only(courts) : { id: null, similar: [] };
  if (within === '') {
    const found = ofOneHall(text, hall === '', courts) ?? ofLanguages(text, courts);
    if (found !== null) return found;
  }
  const whole = courtsOf(text, courts);
  if (whole.length > 0) return courtIn(whole, within);
  const [, before = '', last = ''] = /^(.*\S)[\s/,–-]+(\S+)$/u.exec(text) ?? [];
  const ofHall = courtsOf(before, courts);
  if (ofHall.length > 0 && within === '') return courtIn(ofHall, last);
  const words = wordsOf(text).filter((word) => !hallNouns.has(word) && word.length > 2);
  const similar = courts.filter(({ hallWords }) =>
    hallWords.some((name) => wordsOf(name).some((word) => words.includes(word))),
  );
  return { id: null, similar: (similar.length > 0 ? similar : courts).map(({ key }) => key) };
}

/** "Court 2" where all courts are in one hall; null: it is none of them, or names a hall. */
function ofOneHall(text: string, isCourt: boolean, courts: readonly PlanCourt[]): Named<string> | null {
  const isNamed = isCourt || wordsOf(text).some((word) => courtNouns.has(word));
  if (!isNamed || new Set(courts.map(({ hall }) => hall)).size !== 1) return null;
  const found = courtIn(courts, text);
  return found.id === null ? null : found;
}

/** "Court 1 / Feld 1": the same court in several languages; null: its parts do not mean one court. */
function ofLanguages(text: string, courts: readonly PlanCourt[]): Named<string> | null {
  const parts = text.split(/\s+[/|]\s+/u);
  const [first, ...others] = parts.length > 1 ? parts.map((part) => findCourt(part, '', courts)) : [];
  return first?.id != null && others.every(({ id }) => id === first.id) ? first : null;
}

/** All courts of the hall that a text means; none: no hall, or several. */
function courtsOf(text: string, courts: readonly PlanCourt[]): PlanCourt[] {
  const key = wordsOf(text).join(' ');
  if (key === '') return [];
  const named = courts.filter(({ name }) => name !== null && wordsOf(name).join(' ') === key);
  if (named.length === 1) return named;
  for (const keyOf of [
    (name: string) => wordsOf(name).join(' '),
    hallCore,
    (name: string) => hallCore(name).replace(/^h(?=\d)/u, ''),
  ]) {
    const wanted = keyOf(text);
    const found = courts.filter(({ hallWords }) =>
      hallWords.some((word) => wanted !== '' && keyOf(word) === wanted),
    );
    const halls = new Set(found.map((each) => each.hall));
    if (halls.size === 1) return found;
    if (halls.size > 1) return [];
  }
  return [];
}

function courtIn(courts: readonly PlanCourt[], text: string): Named<string> {
  if (text === '') return only(courts);
  const key = hallCore(text);
  const number = numberOf(key);
  const found = courts.filter(
    (court) =>
      (court.name !== null && hallCore(court.name) === key) || (number !== null && court.number === number),
  );
  return found.length === 1 ? only(found) : { id: null, similar: courts.map((court) => court.key) };
}

function only(courts: readonly PlanCourt[]): Named<string> {
  const [first] = courts;
  return first && courts.length === 1
    ? { id: first.key, similar: [] }
    : { id: null, similar: courts.map(({ key }) => key) };
}

/** The category of a text by code or name; ambiguous or unknown: null (SF5). */
export function findCategory(
  text: string,
  categories: readonly { readonly code: string; readonly words: readonly string[] }[],
): string | null {
  for (const keyOf of [(word: string) => wordsOf(word).join(' '), (word: string) => wordsOf(word).join('')]) {
    const key = keyOf(text);
    const found = categories.filter(({ code, words }) =>
      [code, ...words].some((word) => keyOf(word) === key),
    );
    if (key !== '' && found.length === 1 && found[0]) return found[0].code;
  }
  return null;
}
