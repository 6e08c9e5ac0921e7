import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupOutcome } from '@sevenmetre/rules/bracket';
import { deriveGroups } from './derive-groups.ts';
import type { DerivedGroups } from './derive-groups.ts';
import { groupsReached } from './groups-reached.ts';
import type { MatchRow } from './snapshot-rows.ts';
import { aTournament, loaded, stageId, stageOf } from './testing/played-tournament.ts';
import type { PlayedTournament } from './testing/played-tournament.ts';

/** An action, and the groups that the product derives again after it. */
interface Step {
  readonly rows: PlayedTournament;
  readonly groupIds: readonly number[];
}

type Act = (rows: PlayedTournament) => Step;

const everyMatch = aTournament().matches.map(({ id }) => id);
const everyGroup = aTournament().groups.map(({ id }) => id);
const everySeat = aTournament().groupTeams.map(({ id }) => id);
const waitingSeats = aTournament().groupTeams.filter((seat) => seat.predecessorGroupId !== null);

function changeMatch(id: number, change: Partial<MatchRow>): Act {
  return (rows) => {
    const before = rows.matches.find((row) => row.id === id);
    if (!before) throw new Error(`there is no match ${id}`);
    const after = { ...before, ...change };
    const sources = rows.groupTeams
      .filter(({ groupId }) => groupId === before.groupId)
      .flatMap(({ predecessorGroupId }) => predecessorGroupId ?? []);
    return {
      rows: { ...rows, matches: rows.matches.map((row) => (row.id === id ? after : row)) },
      groupIds: groupsReached(before, after, sources, stageOf),
    };
  };
}

function changeSeat(id: number, change: Partial<PlayedTournament['groupTeams'][number]>): Act {
  return (rows) => ({
    rows: {
      ...rows,
      groupTeams: rows.groupTeams.map((row) => (row.id === id ? { ...row, ...change } : row)),
    },
    groupIds: rows.groupTeams
      .flatMap((row) => (row.id === id ? [row.groupId, row.predecessorGroupId] : []))
      .filter((groupId) => groupId !== null),
  });
}

const goals = fc.integer({ min: 0, max: 2 });
const match = fc.constantFrom(...everyMatch);

const approved = fc
  .tuple(match, goals, goals)
  .map(([id, homeScore, awayScore]) =>
    changeMatch(id, { stageId: stageId('finished'), homeScore, awayScore, walkOver: null }),
  );
const walkover = fc
  .tuple(match, fc.constantFrom('home', 'away', 'both'))
  .map(([id, walkOver]) => changeMatch(id, { stageId: stageId('finished'), walkOver }));
const moved = fc
  .tuple(match, fc.constantFrom('not_started', '1st_half', 'waiting_for_approval'))
  .map(([id, code]) => changeMatch(id, { stageId: stageId(code), walkOver: null }));
const closed = fc
  .tuple(fc.constantFrom(...everyGroup), fc.boolean())
  .map(([id, closedByHand]): Act => (rows) => ({
    rows: { ...rows, groups: rows.groups.map((row) => (row.id === id ? { ...row, closedByHand } : row)) },
    groupIds: [id],
  }));
const lot = fc
  .tuple(fc.constantFrom(...everySeat), fc.option(fc.integer({ min: 1, max: 4 })))
  .map(([id, drawn]) => changeSeat(id, { lot: drawn }));
const seated = fc
  .tuple(fc.constantFrom(...waitingSeats.map(({ id }) => id)), fc.option(fc.integer({ min: 1, max: 8 })))
  .map(([id, teamId]) => changeSeat(id, teamId === null ? { byHand: false } : { byHand: true, teamId }));
const withdrawn = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.boolean())
  .map(([teamId, out]): Act => (rows) => {
    const others = rows.withdrawn.filter((id) => id !== teamId);
    return {
      rows: { ...rows, withdrawn: out ? [...others, teamId] : others },
      groupIds: groupsOf(rows, teamId),
    };
  });

/** Groups that the team sits or plays in. */
function groupsOf({ groupTeams, matches }: PlayedTournament, teamId: number): number[] {
  const plays = matches.filter((row) => [row.homeTeamId, row.awayTeamId].includes(teamId));
  const sits = groupTeams.filter((row) => row.teamId === teamId);
  return [...sits, ...plays].flatMap(({ groupId }) => groupId ?? []);
}

