import { findUserByEmail } from '@sevenmetre/server/features/auth/index';
import { importFile } from '@sevenmetre/server/features/bank/index';
import { issueDocuments, readFinances } from '@sevenmetre/server/features/invoices/index';
import type { Clock } from '@sevenmetre/server/platform/clock/index';
import type { Database } from '@sevenmetre/server/platform/database/index';
import { demoAccount } from './accounts.ts';
import { demoStatement } from './demo-statement.ts';
import { demoTransfers } from './demo-transfers.ts';

export interface MoneyPlan {
  readonly database: Database;
  readonly clock: Clock;
  /** Whether teams play already: then all invoices are issued, otherwise only those of the first orders. */
  readonly isPlayed: boolean;
}

const day = 86_400_000;
const accounts = { CZK: 'CZ6508000000192000145399', EUR: 'SK3112000000198742637541' } as const;

/**
 * Issues invoices for the orders of the demo's clubs and lets most clubs pay, by the product's own commands.
 */
export async function addMoney({ database, clock, isPlayed }: MoneyPlan): Promise<void> {
  const organiser = await findUserByEmail(demoAccount('admin').email, database.db);
  if (!organiser) throw new Error('The account of the organiser was not made');
  const at = (days: number): Clock => ({ now: () => new Date(clock.now().getTime() - days * day) });
  const issuing = { database, clock: at(isPlayed ? 45 : 5) };
  const found = await readFinances(issuing);
  const rows = found.ok ? found.value : [];
  const sold = rows.filter(({ registrationState: state }) =>
    isPlayed ? state === 'processed' || state === 'approved' : state === 'processed',
  );
  for (const { clubId } of sold) await issueDocuments(issuing, organiser.id, clubId, 'Změna objednávky');
  const paying = { database, clock: at(isPlayed ? 20 : 1) };
  for (const currency of ['CZK', 'EUR'] as const) {
    const owing = await readFinances(paying);
    const clubs = owing.ok ? owing.value : [];
    const bookedOn = paying.clock.now().toISOString().slice(0, 10);
    const text = demoStatement(demoTransfers(clubs, bookedOn, currency), accounts[currency]);
    const file = {
      name: `${bookedOn} ${currency}.xml`,
      bytes: new TextEncoder().encode(text),
      query: { accountCurrency: currency },
    };
    await importFile(paying, organiser.id, file);
  }
}
