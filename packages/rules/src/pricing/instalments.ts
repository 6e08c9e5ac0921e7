import { type PricedLine, totalOf } from './total-of.ts';
import { isFeeKey } from './order-lines.ts';

/** A line of a club, as far as it decides what is paid when. */
export interface InstalmentLine extends PricedLine {
  /** null: added by hand. */
  readonly systemKey: string | null;
  readonly supplierId: number;
  readonly outdated: boolean;
}

export interface InstalmentDates {
  /** ISO date. The edition asks for the entry fee by then, before it accepts a club; null: it does not. */
  readonly entryFeeTill: string | null;
  /** ISO date; null: not set. */
  readonly restTill: string | null;
}

/** One payment to one payee. Minor units. */
export interface Instalment {
  readonly kind: 'entry-fee' | 'rest';
  readonly supplierId: number;
  readonly amount: number;
  /** Unpaid part of the amount. */
  readonly open: number;
  /** ISO date; null: not set. */
  readonly dueDate: string | null;
}

/**
 * What a club pays, in the order of paying (MO25): entry fees first if the edition asks for them, then the rest, one
 * payment for each supplier. Payments cover them in this order; what a supplier owes the club covers like a payment.
 * @param paid sum of the club's payments, minor units
 */
export function instalments(
  lines: readonly InstalmentLine[],
  paid: number,
  { entryFeeTill, restTill }: InstalmentDates,
): Instalment[] {
  const valid = lines.filter(({ outdated }) => !outdated);
  const isFirst = ({ systemKey }: InstalmentLine) =>
    entryFeeTill !== null && systemKey !== null && isFeeKey(systemKey);
  const parts = [
    ...partsOf('entry-fee', valid.filter(isFirst), entryFeeTill),
    ...partsOf(
      'rest',
      valid.filter((line) => !isFirst(line)),
      restTill,
    ),
  ];
  let left = parts.reduce((sum, { amount }) => sum + Math.max(0, -amount), paid);
  return parts.flatMap((part) => {
    if (part.amount <= 0) return [];
    const covered = Math.min(part.amount, Math.max(0, left));
    left -= covered;
    return [{ ...part, open: part.amount - covered }];
  });
}

function partsOf(kind: Instalment['kind'], lines: readonly InstalmentLine[], dueDate: string | null) {
  const ofSupplier = Map.groupBy(lines, ({ supplierId }) => supplierId);
  return [...ofSupplier].map(([supplierId, own]) => ({ kind, supplierId, amount: totalOf(own), dueDate }));
}
