import type { Tx } from '../../platform/database/index.ts';
import type { EditionRow } from './edition.repository.ts';
import * as groupRepository from './group.repository.ts';
import { type LoadedCompetition, loadCompetition } from './load-competition.ts';

/** All groups, seats and matches of an edition. */
export async function loadEdition(edition: EditionRow, tx: Tx): Promise<LoadedCompetition> {
  return loadCompetition(edition, await groupRepository.findAllByEditionId(edition.id, tx), tx);
}
