import type { GroupClosing } from '@sevenmetre/contract/schemas/group-closing';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Tx } from '../../platform/database/index.ts';
import { publicTeamRepository } from '../competition/index.ts';
import type { GroupsPreview } from '../competition/index.ts';

/** Of teams by their ids. */
export type TeamNames = ReadonlyMap<number, string>;

/** Seats and sides that change, in words of the page. */
export function effectsOf(
  preview: GroupsPreview,
  names: TeamNames,
): Pick<GroupClosing, 'seats' | 'sides' | 'conflicts'> {
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
    conflicts: preview.conflicts.map(({ groupId, teamId, belongsTo }) => ({
      groupLabel: label(groupId),
      team: team(teamId),
      belongsTo: team(belongsTo),
    })),
  };
}

export async function findTeamNames(editionId: number, tx: Tx): Promise<TeamNames> {
  const teams = await publicTeamRepository.findAllByEditionId(editionId, tx);
  return new Map(teams.map((row) => [row.id, teamDisplayName(row)]));
}
