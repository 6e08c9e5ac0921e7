import { fairShares } from './fair-shares.ts';
import {
  type AppointmentInput,
  type AppointmentRules,
  type LedMatch,
  type Pair,
  isAbsent,
  possibleOwnClubCost,
  travelTimes,
} from './input.ts';

/** Cost of a pair for a match that it may never lead. */
export const forbidden = 1_000_000;

/**
 * The problem in numbers for the search: indices are in the order of the input's lists, teams in order of
 * appearance.
 */
export interface CompiledAppointments {
  readonly matches: readonly string[];
  readonly pairs: readonly string[];
  readonly days: number;
  readonly day: Int32Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly hall: Int32Array;
  readonly halls: number;
  /** Minutes of travel at `from * halls + to`. */
  readonly travel: Int32Array;
  readonly teams: readonly Int32Array[];
  readonly teamCount: number;
  /** Cost of a pair for a match at `match * pairs + pair`. */
  readonly fit: Int32Array;
  /** Fair share of each pair, in tenths of a match. */
  readonly share: Int32Array;
  readonly mostPerDay: Int32Array;
  readonly rules: AppointmentRules;
  /** Matches of the same hall and day, by match. */
  readonly beside: readonly Int32Array[];
}

export function compileAppointments(input: AppointmentInput): CompiledAppointments {
  const { matches, pairs, rules } = input;
  const halls = [...new Set(matches.map(({ hall }) => hall))];
  const teamIds = new Map<string, number>();
  const teams = matches.map((match) =>
    Int32Array.from(match.teams, ({ id }) => {
      const known = teamIds.get(id) ?? teamIds.size;
      teamIds.set(id, known);
      return known;
    }),
  );
  const way = travelTimes(input.travel);
  const shares = fairShares(input);
  return {
    matches: matches.map(({ id }) => id),
    pairs: pairs.map(({ id }) => id),
    days: Math.max(0, ...matches.map(({ day }) => day + 1)),
    day: Int32Array.from(matches, ({ day }) => day),
    start: Int32Array.from(matches, ({ start }) => start),
    end: Int32Array.from(matches, ({ end }) => end),
    hall: Int32Array.from(matches, ({ hall }) => halls.indexOf(hall)),
    halls: halls.length,
    travel: Int32Array.from(halls.flatMap((from) => halls.map((to) => way(from, to)))),
    teams,
    teamCount: teamIds.size,
    fit: Int32Array.from(matches.flatMap((match) => pairs.map((pair) => fitCost(rules, match, pair)))),
    share: Int32Array.from(pairs, ({ id }) => shares.get(id) ?? 0),
    mostPerDay: Int32Array.from(pairs, (pair) => pair.mostPerDay ?? rules.mostPerDay),
    rules,
    beside: besideOf(matches),
  };
}

function fitCost({ weights, homeCountry }: AppointmentRules, match: LedMatch, pair: Pair): number {
  if (isAbsent(pair, match) || (pair.isSingle && !match.single)) return forbidden;
  if (match.refusedBy.includes(pair.id)) return forbidden;
  let cost = Math.max(0, match.level - pair.level) * weights.level;
  const [one, other] = match.teams;
  for (const { club } of match.teams) if (pair.clubs.includes(club)) return forbidden;
  const countries = [one?.country ?? null, other?.country ?? null];
  if (countries[0] !== countries[1]) {
    const own = countries.filter((country) => country !== null && pair.countries.includes(country));
    const isAbroad = own.some((country) => country !== homeCountry);
    if (own.length > 0) cost += isAbroad ? weights.ownCountry : weights.ownCountryAtHome;
  }
  const { clubs = [], open = 0 } = match.possible ?? {};
  const possible = clubs.filter((club) => pair.clubs.includes(club)).length;
  if (possible > 0) {
    cost += Math.max(1, Math.trunc((possibleOwnClubCost * open * possible) / clubs.length));
  }
  const sentTo = pair.halls.filter(({ day }) => day === match.day);
  if (sentTo.length > 0 && sentTo.every(({ hall }) => hall !== match.hall)) cost += weights.otherHall;
  return cost;
}

function besideOf(matches: readonly LedMatch[]): Int32Array[] {
  const byHallDay = Map.groupBy(matches.keys(), (index) => {
    const { hall, day } = matches[index] ?? { hall: '', day: 0 };
    return `${day} ${hall}`;
  });
  const lists = new Map([...byHallDay].map(([key, indices]) => [key, Int32Array.from(indices)]));
  return matches.map(({ hall, day }) => lists.get(`${day} ${hall}`) ?? new Int32Array());
}
