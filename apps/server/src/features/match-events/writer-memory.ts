import type { Publication } from '@sevenmetre/rules/names';
import type { Database, Tx } from '../../platform/database/index.ts';
import { findNamePublication } from '../live/index.ts';
import { loadReference } from './reference.ts';
import type { Reference } from './reference.ts';
import { loadLineup } from './match-detail.ts';
import type { Lineup } from './match-detail.ts';

interface Remembered {
  readonly version: string;
  reference: Reference | null;
  readonly publications: Map<number, Publication>;
  readonly lineups: Map<number, Lineup>;
}

const mostLineups = 400;

/**
 * Cache of data that every event needs and that rarely change: stages, event types, rosters. Valid as long as
 * the database's reference version stays the same. A transaction reads that version under the lock of its
 * match, so it never uses outdated data.
 */
export class WriterMemory {
  #remembered: Remembered = forget('');

  /**
   * @param version from `findReferenceVersion` in this transaction, under the lock of the match
   * @param isEnough false: the data are read again
   */
  async reference(
    version: string,
    tx: Tx,
    isEnough: (known: Reference) => boolean = () => true,
  ): Promise<Reference> {
    const remembered = this.#of(version);
    const known = remembered.reference;
    return known && isEnough(known) ? known : (remembered.reference = await loadReference(tx));
  }

  /** @param version as for `reference`; a roster is changed under the lock of its match only */
  async lineup(
    version: string,
    { matchId, editionId }: { readonly matchId: number; readonly editionId: number },
    tx: Tx,
  ): Promise<Lineup> {
    const { lineups, publications } = this.#of(version);
    const known = lineups.get(matchId);
    if (known) return known;
    const publication = publications.get(editionId) ?? (await findNamePublication(editionId, tx));
    publications.set(editionId, publication);
    const lineup = await loadLineup(matchId, publication, tx);
    if (lineups.size >= mostLineups) lineups.clear();
    lineups.set(matchId, lineup);
    return lineup;
  }

  #of(version: string): Remembered {
    if (this.#remembered.version !== version) this.#remembered = forget(version);
    return this.#remembered;
  }
}

function forget(version: string): Remembered {
  return { version, reference: null, publications: new Map(), lineups: new Map() };
}

const memories = new WeakMap<Database, WriterMemory>();

/** The cache of this process for one database. */
export function writerMemoryOf(database: Database): WriterMemory {
  const memory = memories.get(database) ?? new WriterMemory();
  memories.set(database, memory);
  return memory;
}
