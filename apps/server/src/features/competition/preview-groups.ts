import type { SeatClash, SeatConflict } from '@sevenmetre/rules/bracket';
import { seatClashes } from '@sevenmetre/rules/bracket';
import type { Tx } from '../../platform/database/index.ts';
import { deriveGroups } from './derive-groups.ts';
import type { EditionRow } from './edition.repository.ts';
import { loadCompetition, loadEdition } from './load-competition.ts';
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
