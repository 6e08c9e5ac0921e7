import { type LinkedPayment, paymentLink } from '@sevenmetre/rules/bank';
import type { DocumentRow } from './document.repository.ts';

/** Where the organiser's provider takes payments, and whose. */
export interface OnlinePayment {
  readonly template: string | null;
  /** null: of all suppliers. */
  readonly supplierId: number | null;
}

/** Address at which a sum to a supplier is paid (MO26); null: nothing to pay, or not at the provider. */
export function payLinkOf(
  link: OnlinePayment | null,
  supplierId: number,
  payment: LinkedPayment,
): string | null {
  if (link?.template == null || (link.supplierId !== null && link.supplierId !== supplierId)) return null;
  return paymentLink(link.template, payment);
}

/** Of an invoice, what its address says. */
type PayableInvoice = Pick<
  DocumentRow,
  'id' | 'total' | 'currency' | 'variableSymbol' | 'supplierId' | 'dueDate'
> & { readonly content: Pick<DocumentRow['content'], 'locale'> };

/**
 * Addresses at which the unpaid sums of invoices are paid, by document. Payments cover invoices in the order of their due days
 * (MO19).
 * @param valid invoices that are not credited
 */
export function payLinksOf(
  link: OnlinePayment | null,
  valid: readonly PayableInvoice[],
  paid: number,
): ReadonlyMap<number, string> {
  let left = paid;
  const links = new Map<number, string>();
  for (const invoice of valid.toSorted(byDueDay)) {
    const { id, total, currency, variableSymbol: symbol, supplierId, content } = invoice;
    const open = Math.max(0, total - Math.max(0, left));

    left -= total;
    const address = payLinkOf(link, supplierId, { amount: open, currency, symbol, language: content.locale });
    if (address !== null) links.set(id, address);
  }
  return links;
}

function byDueDay(one: PayableInvoice, other: PayableInvoice): number {
  if (one.dueDate !== other.dueDate) return one.dueDate < other.dueDate ? -1 : 1;
  return one.id - other.id;
}
