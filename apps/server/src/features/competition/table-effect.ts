import type { GroupClosing, TableEffect } from '@sevenmetre/contract/groups/group-closing';
import type { SeatConflict } from '@sevenmetre/rules/bracket';
import type { GroupsPreview } from './preview-groups.ts';
import type { GroupTeamRow } from './snapshot-rows.ts';
import type { TeamNames } from './public-team.repository.ts';

/** Changed seats and sides, with names for the page. */
export function effectsOf(
  preview: GroupsPreview,
  names: TeamNames,
): Pick<GroupClosing, 'seats' | 'sides' | 'conflicts' | 'clashes'> {
  const team = (id: number | null) => (id === null ? null : { id, name: names.get(id) ?? String(id) });
  const label = (id: number | null) => (id === null ? null : (preview.labels.get(id) ?? null));
  return {
    seats: preview.groupTeams.flatMap(({ before, after }) =>
      before.teamId === after.teamId
        ? []
        : [
            {
              groupLabel: label(after.groupId) ?? '',
              seat: after.seat,
              before: team(before.teamId),
              after: team(after.teamId),
            },
          ],
    ),
    sides: preview.matches.flatMap(({ before, after }) =>
      (['home', 'away'] as const).flatMap((side) => {
        const column = side === 'home' ? 'homeTeamId' : 'awayTeamId';
        if (before[column] === after[column]) return [];
        const { matchNumber, groupId } = after;
        const teams = { before: team(before[column]), after: team(after[column]) };
        return [{ matchNumber, groupLabel: label(groupId), side, ...teams }];
      }),
    ),
    conflicts: namedConflicts(preview.conflicts, preview.labels, names),
    clashes: preview.clashes.map(({ teamId, places }) => ({
      team: { id: teamId, name: names.get(teamId) ?? String(teamId) },
      groupLabels: places.flatMap(({ groupId }) => label(groupId) ?? []),
    })),
  };
}

/** Seats that keep a team although another one should have them, with names for the page. */
export function namedConflicts(
  conflicts: readonly SeatConflict[],
  labels: ReadonlyMap<number, string>,
  names: TeamNames,
): GroupClosing['conflicts'] {
  const team = (id: number | null) => (id === null ? null : { id, name: names.get(id) ?? String(id) });
  return conflicts.map(({ groupId, teamId, belongsTo }) => ({
    groupLabel: labels.get(groupId) ?? null,
    team: team(teamId),
    belongsTo: team(belongsTo),
  }));
}

/** The same, with the table rows of teams whose place or points change. */
export function tableEffectOf(preview: GroupsPreview, names: TeamNames): TableEffect {
  const moved = preview.groupTeams.filter(
    ({ before, after }) =>
      before.teamId === after.teamId &&
      after.teamId !== null &&
      (before.standings !== after.standings || before.points !== after.points),
  );
  const rowOf = ({ standings, points }: GroupTeamRow) => ({ place: standings, points });
  return {
    ...effectsOf(preview, names),
    tables: [...Map.groupBy(moved, ({ after }) => after.groupId)].map(([groupId, rows]) => ({
      groupLabel: preview.labels.get(groupId) ?? '',
      teams: rows
        .map(({ before, after }) => ({
          name: names.get(after.teamId ?? 0) ?? '',
          before: rowOf(before),
          after: rowOf(after),
        }))
        .toSorted((a, b) => (a.after.place ?? 0) - (b.after.place ?? 0)),
    })),
  };
}
