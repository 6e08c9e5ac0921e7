import { emptyTally, type Reason, standingsAcross } from '../standings/index.ts';
import type { Compared, FinalRankingInput } from './input.ts';
import { lastGroupStep, standingOf, type Step } from './paths.ts';

/**
 * Teams that share a place, and the criterion that separated each from others; null: there were no others.
 */
export interface Level {
  readonly teamIds: readonly number[];
  readonly compared: (teamId: number) => Compared | null;
}

/**
 * Orders teams that ended in the same round or the same place of their groups: by that place, then like teams
 * in the same place of several groups (rules FP5, FP6).
 */
export function orderLevel(
  input: FinalRankingInput,
  paths: ReadonlyMap<number, readonly Step[]>,
  teamIds: readonly number[],
): Level[] {
  if (teamIds.length === 1) return [{ teamIds, compared: () => null }];
  const ofPlace = new Map<number, number[]>();
  for (const teamId of teamIds) {
    const step = lastGroupStep(paths.get(teamId) ?? []);
    const standing = step ? standingOf(step) : Infinity;
    ofPlace.set(standing, [...(ofPlace.get(standing) ?? []), teamId]);
  }
  return [...ofPlace]
    .sort(([a], [b]) => a - b)
    .flatMap(([, level]) =>
      level.length === 1
        ? [{ teamIds: level, compared: comparing(paths, new Map(), 'groupPlace') }]
        : acrossGroups(input, paths, level),
    );
}

function acrossGroups(
  input: FinalRankingInput,
  paths: ReadonlyMap<number, readonly Step[]>,
  teamIds: readonly number[],
): Level[] {
  const { criteria, criteriaUnfinished, sums = false } = input;
  const lots = new Map(input.teams.map((team) => [team.teamId, team]));
  const teams = teamIds.map((teamId) => {
    const { lot = null, lotDrawnAt = null } = lots.get(teamId) ?? {};
    const punished = lastGroupStep(paths.get(teamId) ?? [])?.placing.punished;
    return { ...tallyOf(paths, teamId), punished, teamId, lot, lotDrawnAt };
  });
  const placings = standingsAcross({ criteria, criteriaUnfinished, sums, teams, finished: true });
  const reasons = new Map(placings.map(({ teamId, reason }) => [teamId, reason]));
  const done = new Set<number>();
  return placings.flatMap(({ teamId, tied }) => {
    if (done.has(teamId)) return [];
    const level = [teamId, ...tied];
    for (const id of level) done.add(id);
    return [{ teamIds: level, compared: comparing(paths, reasons, 'undecided') }];
  });
}

function tallyOf(paths: ReadonlyMap<number, readonly Step[]>, teamId: number) {
  const placing = lastGroupStep(paths.get(teamId) ?? [])?.placing ?? emptyTally;
  const { games, wins, ties, losses, points } = placing;
  const { goalsScored, goalsConceded, goalsCountScored, goalsCountConceded } = placing;
  const goals = { goalsScored, goalsConceded, goalsCountScored, goalsCountConceded };
  return { games, wins, ties, losses, points, ...goals };
}

function comparing(
  paths: ReadonlyMap<number, readonly Step[]>,
  reasons: ReadonlyMap<number, Reason | null>,
  otherwise: Compared['by'],
): Level['compared'] {
  return (teamId) => {
    const step = lastGroupStep(paths.get(teamId) ?? []);
    const { games, points, goalsScored, goalsConceded } = tallyOf(paths, teamId);
    return {
      by: reasons.get(teamId)?.criterion ?? otherwise,
      groupId: step?.group.id ?? null,
      standing: step && standingOf(step),
      games,
      points,
      difference: goalsScored - goalsConceded,
      goals: goalsScored,
    };
  };
}
