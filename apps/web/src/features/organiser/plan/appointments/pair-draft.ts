import type { BoardPair, RefereePairBody } from '@sevenmetre/contract/appointments/schemas';
import { minutesOfDay } from '@sevenmetre/rules/dates';

/** A pair as it is typed. */
export interface PairDraft {
  readonly first: string;
  readonly second: string;
  readonly level: BoardPair['level'];
  readonly fee: string;
  readonly travel: string;
  readonly mostPerDay: string;
  readonly wish: string;
  readonly clubIds: readonly number[];
  readonly absences: readonly AbsenceDraft[];
}

/** Times of a day, `HH:MM`. */
export interface AbsenceDraft {
  readonly day: number;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export function draftOf(pair: BoardPair | null): PairDraft {
  if (pair === null)
    return {
      first: '',
      second: '',
      level: 'B',
      fee: '',
      travel: '',
      mostPerDay: '',
      wish: '',
      clubIds: [],
      absences: [],
    };
  return {
    first: String(pair.firstRefereeId),
    second: String(pair.secondRefereeId ?? ''),
    level: pair.level,
    fee: amountText(pair.fee),
    travel: amountText(pair.travel),
    mostPerDay: String(pair.mostPerDay ?? ''),
    wish: pair.wish ?? '',
    clubIds: pair.clubIds,
    absences: pair.absences.map(({ from, to, reason }) => {
      const day = Math.floor(from / minutesOfDay);
      return { day, from: clock(from - day * minutesOfDay), to: clock(to - day * minutesOfDay), reason };
    }),
  };
}

type PairError = 'chooseReferee' | 'sameReferee' | 'amountInvalid' | 'absenceInvalid' | 'mostPerDayInvalid';

/** What is wrong with what was typed, by field. */
export function pairErrors(draft: PairDraft): { readonly [K in keyof PairDraft]?: PairError } {
  const { first, second, fee, travel, mostPerDay } = draft;
  const isWrong: { readonly [K in keyof PairDraft]?: [boolean, PairError] } = {
    first: [first === '', 'chooseReferee'],
    second: [second !== '' && first === second, 'sameReferee'],
    fee: [amount(fee) === null, 'amountInvalid'],
    travel: [amount(travel) === null, 'amountInvalid'],
    mostPerDay: [Number.isNaN(most(mostPerDay)), 'mostPerDayInvalid'],
    absences: [absencesOf(draft).some(({ from, to }) => !(from < to)), 'absenceInvalid'],
  };
  return Object.fromEntries(
    Object.entries(isWrong).flatMap(([field, [wrong, error]]) => (wrong ? [[field, error]] : [])),
  );
}

/** What is sent of a draft without errors. */
export function bodyOf(draft: PairDraft): RefereePairBody {
  return {
    firstRefereeId: Number(draft.first),
    secondRefereeId: draft.second === '' ? null : Number(draft.second),
    level: draft.level,
    fee: amount(draft.fee) ?? 0,
    travel: amount(draft.travel) ?? 0,
    mostPerDay: most(draft.mostPerDay),
    wish: draft.wish.trim() === '' ? null : draft.wish.trim(),
    clubIds: draft.clubIds,
    absences: absencesOf(draft),
  };
}

function absencesOf({ absences }: PairDraft) {
  return absences.map(({ day, from, to, reason }) => {
    const base = day * minutesOfDay;
    return { from: base + minute(from), to: base + minute(to), reason };
  });
}

/** null: no limit; NaN where it is no number of matches. */
function most(text: string): number | null {
  if (text.trim() === '') return null;
  return /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 30 ? Number(text) : Number.NaN;
}

function amountText(minor: number): string {
  return minor === 0 ? '' : String(minor / 100);
}

/** Minor units; empty is nothing, null: no amount. */
function amount(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  if (plain === '') return 0;
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

/** NaN where it is no time; `24:00` ends a day. */
function minute(text: string): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(text.trim()) ?? [];
  return hours === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes);
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
