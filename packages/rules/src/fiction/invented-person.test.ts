import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inventBirthDate, inventPerson, peopleNames } from './index.ts';

const person = fc.record({
  editionId: fc.integer({ min: 1, max: 500 }),
  kind: fc.integer({ min: 1, max: 9 }),
  id: fc.integer({ min: 1, max: 1_000_000 }),
  country: fc.constantFrom('CZ', 'PL', 'HU', 'DK', 'XX'),
  gender: fc.constantFrom('M' as const, 'W' as const),
});

test('a person of the same edition and record is always the same, from the fictional lists', () => {
  fc.assert(
    fc.property(person, (of) => {
      const made = inventPerson(of);
      const { boys, girls, families, women = families } = peopleNames(of.country);
      expect(made).toEqual(inventPerson(of));
      expect(of.gender === 'W' ? girls : boys).toContain(made.firstName);
      expect(of.gender === 'W' ? women : families).toContain(made.lastName);
      expect(made.phone).toMatch(/^\+420000\d{6}$/);
    }),
  );
});

test('players are born within two years of the category, leaders are adults', () => {
  fc.assert(
    fc.property(person, (of) => {
      const born = inventBirthDate(of, { from: '2012-01-01', year: 2026 });
      expect(born >= '2012-01-01' && born < '2014-01-01').toBe(true);
      expect(inventBirthDate(of, { from: null, year: 2026 }) < '1999-01-01').toBe(true);
    }),
  );
});
