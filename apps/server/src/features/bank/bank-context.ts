import type { BankFileQuery } from '@sevenmetre/contract/bank/schemas';
import type { FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import { clubsByNumber, type ClubsByNumber } from '@sevenmetre/rules/bank';
import type { Clock } from '../../platform/clock/index.ts';
import type { Database, Db, Tx } from '../../platform/database/index.ts';
import type { Watch } from '../../platform/work/index.ts';
import * as bankRepository from './bank.repository.ts';
import { findCurrentEdition, findSuppliers, listFinances } from '../invoices/index.ts';
import type { OwnAccount } from './file/account-currency.ts';
import type { TableProfile } from './file/movement.ts';
import { findProfiles } from './profiles.ts';

export interface BankContext {
  readonly database: Database;
  readonly clock: Clock;
}

/** A bank file as uploaded. */
export interface SentFile {
  /** The name that the sender's device gives the file; never trusted. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly query: BankFileQuery;
  /** Whoever waits for its reading. */
  readonly watch?: Watch;
}

export interface Debts {
  readonly editionId: number;
  readonly clubs: readonly FinanceRow[];
  /** Clubs by what a payer may write. */
  readonly byNumber: ClubsByNumber<FinanceRow>;
}

/** What is known before a file is read: answers to earlier ones, and the currencies of the suppliers' and of earlier files' accounts. */
export async function findReadingContext(db: Db | Tx): Promise<{
  readonly profiles: readonly TableProfile[];
  readonly own: readonly OwnAccount[];
}> {
  const edition = await findCurrentEdition(db);
  const suppliers = edition === null ? [] : await findSuppliers(edition.id, db);
  const own = suppliers.flatMap(({ accountCzk, ibanCzk, ibanEur }): OwnAccount[] => [
    { account: accountCzk ?? '', currency: 'CZK' },
    { account: ibanCzk ?? '', currency: 'CZK' },
    { account: ibanEur ?? '', currency: 'EUR' },
  ]);
  const earlier = await bankRepository.findAccountCurrencies(db);
  return { profiles: await findProfiles(db), own: [...own, ...earlier] };
}

/** The current edition with the debts of its clubs; null: no current edition. */
export async function findDebts(now: Date, tx: Tx): Promise<Debts | null> {
  const edition = await findCurrentEdition(tx);
  const clubs = await listFinances(now, tx);
  if (!edition || !clubs) return null;
  const invoices = await bankRepository.findInvoiceNumbers(edition.id, tx);
  return { editionId: edition.id, clubs, byNumber: clubsByNumber(clubs, invoices) };
}
