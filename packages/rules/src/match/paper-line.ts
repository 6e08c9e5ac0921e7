import type { EventTypeCode, Side, StageCode } from '../vocabulary/index.ts';
import { type MatchTime, timeWithinStage } from './late-entry.ts';

/** Somebody of a roster, as the paper names them: by number, or officials by letter. */
interface PaperPerson {
  readonly id: number;
  readonly side: Side;
  readonly isLeader: boolean;
  /** Number, or letter of an official. */
  readonly label: string;
}

export interface PaperContext {
  readonly people: readonly PaperPerson[];
  /** Seconds. */
  readonly halfLength: number;
  /** Of the line before; a line without a minute has it too. null: there is none. */
  readonly last: MatchTime | null;
}

/** An event as a line of the paper says it. */
export interface PaperEvent {
  readonly time: MatchTime;
  readonly side: Side;
  /** null: not known yet, or a time-out. */
  readonly personId: number | null;
  readonly type: EventTypeCode;
}

export type PaperProblem =
  | 'unreadable'
  | 'no-minute'
  | 'minute-outside'
  | 'number-unknown'
  | 'official-cannot-score';

export type PaperLine =
  | { readonly ok: true; readonly event: PaperEvent }
  | { readonly ok: false; readonly problem: PaperProblem };

/** What the letter at the end of a line says (MA114); none is a goal. `z` is where others have `y`, and `žlutá`. */
const letters: Readonly<Record<string, EventTypeCode>> = {
  '': 'goal',
  p: 'seven-metre-goal',
  m: 'seven-metre-miss',
  s: 'two-minutes',
  y: 'yellow-card',
  z: 'yellow-card',
  r: 'red-card',
  b: 'blue-card',
  t: 'team-timeout',
};

/** What keys of digits give on Czech and Slovak keyboards without Shift. */
const unshifted: Readonly<Record<string, string>> = {
  '+': '1',
  ě: '2',
  ľ: '2',
  š: '3',
  č: '4',
  ř: '5',
  ť: '5',
  ž: '6',
  ý: '7',
  á: '8',
  í: '9',
  é: '0',
};

/** Minute (with seconds or without), side, number or `o` and the letter of an official, letter. */
const line = /^(?:(\d{1,3})(?::(\d{2}))?)?\s*([ab])\s*(?:(\d{1,2})|o([a-e]))?\s*([pmsyzrbt]?)$/u;

/**
 * Reads a line as it is typed from the paper: `12 A 7` is a goal of number 7 of the home team in minute 12, `a9s` two
 * minutes of number 9 in the same minute (MA114). Case and blanks do not matter.
 */
export function readPaperLine(text: string, { people, halfLength, last }: PaperContext): PaperLine {
  const plain = Array.from(text.trim().toLowerCase(), (sign) => unshifted[sign] ?? sign).join('');
  const found = line.exec(plain);
  if (found === null) return { ok: false, problem: 'unreadable' };
  const [, minute, second = '0', team, number, official, letter = ''] = found;
  const type = letters[letter] ?? 'goal';
  const side = team === 'a' ? 'home' : 'away';
  const time = minute === undefined ? last : timeOf(Number(minute), Number(second), halfLength);
  if (time === null) return { ok: false, problem: minute === undefined ? 'no-minute' : 'minute-outside' };
  if (type === 'team-timeout') return { ok: true, event: { time, side, personId: null, type } };
  const label = number === undefined ? official?.toUpperCase() : String(Number(number));
  if (label === undefined) return { ok: true, event: { time, side, personId: null, type } };
  const person = people.find(
    (one) => one.side === side && one.isLeader === (official !== undefined) && one.label === label,
  );
  if (person === undefined) return { ok: false, problem: 'number-unknown' };
  if (person.isLeader && scoring.has(type)) return { ok: false, problem: 'official-cannot-score' };
  return { ok: true, event: { time, side, personId: person.id, type } };
}

const scoring = new Set<EventTypeCode>(['goal', 'seven-metre-goal', 'seven-metre-miss']);

/** The full minute of the clock, in its half (MA35); null: beyond the end of the match. */
function timeOf(minute: number, second: number, halfLength: number): MatchTime | null {
  const seconds = minute * 60 + second;
  if (second > 59 || seconds > 2 * halfLength) return null;
  const stage: StageCode = seconds < halfLength ? '1st_half' : '2nd_half';
  return timeWithinStage({ stage, seconds }, halfLength);
}
