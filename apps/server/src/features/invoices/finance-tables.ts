import { inLanguage } from '@sevenmetre/rules/language';
import type { FinanceColumn, FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import { financeColumns } from '@sevenmetre/contract/invoices/schemas';
import { lineTotal } from '@sevenmetre/rules/pricing';
import type { Currency, Locale } from '@sevenmetre/rules/vocabulary';
import { amountCell, chosenColumns, momentCell, type NamedSheet, sheetOf } from '../workbooks/index.ts';
import type { DocumentExportRow, ItemExportRow, PaymentExportRow } from './export.repository.ts';

const balanceColumns = [
  'clubId',
  'club',
  'countryCode',
  'registrationState',
  'variableSymbol',
  'currency',
  'toPay',
  'paid',
  'rest',
  'dueDate',
  'overdue',
  'invoices',
  'openLines',
] as const;

/** What an export shows for each column of the list. */
const seen: Readonly<Record<FinanceColumn, readonly (typeof balanceColumns)[number][]>> = {
  name: ['club', 'countryCode'],
  toPay: ['currency', 'toPay'],
  paid: ['currency', 'paid'],
  rest: ['currency', 'rest'],
  dueDate: ['dueDate', 'overdue'],
  signs: ['registrationState', 'openLines'],
  symbol: ['variableSymbol'],
  country: ['countryCode'],
  invoices: ['invoices'],
};

/**
 * One row per club, with amounts in whole units of currency.
 * @param chosen keys of the list's columns; undefined: every field
 */
export function balanceSheet(rows: readonly FinanceRow[], chosen?: string): NamedSheet {
  return sheetOf(
    'balances',
    chosenColumns(chosen, { all: balanceColumns, seen, keys: financeColumns }),
    rows.map((row) => ({
      ...row,
      club: row.name,
      toPay: amountCell(row.toPay),
      paid: amountCell(row.paid),
      rest: amountCell(row.rest),
      openLines: row.openLines + row.outdatedLines,
    })),
  );
}

export const itemColumns = [
  'clubId',
  'club',
  'id',
  'item',
  'quantity',
  'unitType',
  'unitPrice',
  'discountPercent',
  'total',
  'currency',
  'isSystem',
  'separateInvoice',
  'supplier',
  'pricelistItem',
  'document',
  'outdated',
] as const;

export function itemSheet(rows: readonly ItemExportRow[], locale: Locale): NamedSheet {
  return sheetOf(
    'invoiceItems',
    itemColumns,
    rows.map((row) => ({
      ...row,
      item: inLanguage(locale, { cs: row.nameCs, en: row.nameEn }),
      unitPrice: amountCell(row.unitPrice),
      total: amountCell(lineTotal(row)),
    })),
  );
}

export const documentColumns = [
  'clubId',
  'club',
  'id',
  'number',
  'documentKind',
  'corrects',
  'supplier',
  'variableSymbol',
  'issuedAt',
  'dueDate',
  'currency',
  'total',
] as const;

export function documentSheet(rows: readonly DocumentExportRow[], timeZone: string): NamedSheet {
  return sheetOf(
    'documents',
    documentColumns,
    rows.map((row) => ({
      ...row,
      issuedAt: momentCell(new Date(row.issuedAt), timeZone),
      total: amountCell(row.total),
    })),
  );
}

export const paymentColumns = [
  'clubId',
  'club',
  'id',
  'paymentDate',
  'orderAmount',
  'currency',
  'receivedAmount',
  'receivedAmountCurrency',
  'paymentMethod',
  'cashReceivedBy',
  'supplier',
  'accountingDocument',
  'note',
  'createdAt',
  'updatedAt',
] as const;

interface OfPayments {
  /** Currency of each club's invoices, by club id. */
  readonly currencies: ReadonlyMap<number, Currency>;
  readonly timeZone: string;
}

export function paymentSheet(
  rows: readonly PaymentExportRow[],
  { currencies, timeZone }: OfPayments,
): NamedSheet {
  return sheetOf(
    'payments',
    paymentColumns,
    rows.map((row) => ({
      ...row,
      orderAmount: amountCell(row.orderAmount),
      currency: currencies.get(row.clubId) ?? null,
      receivedAmount: amountCell(row.receivedAmount),
      createdAt: momentCell(new Date(row.createdAt), timeZone),
      updatedAt: momentCell(new Date(row.updatedAt), timeZone),
    })),
  );
}
