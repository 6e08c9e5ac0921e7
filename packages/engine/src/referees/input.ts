import type { Minute } from '../schedule/index.ts';

/** Input for appointments. Ids are those of the domain; lists may be in any order. */
export interface AppointmentInput {
  readonly matches: readonly LedMatch[];
  readonly pairs: readonly Pair[];
  /** Minutes between two halls in both directions; a missing pair counts as one place. */
  readonly travel: readonly { readonly from: string; readonly to: string; readonly minutes: number }[];
  readonly rules: AppointmentRules;
}

/** A match with a hall and a time. */
export interface LedMatch {
  readonly id: string;
  readonly hall: string;
  /** Days count from 0; minutes since 00:00 of the first day. */
  readonly day: number;
  readonly start: Minute;
  readonly end: Minute;
  /** Known teams; seats that wait for a standing are left out. */
  readonly teams: readonly LedTeam[];
  /** Teams that can still reach a seat whose team is unknown: the club of each, and the number of such seats. */
  readonly possible?: { readonly clubs: readonly string[]; readonly open: number } | undefined;
  /** The required level of the pair. */
  readonly level: number;
  /** Whether one referee is enough. */
  readonly single: boolean;
  /** Pairs that have declined the match. */
  readonly refusedBy: readonly string[];
}

interface LedTeam {
  readonly id: string;
  readonly club: string;
  readonly country: string | null;
}

/** Two referees who lead together, or a single one. */
export interface Pair {
  readonly id: string;
  readonly isSingle: boolean;
  /** 1 is the lowest. */
  readonly level: number;
  /** Clubs whose matches they never lead. */
  readonly clubs: readonly string[];
  readonly countries: readonly string[];
  readonly absences: readonly { readonly from: Minute; readonly to: Minute }[];
  /** Assigned halls by day; a day without any: all halls alike. */
  readonly halls: readonly { readonly day: number; readonly hall: string }[];
  /** Maximal matches per day; null: as in the rules. */
  readonly mostPerDay: number | null;
}

export interface AppointmentRules {
  readonly mostPerDay: number;
  readonly mostInRow: number;
  /** Minutes: a shorter pause does not end a series of matches. */
  readonly pause: number;
  /** Additional minutes if the next match is in another hall. */
  readonly afterTravel: number;
  /** A longer wait between two matches of a day has a cost. */
  readonly longWait: number;
  /** The country of most teams, whose referees can hardly avoid its teams. */
  readonly homeCountry: string | null;
  readonly weights: AppointmentWeights;
}

/** Costs of missed wishes, in tenths of a point. */
interface AppointmentWeights {
  /** For one match of difference from the fair share; grows quadratically. */
  readonly load: number;
  /** Per missing level. */
  readonly level: number;
  readonly hallChange: number;
  readonly ownCountry: number;
  readonly ownCountryAtHome: number;
  /** Per time above the second that a pair leads a team. */
  readonly thirdTime: number;
  /** Per hour above `longWait`. */
  readonly wait: number;
  /** A match outside of the pair's assigned halls. */
  readonly otherHall: number;
}

/** Cost of a pair for a match that a team of its clubs is sure to reach, in tenths of a point. */
export const possibleOwnClubCost = 150;

export const defaultAppointmentRules: AppointmentRules = {
  mostPerDay: 14,
  mostInRow: 3,
  pause: 25,
  afterTravel: 10,
  longWait: 150,
  homeCountry: null,
  weights: {
    load: 10,
    level: 80,
    hallChange: 40,
    ownCountry: 30,
    ownCountryAtHome: 3,
    thirdTime: 20,
    wait: 10,
    otherHall: 30,
  },
};

/** Pairs by match; a missing match has none. */
export type Appointments = ReadonlyMap<string, string>;

/** Minutes between two halls. */
export function travelTimes(travel: AppointmentInput['travel']): (from: string, to: string) => number {
  const minutes = new Map(travel.map((way) => [key(way.from, way.to), way.minutes]));
  return (from, to) => (from === to ? 0 : (minutes.get(key(from, to)) ?? 0));
}

function key(from: string, to: string): string {
  return from < to ? `${from} ${to}` : `${to} ${from}`;
}

export function isAbsent({ absences }: Pair, { start, end }: Pick<LedMatch, 'start' | 'end'>): boolean {
  return absences.some(({ from, to }) => start < to && end > from);
}
