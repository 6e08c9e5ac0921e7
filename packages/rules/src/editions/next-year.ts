import {
  type FieldFault,
  firstFault,
  dayWithin,
  maxLength,
  required,
  year as yearWithin,
} from '../validation/index.ts';

/**
 * The same day of another year; 29 February becomes the 28th where there is none (rule ED1).
 *
 * @param day ISO date
 * @param years how many later; negative is earlier
 */
export function dayInYears(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  const text = (value: number, length: number) => String(value).padStart(length, '0');
  return `${text(year + years, 4)}-${text(month, 2)}-${text(Math.min(date, last), 2)}`;
}

/** What an edition is called and when it is played. */
export interface EditionForm {
  readonly name: string;
  readonly year: number;
  /** '' for none. */
  readonly city: string;
  /** ISO days. */
  readonly startDate: string;
  readonly endDate: string;
}

export interface EditionFault {
  readonly field: keyof EditionForm;
  readonly fault: FieldFault;
}

export const longestEditionName = 120;

/** What keeps an edition from being prepared (rule ED2). */
export function judgeEdition(form: EditionForm): EditionFault[] {
  const begins = form.startDate === '' ? null : form.startDate;
  const faults = {
    name: firstFault(form.name, [required, maxLength(longestEditionName)]),
    year: firstFault(form.year, [required, yearWithin(1990, 2100)]),
    city: firstFault(form.city, [maxLength(longestEditionName)]),
    startDate: firstFault(form.startDate, [required, dayWithin(`${form.year}-01-01`, `${form.year}-12-31`)]),
    endDate: firstFault(form.endDate, [required, dayWithin(begins, null)]),
  };
  const fields = Object.keys(faults) as (keyof EditionForm)[];
  return fields.flatMap((field) => {
    const fault = faults[field];
    return fault === null ? [] : [{ field, fault }];
  });
}
