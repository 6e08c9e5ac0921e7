import type { FinanceRow } from '@sevenmetre/contract/schemas/money';
import { writeXlsx } from '../../platform/sheets/index.ts';

/** The list as a workbook: amounts as numbers in whole currency, exact to the last unit. */
export function exportFinances(rows: readonly FinanceRow[]): Promise<Buffer> {
  return writeXlsx('Invoices', {
    columns: [
      'Club',
      'Country',
      'Registration',
      'Variable symbol',
      'Currency',
      'To pay',
      'Paid',
      'Rest',
      'Due',
      'Overdue',
      'Invoices',
      'Open lines',
    ],
    rows: rows.map((row) => [
      row.name,
      row.countryCode,
      row.registrationState,
      row.variableSymbol,
      row.currency,
      row.toPay / 100,
      row.paid / 100,
      row.rest / 100,
      row.dueDate,
      row.overdue ? 'yes' : '',
      row.invoices,
      row.openLines + row.outdatedLines,
    ]),
  });
}
