import type { Publication } from '@sevenmetre/rules/names';
import type { PublicReferee, PublicRosterEntry } from '@sevenmetre/rules/snapshot';
import type { Tx } from '../../platform/database/index.ts';
import { findReferees, findRoster } from '../live/index.ts';

/** Participants in the roster of a match. */
export interface Lineup {
  readonly roster: readonly PublicRosterEntry[];
  readonly referees: readonly PublicReferee[];
}

export async function loadLineup(matchId: number, publication: Publication, tx: Tx): Promise<Lineup> {
  const roster = await findRoster(matchId, publication, tx);
  return { roster, referees: await findReferees(matchId, tx) };
}
