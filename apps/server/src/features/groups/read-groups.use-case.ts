import type { AdminGroups, GroupClosing } from '@sevenmetre/contract/schemas/group-closing';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { previewClosing, publicTeamRepository } from '../competition/index.ts';
import type { ClosingPreview } from '../competition/index.ts';
import type { GroupsContext } from './context.ts';
import { findAllCounted, findCurrentEdition } from './group.repository.ts';

/** Groups of the current edition, in the order of play. */
export function readGroups({ database }: GroupsContext): Promise<Outcome<AdminGroups>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      return edition ? done(await listGroups(edition.id, tx)) : refuse('edition-missing');
    },
    { accessMode: 'read only' },
  );
}

export async function listGroups(editionId: number, tx: Tx): Promise<AdminGroups> {
  return { groups: await findAllCounted(editionId, tx) };
}

/** What closing a group by hand, or opening a closed one again, would change. Nothing is locked or stored. */
export function readClosing({ database }: GroupsContext, groupId: number): Promise<Outcome<GroupClosing>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      const group = (await findAllCounted(edition.id, tx)).find(({ id }) => id === groupId);
      if (!group) return refuse('group-unknown');
      const preview = await previewClosing(edition, { groupId, closed: !group.closedByHand }, tx);
      const names = await teamNames(edition.id, tx);
      return done({ group, ...closingOf(preview, names) });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type Names = ReadonlyMap<number, string>;

function closingOf(preview: ClosingPreview, names: Names): Omit<GroupClosing, 'group'> {
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
    undecided: [...preview.undecided],
    conflicts: preview.conflicts.map(({ groupId, teamId, belongsTo }) => ({
      groupLabel: label(groupId),
      team: team(teamId),
      belongsTo: team(belongsTo),
    })),
  };
}

async function teamNames(editionId: number, tx: Tx): Promise<Names> {
  const teams = await publicTeamRepository.findAllByEditionId(editionId, tx);
  return new Map(teams.map((row) => [row.id, teamDisplayName(row)]));
}
