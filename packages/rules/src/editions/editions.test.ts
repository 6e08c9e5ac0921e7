import { describe, expect, it } from 'vitest';
import { dayInYears, type EditionForm, checkEdition } from './index.ts';

const form: EditionForm = {
  name: 'Cup',
  year: 2027,
  city: '',
  startDate: '2027-03-25',
  endDate: '2027-03-28',
};
const errors = (change: Partial<EditionForm>) =>
  checkEdition({ ...form, ...change }).map(({ field, error }) => `${field} ${error.code}`);

describe('an edition made for another year', () => {
  it('[ED1] has the same days, and the 28th of February where there is no 29th', () => {
    expect(dayInYears('2026-04-02', 1)).toBe('2027-04-02');
    expect(dayInYears('2028-02-29', 1)).toBe('2029-02-28');
    expect(dayInYears('2024-02-29', 4)).toBe('2028-02-29');
    expect(dayInYears('2026-12-31', -1)).toBe('2025-12-31');
  });

  it('[ED2] needs a name and days of its year in their order', () => {
    expect(checkEdition(form)).toEqual([]);
    expect(errors({ name: ' ' })).toEqual(['name required']);
    expect(errors({ year: 1900 })).toEqual(['year yearMin', 'startDate dateMax']);
    expect(errors({ startDate: '2026-12-31' })).toEqual(['startDate dateMin']);
    expect(errors({ endDate: '2027-03-24' })).toEqual(['endDate dateMin']);
    expect(errors({ startDate: '', endDate: '2027-02-30' })).toEqual([
      'startDate required',
      'endDate dateDay',
    ]);
  });
});
