import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTeam, thePriceList } from './testing/orders.ts';
import { lineTotal, orderLines, totalOf } from './index.ts';

const amount = fc.integer({ min: -50_000_000, max: 50_000_000 });
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 2_000 }),
  unitPrice: amount,
  discountPercent: fc.integer({ min: 0, max: 100 }),
});
const persons = fc.integer({ min: 0, max: 60 });
const team = fc
  .record({
    bundlePricelistItemId: fc.constantFrom(null, 10, 11, 12),
    bundlePersons: persons,
    handballPersons: persons,
    vipPartyPersons: persons,
    singleRoomPersons: persons,
    serviceLevelId: fc.constantFrom(null, 7, 8),
    state: fc.constantFrom('accepted' as const, 'waiting' as const, 'withdrawn' as const),
  })
  .map(aTeam);
const order = fc.array(team, { maxLength: 6 }).map((teams) => ({
  registrationState: 'new' as const,
  teams: teams.map((one, id) => ({ ...one, id: id + 1 })),
  extraPersons: [],
}));

describe('money, for whatever is ordered', () => {
  it('[MO9] a rounded line is at most half a unit away from the exact one, and never fractional', () => {
    fc.assert(
      fc.property(line, (one) => {
        const rounded = lineTotal(one);
        const hundredths = BigInt(one.quantity) * BigInt(one.unitPrice) * BigInt(100 - one.discountPercent);
        const away = BigInt(rounded) * 100n - hundredths;
        expect(Number.isSafeInteger(rounded)).toBe(true);
        expect(away <= 50n && away >= -50n).toBe(true);
        expect(Math.sign(rounded) * Math.sign(one.unitPrice)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[MO10] a total is the sum of its lines, however they are put into documents; what takes it back makes nothing', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.nat(30), (lines, cut) => {
        expect(totalOf(lines.slice(0, cut)) + totalOf(lines.slice(cut))).toBe(totalOf(lines));
        const back = lines.map((one) => ({ ...one, unitPrice: -one.unitPrice }));
        expect(totalOf([...lines, ...back])).toBe(0);
      }),
    );
  });

  it('[MO8] lines are made the same again, each under a key of its own, and depend on no other team', () => {
    fc.assert(
      fc.property(order, fc.constantFrom('CZK' as const, 'EUR' as const), (ordered, currency) => {
        const lines = orderLines(ordered, thePriceList, currency);
        expect(orderLines(ordered, thePriceList.toReversed(), currency)).toEqual(lines);
        expect(new Set(lines.map(({ systemKey }) => systemKey)).size).toBe(lines.length);
        const apart = ordered.teams.flatMap((one) =>
          orderLines({ ...ordered, teams: [one] }, thePriceList, currency),
        );
        expect(apart).toEqual(lines);
        for (const { quantity, unitPrice } of lines) expect(quantity * unitPrice).toBeGreaterThan(0);
      }),
    );
  });
});
