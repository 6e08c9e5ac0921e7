import type { UserDetail, UserRolesBody } from '@sevenmetre/contract/users/schemas';
import { roleChange, withUserRole } from '@sevenmetre/rules/accounts';
import type { Action } from '@sevenmetre/contract/permissions';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Role } from '@sevenmetre/rules/vocabulary';
import { permission } from '../../platform/permission/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  endAllSessions,
  endAllWaysIn,
  lockUserById,
  lockUsersByRole,
  sendResetLink,
  updateUser,
} from '../auth/index.ts';
import type { UserRow } from '../auth/index.ts';
import { userDetail } from './user-detail.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

interface Loaded {
  readonly user: UserRow;
  readonly actor: Actor;
  readonly now: Date;
  /** Ids of super admins who can sign in. */
  readonly superAdmins: readonly number[];
  readonly tx: Tx;
}

/** A change as recorded in the audit log. */
interface Change {
  readonly action: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly reason?: string | null;
}

/** Sets the roles of an account, unless they have changed since they were read. */
export function saveRoles(
  context: RandomContext,
  actor: Actor,
  id: number,
  { roles: chosen, before }: UserRolesBody,
): Promise<Outcome<UserDetail>> {
  const wanted = withUserRole(chosen);
  return onAccount(context, { actor, id, action: 'userRolesSave', wanted }, async (loaded) => {
    const { user, superAdmins, tx } = loaded;
    const { given, taken } = roleChange(user.roles, wanted);
    if (given.length + taken.length === 0) return null;
    const unseen = roleChange(user.roles, before);
    if (unseen.given.length + unseen.taken.length > 0)
      return refuse('changed-meanwhile', { roles: user.roles });
    if (taken.includes('ROLE_SUPER_ADMIN') && isLast(superAdmins, id)) return refuse('last-super-admin');
    await updateUser(id, { roles: wanted }, tx);
    const text = (roles: readonly Role[]) => ({ roles: roles.join(' ') });
    return { action: 'user.roles', before: text(user.roles), after: text(wanted) };
  });
}

/** Locks an account, which ends its sessions, or unlocks it. */
export function lockAccount(
  context: RandomContext,
  actor: Actor,
  id: number,
  { locked, reason }: { readonly locked: boolean; readonly reason: string | null },
): Promise<Outcome<UserDetail>> {
  return onAccount(context, { actor, id, action: 'userLock' }, async ({ user, superAdmins, now, tx }) => {
    if ((user.lockedAt !== null) === locked) return null;
    if (locked && isLast(superAdmins, id)) return refuse('last-super-admin');
    await updateUser(id, { lockedAt: locked ? now : null }, tx);
    if (locked) await endAllWaysIn(id, now, tx);
    return { action: locked ? 'user.locked' : 'user.unlocked', reason: reason || null };
  });
}

/** Ends all sessions of an account. */
export function endSessions(context: RandomContext, actor: Actor, id: number): Promise<Outcome<UserDetail>> {
  return onAccount(context, { actor, id, action: 'userSessionsEnd' }, async ({ tx }) => {
    await endAllSessions(id, null, tx);
    return { action: 'user.sessionsEnded' };
  });
}

/** Mails the account's owner a link for a new password. */
export function sendReset(context: RandomContext, actor: Actor, id: number): Promise<Outcome<UserDetail>> {
  return onAccount(context, { actor, id, action: 'userPasswordReset' }, async ({ user, tx }) => {
    if (user.lockedAt !== null) return refuse('account-locked');
    const isSent = await sendResetLink(context, user, tx);
    return isSent ? { action: 'user.resetSent' } : refuse('links-too-many');
  });
}

interface Asked {
  readonly actor: Actor;
  readonly id: number;
  readonly action: Action;
  readonly wanted?: readonly Role[];
}

/**
 * Locks super admins first, in the order of ids, then the account, so that the last super admin cannot be
 * removed.
 */
function onAccount(
  { database, clock }: RandomContext,
  { actor, id, action, wanted }: Asked,
  work: (loaded: Loaded) => Promise<Change | Refusal | null>,
): Promise<Outcome<UserDetail>> {
  return database.transaction(async (tx) => {
    const superAdmins = await lockUsersByRole('ROLE_SUPER_ADMIN', tx);
    const user = await lockUserById(id, tx);
    const now = clock.now();
    if (!user || user.closedAt !== null) return refuse('user-unknown');
    const subject = { user: { id, roles: user.roles, ...(wanted ? { wanted } : {}) } };
    if (permission(actor, action, subject, now) !== 'granted') return refuse('forbidden');
    const change = await work({ user, actor, now, superAdmins, tx });
    if (change && 'ok' in change) return change;
    if (change) {
      const subjectIs = { subjectType: 'user', subjectId: id };
      await recordAudit(tx, { at: now, userId: actor.userId, ...subjectIs, ...change });
    }
    const changed = (await lockUserById(id, tx)) ?? user;
    return done(await userDetail(changed, actor, now, tx));
  });
}

function isLast(superAdmins: readonly number[], id: number): boolean {
  return superAdmins.length === 1 && superAdmins[0] === id;
}
