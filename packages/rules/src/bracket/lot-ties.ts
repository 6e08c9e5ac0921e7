import type { Competition } from './competition.ts';
import { groupStandings, groupOutcome } from './outcome.ts';

/** Teams of a finished group that are equal in all criteria, so that a lot separates them. */
export interface LotTie {
  readonly groupId: number;
  /** In the order of the table. */
  readonly teamIds: readonly number[];
  /** The places that they share, or got by lot. */
  readonly places: readonly number[];
  readonly drawn: boolean;
}

/** Ties of all finished groups that lots decide (rules ST8, BR7), by group and place. */
export function lotTies(competition: Competition): LotTie[] {
  return [...competition.groups.keys()].sort((a, b) => a - b).flatMap((id) => tiesOf(competition, id));
}

function tiesOf(competition: Competition, groupId: number): LotTie[] {
  if (!groupOutcome(competition, groupId).finished) return [];
  const ties = new Map<string, LotTie>();
  for (const placing of groupStandings(competition, groupId)) {
    const lots = placing.path.find(({ criterion }) => criterion === 'lots');
    const teams = lots?.teams.map(({ teamId, position }) => ({ teamId, position }));
    const level = placing.needsLots ? placing.path.at(-1)?.teams : undefined;
    const tie = teams ?? level;
    if (!tie) continue;
    const teamIds = tie.map(({ teamId }) => teamId);
    const places = tie.map(({ position }) => position);
    ties.set(teamIds.join(), { groupId, teamIds, places, drawn: lots !== undefined });
  }
  return [...ties.values()];
}
