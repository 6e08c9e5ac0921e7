import type { Tx } from '../../platform/database/index.ts';
import { deriveGroups } from './derive-groups.ts';
import type { EditionRow } from './edition.repository.ts';
import { loadCompetition } from './load-competition.ts';
import { withClashes } from './preview-groups.ts';
import { differences } from './preview-groups.ts';
import type { GroupsPreview } from './preview-groups.ts';
import { findAffected } from './recompute-groups.ts';
import type { GroupTeamRow, MatchRow } from './snapshot-rows.ts';

/** Rows of an edition after a change of the organiser; unchanged rows are left out. */
export interface SeatingChange {
  /** Groups whose places and seats have to be derived from the changed rows. */
  readonly groupIds: readonly number[];
  readonly seat: (row: GroupTeamRow) => GroupTeamRow;
  readonly match: (row: MatchRow) => MatchRow;
}

/** Tables and seats if lots or seats were as given. Locks and stores nothing. */
export async function previewSeating(
  edition: EditionRow,
  change: SeatingChange,
  tx: Tx,
): Promise<GroupsPreview> {
  const { needed } = await findAffected(tx, edition.id, change.groupIds);
  const loaded = await loadCompetition(edition, needed, tx);
  const groupTeams = loaded.groupTeams.map(change.seat);
  const matches = loaded.matches.map(change.match);
  const derived = deriveGroups({ ...loaded, groupTeams, matches }, change.groupIds);
  return withClashes(
    edition,
    {
      labels: new Map(loaded.groups.map(({ id, label }) => [id, label])),
      groupTeams: differences(loaded.groupTeams, laidOver(groupTeams, derived.groupTeams)),
      matches: differences(loaded.matches, laidOver(matches, derived.matches)),
      conflicts: derived.conflicts,
    },
    tx,
  );
}

function laidOver<Row extends { readonly id: number }>(
  rows: readonly Row[],
  derived: readonly Row[],
): readonly Row[] {
  const known = new Map(derived.map((row) => [row.id, row]));
  return rows.map((row) => known.get(row.id) ?? row);
}
