import { criteriaOf, standings, tieExplanations } from '../standings/index.ts';
import type { Fixture, Placing, Reason } from '../standings/index.ts';
import { carriedOverMatches } from './carried-over.ts';
import { derived } from './derived.ts';
import { isFinished, matchesOfGroup, progressOf } from './progress.ts';
import { seatsOfGroup } from './seat-index.ts';
import type { GroupOrder, TieExplanation } from './slices.ts';
import type { Group, Match, Snapshot } from './snapshot.ts';

export interface ExplainedOrder {
  readonly order: GroupOrder;
  /** Teams of a finished group whose place lots have to decide. */
  readonly undecided: ReadonlySet<number>;
  /** Teams that nothing separates from another one as the table stands. */
  readonly level: ReadonlySet<number>;
}

const known = derived((_: Snapshot) => new Map<number, ExplainedOrder>());

/** Why the teams of a group stand as they do. Computed once for each group of a snapshot. */
export function explainOrder(snapshot: Snapshot, group: Group): ExplainedOrder {
  const orders = known(snapshot);
  const found = orders.get(group.id);
  if (found) return found;
  const explained = explain(snapshot, group);
  orders.set(group.id, explained);
  return explained;
}

function explain(snapshot: Snapshot, group: Group): ExplainedOrder {
  const { finished, played } = progressOf(snapshot, group);
  const lists = criteriaOf(snapshot.edition, snapshot.categories.get(group.categoryId));
  const carriedOver = fixtures(snapshot, carriedOverMatches(snapshot, group));
  const placings = standings({
    teams: seatsOfGroup(snapshot, group.id).flatMap(({ teamId, lot }) =>
      teamId === null ? [] : { teamId, lot },
    ),
    fixtures: fixtures(snapshot, matchesOfGroup(snapshot, group.id)),
    carriedOver,
    finished,
    withdrawn: withdrawnTeams(snapshot, group.id),
    ...lists,
  });
  const begun = played > 0 || carriedOver.some(({ decided }) => decided);
  return {
    order: {
      criteria: finished ? lists.criteria : lists.criteriaUnfinished,
      criteriaFinished: lists.criteria,
      // Before the first result everybody is level, which explains nothing.
      ties: begun ? tieExplanations(placings).flatMap(explanation) : [],
    },
    undecided: teamsOf(placings.filter(({ needsLots }) => needsLots)),
    level: teamsOf(placings.filter(({ tied }) => tied.length > 0)),
  };
}

function teamsOf(placings: readonly Placing[]): Set<number> {
  return new Set(placings.map(({ teamId }) => teamId));
}

function explanation({ criterion, teams, headToHead }: Reason): TieExplanation[] {
  return criterion === 'withdrawn' ? [] : [{ criterion, teams, headToHead }];
}

function fixtures(snapshot: Snapshot, matches: readonly Match[]): Fixture[] {
  return matches.flatMap((match) => {
    const { homeTeamId, awayTeamId } = match;
    if (homeTeamId === null || awayTeamId === null) return [];
    return { ...match, homeTeamId, awayTeamId, decided: isFinished(snapshot, match) };
  });
}

function withdrawnTeams(snapshot: Snapshot, groupId: number): number[] {
  return seatsOfGroup(snapshot, groupId).flatMap(({ teamId }) =>
    teamId !== null && snapshot.teams.get(teamId)?.withdrawn ? teamId : [],
  );
}
