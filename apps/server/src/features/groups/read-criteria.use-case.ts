import type { TieBreakers, TieBreakersEffect } from '@sevenmetre/contract/standings/tie-breakers';
import { isHalfLength } from '@sevenmetre/rules/match';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import {
  configurationRepository,
  effectsOf,
  findTeamNames,
  findWorkingEdition,
  previewCriteria,
} from '../competition/index.ts';
import type { CriteriaChange, EditionRow, GroupsPreview, TeamNames } from '../competition/index.ts';
import { type CategoryLists, findCategories, findHalves } from './criteria.repository.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

/**
 * The criteria of the tables of an edition, and the lengths of halves of its matches.
 * @param edition null: the current one
 */
export function readCriteria(
  { database }: RandomContext,
  edition: number | null,
): Promise<Outcome<TieBreakers>> {
  return database.transaction(
    async (tx) => {
      const working = await findWorkingEdition(edition, tx);
      return working.ok ? done(await criteriaBody(working.value, tx)) : working;
    },
    { accessMode: 'read only' },
  );
}

export async function criteriaBody(
  { id: editionId, tieBreakers, tieBreakersUnfinished }: Pick<EditionRow, 'id' | keyof Lists>,
  tx: Tx,
): Promise<TieBreakers> {
  const halves = await findHalves(editionId, tx);
  const usual = await configurationRepository.findAllByEditionId(editionId, ['half-length'], tx);
  const seconds = Number(usual.get('half-length') ?? Number.NaN);
  const categories = await findCategories(editionId, tx);
  return {
    edition: { tieBreakers, tieBreakersUnfinished },
    categories: categories.map(({ id, code, nameCs, nameEn, ...lists }) => ({
      id,
      code,
      nameCs,
      nameEn,
      lists,
      halves: halves.flatMap(({ categoryId, ...half }) => (categoryId === id ? [half] : [])),
    })),
    usualHalf: isHalfLength(seconds) ? seconds : null,
  };
}

type Lists = Pick<CategoryLists, 'tieBreakers' | 'tieBreakersUnfinished'>;

/** Effect of other criteria on places. Locks and stores nothing. */
export function readCriteriaEffect(
  { database }: RandomContext,
  edition: number | null,
  change: CriteriaChange,
): Promise<Outcome<TieBreakersEffect>> {
  return database.transaction(
    async (tx) => {
      const working = await findWorkingEdition(edition, tx);
      if (!working.ok) return working;
      const { id } = working.value;
      const { categoryId } = change;
      if (categoryId !== null && !(await findCategories(id, tx)).some((row) => row.id === categoryId))
        return refuse('entry-unknown');
      const preview = await previewCriteria(working.value, change, tx);
      const names = await findTeamNames(id, tx);
      const tables = tablesOf(preview, names);
      return done({ groups: preview.groupIds.length, tables, ...effectsOf(preview, names) });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Tables in which a team gets another place. */
function tablesOf({ groupTeams, labels }: GroupsPreview, names: TeamNames): TieBreakersEffect['tables'] {
  const moved = groupTeams.filter(
    ({ before, after }) => before.teamId === after.teamId && before.standings !== after.standings,
  );
  return [...Map.groupBy(moved, ({ after }) => after.groupId)].map(([groupId, rows]) => ({
    groupLabel: labels.get(groupId) ?? '',
    teams: rows
      .map(({ before, after }) => ({
        name: names.get(after.teamId ?? 0) ?? '',
        before: before.standings,
        after: after.standings,
      }))
      .toSorted((a, b) => (a.after ?? 0) - (b.after ?? 0)),
  }));
}
