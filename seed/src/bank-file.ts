import { createClient } from '@sevenmetre/contract/client';
import { operations } from '@sevenmetre/contract/operations';
import { demoAccount } from './accounts.ts';
import { demoStatement } from './demo-statement.ts';
import { demoTransfers } from './demo-transfers.ts';
import { cookieFetch } from './play/cookie-fetch.ts';

/**
 * `node seed/src/bank-file.ts [http://localhost:3000] > statement.xml`: writes a bank file in crowns for the
 * demo at that address, in which all clubs with debts pay today.
 */
async function main(baseUrl = 'http://localhost:3000'): Promise<number> {
  const client = createClient({ baseUrl, fetch: cookieFetch(baseUrl) }, operations);
  const { email, password } = demoAccount('admin');
  const signedIn = await client.login({ body: { email, password } });
  if (signedIn.status !== 200) return refuse('The demo’s organiser cannot sign in.');
  const list = await client.adminInvoices({ query: { filter: 'owing', pageSize: '200' } });
  if (list.status !== 200) return refuse('The invoices cannot be read.');
  const today = new Date().toISOString().slice(0, 10);
  const transfers = demoTransfers(list.body.rows, today, 'CZK').map((transfer) => ({
    ...transfer,
    reference: `${today}-${transfer.reference}`,
  }));
  process.stdout.write(demoStatement(transfers, 'CZ6508000000192000145399'));
  return 0;
}

function refuse(sentence: string): number {
  console.error(sentence);
  return 1;
}

process.exitCode = await main(process.argv[2]);
