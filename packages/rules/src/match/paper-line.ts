import { type EventTypeCode, periodCodes, type Side } from '../vocabulary/index.ts';
import { stageEnd } from './clock.ts';
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
  /** Whether the match may go on after its halves (MA46, MA110), and with how many extra times. */
  readonly isKnockout: boolean;
  readonly extraTimes: number;
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
  | 'no-shootout'
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

/** The same in a shoot-out, whose throws are 7 m throws; other letters are none there. */
const shootoutLetters: Readonly<Record<string, EventTypeCode>> = {
  '': 'shootout-goal',
  p: 'shootout-goal',
  m: 'shootout-miss',
  y: 'yellow-card',
  z: 'yellow-card',
  r: 'red-card',
  b: 'blue-card',
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

/** Minute (with seconds or without) or `x` for the shoot-out, side, number or `o` and the letter of an official, letter. */
const line = /^(?:(\d{1,3})(?::(\d{2}))?|(x))?\s*([ab])\s*(?:(\d{1,2})|o([a-e]))?\s*([pmsyzrbt]?)$/u;

/**
 * Reads a line as it is typed from the paper: `12 A 7` is a goal of number 7 of the home team in minute 12, `a9s` two
 * minutes of number 9 in the same minute, `x A 7` a goal in the shoot-out (MA114). Case and blanks do not matter.
 */
export function readPaperLine(text: string, context: PaperContext): PaperLine {
  const plain = Array.from(text.trim().toLowerCase(), (sign) => unshifted[sign] ?? sign).join('');
  const found = line.exec(plain);
  if (found === null) return { ok: false, problem: 'unreadable' };
  const [, minute, second = '0', shootout, team, number, official, letter = ''] = found;
  const { people, last, isKnockout } = context;
  const isShootout = shootout !== undefined || (minute === undefined && last?.stage === 'shootout');
  if (isShootout && !isKnockout) return { ok: false, problem: 'no-shootout' };
  const type = (isShootout ? shootoutLetters : letters)[letter];
  if (type === undefined) return { ok: false, problem: 'unreadable' };
  const side = team === 'a' ? 'home' : 'away';
  const time = isShootout ? shootoutTime(context) : timeIn(minute, second, context);
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

const scoring = new Set<EventTypeCode>([
  'goal',
  'seven-metre-goal',
  'seven-metre-miss',
  'shootout-goal',
  'shootout-miss',
]);

/** The clock stands at the end of regular time, as throws of a shoot-out are recorded. */
function shootoutTime({ halfLength }: PaperContext): MatchTime {
  return { stage: 'shootout', seconds: 2 * halfLength };
}

/**
 * The minute of the clock in its half, the one before without a minute; null: there is none, or it is beyond the end of the
 * match. The full half belongs to the second (MA35), the end of a part to this part.
 */
function timeIn(
  minute: string | undefined,
  second: string,
  { halfLength, isKnockout, extraTimes, last }: PaperContext,
): MatchTime | null {
  if (minute === undefined) return last;
  const seconds = Number(minute) * 60 + Number(second);
  const periods = periodCodes.slice(0, isKnockout ? 2 + 2 * extraTimes : 2);
  const stage = periods.find((period, index) => {
    const end = stageEnd(period, halfLength);
    return index % 2 === 0 ? seconds < end : seconds <= end;
  });
  return Number(second) > 59 || stage === undefined ? null : timeWithinStage({ stage, seconds }, halfLength);
}
