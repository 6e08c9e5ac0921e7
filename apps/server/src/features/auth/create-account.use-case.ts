import type { Role } from '@sevenmetre/rules/vocabulary';
import type { Database } from '../../platform/database/index.ts';
import { insertClubAdmin, insertTeamAdmin } from './user-part.repository.ts';
import { findByEmail, insert } from './user.repository.ts';

export interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: 'en' | 'cs';
  readonly roles: readonly Role[];
  /** Source ids, in the current edition, of a club to administrate and a team to lead. */
  readonly administratesClub?: string;
  readonly leadsTeam?: string;
}

/**
 * Creates a user with permissions in the current edition. `email-taken`: the address has a user already, who
 * is not changed.
 */
export async function createAccount(
  database: Database,
  account: NewAccount,
): Promise<{ readonly id: number } | 'email-taken'> {
  const { administratesClub, leadsTeam, roles, ...user } = account;
  const email = user.email.trim().toLowerCase();
  return database.transaction(async (tx) => {
    if (await findByEmail(email, tx)) return 'email-taken';
    const id = await insert({ ...user, email, roles: [...roles] }, tx);
    if (administratesClub !== undefined) await insertClubAdmin(id, administratesClub, tx);
    if (leadsTeam !== undefined) await insertTeamAdmin(id, leadsTeam, tx);
    return { id };
  });
}
