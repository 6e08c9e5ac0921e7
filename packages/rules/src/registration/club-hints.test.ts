import { describe, expect, it } from 'vitest';
import { clubHints, isPlausibleTin, isPlausibleVatin } from './index.ts';

describe('hints of a registration', () => {
  it('[CR2] say what looks wrong and refuse nothing', () => {
    const form = { tournamentContactPhone: '601 123 456', tin: '12345678', vatin: 'DE1' };
    expect(clubHints(form, 'CZ').map(({ field, code }) => `${field} ${code}`)).toEqual([
      'tournamentContactPhone phone',
      'tin tin',
      'vatin vatin',
    ]);
    expect(clubHints({ tournamentContactPhone: '+49 89 123', tin: '', vatin: '' }, null)).toEqual([]);
  });

  it.each([
    ['CZ', '25596641', true],
    ['CZ', '25596642', false],
    ['SK', '00151742', true],
    ['PL', '526-025-09-95', true],
    ['PL', '526-025-09-96', false],
    ['PL', '526-025-09-950', false],
    ['CZ', '255966410', false],
    ['HU', 'anything', true],
    ['CZ', '', true],
  ])('[CR2] a registration number of %s: %s', (country, tin, plausible) => {
    expect(isPlausibleTin(tin, country)).toBe(plausible);
  });

  it.each([
    ['CZ', 'CZ25596641', true],
    ['CZ', '25596641', false],
    ['DE', 'DE 123 456 789', true],
    ['AT', 'ATU12345678', true],
    ['AT', 'AT12345678', false],
    ['GR', 'EL123456789', true],
    ['LT', 'LT123456789', true],
    ['LT', 'LV123456789', false],
  ])('[CR2] a VAT number of %s: %s', (country, vatin, plausible) => {
    expect(isPlausibleVatin(vatin, country)).toBe(plausible);
  });
});
