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
