import type { Locale } from '@sevenmetre/rules/vocabulary';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { writeWorkbook } from '../workbooks/index.ts';
import * as exportRepository from './export.repository.ts';
import { type FinanceQuery, financeFiltered } from './finance-list.ts';
import { findCurrentEdition } from './finance.repository.ts';
import { balanceSheet, documentSheet, itemSheet, paymentSheet } from './finance-tables.ts';
import { listFinances } from './list-finances.use-case.ts';
import type { FinanceContext } from './read-finance.use-case.ts';

/** The clubs that a query selects, as a workbook: the columns that are seen, or every field with items, documents and payments. */
export async function exportFinances(
  { database, clock }: FinanceContext,
  query: FinanceQuery,
  { locale, columns }: { readonly locale: Locale; readonly columns: string | undefined },
): Promise<Outcome<Buffer>> {
  const found = await database.transaction(
    async (tx) => {
      const [edition, finances] = [await findCurrentEdition(tx), await listFinances(clock.now(), tx)];
      if (!edition || !finances) return null;
      return {
        timeZone: edition.timeZone,
        rows: financeFiltered(finances, query),
        items: await exportRepository.findItems(edition.id, tx),
        documents: await exportRepository.findDocuments(edition.id, tx),
        payments: await exportRepository.findPayments(edition.id, tx),
      };
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  );
  if (!found) return refuse('edition-missing');
  const { timeZone, rows, items, documents, payments } = found;
  if (columns !== undefined) return done(await writeWorkbook(locale, [balanceSheet(rows, columns)]));
  const currencies = new Map(rows.map(({ clubId, currency }) => [clubId, currency]));
  const isAsked = ({ clubId }: { readonly clubId: number }) => currencies.has(clubId);
  const whole = await writeWorkbook(locale, [
    balanceSheet(rows),
    itemSheet(items.filter(isAsked), locale),
    documentSheet(documents.filter(isAsked), timeZone),
    paymentSheet(payments.filter(isAsked), { currencies, timeZone }),
  ]);
  return done(whole);
}
