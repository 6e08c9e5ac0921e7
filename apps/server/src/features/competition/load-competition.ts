import { indexCompetition } from '@sevenmetre/rules/bracket';
import type { Competition } from '@sevenmetre/rules/bracket';
import { criteriaOf } from '@sevenmetre/rules/standings';
import type { Tx } from '../../platform/database/index.ts';
import {
  findCriteria,
  findMatchesAround,
  findRoundLevels,
  findWithdrawnTeamIds,
} from './competition.repository.ts';
import type { EditionRow } from './edition.repository.ts';
import { findEditionRules } from './edition-rules.ts';
import type { GroupRow } from './group.repository.ts';
import * as groupTeamRepository from './group-team.repository.ts';
import { toBracketMatch, toBracketSeat } from './snapshot-rows.ts';
import type { GroupTeamRow, MatchRow } from './snapshot-rows.ts';
import * as stageRepository from './stage.repository.ts';

/** Rows of a part of an edition, and how the rules see them with other rows in their places. */
export interface LoadedCompetition {
  readonly groups: readonly GroupRow[];
  readonly groupTeams: readonly GroupTeamRow[];
  readonly matches: readonly MatchRow[];
  index(groupTeams: readonly GroupTeamRow[], matches: readonly MatchRow[]): Competition;
}

/** Loads everything that the tables and seats of these groups are computed from, once. */
export async function loadCompetition(
  edition: EditionRow,
  groups: readonly GroupRow[],
  tx: Tx,
): Promise<LoadedCompetition> {
  const groupIds = groups.map(({ id }) => id);
  const groupTeams = await groupTeamRepository.findAllByGroupIds(groupIds, tx);
  const matches = await findMatchesAround(groupIds, tx);
  const roundLevels = await findRoundLevels(tx);
  const stages = await stageRepository.findAll(tx);
  const withdrawn = await findWithdrawnTeamIds(edition.id, tx);
  const rules = await findEditionRules(edition.id, tx);
  const categories = new Map((await findCriteria(edition.id, tx)).map((row) => [row.id, row]));
  return {
    groups,
    groupTeams,
    matches,
    index: (seats, played) =>
      indexCompetition({
        ...rules,
        groups,
        groupTeams: seats.map(toBracketSeat),
        matches: played.map(toBracketMatch),
        roundLevels,
        stages,
        withdrawn,
        criteriaOf: (group) => criteriaOf(edition, categories.get(group.categoryId)),
      }),
  };
}
