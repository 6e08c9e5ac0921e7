import { oncePerAddress, reachesClub, reachesReferee } from '@sevenmetre/rules/messages';
import type { Tx } from '../../platform/database/index.ts';
import { findCurrentEdition } from '../competition/index.ts';
import { findOverdueClubs } from '../invoices/index.ts';
import type { MessageRow } from './message.repository.ts';
import { findClubReaders, findRefereeReaders } from './reader.repository.ts';
import type { Reader } from './reader.repository.ts';

export interface Readers {
  /** Number of clubs or referees that the message is for. */
  readonly records: number;
  /** Number of those without any recipient. */
  readonly withoutAddress: number;
  /** Recipients, each address once. */
  readonly readers: readonly Reader[];
}

type Addressed = Pick<MessageRow, 'editionId' | 'recipientType' | 'states' | 'categories' | 'overdueOnly'>;

/** Recipients of a message of the current edition at an instant: club admins and referees. */
export async function findReaders(message: Addressed, now: Date, tx: Tx): Promise<Readers> {
  const overdue = await overdueClubs(message, now, tx);
  const reached =
    message.recipientType === 'clubs'
      ? (await findClubReaders(message.editionId, tx))
          .filter((club) => reachesClub(message, { ...club, overdue: overdue.has(club.id) }))
          .map(({ readers }) => readers)
      : (await findRefereeReaders(message.editionId, tx))
          .filter((referee) => reachesReferee(message, referee))
          .map(({ reader }) => (reader === null ? [] : [reader]));
  return {
    records: reached.length,
    withoutAddress: reached.filter((readers) => readers.length === 0).length,
    readers: oncePerAddress(reached.flat()),
  };
}

/** Asked only where it matters. */
async function overdueClubs({ overdueOnly }: Addressed, now: Date, tx: Tx): Promise<ReadonlySet<number>> {
  const edition = overdueOnly ? await findCurrentEdition(tx) : null;
  return edition ? findOverdueClubs(edition, now, tx) : new Set();
}
