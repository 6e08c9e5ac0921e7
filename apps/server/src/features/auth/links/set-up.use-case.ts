import type { RandomContext } from '../../../platform/use-case/index.ts';
import { done, refuse, type Outcome } from '../../../platform/outcome/index.ts';
import { checkPassword } from '../common-passwords.ts';
import { deleteByPurpose, lockAllByPurpose } from './one-time-token.repository.ts';
import { hashPassword } from '../password.ts';
import { type StartedSession, type Visitor, startSession } from '../sessions/start-session.ts';
import { hashToken } from '../../../platform/secrets/index.ts';
import { existsAny, insert } from '../user.repository.ts';

export interface FirstAdmin {
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

const roles = ['ROLE_USER', 'ROLE_SUPER_ADMIN'] as const;

/** Makes the first super admin and signs in. Of many attempts at once one succeeds; the tokens' rows are its lock. */
export async function setUp(
  context: RandomContext,
  admin: FirstAdmin,
  visitor: Visitor,
): Promise<Outcome<StartedSession>> {
  const { database, clock } = context;
  if (await existsAny(database.db)) return refuse('setup-done');
  const error = await checkPassword(admin.password, admin, database.db);
  if (error !== null) return refuse(error);
  const passwordHash = await hashPassword(admin.password);
  return database.transaction(async (tx) => {
    const tokens = await lockAllByPurpose('first-super-admin', tx);
    if (await existsAny(tx)) return refuse('setup-done');
    const given = hashToken(admin.token);
    const now = clock.now();
    if (!tokens.some(({ tokenHash, expiresAt }) => tokenHash === given && now < expiresAt)) {
      return refuse('setup-token-invalid');
    }
    const { firstName, lastName } = admin;
    const email = admin.email.trim().toLowerCase();
    const id = await insert({ email, passwordHash, firstName, lastName, roles: [...roles] }, tx);
    await deleteByPurpose('first-super-admin', tx);
    return done(await startSession(context, { id, roles }, visitor, tx));
  });
}
