import type { FinanceRow } from '@sevenmetre/contract/invoices/schemas';
import { demoStatement } from '../../seed/src/demo-statement.ts';
import { type Person, YearError, done } from '../person.ts';
import { accounts } from './lists.ts';

const mostAtOnce = 100;

/**
 * Issues invoices for the orders, then imports a bank file for each currency in which every club pays what it
 * owes.
 */
export async function takeMoney(organiser: Person, today: string): Promise<void> {
  const { client } = organiser;
  const toIssue = (await readFinances(organiser))
    .filter(({ openLines }) => openLines > 0)
    .map(({ clubId }) => clubId);
  for (let first = 0; first < toIssue.length; first += mostAtOnce) {
    const body = { clubIds: toIssue.slice(first, first + mostAtOnce) };
    const { refused } = done('adminInvoicesIssue', await client.adminInvoicesIssue({ body }));
    const wrong = refused.filter(({ error }) => error !== 'club-not-approved');
    if (wrong.length > 0) throw new YearError(`Not issued: ${JSON.stringify(wrong)}`);
  }
  for (const currency of ['CZK', 'EUR'] as const) await payByBank(organiser, currency, today);
}

async function payByBank(organiser: Person, currency: 'CZK' | 'EUR', today: string): Promise<void> {
  const owing = (await readFinances(organiser)).filter(
    (club) => club.currency === currency && club.invoices > 0 && club.rest > 0,
  );
  const transfers = owing.map(({ rest, name, variableSymbol, clubId }) => ({
    amount: rest,
    currency,
    bookedOn: today,
    reference: `${today}-${clubId}`,
    payer: name,
    variableSymbol,
    message: '',
  }));
  const file = demoStatement(transfers, accounts[currency]);
  const path = `/api/v1/admin/bank/import?accountCurrency=${currency}`;
  const said = await organiser.upload(path, 'statement.xml', file);
  const expected = { matched: transfers.length, unmatched: 0, known: 0, skipped: 0 };
  if (JSON.stringify(said) !== JSON.stringify(expected))
    throw new YearError(`The bank file in ${currency} was taken as ${JSON.stringify(said)}`);
}

/** The debts and payments of every club. */
export async function readFinances({ client }: Person): Promise<FinanceRow[]> {
  const rows: FinanceRow[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page: String(page), pageSize: '200' };
    const list = done('adminInvoices', await client.adminInvoices({ query }));
    rows.push(...list.rows);
    if (list.rows.length === 0 || rows.length >= list.count) return rows;
  }
}
