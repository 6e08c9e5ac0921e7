import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { emptyRefereeForm, type RefereeField, type RefereeForm } from '@sevenmetre/rules/registration';
import { describe, expect, it } from 'vitest';
import { refereeOffer as offer } from '../../../testing/referee-offer.ts';
import { fieldValue } from './field-value.ts';

const words = { t: createTranslator(enAll, 'en'), locale: 'en' } as const;
const shown = (field: RefereeField, form: Partial<RefereeForm>) =>
  fieldValue(words, { ...emptyRefereeForm, ...form }, offer, field);

describe('a field of a referee’s registration', () => {
  it.each([
    ['colleagueRefereeId', { colleagueRefereeId: 8 }, 'Nová Jana'],
    ['countryId', { countryId: 2 }, 'Germany'],
    ['tshirtSizeId', { tshirtSizeId: 5 }, 'XL'],
    ['refereeProjectId', { refereeProjectId: 9 }, 'Women referees'],
    ['sex', { sex: 'female' }, 'Female'],
    ['arrivalDate', { arrivalDate: '2026-04-02' }, '2 Apr 2026'],
    ['departureDate', { departureDate: '2026-04-05' }, '5 Apr 2026'],
    ['wantsSingleRoom', { wantsSingleRoom: true }, 'Yes'],
    ['wantsSingleRoom', { wantsSingleRoom: false }, 'No'],
    ['mealVouchers', { mealVouchers: 0 }, '0'],
    ['city', { city: 'Brno' }, 'Brno'],
  ] as const)('given %s is filled in with %o, then it reads “%s”', (field, form, text) => {
    expect(shown(field, form)).toBe(text);
  });

  it.each(['city', 'sex', 'colleagueRefereeId', 'arrivalDate'] as const)(
    'given %s is empty, then it reads “–”',
    (field) => {
      expect(shown(field, {})).toBe('–');
    },
  );

  it('given a colleague whom the list does not have any more, then it reads the number', () => {
    expect(shown('colleagueRefereeId', { colleagueRefereeId: 70 })).toBe('#70');
  });

  it('given a size, country or project that the lists do not have any more, then it reads “–”', () => {
    const form = { countryId: 90, tshirtSizeId: 90, refereeProjectId: 90 };
    const fields = ['countryId', 'tshirtSizeId', 'refereeProjectId'] as const;
    expect(fields.map((field) => shown(field, form))).toEqual(['–', '–', '–']);
  });
});
