import { indexCompetition } from '@sevenmetre/rules/bracket';
import { emptyTally } from '@sevenmetre/rules/standings';
import {
  defaultTieBreakers,
  defaultTieBreakersUnfinished,
  stageCodes,
  type StageCode,
} from '@sevenmetre/rules/vocabulary';
import type { LoadedCompetition } from '../load-competition.ts';
import { toBracketMatch, toBracketSeat } from '../snapshot-rows.ts';
import type { GroupTeamRow, MatchRow } from '../snapshot-rows.ts';

/** The stored rows of a small tournament, and the withdrawn teams. */
export interface PlayedTournament {
  readonly groups: LoadedCompetition['groups'];
  readonly groupTeams: readonly GroupTeamRow[];
  readonly matches: readonly MatchRow[];
  readonly withdrawn: readonly number[];
}

/** A team, or a place of a group: `[place, group]`. */
type Seat = number | readonly [number, number];

interface GroupPlan {
  readonly level: number;
  readonly carriesOver?: boolean;
  readonly seats: readonly Seat[];
  /** Pairs of seats, from 0. */
  readonly fixtures: readonly (readonly [number, number])[];
}

const everybody = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;
const pair = [[0, 1]] as const;

/** By group ids, from 1: two groups, a main round with carried-over results, semi-finals and finals. */
const plan: readonly GroupPlan[] = [
  { level: 1, seats: [1, 2, 3], fixtures: everybody },
  { level: 1, seats: [4, 5, 6], fixtures: everybody },
  {
    level: 2,
    carriesOver: true,
    seats: [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
    ],
    fixtures: [
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ],
  },
  { level: 3, seats: [7, 8], fixtures: pair },
  {
    level: 3,
    seats: [
      [1, 3],
      [1, 4],
    ],
    fixtures: pair,
  },
  {
    level: 3,
    seats: [
      [2, 3],
      [2, 4],
    ],
    fixtures: pair,
  },
  {
    level: 4,
    seats: [
      [1, 5],
      [1, 6],
    ],
    fixtures: pair,
  },
  {
    level: 4,
    seats: [
      [2, 5],
      [2, 6],
    ],
    fixtures: pair,
  },
];

const levels = [1, 2, 3, 4].map((id) => ({ id, isBracket: id > 2, weight: id }));
const stages = stageCodes.map((code, index) => ({ id: index + 1, code }));

export function stageId(code: StageCode): number {
  return stageCodes.indexOf(code) + 1;
}

export function stageOf(id: number): StageCode {
  return stageCodes[id - 1] ?? 'not_started';
}

/** The tournament before its first match. */
export function aTournament(): PlayedTournament {
  const seatsOf = (index: number) => plan[index]?.seats ?? [];
  return {
    groups: plan.map(({ level, carriesOver = false }, index) => aGroup(index + 1, level, carriesOver)),
    groupTeams: plan.flatMap(({ seats }, index) => seats.map((seat, at) => aSeat(index + 1, at + 1, seat))),
    matches: plan.flatMap(({ fixtures }, index) =>
      fixtures.map(([home, away], at) =>
        aMatch((index + 1) * 10 + at, index + 1, [seatsOf(index)[home] ?? 0, seatsOf(index)[away] ?? 0]),
      ),
    ),
    withdrawn: [],
  };
}

export function loaded({ groups, groupTeams, matches, withdrawn }: PlayedTournament): LoadedCompetition {
  return {
    groups,
    groupTeams,
    matches,
    index: (seats, played) =>
      indexCompetition({
        groups,
        groupTeams: seats.map(toBracketSeat),
        matches: played.map(toBracketMatch),
        roundLevels: levels,
        stages,
        withdrawn,
        criteriaOf: () => ({
          criteria: defaultTieBreakers,
          criteriaUnfinished: defaultTieBreakersUnfinished,
        }),
      }),
  };
}

function aGroup(id: number, roundLevelId: number, carriesOver: boolean) {
  const none = {
    comparedPlace: null,
    sourceId: null,
    planKey: null,
    playoffCategory: null,
    closedByHand: false,
  };
  return { ...none, id, editionId: 1, categoryId: 1, roundLevelId, label: `G${id}`, carriesOver, weight: id };
}

function aSeat(groupId: number, seat: number, from: Seat): GroupTeamRow {
  const { teamId, place, groupId: predecessorGroupId } = columnsOf(from);
  return {
    ...emptyTally,
    id: groupId * 10 + seat,
    groupId,
    seat,
    teamId,
    predecessorGroupId,
    predecessorStandings: place,
    standings: null,
    lot: null,
    byHand: false,
    lotDrawnAt: null,
    deductedPoints: 0,
    deductionReason: null,
  };
}

function columnsOf(seat: Seat) {
  return typeof seat === 'number'
    ? { teamId: seat, place: null, groupId: null }
    : { teamId: null, place: seat[0], groupId: seat[1] };
}

function aMatch(id: number, groupId: number, sides: readonly [Seat, Seat]): MatchRow {
  const [home, away] = [columnsOf(sides[0]), columnsOf(sides[1])];
  return {
    ...unplayed,
    id,
    matchNumber: id,
    groupId,
    homeTeamId: home.teamId,
    awayTeamId: away.teamId,
    homePredecessorGroupId: home.groupId,
    homePredecessorStandings: home.place,
    awayPredecessorGroupId: away.groupId,
    awayPredecessorStandings: away.place,
  };
}

const unplayed = {
  editionId: 1,
  homeByHand: false,
  awayByHand: false,
  homeScore: null,
  awayScore: null,
  homeGoalsCount: 0,
  awayGoalsCount: 0,
  homeHalfTimeScore: null,
  awayHalfTimeScore: null,
  walkOver: null,
  officialHomeScore: null,
  officialAwayScore: null,
  officialReason: null,
  ruling: null,
  startsAt: null,
  planKey: null,
  court: null,
  cancelledAt: null,
  cancelled: null,
  placeId: null,
  stageId: stageId('not_started'),
  stageStartedAt: null,
  startedAt: null,
  endedAt: null,
  madeUpStart: null,
  madeUpEnd: null,
  approvedAt: null,
  halfLength: 900,
  streamUrl: null,
  homeCards: 0,
  awayCards: 0,
  homeFairPlay: 0,
  awayFairPlay: 0,
  endedInShootout: false,
  endedInExtraTime: false,
  beingChecked: false,
  clock: null,
  meta: {},
  revision: 0,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};
