import type { Role } from '@sevenmetre/rules/vocabulary';
import { createAccount, hashPassword } from '@sevenmetre/server/features/auth/index';
import type { Database } from '@sevenmetre/server/platform/database/index';

export interface DemoAccount {
  readonly what: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: 'en' | 'cs';
  readonly roles: readonly Role[];
  readonly administratesClub?: string;
  readonly leadsTeam?: string;
}

const user: readonly Role[] = ['ROLE_USER'];

/** One for each role. The passwords are public, so these accounts are never created in production. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    what: 'super admin',
    email: 'superadmin@example.test',
    password: 'super-admin-lipova',
    firstName: 'Alena',
    lastName: 'Hlavní',
    locale: 'cs',
    roles: [...user, 'ROLE_SUPER_ADMIN'],
  },
  {
    what: 'admin',
    email: 'admin@example.test',
    password: 'organiser-lipova',
    firstName: 'Radek',
    lastName: 'Pořádný',
    locale: 'cs',
    roles: [...user, 'ROLE_ADMIN'],
  },
  {
    what: 'club leader',
    email: 'club@example.test',
    password: 'club-leader-lipova',
    firstName: 'Milada',
    lastName: 'Klubová',
    locale: 'cs',
    roles: user,
    administratesClub: '1',
  },
  {
    what: 'team admin',
    email: 'team@example.test',
    password: 'team-admin-lipova',
    firstName: 'Péter',
    lastName: 'Csapat',
    locale: 'en',
    roles: user,
    leadsTeam: '1',
  },
  {
    what: 'reporter',
    email: 'reporter@example.test',
    password: 'reporter-lipova',
    firstName: 'Dana',
    lastName: 'Zapisovalová',
    locale: 'cs',
    roles: [...user, 'ROLE_COMPETITION_REPORTER'],
  },
  {
    what: 'super reporter',
    email: 'superreporter@example.test',
    password: 'super-reporter-lipova',
    firstName: 'Ota',
    lastName: 'Dohlížel',
    locale: 'cs',
    roles: [...user, 'ROLE_COMPETITION_SUPER_REPORTER'],
  },
  {
    what: 'referee',
    email: 'referee@example.test',
    password: 'referee-lipova',
    firstName: 'Jürgen',
    lastName: 'Pfeifer',
    locale: 'en',
    roles: user,
  },
  {
    what: 'late registration',
    email: 'late@example.test',
    password: 'late-registration-lipova',
    firstName: 'Zoja',
    lastName: 'Opozdilá',
    locale: 'cs',
    roles: [...user, 'ROLE_LATE_REGISTRATION'],
  },
];

/** Creates the missing accounts, in the current edition. */
export async function createDemoAccounts(database: Database): Promise<void> {
  await Promise.all(
    demoAccounts.map(async ({ password, what: _, ...account }) => {
      const passwordHash = await hashPassword(password);
      await createAccount(database, { ...account, passwordHash });
    }),
  );
}

/** Creates for each of these clubs a leader, who receives its mails. */
export async function createClubLeaders(database: Database, clubIds: readonly string[]): Promise<void> {
  // One hash for all: hashing is slow.
  const passwordHash = await hashPassword('club-of-hundreds-lipova');
  for (const id of clubIds) {
    const name = { firstName: 'Vedoucí', lastName: `Klubu ${id}` };
    const email = `club${id}@example.test`;
    await createAccount(database, {
      ...name,
      email,
      passwordHash,
      locale: 'cs',
      roles: user,
      administratesClub: id,
    });
  }
}

/** The account of a role, for a program that acts in the demo. */
export function demoAccount(what: string): DemoAccount {
  const account = demoAccounts.find((candidate) => candidate.what === what);
  if (!account) throw new Error(`There is no demo account for ${what}`);
  return account;
}
