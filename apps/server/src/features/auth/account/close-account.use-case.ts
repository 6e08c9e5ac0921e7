import type { Tx } from '../../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../../platform/outcome/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { deleteFavouritesOfUser } from '../../favourites/index.ts';
import { queueMail } from '../../mail/index.ts';
import { forgetUserOfReferees } from '../../referees/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { deleteAllOfUser as deletePartsOfUser } from '../user-part.repository.ts';
import { closedLetter } from '../letters.ts';
import { spendAllOfUser } from '../links/one-time-token.repository.ts';
import { noPassword } from '../password.ts';
import { deleteAllOfUser } from '../second-step/second-step.repository.ts';
import { deleteAllByUserId } from '../sessions/session.repository.ts';
import { lockAllByRole, update } from '../user.repository.ts';
import type { UserRow } from '../user.repository.ts';
import { withPassword } from './with-password.use-case.ts';

/**
 * Closes an account: deletes name, address, phone, password, passkeys, sessions and permissions in clubs and
 * teams. The row stays, so that the audit log still distinguishes its author.
 */
export async function closeAccount(
  { database, clock }: Pick<RandomContext, 'database' | 'clock'>,
  userId: number,
  password: string,
): Promise<Outcome<null>> {
  return withPassword(database, userId, password, async (user, tx) => {
    if (user.roles.includes('ROLE_SUPER_ADMIN')) {
      const admins = await lockAllByRole('ROLE_SUPER_ADMIN', tx);
      if (admins.length <= 1) return refuse('last-super-admin');
    }
    await close(user, clock.now(), tx);
    return done(null);
  });
}

async function close({ id, email, firstName, locale, roles }: UserRow, at: Date, tx: Tx): Promise<void> {
  await deleteAllByUserId(id, null, tx);
  await spendAllOfUser(id, ['password-reset', 'invitation', 'email-verification', 'email-change'], at, tx);
  await deleteAllOfUser(id, tx);
  await deletePartsOfUser(id, tx);
  await forgetUserOfReferees(id, tx);
  await deleteFavouritesOfUser(id, tx);
  const nobody = { firstName: '', lastName: '', phone: null, passwordHash: noPassword, roles: [] };
  await update(id, { ...nobody, email: `closed-${id}@invalid`, emailVerifiedAt: null, closedAt: at }, tx);
  const before = { roles };
  await recordAudit(tx, {
    at,
    userId: id,
    action: 'accountClose',
    subjectType: 'user',
    subjectId: id,
    before,
  });
  await queueMail(tx, { to: email, locale, letter: closedLetter(firstName), now: at });
}
