import {
  type Audience,
  namesMoney,
  oncePerAddress,
  type PersonalContent,
  reachesClub,
  reachesLeader,
  reachesReferee,
  recentReminder,
  sameAddress,
} from '@sevenmetre/rules/messages';
import { byLocale } from '@sevenmetre/rules/vocabulary';
import type { MessageReach } from '@sevenmetre/contract/messages/schemas';
import type { Tx } from '../../platform/database/index.ts';
import { findCurrentEdition, utcText } from '../competition/index.ts';
import { findOverdueClubs } from '../invoices/index.ts';
import { findWords } from '../translations/index.ts';
import { findAllValues, findDue } from './placeholder-values.ts';
import { findReminders } from './message.repository.ts';
import { findClubReaders, findPlacesOfClubs, findRefereeReaders } from './reader.repository.ts';
import type { Reader } from './reader.repository.ts';

/** A club or referee that a message is for. */
export interface Reached {
  readonly id: number;
  readonly name: string;
  readonly countryCode: string | null;
  readonly phone: string | null;
  /** Recipients, each address once. */
  readonly readers: readonly Reader[];
}

type Addressed = Audience & { readonly editionId: number; readonly namesMoney: boolean };

/** Clubs or referees of the current edition that a message is for at an instant, by name. */
export function findReached(
  message: Omit<Addressed, 'namesMoney'> & PersonalContent,
  now: Date,
  tx: Tx,
): Promise<Reached[]> {
  return findAddressed({ ...message, namesMoney: namesMoney(message) }, now, tx);
}

async function findAddressed(message: Addressed, now: Date, tx: Tx): Promise<Reached[]> {
  return message.recipientType === 'clubs'
    ? findReachedClubs(message, now, tx)
    : (await findRefereeReaders(message.editionId, tx))
        .filter((referee) => reachesReferee(message, referee))
        .map(({ id, name, countryCode, phone, reader }) => ({
          id,
          name,
          countryCode,
          phone,
          readers: oncePerAddress(reader === null ? [] : [reader]),
        }));
}

async function findReachedClubs(message: Addressed, now: Date, tx: Tx): Promise<Reached[]> {
  const overdue = await overdueClubs(message, now, tx);
  const places = message.placeIds.length === 0 ? new Map() : await findPlacesOfClubs(message.editionId, tx);
  return (await findClubReaders(message.editionId, tx))
    .filter((club) => {
      const placeIds = places.get(club.id) ?? [];
      return reachesClub(message, { ...club, placeIds, overdue: overdue.has(club.id) });
    })
    .map(({ id, name, countryCode, phone, readers, leaders }) => {
      const reachedLeaders = leaders.filter((leader) => reachesLeader(message, leader));
      return { id, name, countryCode, phone, readers: oncePerAddress([...readers, ...reachedLeaders]) };
    });
}

/** Recipients of mails, each address once. */
function readersOf(reached: readonly Reached[]): Reader[] {
  return oncePerAddress(reached.flatMap(({ readers }) => readers));
}

/** A mail to somebody: for one club or referee if each gets other words, otherwise for all of an address (rules ME2, ME17). */
interface Addressee {
  readonly reader: Reader;
  readonly id: number;
}

export function addresseesOf(reached: readonly Reached[], isPersonal: boolean): Addressee[] {
  const all = reached.flatMap(({ id, readers }) => readers.map((reader) => ({ reader, id })));
  if (isPersonal) return all;
  const first = new Set(readersOf(reached));
  return all.filter(({ reader }) => first.has(reader));
}

/** What the sender sees of the present recipients. */
export async function reachOf(
  message: Addressed & {
    readonly state: 'draft' | 'planned' | 'sent';
    readonly isPersonal: boolean;
    /** Whose values the preview shows; null: those of the first one. */
    readonly sampleId: number | null;
  },
  now: Date,
  tx: Tx,
): Promise<MessageReach> {
  const reached = await findAddressed(message, now, tx);
  const readers = addresseesOf(reached, message.isPersonal).map(({ reader }) => reader);
  const last =
    message.state === 'sent'
      ? null
      : recentReminder(message, await findReminders(message.editionId, tx), now.getTime());
  const dueOf = await dueOfReminded(message, reached, tx);
  return {
    records: reached.length,
    mails: readers.length,
    withoutAddress: reached.filter((record) => record.readers.length === 0).length,
    byLocale: byLocale((locale) => readers.filter((reader) => reader.locale === locale).length),
    remindedAt: last && utcText(last),
    sample: await sampleOf(message, reached, tx),
    recipients: reached.map(({ id, name, countryCode, phone, readers: people }) => ({
      id,
      name,
      countryCode,
      phone,
      due: dueOf(id),
      people: people.map(({ firstName, lastName, email, locale }) => ({
        name: `${firstName} ${lastName}`.trim(),
        email: sameAddress(email),
        locale,
      })),
    })),
  };
}

/** What each club owes that is reminded of it. */
async function dueOfReminded(
  { editionId, recipientType, overdueOnly }: Addressed,
  reached: readonly Reached[],
  tx: Tx,
) {
  if (recipientType !== 'clubs' || !overdueOnly) return () => null;
  return findDue(
    editionId,
    reached.map(({ id }) => id),
    tx,
  );
}

/** What placeholders stand for in one of the letters; null: there is nobody. */
async function sampleOf(
  message: Pick<Addressed, 'editionId' | 'recipientType'> & { readonly sampleId: number | null },
  reached: readonly Reached[],
  tx: Tx,
): Promise<MessageReach['sample']> {
  const record = reached.find(({ id }) => id === message.sampleId) ?? reached[0];
  if (!record) return null;
  const { id, name, readers } = record;
  const values = await findAllValues(message, [id], tx);
  const { translators } = await findWords(tx);
  const contact = readers[0]?.firstName ?? '';
  return { id, name, values: byLocale((locale) => ({ contact, ...values(id, translators[locale]) })) };
}

/** Asked only where it matters. */
async function overdueClubs({ overdueOnly }: Addressed, now: Date, tx: Tx): Promise<ReadonlySet<number>> {
  const edition = overdueOnly ? await findCurrentEdition(tx) : null;
  return edition ? findOverdueClubs(edition, now, tx) : new Set();
}
