import { describe, expect, it } from 'vitest';
import { anItem, anOrder, aTeam, thePriceList } from './testing/orders.ts';
import {
  currencyOf,
  lineTotal,
  normalVariableSymbol,
  orderLines,
  totalOf,
  unpricedKeys,
  variableSymbolOf,
} from './index.ts';

const keys = (...input: Parameters<typeof orderLines>) =>
  orderLines(...input).map(({ systemKey, quantity, unitPrice }) => [systemKey, quantity, unitPrice]);

describe('an order', () => {
  it('[MO1] is paid in crowns from a country of the crown, in euros from any other', () => {
    const currencies = ['CZK', 'EUR', 'PLN', 'HUF'].map((currencyCode) => currencyOf({ currencyCode }));
    expect(currencies).toEqual(['CZK', 'EUR', 'EUR', 'EUR']);
  });

  it('[MO2] pays the entry fee of each team’s level, or the fee of no level', () => {
    const order = anOrder({
      teams: [aTeam({ id: 1, serviceLevelId: 7 }), aTeam({ id: 2, serviceLevelId: 8 }), aTeam({ id: 3 })],
    });
    expect(keys(order, thePriceList, 'CZK')).toEqual([
      ['team:1:entry-fee', 1, 320_000],
      ['team:2:entry-fee', 1, 250_000],
      ['team:3:entry-fee', 1, 250_000],
    ]);
    const before = [null, 7].map((serviceLevelId) => anItem({ serviceLevelId, weight: -1 }));
    expect(orderLines(order, [...before, ...thePriceList], 'CZK')).toEqual(
      orderLines(order, thePriceList, 'CZK'),
    );
  });

  it('[MO3] [MO4] charges package, lunch, party and single rooms for the persons named', () => {
    const team = aTeam({
      bundlePricelistItemId: 10,
      bundlePersons: 18,
      handballPersons: 17,
      vipPartyPersons: 2,
      singleRoomPersons: 1,
    });
    expect(keys(anOrder({ teams: [team] }), thePriceList, 'EUR').slice(1)).toEqual([
      ['team:12:package', 18, 7_800],
      ['team:12:monday-lunch', 17, 700],
      ['team:12:vip-party', 2, 3_000],
      ['team:12:single-room', 1, 2_500],
    ]);
  });

  it('[MO3] charges a package that is not sold any more', () => {
    const team = aTeam({ bundlePricelistItemId: 12, bundlePersons: 3 });
    expect(keys(anOrder({ teams: [team] }), thePriceList, 'CZK')[1]).toEqual(['team:12:package', 3, 50_000]);
  });

  it('[MO4] charges nothing that the package does not offer, and no single room without a package', () => {
    const persons = { handballPersons: 4, vipPartyPersons: 4, singleRoomPersons: 4 };
    const plain = aTeam({ id: 1, bundlePricelistItemId: 11, bundlePersons: 4, ...persons });
    const atHome = aTeam({ id: 2, ...persons });
    const lines = orderLines(anOrder({ teams: [plain, atHome] }), thePriceList, 'CZK');
    expect(lines.map(({ systemKey }) => systemKey)).toEqual([
      'team:1:entry-fee',
      'team:1:package',
      'team:2:entry-fee',
      'team:2:monday-lunch',
      'team:2:vip-party',
    ]);
  });

  it('[MO5] charges extra persons like a team, without an entry fee', () => {
    const { state: _, serviceLevelId: __, ...party } = aTeam({ id: 5, label: 'bus' });
    const extra = { ...party, bundlePricelistItemId: 10, bundlePersons: 2, singleRoomPersons: 2 };
    const lines = orderLines(anOrder({ teams: [], extraPersons: [extra] }), thePriceList, 'CZK');
    expect(lines.map(({ systemKey, nameCs }) => [systemKey, nameCs])).toEqual([
      ['extra:5:package', 'Balíček A (bus)'],
      ['extra:5:single-room', 'Jednolůžkový pokoj (bus)'],
    ]);
  });

  it('[MO6] charges nothing for teams that wait or are withdrawn, nor after a refusal', () => {
    const teams = [aTeam({ id: 1, state: 'waiting' }), aTeam({ id: 2, state: 'withdrawn' })];
    expect(orderLines(anOrder({ teams }), thePriceList, 'CZK')).toEqual([]);
    expect(orderLines(anOrder({ registrationState: 'declined' }), thePriceList, 'CZK')).toEqual([]);
  });

  it('[MO7] takes the price for its guests before that for everybody, and never one for others', () => {
    const local = anItem({ id: 90, serviceType: 'vip-party', availabilityFilter: 'local', priceCzk: 1 });
    const closed = anItem({ id: 91, serviceType: 'vip-party', isActive: false, weight: -9 });
    const order = anOrder({ teams: [aTeam({ vipPartyPersons: 1 })] });
    const list = [closed, ...thePriceList, local];
    expect(orderLines(order, list, 'CZK')[1]?.pricelistItemId).toBe(90);
    expect(orderLines(order, list, 'EUR')[1]?.pricelistItemId).toBe(14);
  });

  it('[MO8] names what was ordered and has no price', () => {
    const team = aTeam({ bundlePricelistItemId: 99, bundlePersons: 3, handballPersons: 1 });
    const order = anOrder({ teams: [team] });
    expect(unpricedKeys(order, [], 'CZK')).toEqual([
      'team:12:entry-fee',
      'team:12:package',
      'team:12:monday-lunch',
    ]);
    expect(unpricedKeys(order, thePriceList, 'CZK')).toEqual(['team:12:package']);
  });
});

describe('sums', () => {
  it('[MO9] round a discounted line to the nearest unit, halves away from zero', () => {
    const line = (quantity: number, unitPrice: number, discountPercent: number) =>
      lineTotal({ quantity, unitPrice, discountPercent });
    expect([line(1, 5, 50), line(1, -5, 50), line(3, 33, 10), line(1, 1, 49), line(2, 100, 100)]).toEqual([
      3, -3, 89, 1, 0,
    ]);
  });

  it('[MO10] add the lines as they are rounded', () => {
    const half = { quantity: 1, unitPrice: 5, discountPercent: 50 };
    expect(totalOf([half, half, { quantity: 2, unitPrice: 7 }])).toBe(20);
    expect(totalOf([])).toBe(0);
  });
});

describe('a variable symbol', () => {
  it('[MO11] is the year and the club', () => {
    expect([variableSymbolOf(2026, 147), variableSymbolOf(2105, 1_234_567)]).toEqual([
      '2600147',
      '051234567',
    ]);
  });

  it('[MO11] is the same with zeros and spaces in front, and nothing else', () => {
    const texts = ['2600147', '0002600147', ' 26 00147 ', '0', '', 'VS26', '12345678901'];
    expect(texts.map(normalVariableSymbol)).toEqual(['2600147', '2600147', '2600147', '0', null, null, null]);
  });
});
