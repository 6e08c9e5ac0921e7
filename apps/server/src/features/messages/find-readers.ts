import {
  type Audience,
  oncePerAddress,
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
import { findReminders } from './message.repository.ts';
import { findClubReaders, findPlacesOfClubs, findRefereeReaders } from './reader.repository.ts';
import type { Reader } from './reader.repository.ts';

/** A club or referee that a message is for. */
export interface Reached {
  readonly id: number;
  readonly name: string;
  /** Recipients, each address once. */
  readonly readers: readonly Reader[];
}

type Addressed = Audience & { readonly editionId: number };

/** Clubs or referees of the current edition that a message is for at an instant, by name. */
export async function findReached(message: Addressed, now: Date, tx: Tx): Promise<Reached[]> {
  return message.recipientType === 'clubs'
    ? findReachedClubs(message, now, tx)
    : (await findRefereeReaders(message.editionId, tx))
        .filter((referee) => reachesReferee(message, referee))
        .map(({ id, name, reader }) => ({
          id,
          name,
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
    .map(({ id, name, readers, leaders }) => {
      const reachedLeaders = leaders.filter((leader) => reachesLeader(message, leader));
      return { id, name, readers: oncePerAddress([...readers, ...reachedLeaders]) };
    });
}

/** Recipients of mails, each address once. */
export function readersOf(reached: readonly Reached[]): Reader[] {
  return oncePerAddress(reached.flatMap(({ readers }) => readers));
}

/** What the sender sees of the present recipients. */
export async function reachOf(
  message: Addressed & { readonly state: 'draft' | 'planned' | 'sent' },
  now: Date,
  tx: Tx,
): Promise<MessageReach> {
  const reached = await findReached(message, now, tx);
  const readers = readersOf(reached);
  const last =
    message.state === 'sent'
      ? null
      : recentReminder(message, await findReminders(message.editionId, tx), now.getTime());
  return {
    records: reached.length,
    mails: readers.length,
    withoutAddress: reached.filter((record) => record.readers.length === 0).length,
    byLocale: byLocale((locale) => readers.filter((reader) => reader.locale === locale).length),
    remindedAt: last && utcText(last),
    recipients: reached.map(({ id, name, readers: people }) => ({
      id,
      name,
      people: people.map(({ firstName, lastName, email, locale }) => ({
        name: `${firstName} ${lastName}`.trim(),
        email: sameAddress(email),
        locale,
      })),
    })),
  };
}

/** Asked only where it matters. */
async function overdueClubs({ overdueOnly }: Addressed, now: Date, tx: Tx): Promise<ReadonlySet<number>> {
  const edition = overdueOnly ? await findCurrentEdition(tx) : null;
  return edition ? findOverdueClubs(edition, now, tx) : new Set();
}
