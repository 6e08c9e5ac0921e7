import { oncePerAddress, reachesClub, reachesReferee } from '@sevenmetre/rules/messages';
import type { Tx } from '../../platform/database/index.ts';
import type { MessageRow } from './message.repository.ts';
import { findClubReaders, findRefereeReaders } from './reader.repository.ts';
import type { Reader } from './reader.repository.ts';

export interface Readers {
  /** Clubs or referees that the message is for. */
  readonly records: number;
  /** Those of them that nobody can write to. */
  readonly withoutAddress: number;
  /** Each address once. */
  readonly readers: readonly Reader[];
}

type Addressed = Pick<MessageRow, 'editionId' | 'recipientType' | 'states' | 'categories'>;

/** Whom a message would reach by mail at this moment: those who administrate clubs, and referees. */
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
