import type {
  PenaltyRow,
  ScorerRow,
  StatisticsCounts,
  StatisticsPeople,
} from '@sevenmetre/contract/statistics/schemas';
import { comparePenalties, compareScorers, hasPenalty } from '@sevenmetre/rules/statistics';

export interface Everyone {
  readonly scorers: readonly ScorerRow[];
  /** Empty where penalties are told of teams only. */
  readonly penalties: readonly PenaltyRow[];
}

/** The rows of everybody out of their columns; null when the two are not of the same people. */
export function everyoneOf(people: StatisticsPeople, counts: StatisticsCounts): Everyone | null {
  if (people.key !== counts.key) return null;
  const teams = people.squads.flatMap(([teamId, size]) => Array<number>(size).fill(teamId));
  const leaders = new Set(people.leaders);
  const person = (index: number) => ({
    teamId: teams[index] ?? 0,
    number: people.numbers[index] ?? null,
    name: people.names[index] ?? null,
  });
  const at = (column: readonly number[] | undefined, index: number) => column?.[index] ?? 0;
  const all = [...teams.keys()];
  const scorers = all
    .filter((index) => !leaders.has(index))
    .map((index) => ({
      ...person(index),
      matches: at(counts.matches, index),
      goals: at(counts.goals, index),
      sevenMetreGoals: at(counts.sevenMetreGoals, index),
      shootoutGoals: at(counts.shootoutGoals, index),
    }));
  const penalties = all.map((index) => ({
    ...person(index),
    isLeader: leaders.has(index),
    blueCards: at(counts.penalties?.blueCards, index),
    redCards: at(counts.penalties?.redCards, index),
    yellowCards: at(counts.penalties?.yellowCards, index),
    twoMinutes: at(counts.penalties?.twoMinutes, index),
  }));
  return {
    scorers: scorers.sort(compareScorers),
    penalties: penalties.filter(hasPenalty).sort(comparePenalties),
  };
}
