import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { reachesClub, reachesReferee } from '@sevenmetre/rules/messages';
import type { Db, Tx } from '../../platform/database/index.ts';
import { utcText } from '../competition/index.ts';
import { findAllShown } from './message.repository.ts';
import { findClubReadersOfUser, findRefereeReadersOfUser } from './reader.repository.ts';
import type { OwnClubs } from './reader.repository.ts';

/**
 * Messages of the organiser for a user: for the clubs of the session's rights, and for the user's referee
 * registrations. Suspended rights show no messages.
 */
export async function ownNews(
  { userId, ...own }: OwnClubs & { readonly userId: number },
  db: Db | Tx,
): Promise<CurrentUser['dashboardMessages']> {
  const messages = await findAllShown(db);
  if (messages.length === 0) return [];
  const clubs = await findClubReadersOfUser(own, db);
  const referees = await findRefereeReadersOfUser(userId, db);
  return messages.flatMap(({ recipientType, states, categories, sentAt, ...message }) => {
    const audience = { recipientType, states, categories };
    const isReached =
      clubs.some((club) => reachesClub(audience, club)) ||
      referees.some((referee) => reachesReferee(audience, referee));
    if (!isReached) return [];
    const to = recipientType === 'clubs' ? ('club' as const) : ('referee' as const);
    return [{ ...message, recipientType: to, sentAt: sentAt && utcText(sentAt) }];
  });
}
