import type { FormatPlan, FormatSeat, FormatTemplate, GivenGroup } from './template.ts';

/** A category as explicit groups and matches, so that single groups can be changed. Keys of matches stay. */
export function givenFormat(plan: FormatPlan): FormatTemplate {
  const ofGroup = Map.groupBy(plan.matches, ({ group }) => group);
  const groups = plan.groups.map(({ stage: _, ...group }): GivenGroup => {
    const matches = (ofGroup.get(group.id) ?? []).map(({ home, away, round }) => ({ home, away, round }));
    return { ...group, matches };
  });
  return { id: 'given', guarantee: 0, stages: [{ kind: 'given', id: 'S', groups }] };
}

/** Adds a team to a group: a last seat that meets all others, each in an additional round. */
export function withSeatAdded(plan: FormatPlan, groupId: string, seat: FormatSeat): FormatTemplate {
  const rounds = plan.matches.filter(({ group }) => group === groupId).map(({ round }) => round);
  const first = Math.max(-1, ...rounds) + 1;
  return changedGroup(givenFormat(plan), groupId, (group) => {
    const last = group.seats.length;
    const added = group.seats.map((_, home) => ({ home, away: last, round: first + home }));
    return { ...group, seats: [...group.seats, seat], matches: [...group.matches, ...added] };
  });
}

/**
 * A group without the team of a seat: the seat stays, since places and results depend on it; its matches are
 * removed except kept ones.
 * @param kept the plan's keys of running and finished matches
 */
export function withSeatLeft(
  plan: FormatPlan,
  groupId: string,
  seat: number,
  kept: ReadonlySet<string>,
): FormatTemplate {
  const goes = ({ group, home, away, key }: FormatPlan['matches'][number]): boolean =>
    group === groupId && (home === seat || away === seat) && !kept.has(key);
  return givenFormat({ ...plan, matches: plan.matches.filter((match) => !goes(match)) });
}

function changedGroup(
  format: FormatTemplate,
  groupId: string,
  change: (group: GivenGroup) => GivenGroup,
): FormatTemplate {
  return {
    ...format,
    stages: format.stages.map((stage) =>
      stage.kind === 'given'
        ? { ...stage, groups: stage.groups.map((group) => (group.id === groupId ? change(group) : group)) }
        : stage,
    ),
  };
}
