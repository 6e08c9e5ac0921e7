import { type BankQueueQuery, type PaymentColumn, paymentColumns } from '@sevenmetre/contract/bank/schemas';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { plainWords } from '../translations/index.ts';
import { amountCell, chosenColumns, sheetOf, writeWorkbook } from '../workbooks/index.ts';
import { findCurrentEdition } from '../invoices/index.ts';
import type { BankContext } from './bank-context.ts';
import { factsOf, findListed } from './read-queue.use-case.ts';

const columns = [
  'paymentDate',
  'receivedAmount',
  'receivedAmountCurrency',
  'variableSymbol',
  'payer',
  'message',
  'club',
  'paymentState',
  'paymentMethod',
  'statement',
] as const;

/** What an export shows for each column of the list. */
const seen: Readonly<Record<PaymentColumn, readonly (typeof columns)[number][]>> = {
  name: ['receivedAmount', 'receivedAmountCurrency'],
  day: ['paymentDate'],
  payer: ['payer'],
  symbol: ['variableSymbol'],
  message: ['message'],
  club: ['club'],
  state: ['paymentState'],
  check: [],
  currency: ['receivedAmountCurrency'],
  method: ['paymentMethod'],
  origin: ['statement'],
};

/** The movements and payments that a query selects, as a workbook. */
export function exportPayments(
  { database }: BankContext,
  query: BankQueueQuery,
  { locale, columns: chosen }: { readonly locale: Locale; readonly columns: string | undefined },
): Promise<Outcome<Buffer>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      const { rows, order } = await findListed(edition.id, query, tx);
      const t = plainWords.translators[locale];
      const sheet = sheetOf(
        'payments',
        chosenColumns(chosen, { all: columns, seen, keys: paymentColumns }),
        rows
          .toSorted(order)
          .map(factsOf)
          .map((row) => ({
            paymentDate: row.bookedOn,
            receivedAmount: amountCell(row.amount),
            receivedAmountCurrency: row.currency,
            variableSymbol: row.variableSymbol,
            payer: row.counterparty,
            message: row.message,
            club: row.club?.name ?? null,
            paymentState: t(`invoices.bank.states.${row.state}`),
            paymentMethod: row.method ?? 'bank',
            statement: row.origin?.file ?? null,
          })),
      );
      return done(await writeWorkbook(locale, [sheet]));
    },
    { accessMode: 'read only' },
  );
}
