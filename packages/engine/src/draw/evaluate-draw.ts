import type { DrawProblem, DrawRules, DrawTeam, DrawnGroups } from './draw-input.ts';
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
