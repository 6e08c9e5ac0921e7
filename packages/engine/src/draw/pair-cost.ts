import { type DrawClash, type DrawRules, type DrawTeam, forbiddenCost } from './draw-input.ts';

/** Problems of two teams in one group, worst first. */
export function clashesOf(
  one: DrawTeam,
  other: DrawTeam,
  rules: DrawRules,
): { code: DrawClash; cost: number }[] {
  const clashes: { code: DrawClash; cost: number }[] = [];
  if (one.club === other.club) {
    clashes.push({ code: 'sameClub', cost: rules.sameClub === 'forbidden' ? forbiddenCost : rules.sameClub });
  }
  if (one.lastGroup !== null && one.lastGroup === other.lastGroup) {
    clashes.push({ code: 'metLastYear', cost: rules.metLastYear });
  }
  if (one.region !== null && one.region === other.region) {
    clashes.push({ code: 'sameRegion', cost: rules.sameRegion });
  }
  if (one.country === other.country && one.country !== rules.exemptCountry) {
    clashes.push({ code: 'sameCountry', cost: rules.sameCountry });
  }
  return clashes;
}

export function pairCost(one: DrawTeam, other: DrawTeam, rules: DrawRules): number {
  return clashesOf(one, other, rules).reduce((sum, { cost }) => sum + cost, 0);
}

/**
 * A lower bound of the cost of any draw: teams of one club, region, country or last year's group spread as
 * evenly as possible, each rule by itself. A draw with this cost is optimal.
 */
export function lowerBound(teams: readonly DrawTeam[], groups: number, rules: DrawRules): number {
  const club = rules.sameClub === 'forbidden' ? forbiddenCost : rules.sameClub;
  const countries = teams.filter(({ country }) => country !== rules.exemptCountry);
  return (
    club *
      unavoidablePairs(
        teams.map((team) => team.club),
        groups,
      ) +
    rules.metLastYear *
      unavoidablePairs(
        teams.flatMap(({ lastGroup }) => lastGroup ?? []),
        groups,
      ) +
    rules.sameRegion *
      unavoidablePairs(
        teams.flatMap(({ region }) => region ?? []),
        groups,
      ) +
    rules.sameCountry *
      unavoidablePairs(
        countries.map(({ country }) => country),
        groups,
      )
  );
}

/** Number of pairs in one group when each name is spread evenly. */
function unavoidablePairs(names: readonly string[], groups: number): number {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  let pairs = 0;
  for (const count of counts.values()) {
    const [each, more] = [Math.floor(count / groups), count % groups];
    pairs += (more * (each + 1) * each + (groups - more) * each * (each - 1)) / 2;
  }
  return pairs;
}
