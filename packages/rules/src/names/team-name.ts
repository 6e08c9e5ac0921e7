import type { Team } from '../tournament/index.ts';
import { romanNumber } from './roman-number.ts';

export type NamedTeam = Pick<Team, 'name' | 'clubName' | 'teamNumber'>;

export interface TeamNameParts {
  /** The team's own name, else its club's. */
  readonly name: string;
  /** null when the team has a name of its own, or no number. */
  readonly numeral: string | null;
}

/** The name with its numeral apart, so that a narrow page may cut the name and keep the numeral. */
export function teamNameParts({ name, clubName, teamNumber }: NamedTeam): TeamNameParts {
  const own = name?.trim();
  if (own) return { name: own, numeral: null };
  return { name: clubName.trim(), numeral: teamNumber >= 1 ? romanNumber(teamNumber) : null };
}

/** The team's own name, else the club's name and the Roman number; also when the club has one team only. */
export function teamDisplayName(team: NamedTeam): string {
  const { name, numeral } = teamNameParts(team);
  return numeral === null ? name : `${name} ${numeral}`;
}
