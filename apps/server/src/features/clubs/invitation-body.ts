import type {
  ClubInvitation,
  LinkedInvitation,
  OwnInvitation,
} from '@sevenmetre/contract/invitations/schemas';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Db, Tx } from '../../platform/database/index.ts';
import { utcText } from '../competition/index.ts';
import { findTeams } from './club.repository.ts';
import type { InvitationRow, OfferRow } from './invitation.repository.ts';

/** An invitation for the club's admins: the address and permissions that they entered, and its state. */
export function invitationBody(
  { id, email, clubAdmin, teamIds, state, createdAt, expiresAt }: InvitationRow,
  now: Date,
): ClubInvitation {
  const waits = expiresAt > now ? ('waiting' as const) : ('expired' as const);
  return {
    id,
    email,
    clubAdmin,
    teamIds,
    state: state === 'declined' ? state : waits,
    createdAt: utcText(createdAt),
    expiresAt: utcText(expiresAt),
  };
}

/** The same invitation for its recipient. Teams that no longer exist are left out. */
export async function offerBody(offer: OfferRow, db: Db | Tx): Promise<OwnInvitation> {
  const { id, clubId, clubName, clubAdmin, teamIds, expiresAt } = offer;
  const teams = (await findTeams(clubId, db)).filter((team) => teamIds.includes(team.id));
  return {
    id,
    clubName,
    clubAdmin,
    teams: teams.map((team) => `${teamDisplayName({ ...team, clubName })} (${team.categoryCode})`),
    expiresAt: utcText(expiresAt),
  };
}

/** The same for everybody who has the mailed link. */
export async function linkedBody(offer: OfferRow, db: Db | Tx): Promise<LinkedInvitation> {
  const { email, firstName, lastName } = offer;
  return { ...(await offerBody(offer, db)), email, firstName, lastName };
}
