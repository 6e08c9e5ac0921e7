import { expect, test } from 'vitest';
import type { TeamOrderRow } from './order.repository.ts';
import { orderOf } from './order-of.ts';

const ordered = {
  id: 1,
  state: 'accepted',
  serviceLevelId: null,
  bundlePricelistItemId: null,
  bundlePersons: 0,
  handballPersons: 0,
  vipPartyPersons: 0,
  singleRoomPersons: 0,
} as const;
const team = (categoryCode: string, teamNumber: number): TeamOrderRow => ({
  ...ordered,
  categoryCode,
  teamNumber,
});

test('given teams of several categories, then only those that share one are told apart by their numbers', () => {
  const { teams } = orderOf('approved', [team('MA', 1), team('MA', 2), team('WA', 1)], []);
  expect(teams.map(({ label }) => label)).toEqual(['MA I', 'MA II', 'WA']);
});
