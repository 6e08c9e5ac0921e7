import { type PricedLine, totalOf } from './total-of.ts';

export interface DocumentLine extends PricedLine {
  readonly supplierId: number;
  readonly separateInvoice: boolean;
}

/**
 * Groups lines into documents (MO13): one per supplier, and one for separately invoiced lines. Lines keep
 * their order; a document with a total of zero is issued too.
 */
export function groupIntoDocuments<Line extends DocumentLine>(lines: readonly Line[]): Line[][] {
  const groups = Map.groupBy(
    lines,
    ({ supplierId, separateInvoice }) => supplierId * 2 + Number(separateInvoice),
  );
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

/** A line of a credit note: the same quantity with the negative price (MO15). */
export function creditLine<Line extends PricedLine>(line: Line): Line {
  return { ...line, unitPrice: line.unitPrice === 0 ? 0 : -line.unitPrice };
}

export interface OwedLine extends PricedLine {
  readonly outdated: boolean;
}

export interface Balance {
  readonly toPay: number;
  readonly paid: number;
  /** Negative: overpaid. */
  readonly rest: number;
}

/**
 * What a club owes (MO14), in minor units of its currency.
 * @param lines open ones, and those of documents that were not credited
 */
export function balanceOf(
  lines: readonly OwedLine[],
  payments: readonly { readonly orderAmount: number }[],
): Balance {
  const toPay = totalOf(lines.filter(({ outdated }) => !outdated));
  const paid = payments.reduce((sum, { orderAmount }) => sum + orderAmount, 0);
  return { toPay, paid, rest: toPay - paid };
}
