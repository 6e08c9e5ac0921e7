import type { RosterRole } from '../vocabulary/index.ts';

/** Somebody of the team with the role and number of the team's roster. */
export interface SquadPerson {
  readonly participantId: number;
  readonly role: RosterRole;
  readonly jerseyNumber: number | null;
}

export interface PrefilledPerson extends SquadPerson {
  readonly onRoster: boolean;
}

/**
 * The roster that is offered before anybody has saved one: who stood in the last match's, with the numbers of then;
 * without a last match everybody of the team. Somebody who has left the team since is not offered.
 *
 * @param last the roster of the team's last match; null: there was none
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
