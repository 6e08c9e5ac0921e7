import { groupStandings, indexCompetition, seatsToChange } from '../../bracket/index.ts';
import type { Competition, SeatChanges } from '../../bracket/index.ts';
import { criteriaOf, emptyTally } from '../../standings/index.ts';
import type { Snapshot, SnapshotChange } from '../snapshot.ts';
import type { GroupTeam, Match } from '../../tournament/index.ts';
import { aChange, aGroup, aMatch, aSeat, aSnapshot, aTeam } from './snapshot-builder.ts';

const place = (predecessorCompetitionGroupId: number, predecessorCompetitionGroupStandings: number) => ({
  predecessorCompetitionGroupId,
  predecessorCompetitionGroupStandings,
});

/**
 * Two groups of three; their first two play a main group with carried-over results; its winner plays another
 * team for the title. Twelve matches in two halls, none begun.
 */
export function aPlayingCup(): Snapshot {
  const pairs = [
    [1, 2],
    [2, 3],
    [3, 1],
  ] as const;
  return aSnapshot({
    groups: [
      aGroup(1, 'MA-A'),
      aGroup(2, 'MA-B'),
      aGroup(3, 'MA-M', { roundLevelId: 2, carriesOver: true }),
      aGroup(4, 'MA final', { roundLevelId: 3 }),
    ],
    teams: [1, 2, 3, 4, 5, 6].map((id) => aTeam(id)),
    seats: [
      ...[1, 2, 3, 4, 5, 6].map((id) => aSeat(id, id < 4 ? 1 : 2, id)),
      ...[place(1, 1), place(1, 2), place(2, 1), place(2, 2)].map((from, index) =>
        aSeat(7 + index, 3, null, from),
      ),
      ...[place(3, 1), place(3, 2)].map((from, index) => aSeat(11 + index, 4, null, from)),
    ],
    matches: [
      ...pairs.map(([home, away], index) => aMatch(1 + index, 1, [home, away])),
      ...pairs.map(([home, away], index) => aMatch(4 + index, 2, [home + 3, away + 3], { placeId: 2 })),
      ...[
        [place(1, 1), place(2, 1)],
        [place(1, 1), place(2, 2)],
        [place(1, 2), place(2, 1)],
        [place(1, 2), place(2, 2)],
        [place(3, 1), place(3, 2)],
      ].map((sides, index) => waitingMatch(7 + index, index < 4 ? 3 : 4, sides)),
    ],
  });
}

function waitingMatch(id: number, group: number, [home, away]: readonly ReturnType<typeof place>[]): Match {
  return aMatch(id, group, [null, null], {
    homeTeamCompetitionGroupId: home?.predecessorCompetitionGroupId ?? null,
    homeTeamCompetitionStandings: home?.predecessorCompetitionGroupStandings ?? null,
    awayTeamCompetitionGroupId: away?.predecessorCompetitionGroupId ?? null,
    awayTeamCompetitionStandings: away?.predecessorCompetitionGroupStandings ?? null,
  });
}

interface Rows {
  readonly groupTeams: readonly GroupTeam[];
  readonly matches: readonly Match[];
}

/** The commit of a changed match, with derived seats and tables as they would be stored. */
export function aCommit(before: Snapshot, changed: Match): SnapshotChange {
  const stored: Rows = { groupTeams: [...before.groupTeams.values()], matches: [...before.matches.values()] };
  const known = { ...stored, matches: stored.matches.map((row) => (row.id === changed.id ? changed : row)) };
  const groups = changed.competitionGroupId === null ? [] : [changed.competitionGroupId];
  const filled = seated(known, seatsToChange(index(before, known), groups));
  const groupTeams = withTables(index(before, filled), filled.groupTeams);
  return aChange(before, {
    matches: filled.matches.filter((row) => !isAlike(row, before.matches.get(row.id))),
    groupTeams: groupTeams.filter((row) => !isAlike(row, before.groupTeams.get(row.id))),
  });
}

function index(snapshot: Snapshot, rows: Rows): Competition {
  return indexCompetition({
    ...rows,
    groups: snapshot.groups.values(),
    roundLevels: snapshot.roundLevels.values(),
    stages: snapshot.stages.values(),
    criteriaOf: () => criteriaOf(snapshot.edition, undefined),
  });
}

function seated(rows: Rows, changes: SeatChanges): Rows {
  const seats = new Map(changes.seats.map(({ groupTeamId, teamId }) => [groupTeamId, teamId]));
  const sides = new Map(changes.matches.map(({ matchId, side, teamId }) => [`${matchId} ${side}`, teamId]));
  const after = (now: number | null | undefined, then: number | null) => (now === undefined ? then : now);
  return {
    groupTeams: rows.groupTeams.map((seat) => ({ ...seat, teamId: after(seats.get(seat.id), seat.teamId) })),
    matches: rows.matches.map((match) => ({
      ...match,
      homeTeamId: after(sides.get(`${match.id} home`), match.homeTeamId),
      awayTeamId: after(sides.get(`${match.id} away`), match.awayTeamId),
    })),
  };
}

function withTables(competition: Competition, rows: readonly GroupTeam[]): GroupTeam[] {
  return rows.map((seat) => {
    const table = groupStandings(competition, seat.competitionGroupId);
    const placing = table.find(({ teamId }) => teamId === seat.teamId);
    return {
      ...seat,
      ...emptyTally,
      ...(placing && {
        games: placing.games,
        wins: placing.wins,
        ties: placing.ties,
        losses: placing.losses,
        points: placing.points,
        goalsScored: placing.goalsScored,
        goalsConceded: placing.goalsConceded,
        goalsCountScored: placing.goalsCountScored,
        goalsCountConceded: placing.goalsCountConceded,
      }),
      standings: placing?.position ?? null,
    };
  });
}

function isAlike(a: object, b: object | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
