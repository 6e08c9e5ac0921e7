import { oncePerAddress, reachesClub, reachesReferee } from '@sevenmetre/rules/messages';
import type { Tx } from '../../platform/database/index.ts';
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

type Addressed = Pick<MessageRow, 'editionId' | 'recipientType' | 'states' | 'categories'>;

/** Present recipients of a message: club admins and referees. */
export async function findReaders(message: Addressed, tx: Tx): Promise<Readers> {
  const reached =
    message.recipientType === 'clubs'
      ? (await findClubReaders(message.editionId, tx))
          .filter((club) => reachesClub(message, club))
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
