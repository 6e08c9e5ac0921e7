import type { CategoryTallies, NamedTally, StatisticsCounts, StatisticsPeople } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Category } from '../../tournament/index.ts';
import { versionText } from '../lookups/heads.ts';
import { shownPeople } from './statistics-slice.ts';

/** Persons in the statistics of a category. With officials only if their penalties are published. */
export function statisticsPeople(
  snapshot: Snapshot,
  category: Category,
  tallies: CategoryTallies,
): StatisticsPeople {
  const people = listed(snapshot, category, tallies);
  const columns = {
    squads: squadsOf(people),
    numbers: people.map(({ jerseyNumber }) => jerseyNumber),
    names: people.map(({ name }) => name),
    leaders: [...people.keys()].filter((index) => people[index]?.isLeader),
  };
  return { key: fingerprint(JSON.stringify(columns)), ...columns };
}

/** Counts of the same persons, in the same order. */
export function statisticsCounts(
  snapshot: Snapshot,
  category: Category,
  tallies: CategoryTallies,
): StatisticsCounts {
  const people = listed(snapshot, category, tallies);
  return {
    version: versionText(snapshot.version),
    key: statisticsPeople(snapshot, category, tallies).key,
    matches: people.map(({ matches }) => matches),
    goals: people.map(({ goals }) => goals),
    sevenMetreGoals: people.map(({ sevenMetreGoals }) => sevenMetreGoals),
    shootoutGoals: people.map(({ shootoutGoals }) => shootoutGoals),
    penalties: tallies.namesPenalties
      ? {
          blueCards: people.map(({ blueCards }) => blueCards),
          redCards: people.map(({ redCards }) => redCards),
          yellowCards: people.map(({ yellowCards }) => yellowCards),
          twoMinutes: people.map(({ twoMinutes }) => twoMinutes),
        }
      : null,
  };
}

function listed(snapshot: Snapshot, category: Category, { people, namesPenalties }: CategoryTallies) {
  const shown = shownPeople(snapshot, category, people);
  return namesPenalties ? shown : shown.filter(({ isLeader }) => !isLeader);
}

function squadsOf(people: readonly NamedTally[]): [number, number][] {
  const squads: [number, number][] = [];
  for (const { teamId } of people) {
    const last = squads.at(-1);
    if (last?.[0] === teamId) last[1] += 1;
    else squads.push([teamId, 1]);
  }
  return squads;
}

/** FNV-1a with 32 bits, to distinguish lists. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
