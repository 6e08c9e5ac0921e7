import { derived, push } from './derived.ts';
import type { Match } from '../../tournament/index.ts';

export type Matches = ReadonlyMap<number, Match>;
type Lists = ReadonlyMap<number, readonly number[]>;

/** Times and places of matches and their sources: ids in the order of play. */
export interface ScheduleIndex {
  readonly inOrder: readonly number[];
  readonly ofGroup: Lists;
  readonly ofHall: Lists;
  /** Matches with a side that is a standing of the group, filled or not. */
  readonly fedByGroup: Lists;
}

export const scheduleIndex = derived((matches: Matches): ScheduleIndex => {
  const sorted = [...matches.values()].sort(comparePlayingOrder);
  const ofGroup = new Map<number, number[]>();
  const ofHall = new Map<number, number[]>();
  const fedByGroup = new Map<number, number[]>();
  for (const match of sorted) {
    if (match.competitionGroupId !== null) push(ofGroup, match.competitionGroupId, match.id);
    if (match.placeId !== null) push(ofHall, match.placeId, match.id);
    const { homeTeamCompetitionGroupId: home, awayTeamCompetitionGroupId: away } = match;
    if (home !== null) push(fedByGroup, home, match.id);
    if (away !== null && away !== home) push(fedByGroup, away, match.id);
  }
  return { inOrder: sorted.map((match) => match.id), ofGroup, ofHall, fedByGroup };
});

/** Matches of each seated team, in the order of play. */
export const seatedMatchesOfTeam = derived((matches: Matches): Lists => {
  const ofTeam = new Map<number, number[]>();
  for (const id of scheduleIndex(matches).inOrder) {
    const match = matches.get(id);
    if (!match) continue;
    if (match.homeTeamId !== null) push(ofTeam, match.homeTeamId, id);
    if (match.awayTeamId !== null) push(ofTeam, match.awayTeamId, id);
  }
  return ofTeam;
});

/** Day, then time, then number; matches without a time stand last. */
export function comparePlayingOrder(a: Match, b: Match): number {
  if (a.startsAt !== b.startsAt) {
    if (a.startsAt === null) return 1;
    if (b.startsAt === null) return -1;
    return a.startsAt < b.startsAt ? -1 : 1;
  }
  return a.matchNumber - b.matchNumber;
}

/** Keeps the indexes for the maps of the next snapshot, unless a match was moved. */
export function adoptMatchIndexes(from: Matches, to: Matches, changed: readonly Match[]): void {
  let moved = false;
  let reseated = false;
  for (const match of changed) {
    const before = from.get(match.id);
    moved ||= !before || !isPlacedAlike(before, match);
    reseated ||= before?.homeTeamId !== match.homeTeamId || before.awayTeamId !== match.awayTeamId;
  }
  if (moved) return;
  scheduleIndex.adopt(from, to);
  if (!reseated) seatedMatchesOfTeam.adopt(from, to);
}

function isPlacedAlike(a: Match, b: Match): boolean {
  return (
    a.startsAt === b.startsAt &&
    a.placeId === b.placeId &&
    a.matchNumber === b.matchNumber &&
    a.competitionGroupId === b.competitionGroupId &&
    a.homeTeamCompetitionGroupId === b.homeTeamCompetitionGroupId &&
    a.awayTeamCompetitionGroupId === b.awayTeamCompetitionGroupId
  );
}
