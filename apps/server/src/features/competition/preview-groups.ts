import type { SeatClash, SeatConflict } from '@sevenmetre/rules/bracket';
import type { Tx } from '../../platform/database/index.ts';
import { deriveGroups } from './derive-groups.ts';
import type { EditionRow } from './edition.repository.ts';
import { loadCompetition } from './load-competition.ts';
import { withClashes } from './preview-clashes.ts';
import { findAffected } from './recompute-groups.ts';
import type { GroupTeamRow, MatchRow } from './snapshot-rows.ts';

/** A row as it is stored and as it would be. */
export interface Difference<Row> {
  readonly before: Row;
  readonly after: Row;
}

export interface GroupsPreview {
  /** Labels by id of all groups that the change can affect. */
  readonly labels: ReadonlyMap<number, string>;
  readonly groupTeams: readonly Difference<GroupTeamRow>[];
  /** Matches whose sides change. */
  readonly matches: readonly Difference<MatchRow>[];
  readonly conflicts: readonly SeatConflict[];
  /** Teams that would sit on places that exclude each other and do not yet (rule BR25). */
  readonly clashes: readonly SeatClash[];
}

/** Tables and seats if a match were as given. Locks and stores nothing. */
export async function previewGroups(edition: EditionRow, after: MatchRow, tx: Tx): Promise<GroupsPreview> {
  const groupIds = after.groupId === null ? [] : [after.groupId];
  const { needed } = await findAffected(tx, edition.id, groupIds);
  const loaded = await loadCompetition(edition, needed, tx);
  const matches = loaded.matches.map((row) => (row.id === after.id ? after : row));
  const derived = deriveGroups({ ...loaded, matches }, groupIds);
  return withClashes(
    edition,
    {
      labels: new Map(loaded.groups.map(({ id, label }) => [id, label])),
      groupTeams: differences(loaded.groupTeams, derived.groupTeams),
      matches: differences(loaded.matches, derived.matches),
      conflicts: derived.conflicts,
    },
    tx,
  );
}

export function differences<Row extends { readonly id: number }>(
  stored: readonly Row[],
  changed: readonly Row[],
): Difference<Row>[] {
  const known = new Map(stored.map((row) => [row.id, row]));
  return changed.flatMap((after) => {
    const before = known.get(after.id);
    return before ? [{ before, after }] : [];
  });
}
