import type { ClubOffer } from '@sevenmetre/contract/registrations/club-registration';
import { expect, it } from 'vitest';
import { countryOfOrder, teamsOfOrder } from './draft.ts';

const price = { id: 5, serviceType: 'package' };
/** Only what the teams of an order depend on. */
const offer = {
  categories: [{ id: 11, code: 'WA' }],
  serviceLevels: [{ id: 2 }, { id: 3 }],
  priceList: [price],
  countries: [
    { id: 1, currencyCode: 'CZK' },
    { id: 2, currencyCode: 'EUR' },
    { id: 3, currencyCode: 'PLN' },
  ],
} as unknown as ClubOffer;
const order = { teams: 2, persons: 29, packageId: 5, serviceLevelId: 3, category: 'WA', currency: null };
let keys = 0;
const teams = (changes: Partial<typeof order>) =>
  teamsOfOrder({ ...order, ...changes }, offer, () => `k${(keys += 1)}`);

it('[CR13] fills the teams with what was counted on the join page', () => {
  expect(teams({})).toMatchObject([
    { bundlePricelistItemId: 5, bundlePersons: 15, teamCategoryId: 11, teamStartServiceLevelId: 3 },
    { bundlePricelistItemId: 5, bundlePersons: 14, teamCategoryId: null, teamStartServiceLevelId: 3 },
  ]);
});

it('[CR13] leaves out what the edition does not offer, and orders no package for nobody', () => {
  expect(teams({ packageId: 9, serviceLevelId: 9, category: 'XX' })[0]).toMatchObject({
    bundlePricelistItemId: null,
    bundlePersons: 0,
    teamCategoryId: null,
    teamStartServiceLevelId: 2,
  });
  expect(teams({ persons: 1 })[1]).toMatchObject({ bundlePricelistItemId: null, bundlePersons: 0 });
});

it('[CR13] asks for no more persons in a team than the form allows', () => {
  expect(teams({ teams: 1, persons: 200 })[0]?.bundlePersons).toBe(200);
});

it('[CR13] knows the country when the clubs of one alone pay in the chosen currency', () => {
  expect(countryOfOrder({ ...order, currency: 'CZK' }, offer)).toBe(1);
  expect(countryOfOrder({ ...order, currency: 'EUR' }, offer)).toBeNull();
  expect(countryOfOrder(order, offer)).toBeNull();
  expect(countryOfOrder(null, offer)).toBeNull();
});
