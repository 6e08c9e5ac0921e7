import type { ClubAdminBody, ClubUser } from '@sevenmetre/contract/clubs/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  addClubAdmin,
  addTeamAdmins,
  deleteClubAdmin,
  deleteTeamAdmins,
  inviteUser,
  sendInvitation,
  type UserRow,
} from '../auth/index.ts';
import { queueMail } from '../mail/index.ts';
import type { ClubRow } from './club.repository.ts';
import * as clubUserRepository from './club-user.repository.ts';
import { accessLetter } from './letters.ts';
import type { ManagedClub } from './managed-club.ts';
import { toBody } from './users.use-case.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

/** What somebody may do in a club. */
export interface Permissions {
  readonly clubAdmin: boolean;
  readonly teamIds: readonly number[];
}

export const nothing: Permissions = { clubAdmin: false, teamIds: [] };

export function isLastAdmin({ users }: ManagedClub, userId: number): boolean {
  return !users.some(({ id, clubAdmin }) => clubAdmin && id !== userId);
}

/** What keeps permissions from being given or offered; null: nothing. */
export function checkPermissions({ teams }: ManagedClub, { clubAdmin, teamIds }: Permissions) {
  if (!clubAdmin && teamIds.length === 0) return refuse('permission-missing');
  const own = new Set(teams.map(({ id }) => id));
  return teamIds.every((id) => own.has(id)) ? null : refuse('team-unknown');
}

/**
 * Returns the id of the user that an organiser gives permissions: without an account, the user is invited;
 * with one, notified by mail.
 */
export async function findOrInvite(
  context: RandomContext,
  { email, firstName, lastName, phone }: ClubAdminBody,
  known: UserRow | null,
  { club, tx }: { readonly club: ClubRow; readonly tx: Tx },
): Promise<number> {
  if (known) {
    await notify(context, known, club, tx);
    return known.id;
  }
  const person = { email, firstName, lastName, phone: phone === '' ? null : phone, locale: club.locale };
  const { userId } = await inviteUser(context, { ...person, club: club.name }, tx);
  return userId;
}

async function notify(context: RandomContext, user: UserRow, club: ClubRow, tx: Tx): Promise<void> {
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
  /** Whether somebody else offered the permissions. */
  readonly invited?: boolean;
}

/** Stores the permissions and their audit entry. */
export async function store(change: Change, tx: Tx): Promise<void> {
  const { clubId, userId, actor, now, before, after, invited = false } = change;
  const byOther = invited || userId !== actor.userId;
  if (after.clubAdmin) await addClubAdmin(clubId, userId, byOther, tx);
  else await deleteClubAdmin(clubId, userId, tx);
  const taken = before.teamIds.filter((id) => !after.teamIds.includes(id));
  await deleteTeamAdmins(taken, userId, tx);
  await addTeamAdmins(after.teamIds, userId, byOther, tx);
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

export async function bodyOf(clubId: number, userId: number, actor: Actor, tx: Tx): Promise<ClubUser> {
  const users = await clubUserRepository.findAllByClubId(clubId, tx);
  const user = users.find(({ id }) => id === userId);
  if (!user) throw new Error('A user who was just given permissions has none');
  return toBody(user, actor);
}
