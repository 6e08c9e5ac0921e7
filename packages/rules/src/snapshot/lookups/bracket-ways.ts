import { isComparison } from '../../bracket/index.ts';
import { bracketMatchOf } from './bracket-match.ts';
import { findGroup } from './group-index.ts';
import { groupLink, hallHead, roundNames } from './heads.ts';
import { comparePlayingOrder, scheduleIndex } from './match-index.ts';
import { matchesOf, matchesOfGroup } from './matches-of.ts';
import { awayOf, homeOf } from './opponents.ts';
import { seatIndex } from './seat-index.ts';
import type { BracketWay, Opponent } from '../shapes/index.ts';
import type { Snapshot } from '../snapshot.ts';
import { type Group, type Match, placeOfRound } from '../../tournament/index.ts';
import { groupOf } from './visibility.ts';

/**
 * Destinations of the winner and the loser of a bracket match, or their final places (rule BR24). Empty for
 * other groups.
 */
export function bracketWays(snapshot: Snapshot, group: Group | null): BracketWay[] {
  if (!group || !bracketMatchOf(snapshot, group)) return [];
  return ([1, 2] as const).map((standing) => wayOf(snapshot, group, standing));
}

/** Destination or final place of a place in a group. */
function wayOf(snapshot: Snapshot, group: Group, standing: number): BracketWay {
  const next = nextOf(snapshot, group, standing);
  return { standing, next, place: next ? null : finalPlace(snapshot, group, standing) };
}

/** The same; null if nothing follows, or if teams of several groups are compared first. */
export function wayOfPlace(snapshot: Snapshot, group: Group, standing: number): BracketWay | null {
  const way = wayOf(snapshot, group, standing);
  const leadsTo = way.next && findGroup(snapshot, way.next.slug);
  if ((!way.next && way.place === null) || isComparison(leadsTo ?? undefined)) return null;
  return way;
}

/** Final place of a place in the group: first in the final, fifth in the match for it. */
function finalPlace(snapshot: Snapshot, group: Group, standing: number): number | null {
  const name = snapshot.roundLevels.get(group.roundLevelId)?.systemName ?? '';
  const first = name === 'final' ? 1 : placeOfRound(name);
  return first === null || isFollowed(snapshot, group, standing) ? null : first + standing - 1;
}

function isFollowed(snapshot: Snapshot, group: Group, standing: number): boolean {
  return (
    groupsAfter(snapshot, group, standing).length > 0 || matchesAfter(snapshot, group, standing).length > 0
  );
}

function nextOf(snapshot: Snapshot, group: Group, standing: number): BracketWay['next'] {
  const [match] = matchesAfter(snapshot, group, standing);
  const next =
    groupOf(snapshot, match?.competitionGroupId ?? null) ?? groupsAfter(snapshot, group, standing)[0];
  if (!next) return null;
  const first = match ?? matchesOfGroup(snapshot, next.id)[0];
  const isBracket = bracketMatchOf(snapshot, next) !== null;
  return {
    ...groupLink(snapshot, next),
    ...roundNames(snapshot, next),
    match: first && (match || isBracket) ? headOf(snapshot, first, group, standing) : null,
  };
}

function headOf(snapshot: Snapshot, match: Match, from: Group, standing: number) {
  const { id, matchNumber, day, time, placeId } = match;
  const against = againstIn(snapshot, match, from, standing);
  return { id, matchNumber, day, time, hall: hallHead(snapshot, placeId), against };
}

/** Whom a place of a group meets in the match that it leads to. */
function againstIn(snapshot: Snapshot, match: Match, from: Group, standing: number): Opponent {
  const { homeTeamCompetitionGroupId: groupId, homeTeamCompetitionStandings: place } = match;
  return groupId === from.id && place === standing ? awayOf(snapshot, match) : homeOf(snapshot, match);
}

function groupsAfter(snapshot: Snapshot, { id }: Group, standing: number): Group[] {
  return (seatIndex(snapshot.groupTeams).fedByGroup.get(id) ?? [])
    .flatMap((seatId) => snapshot.groupTeams.get(seatId) ?? [])
    .filter((seat) => seat.predecessorCompetitionGroupStandings === standing)
    .flatMap((seat) => groupOf(snapshot, seat.competitionGroupId) ?? [])
    .sort((a, b) => a.weight - b.weight);
}

function matchesAfter(snapshot: Snapshot, { id }: Group, standing: number): Match[] {
  return matchesOf(snapshot, scheduleIndex(snapshot.matches).fedByGroup.get(id))
    .filter(
      (match) =>
        (match.homeTeamCompetitionGroupId === id && match.homeTeamCompetitionStandings === standing) ||
        (match.awayTeamCompetitionGroupId === id && match.awayTeamCompetitionStandings === standing),
    )
    .sort(comparePlayingOrder);
}
