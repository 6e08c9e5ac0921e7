import { recordLinks } from '@sevenmetre/contract/links';
import type { ClubUser, ClubUsers } from '@sevenmetre/contract/schemas/clubs';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Actor } from '@sevenmetre/rules/permissions';
import { findUserByEmail } from '../auth/index.ts';
import type { ClubUserRow } from './club-user.repository.ts';
import type { ClubsContext } from './context.ts';
import { findManaged } from './managed-club.ts';
import { type Outcome, done, refuse } from '../../platform/outcome/index.ts';

/** Who may act for a club; null: not a club whose users the actor manages. */
export function readUsers(
  { database, clock }: ClubsContext,
  actor: Actor,
  clubId: number,
): Promise<ClubUsers | null> {
  const now = clock.now();
  return database.transaction(
    async (tx) => {
      const found = await findManaged({ clubId, actor, action: 'clubUsers', now }, tx);
      if (!found) return null;
      const { club, teams, users } = found;
      return {
        club: { id: club.id, name: club.name },
        teams: teams.map(({ id, name, teamNumber, categoryCode }) => ({
          id,
          name: teamDisplayName({ name, teamNumber, clubName: club.name }),
          categoryCode,
        })),
        users: users.map((user) => toBody(user, actor)),
        links: recordLinks(actor, { club: { id: clubId } }, clubId, now),
      };
    },
    { accessMode: 'read only' },
  );
}

/** Whether an address belongs to somebody. It is told to admins of the club alone, and seldom (limits of the route). */
export async function checkEmail(
  { database, clock }: ClubsContext,
  actor: Actor,
  clubId: number,
  email: string,
): Promise<Outcome<{ readonly status: 'unknown' | 'known' | 'member' }>> {
  const now = clock.now();
  return database.transaction(
    async (tx) => {
      const found = await findManaged({ clubId, actor, action: 'clubUserCheck', now }, tx);
      if (!found) return refuse('club-unknown');
      const user = await findUserByEmail(email.trim().toLowerCase(), tx);
      if (!user) return done({ status: 'unknown' });
      return done({ status: found.users.some(({ id }) => id === user.id) ? 'member' : 'known' });
    },
    { accessMode: 'read only' },
  );
}

export function toBody({ teamIds, ...user }: ClubUserRow, actor: Actor): ClubUser {
  return { ...user, teamIds: [...teamIds], isYou: user.id === actor.userId };
}
