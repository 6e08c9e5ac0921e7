import { inLanguage } from '@sevenmetre/rules/language';
import { ibanOfCzechAccount, parseIban, paymentCode } from '@sevenmetre/rules/bank';
import { creditLine, lineTotal, paidBefore } from '@sevenmetre/rules/pricing';
import type { Currency } from '@sevenmetre/rules/vocabulary';
import type { DocumentContent } from './document-content.ts';
import type { Customer, SupplierRow } from './document.repository.ts';
import type { LineRow } from './line.repository.ts';

export interface Making {
  readonly customer: Customer;
  readonly supplier: SupplierRow;
  readonly lines: readonly LineRow[];
  readonly number: string;
  readonly currency: Currency;
  readonly variableSymbol: string;
  /** ISO dates. */
  readonly issuedOn: string;
  readonly dueDate: string;
  /** Payments of the club, and the total of its other valid invoices; minor units. */
  readonly balance: { readonly paid: number; readonly others: number };
}

/** Content of an invoice, in the club's language. */
export function invoiceContent(making: Making): DocumentContent {
  const { customer, supplier, number, currency, variableSymbol, issuedOn, dueDate } = making;
  const lines = making.lines.map((line) => ({
    name: inLanguage(customer.locale, { cs: line.nameCs, en: line.nameEn }),
    quantity: line.quantity,
    unitType: line.unitType,
    unitPrice: line.unitPrice,
    discountPercent: line.discountPercent,
    total: lineTotal(line),
  }));
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const paid = paidBefore(total, making.balance);
  return {
    kind: 'invoice',
    number,
    corrects: null,
    locale: customer.locale,
    tournament: customer.tournament,
    supplier: supplierOf(supplier, customer.locale),
    customer: customerOf(customer),
    issuedOn,
    dueDate,
    variableSymbol,
    currency,
    lines,
    total,
    paid,
    payment: paymentOf(making, total - paid),
  };
}

/** Content of a credit note: texts and parties of the invoice, negative prices, nothing to pay. */
export function creditContent(
  invoice: DocumentContent,
  {
    number,
    reason,
    issuedOn,
  }: { readonly number: string; readonly reason: string; readonly issuedOn: string },
): DocumentContent {
  const lines = invoice.lines.map((line) => ({
    ...creditLine(line),
    total: line.total === 0 ? 0 : -line.total,
  }));
  return {
    ...invoice,
    kind: 'credit-note',
    number,
    corrects: { number: invoice.number, reason },
    issuedOn,
    dueDate: issuedOn,
    lines,
    total: lines.reduce((sum, line) => sum + line.total, 0),
    paid: 0,
    payment: null,
  };
}

function paymentOf(making: Making, amount: number): DocumentContent['payment'] {
  const { supplier, currency, variableSymbol, number, dueDate } = making;
  const payee = payeeOf(supplier, currency);
  if (payee === null) return null;
  const { account, iban } = payee;
  const { name, bic } = supplier;
  const code = paymentCode({ iban, bic, name, amount, currency, variableSymbol, message: number, dueDate });
  return { account, iban, bic, code };
}

/** The account of a supplier in a currency; null: it has none, or it is invalid. */
export function payeeOf(
  supplier: Pick<SupplierRow, 'accountCzk' | 'ibanCzk' | 'ibanEur'>,
  currency: Currency,
): { readonly account: string | null; readonly iban: string } | null {
  const account = currency === 'CZK' ? supplier.accountCzk : null;
  const written = currency === 'CZK' ? supplier.ibanCzk : supplier.ibanEur;
  const iban = parseIban(written ?? '') ?? ibanOfCzechAccount(account ?? '');
  return iban === null ? null : { account, iban };
}

function supplierOf(supplier: SupplierRow, locale: string): DocumentContent['supplier'] {
  const { name, street, city, zip, tin, vatin, registration, countryCode } = supplier;
  return { name, street, city, zip, country: countryIn(locale, countryCode), tin, vatin, registration };
}

function customerOf(customer: Customer): DocumentContent['customer'] {
  const { name, subjectName, tin, vatin, locale } = customer;
  const address = customer.invoiceAddress ?? customer.address;
  const { street, city, zip, countryCode } = address;
  return {
    name: subjectName?.trim() ? subjectName : name,
    street: street ?? '',
    city: city ?? '',
    zip: zip ?? '',
    country: countryIn(locale, countryCode),
    tin,
    vatin,
  };
}

function countryIn(locale: string, countryCode: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode) ?? countryCode;
}
