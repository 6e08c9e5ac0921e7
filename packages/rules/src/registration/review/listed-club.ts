import type { Currency, RegistrationState, TeamState } from '../../vocabulary/index.ts';

/** A team of a registration in the list. */
export interface ListedTeam {
  readonly categoryCode: string;
  readonly state: TeamState;
  /** Number of persons in its package. */
  readonly persons: number;
  /** Whether its roster has anybody. */
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
  readonly contactName: string | null;
  readonly contactPhone: string | null;
  /** A day. */
  readonly arrivalDate: string | null;
  readonly tin: string | null;
  readonly variableSymbol: string | null;
  /** E-mails of its admins. */
  readonly emails: readonly string[];
  readonly currency: Currency;
  /** Minor units: sum of its lines, and of its payments. */
  readonly owed: number;
  readonly paid: number;
  /** Whether the day for entry fees is over and a part of the club's is unpaid. */
  readonly feeLate: boolean;
  readonly extraPersons: number;
  readonly teams: readonly ListedTeam[];
}

/** Teams that have not withdrawn. */
export function standingTeams(club: Pick<ListedClub, 'teams'>): readonly ListedTeam[] {
  return club.teams.filter(({ state }) => state !== 'withdrawn');
}

/** Number of persons in its packages. */
export function personsOf(club: Pick<ListedClub, 'teams' | 'extraPersons'>): number {
  return standingTeams(club).reduce((sum, { persons }) => sum + persons, club.extraPersons);
}

/** Number of accepted teams, which are public once the club is approved. */
export function acceptedTeams(club: Pick<ListedClub, 'teams'>): number {
  return club.teams.filter(({ state }) => state === 'accepted').length;
}
