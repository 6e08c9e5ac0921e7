import { hasEdition } from '@sevenmetre/server/features/tournament-folder/index';
import { demoAccounts } from './accounts.ts';
import type { DemoAccount } from './accounts.ts';
import type { SeedContext } from './seed-edition.ts';

/** Loads the demo into a database without any edition; otherwise does nothing after one query. */
export async function ensureDemo(
  context: SeedContext,
): Promise<{ readonly accounts: readonly DemoAccount[]; readonly seeded: boolean }> {
  if (await hasEdition(context.database.db)) return { accounts: demoAccounts, seeded: false };
  const { seedEdition } = await import('./seed-edition.ts');
  context.say('The database is empty: making the demo tournament (once, less than half a minute) …');
  await seedEdition('day-two', context);
  return { accounts: demoAccounts, seeded: true };
}
