import { teamDisplayName } from '@sevenmetre/rules/names';
import type { CurrentUser } from '@sevenmetre/contract/schemas/auth';
import type { Db, Tx } from '../../platform/database/index.ts';
import { utcText } from '../competition/index.ts';
import { accountLinks } from './account-links.ts';
import { findAdministratedClubs, findLedTeams, findReferees } from './account.repository.ts';
import { findById } from './user.repository.ts';

/** The user as the user's own pages show it; null when there is no such user (any more). */
export async function findCurrentUser(userId: number, now: Date, tx: Db | Tx): Promise<CurrentUser | null> {
  const user = await findById(userId, tx);
  if (!user) return null;
  const clubs = await findAdministratedClubs(userId, tx);
  const teams = await findLedTeams(userId, tx);
  const actor = {
    userId,
    roles: user.roles,
    administratedClubIds: clubs.map(({ id }) => id),
    leadingTeamIds: teams.map(({ id }) => id),
  };
  return {
    id: user.id,
    username: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    roles: user.roles,
    createdAt: utcText(user.createdAt),
    leadingTeams: teams.map((team) => ({ id: team.id, name: teamDisplayName(team) })),
    referees: await findReferees(userId, tx),
    administratedClubs: clubs,
    dashboardMessages: [],
    locale: user.locale,
    emailVerified: user.emailVerifiedAt !== null,
    secondStepMissing: false,
    links: accountLinks(actor, now),
  };
}
