import { seatClashes } from '@sevenmetre/rules/bracket';
import type { Tx } from '../../platform/database/index.ts';
import type { EditionRow } from './edition.repository.ts';
import { loadEdition } from './load-competition.ts';
import type { Difference, GroupsPreview } from './preview-groups.ts';

/**
 * Adds the teams that a change would seat on places that exclude each other (rule BR25). Looked for in the whole edition: the other place
 * may be one that the change does not reach, as a seat given by hand.
 */
export async function withClashes<Preview extends Omit<GroupsPreview, 'clashes'>>(
  edition: EditionRow,
  preview: Preview,
  tx: Tx,
): Promise<Preview & Pick<GroupsPreview, 'clashes' | 'labels'>> {
  if (!movesTeams(preview)) return { ...preview, clashes: [] };
  const loaded = await loadEdition(edition, tx);
  const { groups, groupTeams, matches } = loaded;
  const known = new Set(seatClashes(loaded.index(groupTeams, matches)).map(({ teamId }) => teamId));
  const after = loaded.index(laidOver(groupTeams, preview.groupTeams), laidOver(matches, preview.matches));
  return {
    ...preview,
    labels: new Map(groups.map(({ id, label }) => [id, label])),
    clashes: seatClashes(after).filter(({ teamId }) => !known.has(teamId)),
  };
}

function movesTeams({ groupTeams, matches }: Omit<GroupsPreview, 'clashes'>): boolean {
  return (
    groupTeams.some(({ before, after }) => before.teamId !== after.teamId) ||
    matches.some(
      ({ before, after }) => before.homeTeamId !== after.homeTeamId || before.awayTeamId !== after.awayTeamId,
    )
  );
}

function laidOver<Row extends { readonly id: number }>(
  rows: readonly Row[],
  changes: readonly Difference<Row>[],
): readonly Row[] {
  const changed = new Map(changes.map(({ after }) => [after.id, after]));
  return rows.map((row) => changed.get(row.id) ?? row);
}
