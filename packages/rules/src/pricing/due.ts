/**
 * The earliest due day of an invoice that payments do not cover (MO19): payments cover invoices by due day.
 * null if all are covered. ISO dates, minor units.
 */
export function firstUnpaidDay(
  invoices: readonly { readonly total: number; readonly dueDate: string }[],
  paid: number,
): string | null {
  let covered = paid;
  for (const { total, dueDate } of invoices.toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1))) {
    if (total > covered) return dueDate;
    covered -= total;
  }
  return null;
}

/**
 * Whether the earliest uncovered invoice is overdue (MO19). ISO dates in the tournament's zone.
 * @param dueDate as {@link firstUnpaidDay} returns it
 */
export function isOverdue(dueDate: string | null, today: string): boolean {
  return dueDate !== null && dueDate < today;
}

/**
 * The part of a new invoice that was paid before (MO22): payments beyond other valid invoices, at most its
 * total. Minor units, at least 0.
 */
export function paidBefore(
  total: number,
  { paid, others }: { readonly paid: number; readonly others: number },
): number {
  return Math.max(0, Math.min(total, paid - others));
}
