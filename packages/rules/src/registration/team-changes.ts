import type { TeamForm } from './club-form.ts';

/**
 * Whether a form creates, changes or deletes a team, which is possible only before the deadline for teams
 * (RW5).
 */
export function changesTeams(before: readonly TeamForm[], after: readonly TeamForm[]): boolean {
  if (before.length !== after.length) return true;
  const byId = new Map(before.map((team) => [team.id, team]));
  return after.some((team) => {
    const stored = team.id === null ? undefined : byId.get(team.id);
    return !stored || !sameTeam(stored, team);
  });
}

function sameTeam(one: TeamForm, other: TeamForm): boolean {
  return (
    one.name.trim() === other.name.trim() &&
    one.teamCategoryId === other.teamCategoryId &&
    one.teamStartServiceLevelId === other.teamStartServiceLevelId &&
    one.bundlePricelistItemId === other.bundlePricelistItemId &&
    countFields.every((field) => (one[field] ?? 0) === (other[field] ?? 0))
  );
}

const countFields = ['bundlePersons', 'handballPersons', 'vipPartyPersons', 'singleRoomPersons'] as const;
