import { teamDisplayName } from '@sevenmetre/rules/names';
import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { linksFor } from '@sevenmetre/contract/permissions';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Db, Tx } from '../../platform/database/index.ts';
import { utcText } from '../competition/index.ts';
import { ownNews } from '../messages/index.ts';
import type { OpenSession } from './sessions/identify.ts';
import { findAdministratedClubs, findLedTeams, findReferees } from './account.repository.ts';
import { findById } from './user.repository.ts';

/**
 * The user for the user's own pages, with the rights of the session; null: the user does not exist (any
 * more).
 */
export async function findCurrentUser(
  { actor, secondStepMissing }: Pick<OpenSession, 'actor' | 'secondStepMissing'>,
  now: Date,
  tx: Db | Tx,
): Promise<CurrentUser | null> {
  const { userId, roles, administratedClubIds, leadingTeamIds } = actor;
  const user = await findById(userId, tx);
  if (!user) return null;
  const clubs = await findAdministratedClubs(userId, tx);
  const teams = await findLedTeams(userId, tx);
  const refereeRows = await findReferees(userId, tx);
  return {
    id: user.id,
    username: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    roles: [...roles],
    createdAt: utcText(user.createdAt),
    leadingTeams: teams
      .filter(({ id }) => leadingTeamIds.includes(id))
      .map((team) => ({ id: team.id, name: teamDisplayName(team) })),
    referees: refereeRows,
    administratedClubs: clubs.filter(({ id }) => administratedClubIds.includes(id)),
    dashboardMessages: await ownNews(actor, now, tx),
    locale: user.locale,
    emailVerified: user.emailVerifiedAt !== null,
    secondStepMissing,
    links: accountLinks(actor, now),
  };
}

type Link = CurrentUser['links'][number];

/** Where the actions on one's own account are carried out. An action without a line here has no page yet. */
const addresses = new Map<string, Pick<Link, 'method' | 'href'>>([
  ['configuration', { method: 'GET', href: '/api/v1/admin/configuration' }],
  ['mails', { method: 'GET', href: '/api/v1/admin/mails' }],
  ['translations', { method: 'GET', href: '/api/v1/admin/configuration' }],
]);

/** What the user may do that belongs to no record of its own. */
function accountLinks(actor: Actor, now: Date): Link[] {
  return linksFor(actor, {}, now).flatMap((action) => {
    const address = addresses.get(action);
    return address ? [{ routeName: action, operationId: action, ...address }] : [];
  });
}
