import { describe, expect, it } from 'vitest';
import { anOrder, aTeam, thePriceList } from './testing/orders.ts';
import { estimate, instalments, orderLines, totalOf } from './index.ts';

const line = (systemKey: string | null, supplierId: number, unitPrice: number) => ({
  systemKey,
  supplierId,
  unitPrice,
  quantity: 1,
  outdated: false,
});
const lines = [
  line('team:1:entry-fee', 1, 240_000),
  line('team:1:package', 1, 500_000),
  line('team:2:entry-fee', 1, 240_000),
  line('team:2:monday-lunch', 2, 30_000),
];
const dates = { entryFeeTill: '2026-02-15', restTill: '2026-03-15' };

describe('instalments', () => {
  it('[MO25] ask for the entry fee first, then for the rest by supplier', () => {
    expect(instalments(lines, 0, dates)).toEqual([
      { kind: 'entry-fee', supplierId: 1, amount: 480_000, open: 480_000, dueDate: '2026-02-15' },
      { kind: 'rest', supplierId: 1, amount: 500_000, open: 500_000, dueDate: '2026-03-15' },
      { kind: 'rest', supplierId: 2, amount: 30_000, open: 30_000, dueDate: '2026-03-15' },
    ]);
  });

  it('[MO25] ask for everything at once if the edition wants no deposit', () => {
    const asked = instalments(lines, 0, { ...dates, entryFeeTill: null });
    expect(asked.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['rest', 980_000],
      ['rest', 30_000],
    ]);
  });

  it('[MO25] are covered by payments in their order', () => {
    const open = (paid: number) => instalments(lines, paid, dates).map((part) => part.open);
    expect(open(100_000)).toEqual([380_000, 500_000, 30_000]);
    expect(open(500_000)).toEqual([0, 480_000, 30_000]);
    expect(open(2_000_000)).toEqual([0, 0, 0]);
  });

  it('[MO25] leave out superseded lines and use what a supplier owes', () => {
    const old = { ...line('team:1:entry-fee', 1, 100_000), outdated: true };
    const back = line(null, 3, -40_000);
    expect(instalments([...lines, old, back], 0, dates).map(({ open }) => open)).toEqual([
      440_000, 500_000, 30_000,
    ]);
  });
});

describe('an estimate', () => {
  it('[MO2] [MO3] costs what the same order costs once it is sent', () => {
    const team = { serviceLevelId: 7, bundlePricelistItemId: 10, bundlePersons: 14 };
    const sent = anOrder({ teams: [aTeam({ id: 1, ...team }), aTeam({ id: 2, ...team })] });
    const order = { teams: 2, persons: 28, packageId: 10, serviceLevelId: 7 };
    for (const currency of ['CZK', 'EUR'] as const) {
      const { entryFee, rest } = estimate(order, thePriceList, currency);
      expect(entryFee + rest).toBe(totalOf(orderLines(sent, thePriceList, currency)));
      expect(entryFee).toBeGreaterThan(0);
    }
  });
});
