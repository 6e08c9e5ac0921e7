import type { Database } from '../../../../platform/database/index.ts';
import { publicTeamRepository } from '../../../competition/index.ts';

/** Ids of the teams that public pages may name. */
export async function findStructureTeams({ db }: Database, editionId: number): Promise<number[]> {
  return (await publicTeamRepository.findAllByEditionId(editionId, db)).map(({ id }) => id);
}
