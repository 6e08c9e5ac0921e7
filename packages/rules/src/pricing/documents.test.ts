import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrder, aTeam, thePriceList } from './testing/orders.ts';
import {
  balanceOf,
  compareLines,
  creditLine,
  firstUnpaidDay,
  isOverdue,
  paidBefore,
  groupIntoDocuments,
  orderLines,
  reconcileLines,
  type StoredLine,
  totalOf,
} from './index.ts';

const ordered = (some: Parameters<typeof aTeam>[0]) =>
  orderLines(anOrder({ teams: [aTeam({ bundlePricelistItemId: 10, ...some })] }), thePriceList, 'CZK');

/** Newly made lines; `frozen`: in a document. */
function stored(lines: ReturnType<typeof ordered>, some: Partial<StoredLine> = {}): StoredLine[] {
  return lines.map((line, index) => ({
    ...line,
    id: index + 1,
    frozen: false,
    outdated: false,
    discountPercent: 0,
    ...some,
  }));
}

const nothing = { inserted: [], updated: [], deletedIds: [], marked: [] };

describe('lines rebuilt', () => {
  it('[MO12] of the same order change nothing, open or frozen', () => {
    const lines = ordered({ bundlePersons: 5 });
    expect(reconcileLines(lines, stored(lines))).toEqual(nothing);
    expect(reconcileLines(lines, stored(lines, { frozen: true }))).toEqual(nothing);
  });

  it('[MO12] follow the order while they are open, and keep their discounts', () => {
    const before = stored(ordered({ bundlePersons: 5, vipPartyPersons: 1 }), { discountPercent: 10 });
    const changes = reconcileLines(ordered({ bundlePersons: 6, handballPersons: 2 }), before);
    expect(changes.updated.map(({ id, line }) => [id, line.quantity])).toEqual([[2, 6]]);
    expect(changes.deletedIds).toEqual([3]);
    expect(changes.inserted.map(({ systemKey }) => systemKey)).toEqual(['team:12:monday-lunch']);
  });

  it('[MO12] never touch what was written by hand', () => {
    const byHand = stored(ordered({}), { systemKey: null });
    expect(reconcileLines([], byHand)).toEqual(nothing);
  });

  it('[MO12] stand beside a frozen line that says something else, and mark it; the discount comes along', () => {
    const paper = stored(ordered({ bundlePersons: 5 }), { frozen: true, discountPercent: 20 });
    const changes = reconcileLines(ordered({ bundlePersons: 6 }), paper);
    expect(changes.inserted).toMatchObject([
      { systemKey: 'team:12:package', quantity: 6, discountPercent: 20 },
    ]);
    expect(changes.marked).toEqual([{ id: 2, outdated: true }]);
    const withdrawn = reconcileLines([], paper);
    expect([withdrawn.inserted, withdrawn.marked.length]).toEqual([[], 2]);
  });

  it.each([{ supplierId: 99 }, { separateInvoice: true }, { currency: 'EUR' as const }, { unitPrice: 1 }])(
    '[MO12] are due again on another document when their price is that of %o',
    (other) => {
      const paper = stored(ordered({}), { frozen: true });
      const lines = ordered({}).map((line) => ({ ...line, ...other }));
      const { inserted, marked } = reconcileLines(lines, paper);
      expect([inserted.length, marked]).toEqual([1, [{ id: 1, outdated: true }]]);
    },
  );

  it('[MO12] take the mark back when the order is as it was', () => {
    const paper = stored(ordered({}), { frozen: true, outdated: true });
    expect(reconcileLines(ordered({}), paper).marked).toEqual([{ id: 1, outdated: false }]);
  });

  it('[MO12] leave a document alone when only words have changed', () => {
    const paper = stored(ordered({ label: 'MA 1' }), { frozen: true });
    expect(reconcileLines(ordered({ label: 'MA 2' }), paper)).toEqual(nothing);
    expect(reconcileLines(ordered({ label: 'MA 2' }), stored(ordered({}))).updated).toHaveLength(1);
  });
});

describe('the order of lines', () => {
  it('[MO8] is that of the order, whenever a line was added; lines by hand come last', () => {
    const keys = ['team:12:vip-party', null, 'extra:1:package', 'team:9:package', 'team:12:entry-fee'];
    const lines = keys.map((systemKey, id) => ({ id, systemKey }));
    expect(lines.sort(compareLines).map(({ systemKey }) => systemKey)).toEqual([
      'team:9:package',
      'team:12:entry-fee',
      'team:12:vip-party',
      'extra:1:package',
      null,
    ]);
  });
});

describe('documents', () => {
  const line = (supplierId: number, separateInvoice: boolean, unitPrice = 100) => ({
    supplierId,
    separateInvoice,
    unitPrice,
    quantity: 1,
  });

  it('[MO13] are one for each supplier, and one for what is separate', () => {
    const groups = groupIntoDocuments([line(2, false), line(1, true), line(2, true), line(2, false)]);
    expect(groups.map((group) => [group[0]?.supplierId, group[0]?.separateInvoice, group.length])).toEqual([
      [1, true, 1],
      [2, false, 2],
      [2, true, 1],
    ]);
  });

  it('[MO14] leave to be paid what is open or valid and not overtaken', () => {
    const lines = [
      { quantity: 2, unitPrice: 100, outdated: false },
      { quantity: 1, unitPrice: 700, outdated: true },
    ];
    expect(balanceOf(lines, [{ orderAmount: 150 }, { orderAmount: 100 }])).toEqual({
      toPay: 200,
      paid: 250,
      rest: -50,
    });
  });

  it('[MO15] credit note and new document make the difference, for every order and discount', () => {
    const priced = fc.record({
      quantity: fc.integer({ min: 1, max: 90 }),
      unitPrice: fc.integer({ min: 0, max: 900_000 }),
      discountPercent: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(priced), fc.array(priced), (before, after) => {
        const note = totalOf(before.map(creditLine));
        expect(note + totalOf(before)).toBe(0);
        expect(totalOf(before) + note + totalOf(after)).toBe(totalOf(after));
      }),
    );
  });

  it('[MO19] are covered by payments from the earliest due day on', () => {
    const invoices = [
      { total: 300, dueDate: '2026-04-01' },
      { total: 500, dueDate: '2026-03-01' },
    ];
    expect([0, 499, 500, 799, 800].map((paid) => firstUnpaidDay(invoices, paid))).toEqual([
      '2026-03-01',
      '2026-03-01',
      '2026-04-01',
      '2026-04-01',
      null,
    ]);
    expect(firstUnpaidDay([], 0)).toBeNull();
    expect([null, '2026-03-01', '2026-03-02'].map((day) => isOverdue(day, '2026-03-02'))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('[MO22] ask for no more than what earlier payments leave, and never for less than nothing', () => {
    const before = (paid: number, others: number) => paidBefore(500, { paid, others });
    expect([before(0, 0), before(200, 0), before(900, 0), before(900, 600), before(300, 600)]).toEqual([
      0, 200, 500, 300, 0,
    ]);
  });
});
