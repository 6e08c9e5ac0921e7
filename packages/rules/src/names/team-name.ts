import type { Team } from '../tournament/index.ts';
import { romanNumber } from './roman-number.ts';

export type NamedTeam = Pick<Team, 'name' | 'clubName' | 'teamNumber'>;

export interface TeamNameParts {
  /** The team's own name, else its club's. */
  readonly name: string;
  /** null if the team has its own name or no number. */
  readonly numeral: string | null;
}

/** The name with a separate numeral, so that a narrow page can truncate the name and keep the numeral. */
export function teamNameParts({ name, clubName, teamNumber }: NamedTeam): TeamNameParts {
  const own = name?.trim();
  if (own) return { name: own, numeral: null };
  return { name: clubName.trim(), numeral: teamNumber >= 1 ? romanNumber(teamNumber) : null };
}

/** The team's own name, else the club's name with the Roman number, even if the club has only one team. */
export function teamDisplayName(team: NamedTeam): string {
  const { name, numeral } = teamNameParts(team);
  return numeral === null ? name : `${name} ${numeral}`;
}
