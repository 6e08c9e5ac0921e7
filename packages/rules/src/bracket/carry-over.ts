import type { Fixture } from '../standings/index.ts';
import {
  type BracketGroup,
  type BracketMatch,
  type BracketSeat,
  type Competition,
  isComparison,
  isDecided,
  placeholderOfSeat,
} from './competition.ts';
import { expectedTeam, type Seating, seatingAsStored, seatsInPlay, teamOfSeat } from './seating.ts';

/** A fixture of a table with its match. */
export interface MatchFixture extends Fixture {
  readonly matchId: number;
}

/** Matches of the group with two known teams. */
export function fixturesOf(
  competition: Competition,
  groupId: number,
  seating: Seating = seatingAsStored(),
): MatchFixture[] {
  const fixtures: MatchFixture[] = [];
  for (const match of competition.matchesOfGroup.get(groupId) ?? []) {
    const homeTeamId = expectedTeam(competition, seating, match, 'home');
    const awayTeamId = expectedTeam(competition, seating, match, 'away');
    if (homeTeamId === null || awayTeamId === null) continue;
    fixtures.push(toFixture(match, homeTeamId, awayTeamId, isDecided(competition, match)));
  }
  return fixtures;
}

/**
 * Results that are carried over into a group with `carriesOver`: between pairs of its teams that met in their
 * common earlier group and have no fixture here. If a seat has no source, all groups of earlier rounds in the
 * category count as its source. Results that were carried over into a source are included.
 */
export function carriedOverFixtures(
  competition: Competition,
  groupId: number,
  seating: Seating = seatingAsStored(),
): MatchFixture[] {
  return carried(competition, groupId, seating, new Set());
}

/** The groups whose results are carried over into this one. */
export function sourceGroups(competition: Competition, groupId: number): Set<number> {
  const group = competition.groups.get(groupId);
  const seats = seatsInPlay(competition, groupId);
  return new Set(group ? seats.flatMap((seat) => sourcesOf(competition, group, seat)) : []);
}

/**
 * Where the team of a seat came from: the source of the seat, else every group of an earlier round in the
 * category in which the team has a seat.
 */
export function sourcesOf(competition: Competition, group: BracketGroup, seat: BracketSeat): number[] {
  const named = placeholderOfSeat(seat);
  if (named !== null) return [named.groupId, ...comparedGroups(competition, named.groupId)];
  if (seat.teamId === null) return [];
  const weight = weightOf(competition, group);
  return (competition.groupsOfTeam.get(seat.teamId) ?? []).filter((id) => {
    const earlier = competition.groups.get(id);
    if (!earlier || earlier.categoryId !== group.categoryId) return false;
    return !isBracketMatch(competition, earlier) && weightOf(competition, earlier) < weight;
  });
}

/** The groups compared in this one, one of which the team has played in. */
function comparedGroups({ groups, seatsOfGroup }: Competition, groupId: number): number[] {
  if (!isComparison(groups.get(groupId))) return [];
  return (seatsOfGroup.get(groupId) ?? []).flatMap((seat) => placeholderOfSeat(seat)?.groupId ?? []);
}

/** A bracket match is a group of two; a round of a play-off may also have small groups with a round robin. */
function isBracketMatch(competition: Competition, group: BracketGroup): boolean {
  const isBracket = competition.roundLevels.get(group.roundLevelId)?.isBracket ?? false;
  return isBracket && seatsInPlay(competition, group.id).length <= 2;
}

function carried(
  competition: Competition,
  groupId: number,
  seating: Seating,
  asked: ReadonlySet<number>,
): MatchFixture[] {
  const group = competition.groups.get(groupId);
  if (!group?.carriesOver || asked.has(groupId)) return [];
  const sources = sourcesByTeam(competition, group, seating);
  const here = new Set(playedPairs(fixturesOf(competition, groupId, seating)));
  const onTheWay = new Set([...asked, groupId]);
  const found = new Map<number, MatchFixture>();
  for (const source of new Set([...sources.values()].flat())) {
    const played = [
      ...fixturesOf(competition, source, seating),
      ...carried(competition, source, seating, onTheWay),
    ];
    for (const fixture of played) {
      const { homeTeamId: home, awayTeamId: away } = fixture;
      const shared = sources.get(home)?.includes(source) && sources.get(away)?.includes(source);
      if (shared && !here.has(pairKey(home, away))) found.set(fixture.matchId, fixture);
    }
  }
  return [...found.values()].sort((a, b) => a.matchId - b.matchId);
}

function sourcesByTeam(
  competition: Competition,
  group: BracketGroup,
  seating: Seating,
): Map<number, number[]> {
  const sources = new Map<number, number[]>();
  for (const seat of seatsInPlay(competition, group.id)) {
    const teamId = teamOfSeat(seating, seat);
    if (teamId !== null) sources.set(teamId, sourcesOf(competition, group, seat));
  }
  return sources;
}

function playedPairs(fixtures: readonly MatchFixture[]): string[] {
  return fixtures.map(({ homeTeamId, awayTeamId }) => pairKey(homeTeamId, awayTeamId));
}

export function pairKey(a: number, b: number): string {
  return a < b ? `${a}:${b}` : `${b}:${a}`;
}

function weightOf(competition: Competition, group: BracketGroup): number {
  return competition.roundLevels.get(group.roundLevelId)?.weight ?? 0;
}

function toFixture(
  match: BracketMatch,
  homeTeamId: number,
  awayTeamId: number,
  decided: boolean,
): MatchFixture {
  const { homeScore, awayScore, homeGoalsCount, awayGoalsCount, walkOver } = match;
  const { homeCards = 0, awayCards = 0, homeFairPlay = 0, awayFairPlay = 0 } = match;
  return {
    matchId: match.id,
    homeTeamId,
    awayTeamId,
    homeScore,
    awayScore,
    homeGoalsCount,
    awayGoalsCount,
    walkOver,
    homeCards,
    awayCards,
    homeFairPlay,
    awayFairPlay,
    decided,
  };
}
