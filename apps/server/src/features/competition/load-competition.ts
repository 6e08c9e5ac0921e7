import { indexCompetition } from '@sevenmetre/rules/bracket';
import type { Competition } from '@sevenmetre/rules/bracket';
import { type Criteria, criteriaOf } from '@sevenmetre/rules/standings';
import type { WithdrawnPolicy } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import {
  findCriteria,
  findMatchesAround,
  findRoundLevels,
  findWithdrawnTeams,
} from './competition.repository.ts';
import type { EditionRow } from './edition.repository.ts';
import { findEditionRules } from './edition-rules.ts';
import type { EditionRules } from './edition-rules.ts';
import * as groupRepository from './group.repository.ts';
import type { GroupRow } from './group.repository.ts';
import * as groupTeamRepository from './group-team.repository.ts';
import { toBracketMatch, toBracketSeat } from './snapshot-rows.ts';
import type { GroupTeamRow, MatchRow } from './snapshot-rows.ts';
import * as stageRepository from './stage.repository.ts';

/** Criteria that replace the stored ones, of one category or of the edition. */
export interface CriteriaChange {
  /** null: of the edition. */
  readonly categoryId: number | null;
  readonly lists: Pick<CategoryRow, 'tieBreakers' | 'tieBreakersUnfinished'>;
}

/** A change that is not stored, for a preview of the competition. */
export interface CompetitionChange {
  readonly criteria?: CriteriaChange;
  /** Points for results that replace the stored ones. */
  readonly rules?: Partial<
    Pick<EditionRules, 'points' | 'walkoverGoals' | 'withdrawnPolicy' | 'comparesSums'>
  >;
  /** Teams that withdraw, or come back. */
  readonly withdrawal?: {
    readonly teamIds: readonly number[];
    readonly away: boolean;
    /** Policy for their results; null: the edition's. */
    readonly policy: WithdrawnPolicy | null;
  };
}

/** Rows of a part of an edition, and a view of them for the rules, optionally with other rows. */
export interface LoadedCompetition {
  readonly groups: readonly GroupRow[];
  readonly groupTeams: readonly GroupTeamRow[];
  readonly matches: readonly MatchRow[];
  index(groupTeams: readonly GroupTeamRow[], matches: readonly MatchRow[]): Competition;
}

/** All groups, seats and matches of an edition. */
export async function loadEdition(edition: EditionRow, tx: Tx): Promise<LoadedCompetition> {
  return loadCompetition(edition, await groupRepository.findAllByEditionId(edition.id, tx), tx);
}

/** Loads everything that the tables and seats of these groups depend on. */
export async function loadCompetition(
  edition: EditionRow,
  groups: readonly GroupRow[],
  tx: Tx,
  { criteria: lists, rules: asked, withdrawal }: CompetitionChange = {},
): Promise<LoadedCompetition> {
  const groupIds = groups.map(({ id }) => id);
  const groupTeams = await groupTeamRepository.findAllByGroupIds(groupIds, tx);
  const matches = await findMatchesAround(groupIds, tx);
  const roundLevels = await findRoundLevels(tx);
  const stages = await stageRepository.findAll(tx);
  const withdrawn = withdrawnAfter(await findWithdrawnTeams(edition.id, tx), withdrawal);
  const rules = { ...(await findEditionRules(edition.id, tx)), ...asked };
  const criteria = criteriaWith(edition, await findCriteria(edition.id, tx), lists ?? null);
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
        withdrawn: withdrawn.map(({ id }) => id),
        ownPolicies: new Map(withdrawn.flatMap(({ id, policy }) => (policy === null ? [] : [[id, policy]]))),
        criteriaOf: (group) => criteria(group.categoryId),
      }),
  };
}

type WithdrawnTeam = Awaited<ReturnType<typeof findWithdrawnTeams>>[number];

function withdrawnAfter(
  stored: readonly WithdrawnTeam[],
  change: CompetitionChange['withdrawal'],
): readonly WithdrawnTeam[] {
  if (!change) return stored;
  const { teamIds, away, policy } = change;
  const others = stored.filter(({ id }) => !teamIds.includes(id));
  return away ? [...others, ...teamIds.map((id) => ({ id, policy }))] : others;
}

type CategoryRow = Awaited<ReturnType<typeof findCriteria>>[number];

/** The criteria of a category. */
function criteriaWith(
  edition: EditionRow,
  rows: readonly CategoryRow[],
  change: CriteriaChange | null,
): (categoryId: number) => Criteria {
  const categories = new Map(rows.map((row) => [row.id, row]));
  const changed = change?.categoryId == null ? undefined : categories.get(change.categoryId);
  if (change && changed) categories.set(changed.id, { ...changed, ...change.lists });
  const own = change?.categoryId === null ? change.lists : edition;
  const lists = {
    tieBreakers: own.tieBreakers ?? edition.tieBreakers,
    tieBreakersUnfinished: own.tieBreakersUnfinished ?? edition.tieBreakersUnfinished,
  };
  return (categoryId) => criteriaOf(lists, categories.get(categoryId));
}
