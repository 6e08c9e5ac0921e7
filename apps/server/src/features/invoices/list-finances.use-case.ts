import type { FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { inZone } from '../competition/index.ts';
import { financeRows } from './finance-list.ts';
import * as financeRepository from './finance.repository.ts';
import type { FinanceContext } from './read-finance.use-case.ts';

/** The same in a separate transaction. */
export function readFinances({ database, clock }: FinanceContext): Promise<Outcome<FinanceRow[]>> {
  return database.transaction(
    async (tx) => {
      const rows = await listFinances(clock.now(), tx);
      return rows ? done(rows) : refuse('edition-missing');
    },
    { accessMode: 'read only' },
  );
}

/** Debts and payments of all clubs of the current edition, by id; null: no current edition. */
export async function listFinances(now: Date, tx: Tx): Promise<FinanceRow[] | null> {
  const edition = await financeRepository.findCurrentEdition(tx);
  if (!edition) return null;
  return financeRows({
    clubs: await financeRepository.findClubs(edition.id, tx),
    owed: await financeRepository.findOwed(edition.id, tx),
    paid: await financeRepository.findPaid(edition.id, tx),
    invoices: await financeRepository.findValidInvoices(edition.id, tx),
    today: inZone(now, edition.timeZone).day,
  });
}
