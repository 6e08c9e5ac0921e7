import type { Minute } from '../schedule/index.ts';

/** Everything that appointments are made of. Ids are those of the domain; lists may be in any order. */
export interface AppointmentInput {
  readonly matches: readonly LedMatch[];
  readonly pairs: readonly Pair[];
  /** Minutes on the way between two halls, both directions; a pair of halls that is missing counts as one place. */
  readonly travel: readonly { readonly from: string; readonly to: string; readonly minutes: number }[];
  readonly rules: AppointmentRules;
}

/** A match that has a hall and a time. */
export interface LedMatch {
  readonly id: string;
  readonly hall: string;
  /** Days count from 0; minutes since 00:00 of the first day. */
  readonly day: number;
  readonly start: Minute;
  readonly end: Minute;
  /** Teams that are known; a seat that waits for a standing is left out. */
  readonly teams: readonly LedTeam[];
  /** The level that whoever leads it should have. */
  readonly level: number;
  /** Whether one referee is enough. */
  readonly single: boolean;
  /** Pairs that have given it back. */
  readonly refusedBy: readonly string[];
}

interface LedTeam {
  readonly id: string;
  readonly club: string;
  readonly country: string | null;
}

/** Two referees who lead together, or one alone. */
export interface Pair {
  readonly id: string;
  readonly isSingle: boolean;
  /** 1 is the lowest. */
  readonly level: number;
  /** Clubs whose matches they never lead. */
  readonly clubs: readonly string[];
  readonly countries: readonly string[];
  readonly absences: readonly { readonly from: Minute; readonly to: Minute }[];
  /** Halls that they are sent to on a day; a day without any: all halls alike. */
  readonly halls: readonly { readonly day: number; readonly hall: string }[];
  /** Matches in a day at the most; null: as the rules say. */
  readonly mostPerDay: number | null;
}

export interface AppointmentRules {
  readonly mostPerDay: number;
  readonly mostInRow: number;
  /** Minutes: a shorter pause does not end a row of matches. */
  readonly pause: number;
  /** Minutes on top of the way when the next match is in another hall. */
  readonly afterTravel: number;
  /** A longer wait between two matches of a day costs. */
  readonly longWait: number;
  /** Where most teams come from: its referees can hardly avoid its teams. */
  readonly homeCountry: string | null;
  readonly weights: AppointmentWeights;
}

/** What a wish costs when it is not met, in tenths of a point. */
interface AppointmentWeights {
  /** For a load that is one match away from the share; twice as far costs four times as much. */
  readonly load: number;
  /** For each level that is missing. */
  readonly level: number;
  readonly hallChange: number;
  readonly ownCountry: number;
  readonly ownCountryAtHome: number;
  /** For each time above the second that a pair leads a team. */
  readonly thirdTime: number;
  /** For each hour above `longWait`. */
  readonly wait: number;
  /** A match outside the halls that the pair is sent to. */
  readonly otherHall: number;
}

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

/** Pairs by match; a match that is missing has nobody. */
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
