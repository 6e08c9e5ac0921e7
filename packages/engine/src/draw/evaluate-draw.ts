import type { DrawClash, DrawProblem, DrawRules, DrawTeam, DrawnGroups } from './draw-input.ts';
import { clashesOf } from './pair-cost.ts';

/** All problems of a draw, worst first. */
export function evaluateDraw(
  teams: readonly DrawTeam[],
  groups: DrawnGroups,
  rules: DrawRules,
): DrawProblem[] {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const problems = groups.flatMap((row, group) => {
    const members = row.flatMap((id) => (id === null ? [] : (byId.get(id) ?? [])));
    return members.flatMap((one, index) =>
      members.slice(index + 1).flatMap((other) => clashesBetween(one, other, group, rules)),
    );
  });
  return problems.toSorted((a, b) => b.cost - a.cost);
}

function clashesBetween(one: DrawTeam, other: DrawTeam, group: number, rules: DrawRules): DrawProblem[] {
  return clashesOf(one, other, rules).map(({ code, cost }) => ({
    code,
    cost,
    group,
    teams: [one.id, other.id],
    isForbidden: code === 'sameClub' && rules.sameClub === 'forbidden',
  }));
}

/**
 * Problems worth a warning (DR7): pairs of a forbidden rule, and pairs of a wish where an exchange within a pot would
 * spread the teams of that club, country, region or last group more evenly.
 */
export function avoidableProblems(
  teams: readonly DrawTeam[],
  groups: DrawnGroups,
  problems: readonly DrawProblem[],
): DrawProblem[] {
  const byId = new Map(teams.map((team) => [team.id, team]));
  return problems.filter(({ code, group, teams: [one], cost, isForbidden }) => {
    if (isForbidden) return true;
    const origin = originOf(byId.get(one), code);
    const isOfIt = (id: string | null): boolean => id !== null && originOf(byId.get(id), code) === origin;
    const row = groups[group] ?? [];
    const most = row.filter(isOfIt).length - 2;
    const takes = (other: readonly (string | null)[]): boolean =>
      other.filter(isOfIt).length <= most &&
      other.some((id, pot) => id !== null && !isOfIt(id) && isOfIt(row[pot] ?? null));
    return cost > 0 && groups.some(takes);
  });
}

function originOf(team: DrawTeam | undefined, code: DrawClash): string | null | undefined {
  switch (code) {
    case 'sameClub':
      return team?.club;
    case 'metLastYear':
      return team?.lastGroup;
    case 'sameRegion':
      return team?.region;
    case 'sameCountry':
      return team?.country;
  }
}

/** A draw with two teams of one pot exchanged; unchanged if they are in different pots or not drawn. */
export function exchanged(groups: DrawnGroups, one: string, other: string): DrawnGroups {
  const potOf = (id: string): number => Math.max(...groups.map((row) => row.indexOf(id)));
  if (potOf(one) !== potOf(other)) return groups;
  return groups.map((row) => row.map((id) => (id === one ? other : id === other ? one : id)));
}

/** Effect of an exchange: increase of the cost, and the problems of both groups afterwards. */
export function evaluateExchange(
  teams: readonly DrawTeam[],
  groups: DrawnGroups,
  rules: DrawRules,
  [one, other]: readonly [string, string],
): { readonly rise: number; readonly problems: readonly DrawProblem[] } {
  const after = exchanged(groups, one, other);
  const touched = (row: readonly (string | null)[]): boolean => row.includes(one) || row.includes(other);
  const only = (all: DrawnGroups): DrawnGroups => all.map((row) => (touched(row) ? row : []));
  const before = evaluateDraw(teams, only(groups), rules);
  const problems = evaluateDraw(teams, only(after), rules);
  const sum = (list: readonly DrawProblem[]): number => list.reduce((total, { cost }) => total + cost, 0);
  return { rise: sum(problems) - sum(before), problems };
}
