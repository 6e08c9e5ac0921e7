import type { PlaceOfGroup } from '../../bracket/index.ts';
import { matchesOfGroup } from './matches-of.ts';
import { seatsOfGroup } from './seat-index.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Group, GroupTeam, Match } from '../../tournament/index.ts';
import { isCategoryHidden } from './visibility.ts';

/**
 * Sources of a group's teams, in the order of its seats: from the seat, from a match of the group, or the
 * group of the same play-off that the team has played before (rule BR20).
 * @param playoff all groups of the play-off
 */
export function sourcesOf(snapshot: Snapshot, group: Group, playoff: readonly Group[]): PlaceOfGroup[] {
  const stated = matchesOfGroup(snapshot, group.id).flatMap(sidesOf);
  const ofSeats = seatsOfGroup(snapshot, group.id).flatMap(
    (seat) => statedSource(seat, stated) ?? playedBefore(snapshot, seat, group, playoff) ?? [],
  );
  const isNew = ({ place }: Side) =>
    !ofSeats.some(({ groupId, standing }) => groupId === place.groupId && standing === place.standing);
  return [...ofSeats, ...stated.filter(isNew).map(({ place }) => place)];
}

interface Side {
  readonly teamId: number | null;
  readonly place: PlaceOfGroup;
}

function sidesOf(match: Match): Side[] {
  return [
    ...side(match.homeTeamId, match.homeTeamCompetitionGroupId, match.homeTeamCompetitionStandings),
    ...side(match.awayTeamId, match.awayTeamCompetitionGroupId, match.awayTeamCompetitionStandings),
  ];
}

function side(teamId: number | null, groupId: number | null, standing: number | null): Side[] {
  return groupId === null || standing === null ? [] : [{ teamId, place: { groupId, standing } }];
}

function statedSource(seat: GroupTeam, sides: readonly Side[]): PlaceOfGroup | null {
  const {
    teamId,
    predecessorCompetitionGroupId: groupId,
    predecessorCompetitionGroupStandings: standing,
  } = seat;
  if (groupId !== null && standing !== null) return { groupId, standing };
  return (teamId !== null && sides.find((one) => one.teamId === teamId)?.place) || null;
}

function playedBefore(
  snapshot: Snapshot,
  { teamId }: GroupTeam,
  group: Group,
  playoff: readonly Group[],
): PlaceOfGroup | null {
  if (teamId === null || isCategoryHidden(snapshot, group.categoryId)) return null;
  let latest: { readonly group: Group; readonly standing: number } | null = null;
  for (const other of playoff) {
    if (other.id === group.id || !isBefore(snapshot, other, group)) continue;
    const standing = seatsOfGroup(snapshot, other.id).find((seat) => seat.teamId === teamId)?.standings;
    if (!standing || (latest && !isBefore(snapshot, latest.group, other))) continue;
    latest = { group: other, standing };
  }
  return latest && { groupId: latest.group.id, standing: latest.standing };
}

/** By first start; by round if a group has no times. */
function isBefore(snapshot: Snapshot, a: Group, b: Group): boolean {
  const [one, other] = [firstTime(snapshot, a), firstTime(snapshot, b)];
  if (one !== null && other !== null) return one < other;
  const weight = ({ roundLevelId }: Group) => snapshot.roundLevels.get(roundLevelId)?.weight ?? 0;
  return weight(a) < weight(b);
}

/** Day and time sort as text. */
function firstTime(snapshot: Snapshot, group: Group): string | null {
  const times = matchesOfGroup(snapshot, group.id).flatMap(({ day, time }) =>
    day === null || time === null ? [] : `${day} ${time}`,
  );
  return times.sort()[0] ?? null;
}
