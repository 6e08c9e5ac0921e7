import { expect, it } from 'vitest';
import { type Bill, type BilledLine, billEffect, orderLines, type PriceListItem } from './index.ts';
import { anOrder, aTeam, thePriceList } from './testing/orders.ts';

const order = anOrder({ teams: [aTeam({ bundlePricelistItemId: 10, bundlePersons: 10 })] });

function aBill(some: Partial<BilledLine> = {}, currency: Bill['currency'] = 'CZK'): Bill {
  const lines = orderLines(order, thePriceList, currency).map((line, index) => ({
    ...line,
    id: index + 1,
    frozen: false,
    outdated: false,
    discountPercent: 0,
    documentId: null,
    ...some,
  }));
  return { currency, order, lines };
}

const change = (id: number, some: Partial<PriceListItem>) =>
  thePriceList.map((item) => (item.id === id ? { ...item, ...some } : item));

it('[MO21] given the price list as it is, then no bill changes', () => {
  const nothing = { sums: [], overtakenDocuments: 0, unpricedClubs: 0 };
  expect(billEffect([aBill(), aBill({}, 'EUR')], thePriceList)).toEqual(nothing);
  const { lines, ...bill } = aBill();
  const overtaken = { frozen: true, outdated: true, documentId: 5, systemKey: 'team:99:entry-fee' };
  const known = lines.slice(0, 1).map((line) => ({ ...line, ...overtaken, id: 99 }));
  expect(billEffect([{ ...bill, lines: [...lines, ...known] }], thePriceList)).toEqual(nothing);
});

it('[MO21] given another price, then bills of each currency are summed apart, discounts taken off', () => {
  const dearer = change(10, { priceCzk: 200_000, priceEur: 8_000 });
  const effect = billEffect([aBill(), aBill({ discountPercent: 50 }), aBill({}, 'EUR')], dearer);
  expect(effect.sums).toEqual([
    { currency: 'CZK', clubs: 2, before: 3_210_000, after: 3_375_000 },
    { currency: 'EUR', clubs: 1, before: 88_000, after: 90_000 },
  ]);
});

it('[MO21] given lines on a document, then it stays, is counted once, and the new sum is owed', () => {
  const dearer = change(10, { priceCzk: 200_000 });
  const issued = aBill({ frozen: true, documentId: 5 });
  expect(billEffect([issued], dearer)).toEqual({
    sums: [{ currency: 'CZK', clubs: 1, before: 2_140_000, after: 2_250_000 }],
    overtakenDocuments: 1,
    unpricedClubs: 0,
  });
  const [fee, ...others] = issued.lines;
  const known = { ...issued, lines: [...others, ...(fee ? [{ ...fee, outdated: true }] : [])] };
  expect(billEffect([known], dearer).overtakenDocuments).toBe(0);
});

it('[MO21] given what is sold no more, then an extra without a price is named, and a package is charged on', () => {
  const lunch = {
    ...order,
    teams: [aTeam({ handballPersons: 4, bundlePricelistItemId: 10, bundlePersons: 1 })],
  };
  const lines: BilledLine[] = orderLines(lunch, thePriceList, 'CZK').map((line, index) => ({
    ...line,
    id: index,
    frozen: false,
    outdated: false,
    discountPercent: 0,
    documentId: null,
  }));
  const bill = { currency: 'CZK', order: lunch, lines } as const;
  expect(billEffect([bill], change(13, { isActive: false }))).toMatchObject({
    sums: [{ before: 507_000, after: 439_000 }],
    unpricedClubs: 1,
  });
  expect(billEffect([bill], change(10, { isActive: false })).sums).toEqual([]);
});
