import { wordsOf } from '../../search/index.ts';
import { type NamedTeam, teamsNamed } from '../import/cells.ts';
import { compactDay, dayOfBirthNumber, monthNamed } from '../../dates/index.ts';
import { bornWords, genderNamed, roleNamed } from './words.ts';

/** What one line says, before the list decides what it leaves open. */
export interface LineParts {
  /** Parts of the name as separated in the line; words within a part by spaces. */
  readonly names: readonly string[];
  /** As written; a year alone when the line has no more. */
  readonly birthDate: string;
  /** Number at the beginning of the line; `marked`: with a dot or a bracket, as in a numbered list. */
  readonly leading: { readonly number: number; readonly marked: boolean } | null;
  /** Number elsewhere. */
  readonly number: string;
  readonly role: string;
  readonly gender: string;
  readonly team: string;
  /** What the line says beside this. */
  readonly unused: readonly string[];
}

/** What mails and chats put before a line, also pictures. */
const bullet =
  /^[\s\p{Extended_Pictographic}\ufe0f\u2022\u2023\u25aa\u25cf\u25e6\u2043\u2219\u00b7*>\u2013\u2014-]+(?=\s|[\p{L}\d#])/u;
const beginning =
  /^(?:#|č\.?\s*|nr\.?\s*|no\.?\s*)?(\d{1,3})(?:([.)])\s*(?=[^\d\s])|\s*[–—-]\s+(?=\p{L})|[\s,;|]+(?=[^\d\s.,/-]|$))/iu;

/** Characters of a line with a person; longer lines are text. */
const longestLine = 2_000;
const nothing: LineParts = {
  names: [],
  birthDate: '',
  leading: null,
  number: '',
  role: '',
  gender: '',
  team: '',
  unused: [],
};

/** Reads a line without tabs, or cells of a row that were separated by tabs. */
export function readLine(line: string, teams: readonly NamedTeam[]): LineParts {
  if (line.length > longestLine) return { ...nothing, unused: [line] };
  const plain = line
    .replace(bullet, '')
    .replace(/\u00a0/gu, ' ')
    // A number in a key, as phones write it.
    .replace(/\ufe0f?\u20e3/gu, '')
    .trim();
  const [head = '', digits, mark] = beginning.exec(plain) ?? [];
  const isNumber = digits !== undefined && !isDateHead(plain);
  const rest = isNumber ? plain.slice(head.length) : plain;
  const dates = takeDates(rest);
  const found = new Collected(teams);
  // A nickname, as in: Jan "Honza" Novák.
  dates.rest = dates.rest.replace(/ ["„“”«]([^"„“”«»]{1,30})["“”»] /gu, (_, nickname: string) => {
    found.unused.push(nickname);
    return ' ';
  });
  dates.rest = dates.rest.replace(
    /(?<=\p{L}) \((\p{Lu}\p{L}{1,20})\) (?=\p{L})/u,
    (whole, nickname: string) => {
      if (roleNamed(nickname) !== null || genderNamed(nickname) !== null) return whole;
      found.unused.push(nickname);
      return ' ';
    },
  );
  for (const part of dates.rest.split(/[\t,;|()[\]]|\s[-–—/]\s/u)) found.take(part);
  return {
    names: found.names,
    birthDate: dates.texts.join(' '),
    leading: isNumber ? { number: Number(digits), marked: mark !== undefined } : null,
    number: found.number,
    role: found.role,
    gender: found.gender,
    team: found.team,
    unused: found.unused,
  };
}

/** "5. března 2012": the first number is a day. */
function isDateHead(text: string): boolean {
  const [, word = ''] = /^\d{1,2}\.?\s*(\p{L}+)/u.exec(text) ?? [];
  return monthNamed(word) !== null && /^\d{1,2}\.?\s*\p{L}+\.?,?\s*\d{4}/u.test(text);
}

const dateShapes = [
  /(?<!\d)\d{4}[-./]\s?\d{1,2}[-./]\s?\d{1,2}(?!\d)\.?/gu,
  /(?<!\d)\d{1,2}\s?([./-])\s?\d{1,2}\s?\1\s?(?:\d{4}|\d{2})(?!\d)/gu,
];
const withWord =
  /(?<!\d)\d{1,2}\.?\s*(\p{L}{3,})\.?,?\s*\d{4}(?!\d)|(\p{L}{3,})\.?\s\d{1,2},?\s\d{4}(?!\d)/gu;
/** "5.III.2012", and days without signs: eight digits that are a day in one order only. */
const romanMonth = /(?<!\d)(\d{1,2})\.?\s?([IVX]{1,4})\.?\s?(\d{4})(?!\d)/gu;
/** With its slash only: other numbers of ten digits are telephones. Its day is kept, not the number. */
const birthNumber = /(?<!\d)\d{6}\/\d{3,4}(?!\d)/gu;
const compact = /(?<![\d/-])\d{8}(?![\d/-])/gu;
const yearAlone = /(?<!\d)(?:19|20)\d\d(?!\d)|(?<=\s)['’]\d\d(?!\d)/gu;

/** "ročník 12", "Jg. 11": a word makes two digits a year. */
const yearByWord =
  /(?<=(?:^|[\s,;(])(?:ročník|ročn?\.?|rocznik|r\. ?n\.?|r\.|jg\.?|jahrgang|nar\.?|born|geb\.?|ur\.?)[\s:]{0,2})['’]?(\d\d)(?![\d./-]|\.? ?\d)/giu;
const yearWords = /(?<=^|[\s,;(])(?:r\. ?n\.?|r\.)\s?(?=['’\s]*(?:\d\d)?\d\d(?![\d./-]))/gu;

/** Cuts the dates out of a line; a year alone only where there is no date. */
function takeDates(written: string) {
  const text = written.replace(yearWords, 'ročník ');
  const texts: string[] = [];
  const cut = (rest: string, shape: RegExp, fits: (...words: string[]) => boolean = () => true) =>
    rest.replace(shape, (whole: string, ...groups: unknown[]) => {
      const words = groups.filter((group): group is string => typeof group === 'string');
      // Without groups, what follows the match is the whole text.
      if (!fits(...(shape === compact ? [whole] : words))) return whole;
      const isFigures = !/\p{L}/u.test(whole);
      texts.push(isFigures ? whole.replace(/\s+/gu, '').replace(/\.$/u, '') : whole.trim());
      return ' ; ';
    });
  const ofNumbers: string[] = [];
  const withoutNumbers = text.replace(birthNumber, (number) => {
    const day = dayOfBirthNumber(number);
    if (day !== null) ofNumbers.push(day);
    return day === null ? number : ' ; ';
  });
  let rest = dateShapes.reduce((left, shape) => cut(left, shape), withoutNumbers);
  rest = cut(rest, withWord, (word = '') => monthNamed(word) !== null);
  rest = cut(rest, romanMonth, (_day, month = '') => monthNamed(month) !== null);
  if (texts.length === 0) rest = cut(rest, compact, (digits = '') => compactDay(digits) !== null);
  // Beside a written date, the number says the day once more.
  if (texts.length === 0) texts.push(...ofNumbers);
  if (texts.length === 0) rest = cut(rest, yearAlone);
  if (texts.length === 0)
    rest = rest.replace(yearByWord, (_, year: string) => {
      texts.push(`'${year}`);
      return ' ; ';
    });
  if (texts.length > 0) rest = rest.replace(bornWords, ' ');
  return { texts, rest };
}

/** "č. 7", "dres 7": a shirt number by its word. */
const numbered = /^(?:#|č\.?|nr\.?|no\.?|num\.?|dres:?|trikot:?|shirt:?)\s?\d{1,3}\.?$/iu;

class Collected {
  readonly names: string[] = [];
  readonly unused: string[] = [];
  number = '';
  role = '';
  gender = '';
  team = '';
  readonly #teams: readonly NamedTeam[];

  constructor(teams: readonly NamedTeam[]) {
    this.#teams = teams;
  }

  take(part: string): void {
    // "Trenér: Karel Malý": a position before a colon.
    const [, before = '', after = ''] = /^\s*([^:]+):\s*(\S.*)$/u.exec(part) ?? [];
    if (roleNamed(before) !== null) {
      this.take(before);
      this.take(after);
      return;
    }
    const text = part
      .replace(/\s+/gu, ' ')
      .replace(/^[\s.:*/-]+|[\s:*/-]+$/gu, '')
      .trim();
    if (text === '') return;
    if (this.#isTeam(text)) this.#keep('team', text);
    else if (roleNamed(text) !== null) this.#keep('role', text);
    else if (genderNamed(text) !== null && text.length !== 1) this.#keep('gender', text);
    else if (/^\p{L}$/u.test(text) && genderNamed(text) !== null) this.#keep('gender', text);
    else this.#takeWords(text);
  }

  /** A part with a name, perhaps with a number and a position around it. */
  #takeWords(text: string): void {
    if (!/\p{L}/u.test(text) && !/^#?\d{1,3}$/u.test(text)) {
      this.unused.push(text);
      return;
    }
    if (this.#isBesideName(text)) {
      this.unused.push(text);
      return;
    }
    const [, number] = /(?:^|\s)(?:#|č\.?\s?|nr\.?\s?|no\.?\s?|dres:?\s?)?(\d{1,3})\.?$/iu.exec(text) ?? [];
    const unnumbered =
      number === undefined
        ? text
        : text.replace(/(?:^|\s)(?:#|č\.?\s?|nr\.?\s?|no\.?\s?|dres:?\s?)?\d{1,3}\.?$/iu, '').trim();
    if (number !== undefined) this.#keep('number', number);
    const name = this.#withoutRole(unnumbered);
    if (name === '') return;
    if (isName(name)) this.names.push(name);
    else this.unused.push(name);
  }

  /** An address or a club behind a whole name: its number is no shirt number. */
  #isBesideName(text: string): boolean {
    const isWhole = this.names.length > 1 || (this.names[0] ?? '').includes(' ');
    const words = text.replace(/\d+/gu, ' ').trim();
    return (
      isWhole && /\d/u.test(text) && /\p{L}/u.test(words) && !numbered.test(text) && roleNamed(words) === null
    );
  }

  /** "Jan Novák brankář": words that name a position after two words of a name. */
  #withoutRole(text: string): string {
    const words = text.split(' ');
    for (const count of [2, 1]) {
      const ending = words.slice(-count).join(' ');
      if (words.length - count >= 2 && roleNamed(ending) !== null && ending.length > 2) {
        this.#keep('role', ending);
        return words.slice(0, -count).join(' ');
      }
    }
    return text;
  }

  #isTeam(text: string): boolean {
    return teamsNamed(text, this.#teams).length > 0;
  }

  #keep(field: 'number' | 'role' | 'gender' | 'team', text: string): void {
    if (this[field] === '') this[field] = text;
    else this.unused.push(text);
  }
}

/** Letters, apostrophes and hyphens; at most six words. */
function isName(text: string): boolean {
  return /^[\p{L}\p{M}'’.\s-]+$/u.test(text) && wordsOf(text).length > 0 && wordsOf(text).length <= 6;
}
