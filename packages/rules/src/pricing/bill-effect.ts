import type { Currency } from '../vocabulary/index.ts';
import type { Order, PriceListItem } from './order.ts';
import { orderLines, unpricedKeys } from './order-lines.ts';
import { reconcileLines, type StoredLine } from './reconcile-lines.ts';
import { totalOf } from './total-of.ts';

/** A stored line with the document that has frozen it. */
export interface BilledLine extends StoredLine {
  readonly documentId: number | null;
}

/** What a club has ordered, and the lines that it has now. */
export interface Bill {
  readonly currency: Currency;
  readonly order: Order;
  readonly lines: readonly BilledLine[];
}

/** What another price list would bring about; sums are what clubs have to pay, in minor units. */
export interface BillEffect {
  /** Only currencies in which a bill changes, and only the bills that do. */
  readonly sums: readonly {
    readonly currency: Currency;
    readonly clubs: number;
    readonly before: number;
    readonly after: number;
  }[];
  /** Issued documents that stay as they are and that the order would have overtaken. */
  readonly overtakenDocuments: number;
  /** Clubs with something ordered that would have no price any more. */
  readonly unpricedClubs: number;
}

/** What changes for clubs when their lines follow this price list (MO21). */
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
