import { run } from '@sevenmetre/server/run';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/**
 * The server as a developer starts it: with a demo tournament when the database has no edition. In production
 * only the server. Imports nothing but the start of the server: the rest is loaded while the database starts.
 */
await run({
  prepare: async ({ environment, database, clock }) => {
    if (environment.mode !== 'development') return;
    const { ensureDemo } = await import('./ensure-demo.ts');
    await ensureDemo({ database, clock, say });
  },
  announce: async ({ environment, database }) => {
    if (environment.mode !== 'development') return;
    const [{ findExistingEmails }, { demoAccounts }] = await Promise.all([
      import('@sevenmetre/server/features/auth/index'),
      import('./accounts.ts'),
    ]);
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
