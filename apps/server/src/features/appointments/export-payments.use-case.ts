import type { Locale } from '@sevenmetre/rules/vocabulary';
import { done } from '../../platform/outcome/index.ts';
import { printPdf } from '../../platform/pdf/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { findWorkingEdition } from '../competition/index.ts';
import { plainWords } from '../translations/index.ts';
import { amountCell, sheetOf, writeWorkbook } from '../workbooks/index.ts';
import type { AppointmentsContext } from './context.ts';
import { paymentsDefinition } from './payments-paper.ts';
import { readPayments } from './read-payments.use-case.ts';

const columns = [
  'lastName',
  'firstName',
  'countryCode',
  'pairLevel',
  'matchesLed',
  'matchesAhead',
  'matchFee',
  'travel',
  'total',
  'currency',
] as const;

/** The payments as a workbook. */
export async function exportPayments(context: AppointmentsContext, locale: Locale): Promise<Outcome<Buffer>> {
  const payments = await readPayments(context);
  if (!payments.ok) return payments;
  const rows = payments.value.referees.map((row) => ({
    lastName: row.lastName,
    firstName: row.firstName,
    countryCode: row.countryCode,
    pairLevel: row.level,
    matchesLed: row.led,
    matchesAhead: row.ahead,
    matchFee: amountCell(row.fee),
    travel: amountCell(row.travel),
    total: amountCell(row.total),
    currency: payments.value.currencyCode,
  }));
  return done(await writeWorkbook(locale, [sheetOf('refereePayments', columns, rows)]));
}

/** The payments as a PDF to sign. */
export async function printPayments(context: AppointmentsContext, locale: Locale): Promise<Outcome<Buffer>> {
  const payments = await readPayments(context);
  if (!payments.ok) return payments;
  const edition = await context.database.transaction((tx) => findWorkingEdition(null, tx));
  if (!edition.ok) return edition;
  const t = plainWords.translators[locale];
  const { id, name: tournament } = edition.value;
  const logo = (await context.images?.paperLogo(id))?.logo ?? null;
  const paper = { payments: payments.value, tournament, now: context.clock.now(), logo };
  return done(await printPdf(paymentsDefinition(paper, t, locale)));
}
