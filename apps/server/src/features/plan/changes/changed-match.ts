import type { ChangedMatch } from '@sevenmetre/contract/plan/schemas';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { DerivedMatch } from '../draft/derive.ts';
import { fixedBy } from '../fixed-match.ts';
import type { PublishedPlan } from './load-published.ts';

/** Names of matches for organisers who change a schedule. */
export function matchNamer(
  published: Pick<PublishedPlan, 'plan' | 'schedule' | 'standing'>,
  now: Date,
): (match: DerivedMatch) => ChangedMatch {
  const { plan, schedule, standing } = published;
  const names = new Map(plan.teams.map((team) => [String(team.id), teamDisplayName(team)]));
  const groups = new Map(plan.derived.groups.map((group) => [group.key, group]));
  return ({ key, category, groupKey, teams, home, away }) => {
    const group = groups.get(groupKey);
    const stands = standing.get(key);
    const nameOf = (index: number, seat: number): string | null => {
      const found = group?.seats[seat];
      const waits = found?.kind === 'standing' ? `${found.standing}. ${category}-${found.group}` : null;
      return names.get(teams[index] ?? '') ?? waits;
    };
    const isOne = teams.length < 2 && names.has(teams[0] ?? '');
    const homeFirst = !isOne || stands?.homeTeamId !== null;
    const why = stands ? fixedBy(stands, now) : null;
    return {
      key,
      number: stands?.number ?? null,
      category,
      group: `${category}-${group?.label ?? ''}`,
      home: nameOf(homeFirst ? 0 : -1, home),
      away: nameOf(isOne && !homeFirst ? 0 : 1, away),
      placement: schedule.get(key) ?? null,
      state: why ?? 'open',
    };
  };
}
