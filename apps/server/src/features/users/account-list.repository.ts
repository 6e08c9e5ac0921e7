import { sql } from 'drizzle-orm';
import type { ListedAccount } from '@sevenmetre/rules/accounts';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { findCurrentEdition, utcText } from '../competition/index.ts';
import { asOne } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';

type AccountRow = Omit<ListedAccount, 'roles' | 'createdAt'> & {
  readonly roles: Role[];
  /** Milliseconds. */
  readonly createdAt: number;
};

/** All accounts that are not closed. */
export async function findAllOpen(tx: Tx) {
  const rows = await asOne<AccountRow>(
    sql`select id, first_name as "firstName", last_name as "lastName", email, roles,
      email_verified_at is not null as "emailVerified", locked_at is not null as locked,
      (extract(epoch from created_at) * 1000)::float8 as "createdAt"
    from users where closed_at is null`,
    tx,
  );
  return rows.map((row) => ({ ...row, createdAt: utcText(new Date(row.createdAt)) }));
}

/** The zone of the current edition; UTC while there is none. */
export async function findTimeZone(tx: Tx): Promise<string> {
  return (await findCurrentEdition(tx))?.timeZone ?? 'UTC';
}
