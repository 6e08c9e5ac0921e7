import type { ClubUser, ClubUserCreateBody, ClubUserUpdateBody } from '@sevenmetre/contract/schemas/clubs';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findUserByEmail, inviteUser, sendInvitation, type UserRow } from '../auth/index.ts';
import { queueMail } from '../mail/index.ts';
import * as clubRepository from './club.repository.ts';
import type { ClubRow } from './club.repository.ts';
import * as clubUserRepository from './club-user.repository.ts';
import type { ClubsContext } from './context.ts';
import { accessLetter } from './letters.ts';
import { type ManagedClub, lockManaged } from './managed-club.ts';
import { type Outcome, done, refuse } from '../../platform/outcome/index.ts';
import { toBody } from './users.use-case.ts';

interface Permissions {
  readonly clubAdmin: boolean;
  readonly teamIds: readonly number[];
}

const nothing: Permissions = { clubAdmin: false, teamIds: [] };

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
    const userId = known?.id ?? (await invite(context, { ...body, email }, found, tx));
    if (known) await tell(context, known, found.club, tx);
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

function isLastAdmin({ users }: ManagedClub, userId: number): boolean {
  return !users.some(({ id, clubAdmin }) => clubAdmin && id !== userId);
}

function isSame(a: Permissions, b: Permissions): boolean {
  const sorted = (ids: readonly number[]) => [...new Set(ids)].toSorted((x, y) => x - y).join();
  return a.clubAdmin === b.clubAdmin && sorted(a.teamIds) === sorted(b.teamIds);
}

async function invite(
  context: ClubsContext,
  { email, firstName, lastName, phone }: ClubUserCreateBody,
  { club }: ManagedClub,
  tx: Tx,
): Promise<number> {
  const person = { email, firstName, lastName, phone: phone === '' ? null : phone, locale: club.locale };
  const { userId } = await inviteUser(context, { ...person, club: club.name }, tx);
  return userId;
}

async function tell(context: ClubsContext, user: UserRow, club: ClubRow, tx: Tx): Promise<void> {
  if (user.emailVerifiedAt === null) return sendInvitation(context, user, club.name, tx);
  const { email: to, locale, firstName } = user;
  const letter = accessLetter(firstName, club.name, club.id);
  await queueMail(tx, { to, locale, letter, now: context.clock.now() });
}

interface Change {
  readonly clubId: number;
  readonly userId: number;
  readonly actor: Actor;
  readonly now: Date;
  readonly before: Permissions;
  readonly after: Permissions;
}

async function store({ clubId, userId, actor, now, before, after }: Change, tx: Tx): Promise<void> {
  const byOther = userId !== actor.userId;
  if (after.clubAdmin) await clubRepository.insertAdmin(clubId, userId, byOther, tx);
  else await clubRepository.deleteAdmin(clubId, userId, tx);
  const taken = before.teamIds.filter((id) => !after.teamIds.includes(id));
  await clubRepository.deleteTeamAdmins(taken, userId, tx);
  await clubRepository.insertTeamAdmins(after.teamIds, userId, byOther, tx);
  const text = ({ clubAdmin, teamIds }: Permissions) => ({ userId, clubAdmin, teamIds: [...teamIds] });
  await recordAudit(tx, {
    at: now,
    userId: actor.userId,
    action: 'club-user',
    subjectType: 'club',
    subjectId: clubId,
    before: text(before),
    after: text(after),
  });
}

async function bodyOf(clubId: number, userId: number, actor: Actor, tx: Tx): Promise<ClubUser> {
  const users = await clubUserRepository.findAllByClubId(clubId, tx);
  const user = users.find(({ id }) => id === userId);
  if (!user) throw new Error('A user who was just given permissions has none');
  return toBody(user, actor);
}
