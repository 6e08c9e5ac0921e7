import type { ClubUser, ClubUserUpdateBody } from '@sevenmetre/contract/clubs/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { lockManaged } from './managed-club.ts';
import { type Outcome, done, refuse } from '../../platform/outcome/index.ts';
import {
  bodyOf,
  isLastAdmin,
  checkPermissions,
  nothing,
  type Permissions,
  store,
} from './user-permissions.ts';
import { toBody } from './users.use-case.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

/**
 * Changes permissions, unless they have changed since they were read; the answer then has the current ones.
 */
export async function changeUser(
  { database, clock }: RandomContext,
  actor: Actor,
  { clubId, userId }: { readonly clubId: number; readonly userId: number },
  body: ClubUserUpdateBody,
): Promise<Outcome<ClubUser>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const found = await lockManaged({ clubId, actor, action: 'clubUserUpdate', now }, tx);
    if (!found) return refuse('club-unknown');
    const user = found.users.find(({ id }) => id === userId);
    if (!user) return refuse('club-user-unknown');
    if (!isSame(user, body.was)) return refuse('changed-meanwhile', { current: toBody(user, actor) });
    const error = checkPermissions(found, body);
    if (error) return error;
    if (user.clubAdmin && !body.clubAdmin && isLastAdmin(found, userId)) return refuse('last-club-admin');
    await store({ clubId, userId, actor, now, before: user, after: body }, tx);
    return done(await bodyOf(clubId, userId, actor, tx));
  });
}

/** Removes all permissions in the club. The account stays. */
export async function removeUser(
  { database, clock }: RandomContext,
  actor: Actor,
  { clubId, userId }: { readonly clubId: number; readonly userId: number },
): Promise<Outcome<null>> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const found = await lockManaged({ clubId, actor, action: 'clubUserDelete', now }, tx);
    if (!found) return refuse('club-unknown');
    const user = found.users.find(({ id }) => id === userId);
    if (!user) return refuse('club-user-unknown');
    if (user.clubAdmin && isLastAdmin(found, userId)) return refuse('last-club-admin');
    await store({ clubId, userId, actor, now, before: user, after: nothing }, tx);
    return done(null);
  });
}

function isSame(a: Permissions, b: Permissions): boolean {
  const sorted = (ids: readonly number[]) => [...new Set(ids)].toSorted((x, y) => x - y).join();
  return a.clubAdmin === b.clubAdmin && sorted(a.teamIds) === sorted(b.teamIds);
}
