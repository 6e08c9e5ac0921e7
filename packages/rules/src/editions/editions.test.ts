import { describe, expect, it } from 'vitest';
import { dayInYears, type EditionForm, judgeEdition } from './index.ts';

const form: EditionForm = {
  name: 'Cup',
  year: 2027,
  city: '',
  startDate: '2027-03-25',
  endDate: '2027-03-28',
};
const faults = (change: Partial<EditionForm>) =>
  judgeEdition({ ...form, ...change }).map(({ field, fault }) => `${field} ${fault.code}`);

describe('the edition of another year', () => {
  it('[ED1] has the same days, and the 28th of February where there is no 29th', () => {
    expect(dayInYears('2026-04-02', 1)).toBe('2027-04-02');
    expect(dayInYears('2028-02-29', 1)).toBe('2029-02-28');
    expect(dayInYears('2024-02-29', 4)).toBe('2028-02-29');
    expect(dayInYears('2026-12-31', -1)).toBe('2025-12-31');
  });

  it('[ED2] needs a name and days of its year in their order', () => {
    expect(judgeEdition(form)).toEqual([]);
    expect(faults({ name: ' ' })).toEqual(['name required']);
    expect(faults({ year: 1900 })).toEqual(['year yearMin', 'startDate dateMax']);
    expect(faults({ startDate: '2026-12-31' })).toEqual(['startDate dateMin']);
    expect(faults({ endDate: '2027-03-24' })).toEqual(['endDate dateMin']);
    expect(faults({ startDate: '', endDate: '2027-02-30' })).toEqual([
      'startDate required',
      'endDate dateDay',
    ]);
  });
});
