import type { Duty } from '@sevenmetre/contract/duty/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { gapOf, isInColumn, type ShiftColumn, shiftColumns } from '@sevenmetre/rules/duty';
import { inLanguage } from '@sevenmetre/rules/language';
import type { DutyKind } from '@sevenmetre/rules/vocabulary';
import { clockOf } from '../../../lib/time/zone-clock.ts';

export type Shift = Duty['shifts'][number];
export type Volunteer = Duty['volunteers'][number];

/** Shifts of a hall, or of a kind for the whole tournament, in one part of a day. */
export interface Cell {
  readonly key: string;
  readonly row: Row;
  readonly column: ShiftColumn;
  readonly shifts: readonly Shift[];
  readonly gap: number;
}

export interface Row {
  readonly key: string;
  /** null: a kind for the whole tournament. */
  readonly placeId: number | null;
  readonly kind: DutyKind | null;
  readonly code: string;
  readonly name: string;
}

/** Times of a shift on the clocks of the tournament: `12:30–18:40`. */
export function timesText(
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  timeZone: string,
): string {
  return `${timeText(startsAt, timeZone)}–${timeText(endsAt, timeZone)}`;
}

function timeText(instant: string | number, timeZone: string): string {
  const text = typeof instant === 'number' ? new Date(instant).toISOString() : instant;
  return clockOf(text, timeZone).slice(11).replace(/^0/, '');
}

/** Where a shift is: its hall, or the whole tournament. */
export function placeText(t: Translator, { halls }: Pick<Duty, 'halls'>, placeId: number | null): string {
  const hall = halls.find(({ id }) => id === placeId);
  return hall ? `${hall.code} ${hallName(t, hall)}` : t('duty.tournament');
}

/** The name of a hall, without its code where that is its name. */
function hallName(t: Translator, { code, nameCs, nameEn }: Duty['halls'][number]): string {
  const name = inLanguage(t.locale, { cs: nameCs, en: nameEn });
  return name === code ? '' : name;
}

export function personName({ firstName, lastName }: Pick<Volunteer, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** Parts of the days. */
export function columnsOf({ shifts }: Duty): ShiftColumn[] {
  return shiftColumns(
    shifts.map(({ day, startsAt, endsAt }) => ({
      day,
      startsAt: Date.parse(startsAt),
      endsAt: Date.parse(endsAt),
    })),
  );
}

/** "to 13:00", "12:30–18:40", "from 18:00"; '' for a day in one part. */
export function columnText(t: Translator, { from, to }: ShiftColumn, timeZone: string): string {
  if (from === null) return to === null ? '' : t('duty.until', { time: timeText(to, timeZone) });
  if (to === null) return t('duty.from', { time: timeText(from, timeZone) });
  return `${timeText(from, timeZone)}–${timeText(to, timeZone)}`;
}

/** Halls with shifts, then what the whole tournament needs. */
export function rowsOf(t: Translator, { halls, shifts }: Duty): Row[] {
  const used = new Set(shifts.map(({ placeId }) => placeId));
  const kinds = [...new Set(shifts.filter(({ placeId }) => placeId === null).map(({ kind }) => kind))];
  return [
    ...halls
      .filter(({ id }) => used.has(id))
      .map((hall) => ({
        key: `hall ${hall.id}`,
        placeId: hall.id,
        kind: null,
        code: hall.code,
        name: hallName(t, hall),
      })),
    ...kinds.map((kind) => ({
      key: kind,
      placeId: null,
      kind,
      code: '',
      name: asHeading(t, t(`duty.kind.${kind}`)),
    })),
  ];
}

/** A word that is written small inside a sentence, at the head of a row. */
function asHeading({ locale }: Translator, word: string): string {
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
}

/** The shifts of a row in a column. */
export function cellOf({ shifts }: Duty, row: Row, column: ShiftColumn): Cell {
  const own = shifts.filter(
    (shift) =>
      shift.placeId === row.placeId &&
      (row.kind === null || shift.kind === row.kind) &&
      isInColumn(
        { ...shift, startsAt: Date.parse(shift.startsAt), endsAt: Date.parse(shift.endsAt) },
        column,
      ),
  );
  const key = `${row.key} ${column.day} ${column.from ?? 0}`;
  return { key, row, column, shifts: own, gap: own.reduce((sum, { gap }) => sum + gap, 0) };
}

/** How many were missing in shifts that are over; nobody is looked for any more. null: not all are over. @param now milliseconds UTC */
export function missedIn(
  { reporters }: Pick<Duty, 'reporters'>,
  shifts: readonly Shift[],
  now: number,
): number | null {
  if (shifts.some(({ endsAt }) => Date.parse(endsAt) > now)) return null;
  return shifts.reduce((sum, shift) => sum + wasMissing(reporters, shift), 0);
}

function wasMissing(reporters: Duty['reporters'], shift: Shift): number {
  const { kind, needed, placeId, day } = shift;
  const atTable = reporters.filter((one) => one.placeId === placeId && one.day === day).length;
  return gapOf({ kind, needed, people: onShift(shift).map(({ id }) => id), reporters: atTable });
}

/** How far shifts are filled, in words; what was missing is named once they are over. */
export function filledText(
  t: Translator,
  { gap, missed }: { readonly gap: number; readonly missed: number | null },
): string {
  if (gap > 0) return t('duty.missing', { count: gap });
  if (missed === null) return t('duty.full');
  return missed > 0 ? t('duty.wasMissing', { count: missed }) : t('duty.over');
}

/** Those on a shift who have not declined. */
export function onShift({ people }: Shift) {
  return people.filter(({ answer }) => answer !== 'declined');
}

/** Shifts of a person that they have not declined. */
export function shiftsOfPerson({ shifts }: Pick<Duty, 'shifts'>, id: number): Shift[] {
  return shifts.filter((shift) => onShift(shift).some((one) => one.id === id));
}

/** Shifts that are not over, for which somebody has not answered. @param now milliseconds UTC */
export function unansweredBy({ shifts }: Pick<Duty, 'shifts'>, id: number, now: number): Shift[] {
  return shifts.filter(
    ({ endsAt, people }) =>
      Date.parse(endsAt) > now && people.some((one) => one.id === id && one.answer === 'asked'),
  );
}
