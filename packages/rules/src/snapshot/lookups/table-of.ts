import { carriedOverFixtures, groupOutcome } from '../../bracket/index.ts';
import type { GroupOutcome } from '../../bracket/index.ts';
import { competitionAround } from './competition-around.ts';
import { derived } from './derived.ts';
import { matchesOf } from './matches-of.ts';
import { comparePlayingOrder } from './match-index.ts';
import { seatIndex } from './seat-index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group, Match } from '../../tournament/index.ts';
import { groupOf } from './visibility.ts';

export interface TableOfGroup extends GroupOutcome {
  /** Matches with carried-over results, in the order of play. */
  readonly carriedOver: readonly Match[];
}

const known = derived((_: Snapshot) => new Map<number, TableOfGroup>());

/** The table of a group. Computed once for each group of a snapshot. */
export function tableOf(snapshot: Snapshot, groupId: number): TableOfGroup {
  const tables = known(snapshot);
  const found = tables.get(groupId);
  if (found) return found;
  const competition = competitionAround(snapshot, groupId);
  const ids = carriedOverFixtures(competition, groupId).map(({ matchId }) => matchId);
  const carriedOver = matchesOf(snapshot, ids).sort(comparePlayingOrder);
  const table = { ...groupOutcome(competition, groupId), carriedOver };
  tables.set(groupId, table);
  return table;
}

/** Other groups in which the match may count: both teams are there, and results are carried over. */
export function carryingOver(snapshot: Snapshot, match: Match): Group[] {
  const { competitionGroupId: own, homeTeamId, awayTeamId } = match;
  const groupsOf = (teamId: number | null): number[] =>
    (teamId === null ? [] : (seatIndex(snapshot.groupTeams).ofTeam.get(teamId) ?? [])).flatMap(
      (id) => snapshot.groupTeams.get(id)?.competitionGroupId ?? [],
    );
  const away = new Set(groupsOf(awayTeamId));
  return groupsOf(homeTeamId)
    .filter((id) => id !== own && away.has(id))
    .flatMap((id) => groupOf(snapshot, id) ?? [])
    .filter((group) => group.carriesOver);
}
