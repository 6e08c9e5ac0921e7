import { findExistingEmails } from '@sevenmetre/server/features/auth/index';
import { run } from '@sevenmetre/server/run';
import { demoAccounts } from './accounts.ts';
import { ensureDemo } from './ensure-demo.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** The server as a developer starts it: with a demo tournament while there is none. In production just the server. */
await run({
  prepare: async ({ environment, database, clock }) => {
    if (environment.mode !== 'development') return;
    await ensureDemo({ database, clock, say });
  },
  announce: async ({ environment, database }) => {
    if (environment.mode !== 'development') return;
    const known = await findExistingEmails(
      demoAccounts.map(({ email }) => email),
      database.db,
    );
    const shown = demoAccounts.filter(({ email }) => known.has(email));
    if (shown.length === 0) return;
    say('Demo accounts:');
    for (const { what, email, password } of shown)
      say(`  ${what.padEnd(18)} ${email.padEnd(28)} ${password}`);
  },
});
