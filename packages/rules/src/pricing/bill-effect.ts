import type { Currency } from '../vocabulary/index.ts';
import type { Order, PriceListItem } from './order.ts';
import { orderLines, unpricedKeys } from './order-lines.ts';
import { reconcileLines, type StoredLine } from './reconcile-lines.ts';
import { totalOf } from './total-of.ts';

/** A stored line with its document, if any. */
export interface BilledLine extends StoredLine {
  readonly documentId: number | null;
}

/** A club's order, and its present lines. */
export interface Bill {
  readonly currency: Currency;
  readonly order: Order;
  readonly lines: readonly BilledLine[];
}

/** Effect of another price list; sums are totals of clubs in minor units. */
export interface BillEffect {
  /** Only currencies and bills that change. */
  readonly sums: readonly {
    readonly currency: Currency;
    readonly clubs: number;
    readonly before: number;
    readonly after: number;
  }[];
  /** Number of issued documents that would be outdated by the order. */
  readonly overtakenDocuments: number;
  /** Number of clubs with ordered items that would have no price. */
  readonly unpricedClubs: number;
}

/** Effect on clubs if their lines follow this price list (MO21). */
export function billEffect(bills: readonly Bill[], priceList: readonly PriceListItem[]): BillEffect {
  const checked = bills.map((bill) => ({ ...check(bill, priceList), currency: bill.currency }));
  const changed = checked.filter(({ before, after }) => before !== after);
  const sums = Map.groupBy(changed, ({ currency }) => currency);
  return {
    sums: [...sums].sort(byCurrency).map(([currency, own]) => ({
      currency,
      clubs: own.length,
      before: own.reduce((sum, { before }) => sum + before, 0),
      after: own.reduce((sum, { after }) => sum + after, 0),
    })),
    overtakenDocuments: checked.reduce((sum, { overtaken }) => sum + overtaken, 0),
    unpricedClubs: checked.filter(({ isUnpriced }) => isUnpriced).length,
  };
}

function byCurrency([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function check({ order, lines, currency }: Bill, priceList: readonly PriceListItem[]) {
  const changes = reconcileLines(orderLines(order, priceList, currency), lines);
  const gone = new Set(changes.deletedIds);
  const updated = new Map(changes.updated.map(({ id, line }) => [id, line]));
  const marked = new Map(changes.marked.map(({ id, outdated }) => [id, outdated]));
  const after = lines.flatMap((line) => {
    if (gone.has(line.id)) return [];
    const outdated = marked.get(line.id) ?? (line.frozen && line.outdated);
    return outdated ? [] : [{ ...line, ...updated.get(line.id) }];
  });
  const already = new Set(lines.flatMap(({ outdated, documentId }) => (outdated ? documentId : [])));
  const overtaken = new Set(
    lines.flatMap(({ id, documentId }) => (marked.get(id) && !already.has(documentId) ? documentId : [])),
  );
  return {
    before: totalOf(lines.filter(({ outdated }) => !outdated)),
    after: totalOf([...after, ...changes.inserted]),
    overtaken: overtaken.size,
    isUnpriced: unpricedKeys(order, priceList, currency).length > 0,
  };
}
