import type { UserDetail, Users } from '@sevenmetre/contract/users/schemas';
import { listAccounts } from '@sevenmetre/rules/accounts';
import type { AccountQuery } from '@sevenmetre/rules/accounts';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { findUserById } from '../auth/index.ts';
import { findAllOpen, findTimeZone } from './account-list.repository.ts';
import { userDetail } from './user-detail.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

/** A page of accounts. All are read and filtered in code: names are found without diacritics. */
export function readUsers(
  { database }: Pick<RandomContext, 'database'>,
  query: AccountQuery,
): Promise<Outcome<Users>> {
  return database.transaction(
    async (tx) => {
      const { rows, ...page } = listAccounts(await findAllOpen(tx), query);
      return done({ ...page, rows: [...rows], timeZone: await findTimeZone(tx) });
    },
    { accessMode: 'read only' },
  );
}

/** An account that is not closed. */
export function readUser(
  { database, clock }: Pick<RandomContext, 'database' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<Outcome<UserDetail>> {
  return database.transaction(
    async (tx) => {
      const user = await findUserById(id, tx);
      if (!user || user.closedAt !== null) return refuse('user-unknown');
      return done(await userDetail(user, actor, clock.now(), tx));
    },
    { accessMode: 'read only' },
  );
}
