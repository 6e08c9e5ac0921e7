import type { Currency, RegistrationState, TeamState } from '../../vocabulary/index.ts';

/** A team of a registration, as far as a list of registrations looks at it. */
export interface ListedTeam {
  readonly categoryCode: string;
  readonly state: TeamState;
  /** Of its package. */
  readonly persons: number;
  /** Whether anybody stands in its roster. */
  readonly hasRoster: boolean;
}

/** A club's registration in the organiser's list. */
export interface ListedClub {
  readonly id: number;
  readonly revision: number;
  readonly state: RegistrationState;
  readonly name: string;
  readonly countryCode: string;
  /** UTC. */
  readonly createdAt: string;
  readonly agreedToTerms: boolean;
  readonly contactPhone: string | null;
  readonly tin: string | null;
  readonly variableSymbol: string | null;
  /** Of its admins. */
  readonly emails: readonly string[];
  readonly currency: Currency;
  /** Minor units: the lines of its order, and what came for them. */
  readonly owed: number;
  readonly paid: number;
  readonly extraPersons: number;
  readonly teams: readonly ListedTeam[];
}

/** Teams that still want to come. */
export function standingTeams(club: Pick<ListedClub, 'teams'>): readonly ListedTeam[] {
  return club.teams.filter(({ state }) => state !== 'withdrawn');
}

/** How many people come with its packages. */
export function personsOf(club: Pick<ListedClub, 'teams' | 'extraPersons'>): number {
  return standingTeams(club).reduce((sum, { persons }) => sum + persons, club.extraPersons);
}

/** Teams that everybody sees once the club is approved. */
export function acceptedTeams(club: Pick<ListedClub, 'teams'>): number {
  return club.teams.filter(({ state }) => state === 'accepted').length;
}
