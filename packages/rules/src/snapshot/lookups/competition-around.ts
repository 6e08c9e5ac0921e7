import { indexCompetition, isComparison } from '../../bracket/index.ts';
import type { BracketSeat, Competition, CompetitionInput } from '../../bracket/index.ts';
import { criteriaOf } from '../../standings/index.ts';
import { scheduleIndex } from './match-index.ts';
import { matchesOf } from './matches-of.ts';
import { seatIndex, seatsOfGroup } from './seat-index.ts';
import type { Snapshot } from '../snapshot.ts';
import { groupOf } from './visibility.ts';

/**
 * The part of the competition that the table of one group depends on: the group, and those with carried-over
 * results. Indexing the whole competition would cost more than the table.
 */
export function competitionAround(snapshot: Snapshot, groupId: number): Competition {
  const ids = [...withSources(snapshot, groupId)];
  const { ofGroup } = scheduleIndex(snapshot.matches);
  const groupTeams = ids.flatMap((id) => seatsOfGroup(snapshot, id));
  const groups = ids.flatMap((id) => groupOf(snapshot, id) ?? []);
  return indexed(snapshot, {
    groups,
    groupTeams,
    matches: ids.flatMap((id) => matchesOf(snapshot, ofGroup.get(id))),
  });
}

/** Seats and sides set by hand, by id; not part of the read model. */
export interface SetByHand {
  readonly seats: ReadonlySet<number>;
  readonly homes: ReadonlySet<number>;
  readonly aways: ReadonlySet<number>;
}

/** All groups that results may be carried over from, or that are compared here, transitively. */
export function wholeCompetition(snapshot: Snapshot, byHand: SetByHand): Competition {
  return indexed(snapshot, {
    groups: [...snapshot.groups.values()],
    groupTeams: [...snapshot.groupTeams.values()].map((seat) => ({
      ...seat,
      byHand: byHand.seats.has(seat.id),
    })),
    matches: [...snapshot.matches.values()].map((match) => ({
      ...match,
      homeByHand: byHand.homes.has(match.id),
      awayByHand: byHand.aways.has(match.id),
    })),
  });
}

type Rows = Pick<CompetitionInput, 'groups' | 'matches'> & { readonly groupTeams: readonly BracketSeat[] };

function indexed(snapshot: Snapshot, rows: Rows): Competition {
  const away = rows.groupTeams.flatMap(({ teamId }) => {
    const team = teamId === null ? undefined : snapshot.teams.get(teamId);
    return team?.withdrawn ? team : [];
  });
  return indexCompetition({
    ...rows,
    roundLevels: snapshot.roundLevels.values(),
    stages: snapshot.stages.values(),
    points: snapshot.edition.points,
    walkoverGoals: snapshot.edition.walkoverGoals,
    withdrawnPolicy: snapshot.edition.withdrawnPolicy,
    comparesSums: snapshot.edition.comparesSums === true,
    criteriaOf: ({ categoryId }) => criteriaOf(snapshot.edition, snapshot.categories.get(categoryId)),
    withdrawn: away.map(({ id }) => id),
    ownPolicies: new Map(
      away.flatMap(({ id, withdrawnPolicy: own }) => (own === undefined ? [] : [[id, own]])),
    ),
  });
}

/** Every group that could hand results on to this one, or whose teams are compared in it, and in turn to those. */
function withSources(snapshot: Snapshot, groupId: number): Set<number> {
  const found = new Set<number>();
  const open = [groupId];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const group = groupOf(snapshot, id);
    if (!group?.carriesOver && !isComparison(group)) continue;
    for (const seat of seatsOfGroup(snapshot, id)) {
      if (seat.predecessorCompetitionGroupId !== null) open.push(seat.predecessorCompetitionGroupId);
      else open.push(...groupsOfTeam(snapshot, seat.teamId));
    }
  }
  return found;
}

function groupsOfTeam(snapshot: Snapshot, teamId: number | null): number[] {
  const seats = teamId === null ? [] : (seatIndex(snapshot.groupTeams).ofTeam.get(teamId) ?? []);
  return seats.flatMap((id) => snapshot.groupTeams.get(id)?.competitionGroupId ?? []);
}
