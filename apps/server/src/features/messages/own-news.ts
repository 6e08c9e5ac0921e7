import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import { reachesClub, reachesReferee } from '@sevenmetre/rules/messages';
import type { ClubReader } from '@sevenmetre/rules/messages';
import type { Db, Tx } from '../../platform/database/index.ts';
import { findCurrentEdition, utcText } from '../competition/index.ts';
import { findOverdueClubs } from '../invoices/index.ts';
import { findAllShown } from './message.repository.ts';
import { findClubReadersOfUser, findRefereeReadersOfUser } from './reader.repository.ts';
import type { OwnClubs } from './reader.repository.ts';

/**
 * Messages of the organiser for a user: for the clubs of the session's rights, and for the user's referee
 * registrations. Suspended rights show no messages. Reminders of overdue invoices are for club admins only (ME6).
 */
export async function ownNews(
  { userId, ...own }: OwnClubs & { readonly userId: number },
  now: Date,
  db: Db | Tx,
): Promise<CurrentUser['dashboardMessages']> {
  const messages = await findAllShown(db);
  if (messages.length === 0) return [];
  const hasReminder = messages.some(({ overdueOnly }) => overdueOnly);
  const clubs = await clubReaders(own, hasReminder ? now : null, db);
  const referees = await findRefereeReadersOfUser(userId, db);
  return messages.flatMap(({ recipientType, states, categories, overdueOnly, sentAt, ...message }) => {
    const audience = { recipientType, states, categories, overdueOnly };
    const isReached =
      clubs.some((club) => reachesClub(audience, club)) ||
      referees.some((referee) => reachesReferee(audience, referee));
    if (!isReached) return [];
    const to = recipientType === 'clubs' ? ('club' as const) : ('referee' as const);
    return [{ ...message, recipientType: to, sentAt: sentAt && utcText(sentAt) }];
  });
}

/** @param now when invoices are overdue; null: no message asks for it */
async function clubReaders(own: OwnClubs, now: Date | null, db: Db | Tx): Promise<ClubReader[]> {
  const clubs = await findClubReadersOfUser(own, db);
  const isAsked = now !== null && own.administratedClubIds.length > 0;
  const edition = isAsked ? await findCurrentEdition(db) : null;
  const overdue = now && edition ? await findOverdueClubs(edition, now, db) : new Set<number>();
  return clubs.map((club) => ({
    ...club,
    // Team admins of a club do not see its invoices.
    overdue: own.administratedClubIds.includes(club.id) && overdue.has(club.id),
  }));
}
