import type { RosterRole } from '../vocabulary/index.ts';

/** A person of the team with role and number of the team's roster. */
export interface SquadPerson {
  readonly participantId: number;
  readonly role: RosterRole;
  readonly jerseyNumber: number | null;
}

export interface PrefilledPerson extends SquadPerson {
  readonly onRoster: boolean;
}

/**
 * The proposed roster before the first save: that of the last match with its numbers; without a last match
 * the whole team. Without persons who have left the team.
 * @param last the roster of the team's last match; null: none
 */
export function prefilledRoster(
  squad: readonly SquadPerson[],
  last: readonly SquadPerson[] | null,
): PrefilledPerson[] {
  const stood = new Map((last ?? []).map((person) => [person.participantId, person]));
  return squad.map((person) => {
    const before = stood.get(person.participantId);
    return {
      participantId: person.participantId,
      role: before?.role ?? person.role,
      jerseyNumber: before?.jerseyNumber ?? person.jerseyNumber,
      onRoster: last === null || before !== undefined,
    };
  });
}
