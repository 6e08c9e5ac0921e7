import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import {
  fillPlaceholders,
  isPersonal,
  knownTexts,
  namesMoney,
  type PlaceholderValues,
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
import { findSeen } from './delivery.repository.ts';
import { findAllValues } from './placeholder-values.ts';
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
 * registrations. Suspended rights show no messages. Reminders of overdue invoices, and messages that say what a club
 * owes, are for club admins only (ME6, ME17).
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
  // Team admins of a club do not see its money.
  const clubIdsOf = (message: MessageRow) =>
    clubs
      .filter((club) => reachesClub(message, club))
      .map(({ id }) => id)
      .filter((id) => own.administratedClubIds.includes(id) || !namesMoney(message));
  const reached = messages
    .map((message) => ({ message, clubIds: clubIdsOf(message) }))
    .filter(
      ({ message, clubIds }) =>
        clubIds.length > 0 || referees.some((referee) => reachesReferee(message, referee)),
    );
  const ids = reached.map(({ message }) => message.id);
  const files = await findAllByMessageIds(ids, db);
  const seen = await findSeen(ids, userId, db);
  const personal = reached.filter(({ message }) => isPersonal(message));
  const fill = personal.length === 0 ? null : await cardFiller(personal, userId, db);
  return reached.flatMap(({ message, clubIds }) => {
    const card = { ...cardOf(message, files.get(message.id) ?? []), isSeen: seen.has(message.id) };
    if (fill === null || !isPersonal(message)) return [{ ...card, clubId: null }];
    return (message.recipientType === 'clubs' ? clubIds : [null]).map((clubId) => fill(card, clubId));
  });
}

/** What the summary of a club contains that came with a message on the actor's dashboard; null: none did (rule ME19). */
export async function findSummaryOf(
  { actor, messageId, clubId }: Asking,
  now: Date,
  db: Db,
): Promise<{ readonly clubId: number; readonly parts: MessageRow['summaryParts'] } | null> {
  const shown = await ownNews(actor, now, db);
  const isShown = shown.some((card) => card.id === messageId && card.clubId === clubId && card.hasSummary);
  const message = isShown ? (await findAllShown(db)).find(({ id }) => id === messageId) : undefined;
  return message ? { clubId, parts: message.summaryParts } : null;
}

interface Asking {
  readonly actor: OwnClubs & { readonly userId: number };
  readonly messageId: number;
  readonly clubId: number;
}

type Card = CurrentUser['dashboardMessages'][number];

/**
 * Fills a card with the values of a club of the user, or of a referee for null (rule ME17). Values are looked up once
 * for all messages.
 */
async function cardFiller(
  reached: readonly { readonly message: MessageRow; readonly clubIds: readonly number[] }[],
  userId: number,
  db: Db | Tx,
) {
  const contact = (await findPerson(userId, db))?.firstName ?? '';
  const { translators } = await findWords(db);
  const clubIds = [...new Set(reached.flatMap((one) => one.clubIds))];
  // All are of the current edition.
  const ofClubs = reached.find(({ message }) => message.recipientType === 'clubs')?.message;
  const valuesOfClub = ofClubs ? await findAllValues(ofClubs, clubIds, db) : () => ({});
  return (card: Omit<Card, 'clubId'>, clubId: number | null): Card => {
    const fill = (locale: Locale, text: string) => {
      const values: PlaceholderValues = clubId === null ? {} : valuesOfClub(clubId, translators[locale]);
      // The browser knows the address of the portal.
      const { page: _, ...known } = values;
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
  };
}

function cardOf(
  { id, recipientType, titleCs, titleEn, textCs, textEn, otherTexts, summaryParts, sentAt }: MessageRow,
  files: readonly Parameters<typeof toUploadedFile>[0][],
): Omit<Card, 'clubId' | 'isSeen'> {
  return {
    id,
    recipientType: recipientType === 'clubs' ? 'club' : 'referee',
    titleCs,
    titleEn,
    textCs,
    textEn,
    otherTexts: knownTexts(otherTexts),
    files: files.map(toUploadedFile),
    hasSummary: summaryParts.length > 0,
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
