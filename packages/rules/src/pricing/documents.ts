import { type PricedLine, totalOf } from './total-of.ts';

export interface DocumentLine extends PricedLine {
  readonly supplierId: number;
  readonly separateInvoice: boolean;
}

/**
 * The documents that lines come into (MO13): one for each supplier, and one more for what is invoiced separately. The lines of
 * each keep their order; what sums up to nothing at all (every line free) still is a document.
 */
export function groupIntoDocuments<Line extends DocumentLine>(lines: readonly Line[]): Line[][] {
  const groups = Map.groupBy(
    lines,
    ({ supplierId, separateInvoice }) => supplierId * 2 + Number(separateInvoice),
  );
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

/** A line of the note that takes a document back: the same pieces with the price's sign turned (MO15). */
export function creditLine<Line extends PricedLine>(line: Line): Line {
  return { ...line, unitPrice: line.unitPrice === 0 ? 0 : -line.unitPrice };
}

export interface OwedLine extends PricedLine {
  readonly outdated: boolean;
}

export interface Balance {
  readonly toPay: number;
  readonly paid: number;
  /** Negative: more came than is owed. */
  readonly rest: number;
}

/**
 * What a club owes (MO14), in minor units of its currency.
 *
 * @param lines open ones, and frozen ones of documents that no credit note has taken back
 */
export function balanceOf(
  lines: readonly OwedLine[],
  payments: readonly { readonly orderAmount: number }[],
): Balance {
  const toPay = totalOf(lines.filter(({ outdated }) => !outdated));
  const paid = payments.reduce((sum, { orderAmount }) => sum + orderAmount, 0);
  return { toPay, paid, rest: toPay - paid };
}
