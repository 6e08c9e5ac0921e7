import { defaultWalkoverGoals } from '../../match/index.ts';
import { defaultDelayRules } from '../../schedule/index.ts';
import { defaultPoints, emptyTally } from '../../standings/index.ts';
import { testEventTypes } from '../../testing/index.ts';
import { defaultTieBreakers, defaultTieBreakersUnfinished, stageCodes } from '../../vocabulary/index.ts';
import type { StageCode } from '../../vocabulary/index.ts';
import type { Snapshot, SnapshotChange } from '../snapshot.ts';
import type { Category, Group, GroupTeam, Match, Team } from '../../tournament/index.ts';

const half = 900;

export function aTeam(id: number, changes: Partial<Team> = {}): Team {
  return {
    id,
    name: null,
    teamNumber: 1,
    clubId: id,
    clubName: `Club ${id}`,
    clubCountryCode: 'CZ',
    teamCategoryId: 1,
    withdrawn: false,
    ...changes,
  };
}

export function aGroup(id: number, label: string, changes: Partial<Group> = {}): Group {
  return {
    id,
    label,
    categoryId: 1,
    roundLevelId: 1,
    playoffCategory: null,
    carriesOver: false,
    closedByHand: false,
    weight: id,
    ...changes,
  };
}

export function aSeat(
  id: number,
  competitionGroupId: number,
  teamId: number | null,
  changes: Partial<GroupTeam> = {},
): GroupTeam {
  return {
    id,
    competitionGroupId,
    seat: id,
    teamId,
    predecessorCompetitionGroupId: null,
    predecessorCompetitionGroupStandings: null,
    standings: teamId === null ? null : id,
    ...emptyTally,
    lot: null,
    ...changes,
  };
}

/** Matches begin at intervals of an hour on the first day, in the order of their numbers. */
export function aMatch(
  id: number,
  competitionGroupId: number | null,
  [homeTeamId, awayTeamId]: readonly [number | null, number | null],
  changes: Partial<Match> & { readonly stage?: StageCode; readonly score?: `${number}:${number}` } = {},
): Match {
  const { stage = 'not_started', score, ...columns } = changes;
  const [homeScore = null, awayScore = null] = score?.split(':').map(Number) ?? [];
  const startsAt = new Date(Date.UTC(2026, 5, 13, 7 + id)).toISOString().replace('.000', '');
  return {
    id,
    matchNumber: 100 + id,
    competitionGroupId,
    homeTeamId,
    awayTeamId,
    homeTeamCompetitionGroupId: null,
    awayTeamCompetitionGroupId: null,
    homeTeamCompetitionStandings: null,
    awayTeamCompetitionStandings: null,
    homeScore,
    awayScore,
    homeGoalsCount: homeScore ?? 0,
    awayGoalsCount: awayScore ?? 0,
    homeHalfTimeScore: null,
    awayHalfTimeScore: null,
    walkOver: null,
    day: startsAt.slice(0, 10),
    time: startsAt.slice(11, 16),
    startsAt,
    placeId: 1,
    competitionMatchStageId: stageId(stage),
    stageStartedAt: null,
    clock: null,
    startedAt: null,
    endedAt: null,
    halfLength: half,
    streamUrl: null,
    endedInShootout: false,
    corrected: false,
    beingChecked: false,
    revision: 0,
    ...columns,
  };
}

export function stageId(code: StageCode): number {
  return stageCodes.indexOf(code) + 1;
}

export function aCategory(id: number, code: string, changes: Partial<Category> = {}): Category {
  return {
    id,
    code,
    nameCs: `Chlapci ${code}`,
    nameEn: `Boys ${code}`,
    gender: 'M',
    birthDateMin: '2012-01-01',
    weight: id,
    resultsHidden: false,
    tieBreakers: null,
    tieBreakersUnfinished: null,
    ...changes,
  };
}

export interface SnapshotRows {
  readonly categories?: readonly Category[];
  readonly groups: readonly Group[];
  readonly seats: readonly GroupTeam[];
  readonly teams: readonly Team[];
  readonly matches: readonly Match[];
}

/** An edition in Prague's zone at version 1, with one category MA, two halls and the usual rounds. */
export function aSnapshot(rows: SnapshotRows, changes: Partial<Snapshot> = {}): Snapshot {
  return {
    version: { epoch: 'e', v: 1 },
    edition: {
      id: 1,
      name: 'Test Cup',
      year: 2026,
      city: 'Praha',
      startDate: '2026-06-13',
      endDate: '2026-06-15',
      timeZone: 'Europe/Prague',
      tieBreakers: defaultTieBreakers,
      tieBreakersUnfinished: defaultTieBreakersUnfinished,
      points: defaultPoints,
      walkoverGoals: defaultWalkoverGoals,
      withdrawnPolicy: 'annulled',
      showsHalls: true,
      terms: null,
      delays: defaultDelayRules,
    },
    categories: byId(rows.categories ?? [aCategory(1, 'MA')]),
    roundLevels: byId([
      { id: 1, systemName: 'preliminary', nameCs: 'základní', nameEn: 'group', isBracket: false, weight: 1 },
      { id: 2, systemName: 'main', nameCs: 'hlavní', nameEn: 'main', isBracket: false, weight: 2 },
      { id: 3, systemName: 'final', nameCs: 'finále', nameEn: 'final', isBracket: true, weight: 3 },
    ]),
    stages: byId(stageCodes.map(aStage)),
    eventTypes: byId(
      testEventTypes.map((type) => ({ ...type, nameCs: `Typ ${type.code}`, nameEn: `Type ${type.code}` })),
    ),
    groups: byId(rows.groups),
    groupTeams: byId(rows.seats),
    teams: byId(rows.teams),
    halls: byId([1, 2].map((id) => ({ id, code: `H${id}`, nameCs: `Hala ${id}`, nameEn: `Hall ${id}` }))),
    matches: byId(rows.matches),
    countries: new Map([['CZ', { countryCode: 'CZ', sportCode: 'CZE', nameCs: 'Česko', nameEn: 'Czechia' }]]),
    places: new Map(),
    referees: new Map(),
    announcements: new Map(),
    moved: new Map(),
    cancelReasons: new Map(),
    closures: [],
    ...changes,
  };
}

/** The next change of a snapshot. */
export function aChange(snapshot: Snapshot, rows: Partial<SnapshotChange> = {}): SnapshotChange {
  return {
    v: snapshot.version.v + 1,
    structure: false,
    matches: [],
    groupTeams: [],
    events: [],
    rosters: [],
    ...rows,
  };
}

function aStage(code: StageCode, index: number) {
  return {
    id: index + 1,
    code,
    nameCs: code,
    nameEn: code,
    shortNameCs: code,
    shortNameEn: code,
    stageType: 'play',
    duration: half,
    startTime: 0,
    weight: index,
  };
}

function byId<T extends { readonly id: number }>(rows: readonly T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
