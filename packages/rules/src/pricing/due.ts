/**
 * The day by which the first money that is still missing should have come (MO19): payments cover invoices by their due days, the
 * earliest first. null when all of them are covered. ISO dates, minor units.
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
 * What of a new invoice has been paid before it is issued (MO22): payments beyond what other valid invoices ask for, as far as its
 * total. Minor units; never below 0.
 */
export function paidBefore(
  total: number,
  { paid, others }: { readonly paid: number; readonly others: number },
): number {
  return Math.max(0, Math.min(total, paid - others));
}
