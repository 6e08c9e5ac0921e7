import { recordLinks } from '@sevenmetre/contract/permissions';
import type { ClubUser, ClubUsers } from '@sevenmetre/contract/clubs/schemas';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { ClubUserRow } from './club-user.repository.ts';
import { findManaged } from './managed-club.ts';
import { invitationBody } from './invitation-body.ts';
import * as invitationRepository from './invitation.repository.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';

/** Users of a club; unknown unless the actor may manage them. */
export function readUsers(
  { database, clock }: RandomContext,
  actor: Actor,
  clubId: number,
): Promise<Outcome<ClubUsers>> {
  const now = clock.now();
  return database.transaction(
    async (tx) => {
      const found = await findManaged({ clubId, actor, action: 'clubUsers', now }, tx);
      if (!found) return refuse('club-unknown');
      const { club, teams, users } = found;
      const invitations = await invitationRepository.findAllByClubId(clubId, tx);
      return done({
        club: { id: club.id, name: club.name },
        timeZone: club.timeZone,
        teams: teams.map(({ id, name, teamNumber, categoryCode }) => ({
          id,
          name: teamDisplayName({ name, teamNumber, clubName: club.name }),
          categoryCode,
        })),
        users: users.map((user) => toBody(user, actor)),
        invitations: invitations.map((invitation) => invitationBody(invitation, now)),
        links: recordLinks(actor, { club: { id: clubId } }, clubId, now),
      });
    },
    { accessMode: 'read only' },
  );
}

export function toBody({ teamIds, ...user }: ClubUserRow, actor: Actor): ClubUser {
  return { ...user, teamIds: [...teamIds], isYou: user.id === actor.userId };
}