const acts = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: approved },
    { weight: 3, arbitrary: moved },
    { weight: 2, arbitrary: closed },
    walkover,
    lot,
    seated,
    withdrawn,
  ),
  { minLength: 1, maxLength: 60 },
);

function stored(rows: PlayedTournament, derived: DerivedGroups): PlayedTournament {
  const seats = new Map(derived.groupTeams.map((row) => [row.id, row]));
  const matches = new Map(derived.matches.map((row) => [row.id, row]));
  return {
    ...rows,
    groupTeams: rows.groupTeams.map((row) => seats.get(row.id) ?? row),
    matches: rows.matches.map((row) => matches.get(row.id) ?? row),
  };
}

const played = ({ stageId: stage, walkOver }: PlayedTournament['matches'][number]) =>
  walkOver !== null || stage !== stageId('not_started');

/** Clears all seats that a standing fills, except those that were set by hand or have begun to play. */
function fromNothing(rows: PlayedTournament): PlayedTournament {
  const hasBegun = (groupId: number, teamId: number | null) =>
    rows.matches.some(
      (row) => row.groupId === groupId && played(row) && [row.homeTeamId, row.awayTeamId].includes(teamId),
    );
  const empties = ({ predecessorGroupId, byHand, groupId, teamId }: PlayedTournament['groupTeams'][number]) =>
    predecessorGroupId !== null && !byHand && !hasBegun(groupId, teamId);
  return {
    ...rows,
    groupTeams: rows.groupTeams.map((row) => (empties(row) ? { ...row, teamId: null } : row)),
    matches: rows.matches.map((row) =>
      played(row)
        ? row
        : {
            ...row,
            homeTeamId: row.homePredecessorGroupId === null ? row.homeTeamId : null,
            awayTeamId: row.awayPredecessorGroupId === null ? row.awayTeamId : null,
          },
    ),
  };
}

/**
 * Fills seats round by round: an independent implementation without an order of groups and without stored
 * state.
 */
function seatedByHand(start: PlayedTournament): PlayedTournament {
  let rows = start;
  for (const _ of everyGroup) rows = seatedOnce(start, rows);
  return rows;
}

function seatedOnce(start: PlayedTournament, rows: PlayedTournament): PlayedTournament {
  const competition = loaded(rows).index(rows.groupTeams, rows.matches);
  const at = (groupId: number | null, place: number | null) =>
    groupId === null || place === null
      ? null
      : (groupOutcome(competition, groupId).teamAt.get(place) ?? null);
  const groupTeams = start.groupTeams.map((row) => ({
    ...row,
    teamId: row.teamId ?? at(row.predecessorGroupId, row.predecessorStandings),
  }));
  const onSeat = (groupId: number | null, source: number | null, place: number | null) =>
    groupTeams.find(
      (row) =>
        row.groupId === groupId && row.predecessorGroupId === source && row.predecessorStandings === place,
    )?.teamId ?? null;
  return {
    ...rows,
    groupTeams,
    matches: start.matches.map((row) => ({
      ...row,
      homeTeamId:
        row.homeTeamId ?? onSeat(row.groupId, row.homePredecessorGroupId, row.homePredecessorStandings),
      awayTeamId:
        row.awayTeamId ?? onSeat(row.groupId, row.awayPredecessorGroupId, row.awayPredecessorStandings),
    })),
  };
}

describe('a tournament in which anything happens', () => {
  it('[BR9] stands after every step as if it were derived from nothing', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(acts, (steps) => {
        let rows = stored(aTournament(), deriveGroups(loaded(aTournament()), everyGroup));
        for (const act of steps) {
          const step = act(rows);
          rows = stored(step.rows, deriveGroups(loaded(step.rows), step.groupIds));
          const fresh = seatedByHand(fromNothing(rows));
          const seats = ({ groupTeams }: PlayedTournament) =>
            groupTeams.map(({ id, teamId }) => [id, teamId]);
          expect(seats(rows)).toEqual(seats(fresh));
          expect(rows.matches).toEqual(fresh.matches);
          expect(deriveGroups(loaded(rows), everyGroup)).toMatchObject({ groupTeams: [], matches: [] });
        }
      }),
      { numRuns: 80 },
    );
  });
});
