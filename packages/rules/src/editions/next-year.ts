import {
  type FieldError,
  firstError,
  dayWithin,
  maxLength,
  required,
  year as yearWithin,
} from '../validation/index.ts';

/**
 * The same day of another year; 29 February becomes the 28th in other years (rule ED1).
 * @param day ISO date
 * @param years offset; negative: earlier
 */
export function dayInYears(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  const text = (value: number, length: number) => String(value).padStart(length, '0');
  return `${text(year + years, 4)}-${text(month, 2)}-${text(Math.min(date, last), 2)}`;
}

/** Name and days of an edition. */
export interface EditionForm {
  readonly name: string;
  readonly year: number;
  /** '' for none. */
  readonly city: string;
  /** ISO days. */
  readonly startDate: string;
  readonly endDate: string;
}

export interface EditionError {
  readonly field: keyof EditionForm;
  readonly error: FieldError;
}

export const longestEditionName = 120;

/** Errors of a new edition (rule ED2). */
export function checkEdition(form: EditionForm): EditionError[] {
  const begins = form.startDate === '' ? null : form.startDate;
  const errors = {
    name: firstError(form.name, [required, maxLength(longestEditionName)]),
    year: firstError(form.year, [required, yearWithin(1990, 2100)]),
    city: firstError(form.city, [maxLength(longestEditionName)]),
    startDate: firstError(form.startDate, [required, dayWithin(`${form.year}-01-01`, `${form.year}-12-31`)]),
    endDate: firstError(form.endDate, [required, dayWithin(begins, null)]),
  };
  const fields = Object.keys(errors) as (keyof EditionForm)[];
  return fields.flatMap((field) => {
    const error = errors[field];
    return error === null ? [] : [{ field, error }];
  });
}
