import type { ClubUser, ClubUserCreateBody, ClubUserUpdateBody } from '@sevenmetre/contract/schemas/clubs';
import type { Actor } from '@sevenmetre/rules/permissions';
import { findUserByEmail } from '../auth/index.ts';
import type { ClubsContext } from './context.ts';
import { type ManagedClub, lockManaged } from './managed-club.ts';
import { type Outcome, done, refuse } from '../../platform/outcome/index.ts';
import { admit, bodyOf, isLastAdmin, nothing, type Permissions, store } from './user-permissions.ts';
import { toBody } from './users.use-case.ts';

/**
 * Gives somebody permissions in a club. Who has no account yet is invited; who has one is told by mail. Anybody can sign up
 * with an address: until it is proven the permissions rest, and the mail has a link that makes the account its reader's.
 */
export async function addUser(
  context: ClubsContext,
  actor: Actor,
  clubId: number,
  body: ClubUserCreateBody,
): Promise<Outcome<ClubUser>> {
  const now = context.clock.now();
  return context.database.transaction(async (tx) => {
    const found = await lockManaged({ clubId, actor, action: 'clubUserCreate', now }, tx);
    if (!found) return refuse('club-unknown');
    const fault = judge(found, body);
    if (fault) return fault;
    const email = body.email.trim().toLowerCase();
    const known = await findUserByEmail(email, tx);
    if (known && found.users.some(({ id }) => id === known.id)) return refuse('club-user-exists');
    if (!known && (body.firstName === '' || body.lastName === '')) return refuse('name-missing');
    const userId = await admit(context, { ...body, email }, known, { club: found.club, tx });
    await store({ clubId, userId, actor, now, before: nothing, after: body }, tx);
    return done(await bodyOf(clubId, userId, actor, tx));
  });
}

/** Changes permissions, on what the page showed: when that has changed, the answer shows how. */
export async function changeUser(
  { database, clock }: ClubsContext,
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
    const fault = judge(found, body);
    if (fault) return fault;
    if (user.clubAdmin && !body.clubAdmin && isLastAdmin(found, userId)) return refuse('last-club-admin');
    await store({ clubId, userId, actor, now, before: user, after: body }, tx);
    return done(await bodyOf(clubId, userId, actor, tx));
  });
}

/** Takes all permissions away. The account stays: it is the person's own. */
export async function removeUser(
  { database, clock }: ClubsContext,
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

function judge({ teams }: ManagedClub, { clubAdmin, teamIds }: Permissions) {
  if (!clubAdmin && teamIds.length === 0) return refuse('permission-missing');
  const own = new Set(teams.map(({ id }) => id));
  return teamIds.every((id) => own.has(id)) ? null : refuse('team-unknown');
}

function isSame(a: Permissions, b: Permissions): boolean {
  const sorted = (ids: readonly number[]) => [...new Set(ids)].toSorted((x, y) => x - y).join();
  return a.clubAdmin === b.clubAdmin && sorted(a.teamIds) === sorted(b.teamIds);
}
