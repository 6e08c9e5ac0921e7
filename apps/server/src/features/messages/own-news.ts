import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import {
  fillPlaceholders,
  isPersonal,
  knownTexts,
  reachesClub,
  reachesReferee,
} from '@sevenmetre/rules/messages';
import { type Locale, locales } from '@sevenmetre/rules/vocabulary';
import type { ClubReader } from '@sevenmetre/rules/messages';
import type { Db, Tx } from '../../platform/database/index.ts';
import { findCurrentEdition, utcText } from '../competition/index.ts';
import { toUploadedFile } from '../files/index.ts';
import { findOverdueClubs } from '../invoices/index.ts';
import { findWords } from '../translations/index.ts';
import { findValues } from './placeholder-values.ts';
import { findAllByMessageIds } from './message-file.repository.ts';
import { findAllShown, type MessageRow } from './message.repository.ts';
import {
  findClubReadersOfUser,
  findPerson,
  findPlacesOfClubs,
  findRefereeReadersOfUser,
} from './reader.repository.ts';
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
  const clubs = await clubReaders(own, messages, now, db);
  const referees = await findRefereeReadersOfUser(userId, db);
  const reached = messages.filter(
    (message) =>
      clubs.some((club) => reachesClub(message, club)) ||
      referees.some((referee) => reachesReferee(message, referee)),
  );
  const files = await findAllByMessageIds(
    reached.map(({ id }) => id),
    db,
  );
  const cards = [];
  for (const message of reached) {
    const own = cardOf(message, files.get(message.id) ?? []);
    const reachedClubs = clubs.filter((club) => reachesClub(message, club)).map(({ id }) => id);
    if (!isPersonal(message)) cards.push({ ...own, clubId: null });
    else cards.push(...(await personalCards(message, { own, clubIds: reachedClubs, userId }, db)));
  }
  return cards;
}

type Card = CurrentUser['dashboardMessages'][number];

/** One card for each club of the user, with its values (rule ME17); for referees one. */
async function personalCards(
  message: MessageRow,
  {
    own: card,
    clubIds,
    userId,
  }: { readonly own: Omit<Card, 'clubId'>; readonly clubIds: readonly number[]; readonly userId: number },
  db: Db | Tx,
): Promise<Card[]> {
  const contact = (await findPerson(userId, db))?.firstName ?? '';
  const valuesOf = await findValues(message, clubIds, db);
  const { translators } = await findWords(db);
  const ids = message.recipientType === 'clubs' ? clubIds : [null];
  return ids.map((clubId) => {
    const fill = (locale: Locale, text: string) => {
      // The browser knows the address of the portal.
      const { page: _, ...known } = valuesOf(clubId ?? 0, translators[locale]);
      return fillPlaceholders(text, { contact, ...known });
    };
    const otherTexts = Object.entries(card.otherTexts).map(([locale, { title, text }]) => {
      const known = locales.find((one) => one === locale) ?? 'en';
      return [locale, { title: fill(known, title), text: fill(known, text) }];
    });
    return {
      ...card,
      clubId,
      titleCs: fill('cs', card.titleCs),
      titleEn: fill('en', card.titleEn),
      textCs: fill('cs', card.textCs),
      textEn: fill('en', card.textEn),
      otherTexts: Object.fromEntries(otherTexts),
    };
  });
}

function cardOf(
  { id, recipientType, titleCs, titleEn, textCs, textEn, otherTexts, sentAt }: MessageRow,
  files: readonly Parameters<typeof toUploadedFile>[0][],
): Omit<Card, 'clubId'> {
  return {
    id,
    recipientType: recipientType === 'clubs' ? 'club' : 'referee',
    titleCs,
    titleEn,
    textCs,
    textEn,
    otherTexts: knownTexts(otherTexts),
    files: files.map(toUploadedFile),
    sentAt: sentAt && utcText(sentAt),
  };
}

/** Looks up only what the messages ask for. */
async function clubReaders(
  own: OwnClubs,
  messages: readonly MessageRow[],
  now: Date,
  db: Db | Tx,
): Promise<ClubReader[]> {
  const clubs = await findClubReadersOfUser(own, db);
  if (clubs.length === 0) return [];
  const hasReminder = own.administratedClubIds.length > 0 && messages.some(({ overdueOnly }) => overdueOnly);
  const hasPlaces = messages.some(({ placeIds }) => placeIds.length > 0);
  const edition = hasReminder || hasPlaces ? await findCurrentEdition(db) : null;
  const overdue = hasReminder && edition ? await findOverdueClubs(edition, now, db) : new Set<number>();
  const places = hasPlaces && edition ? await findPlacesOfClubs(edition.id, db) : new Map<number, number[]>();
  return clubs.map((club) => ({
    ...club,
    placeIds: places.get(club.id) ?? [],
    // Team admins of a club do not see its invoices.
    overdue: own.administratedClubIds.includes(club.id) && overdue.has(club.id),
  }));
}
