import type { AppointmentProblem, BrokenAppointment, MissedAppointment } from './appointment-problem.ts';
import { fairShares } from './fair-shares.ts';
import {
  type AppointmentInput,
  type Appointments,
  type LedMatch,
  type Pair,
  isAbsent,
  possibleOwnClubCost,
  travelTimes,
} from './input.ts';

/**
 * All broken rules and missed wishes of appointments, computed from the input without code of `appoint`.
 * Broken rules first, then the most expensive wishes.
 */
export function evaluateAppointments(
  input: AppointmentInput,
  appointments: Appointments,
): AppointmentProblem[] {
  const evaluatePair = pairEvaluator(input);
  const led = Map.groupBy(input.matches, ({ id }) => appointments.get(id) ?? null);
  const known = new Set(input.pairs.map(({ id }) => id));
  const nobody = input.matches.filter(({ id }) => !known.has(appointments.get(id) ?? ''));
  const problems = [
    ...nobody.map((match) => broken('without', null, [match])),
    ...input.pairs.flatMap((pair) => evaluatePair(pair, led.get(pair.id) ?? [])),
  ];
  return problems.toSorted((a, b) => Number(b.isBroken) - Number(a.isBroken) || b.cost - a.cost);
}

/** Returns a function that finds the problems of a pair with these matches. */
export function pairEvaluator(
  input: AppointmentInput,
): (pair: Pair, matches: readonly LedMatch[]) => AppointmentProblem[] {
  const shares = fairShares(input);
  const way = travelTimes(input.travel);
  return (pair, matches) => {
    const days = Map.groupBy(matches, ({ day }) => day);
    return [
      ...matches.flatMap((match) => evaluateMatch(input, pair, match)),
      ...[...days.values()].flatMap((ofDay) => evaluateDay(input, pair, ofDay, way)),
      ...evaluateTeams(input, pair, matches),
      ...evaluateLoad(input, pair, matches, shares.get(pair.id) ?? 0),
    ];
  };
}

function evaluateMatch({ rules }: AppointmentInput, pair: Pair, match: LedMatch): AppointmentProblem[] {
  const problems: AppointmentProblem[] = [];
  if (isAbsent(pair, match)) problems.push(broken('absent', pair, [match]));
  if (match.refusedBy.includes(pair.id)) problems.push(broken('refused', pair, [match]));
  if (match.teams.some(({ club }) => pair.clubs.includes(club)))
    problems.push(broken('ownClub', pair, [match]));
  if (pair.isSingle && !match.single) problems.push(broken('single', pair, [match]));
  const missing = match.level - pair.level;
  if (missing > 0) {
    const params = { needs: match.level, has: pair.level };
    problems.push(missed('level', missing * rules.weights.level, pair, [match], params));
  }
  const mayBeOwn = possibleClubCost(pair, match);
  if (mayBeOwn > 0) problems.push(missed('mayBeOwnClub', mayBeOwn, pair, [match]));
  const ownCountry = countryCost(rules, pair, match);
  if (ownCountry > 0) problems.push(missed('ownCountry', ownCountry, pair, [match]));
  const halls = pair.halls.filter(({ day }) => day === match.day);
  if (halls.length > 0 && !halls.some(({ hall }) => hall === match.hall))
    problems.push(missed('otherHall', rules.weights.otherHall, pair, [match]));
  return problems;
}

/** The share of the pair's own clubs among the teams that can still reach a match; never nothing (PL16). */
function possibleClubCost(pair: Pair, { possible }: LedMatch): number {
  const own = (possible?.clubs ?? []).filter((club) => pair.clubs.includes(club));
  if (!possible || own.length === 0) return 0;
  const share = (own.length * possible.open) / possible.clubs.length;
  return Math.max(1, Math.floor(possibleOwnClubCost * share + 1e-9));
}

/** Cost of a match between two countries that is led by referees of one of them. */
function countryCost(
  { weights, homeCountry }: AppointmentInput['rules'],
  pair: Pair,
  { teams }: LedMatch,
): number {
  const [one = null, other = null] = teams.map(({ country }) => country);
  if (one === other) return 0;
  const own = [one, other].filter((country) => country !== null && pair.countries.includes(country));
  if (own.length === 0) return 0;
  return own.some((country) => country !== homeCountry) ? weights.ownCountry : weights.ownCountryAtHome;
}

function evaluateDay(
  { rules }: AppointmentInput,
  pair: Pair,
  matches: readonly LedMatch[],
  way: (from: string, to: string) => number,
): AppointmentProblem[] {
  const inOrder = matches.toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
  const problems: AppointmentProblem[] = [];
  let row = inOrder.slice(0, 1);
  for (const [index, match] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (!before) continue;
    const gap = match.start - before.end;
    problems.push(...evaluateGap(rules, pair, [before, match], way(before.hall, match.hall)));
    row = gap < rules.pause ? [...row, match] : [match];
    if (row.length > rules.mostInRow) problems.push(broken('inRow', pair, row, { count: row.length }));
  }
  const most = pair.mostPerDay ?? rules.mostPerDay;
  for (const match of inOrder.slice(most))
    problems.push(broken('perDay', pair, [match], { count: inOrder.length, most }));
  return problems;
}

function evaluateGap(
  { weights, afterTravel, longWait }: AppointmentInput['rules'],
  pair: Pair,
  [before, after]: readonly [LedMatch, LedMatch],
  minutes: number,
): AppointmentProblem[] {
  const isElsewhere = before.hall !== after.hall;
  const gap = after.start - before.end;
  const needs = isElsewhere ? minutes + afterTravel : 0;
  const wait = Math.round(((gap - longWait) * weights.wait) / 60);
  return [
    ...(gap < needs ? [broken('clash', pair, [before, after], { gap, needs })] : []),
    ...(isElsewhere ? [missed('hallChange', weights.hallChange, pair, [before, after], { minutes })] : []),
    ...(wait > 0 ? [missed('longWait', wait, pair, [before, after], { minutes: gap })] : []),
  ];
}

function evaluateTeams(
  { rules }: AppointmentInput,
  pair: Pair,
  matches: readonly LedMatch[],
): AppointmentProblem[] {
  const seen = new Map<string, LedMatch[]>();
  for (const match of matches)
    for (const { id } of match.teams) seen.set(id, [...(seen.get(id) ?? []), match]);
  return [...seen.values()]
    .filter((times) => times.length > 2)
    .map((times) => {
      const cost = (times.length - 2) * rules.weights.thirdTime;
      return missed('thirdTime', cost, pair, times, { count: times.length });
    });
}

function evaluateLoad(
  { rules }: AppointmentInput,
  pair: Pair,
  matches: readonly LedMatch[],
  share: number,
): AppointmentProblem[] {
  const cost = Math.round(((matches.length * 10 - share) ** 2 * rules.weights.load) / 100);
  return cost === 0 ? [] : [missed('load', cost, pair, [], { count: matches.length, shareTenths: share })];
}

function broken(
  code: BrokenAppointment,
  pair: Pair | null,
  matches: readonly LedMatch[],
  params: AppointmentProblem['params'] = {},
): AppointmentProblem {
  return {
    code,
    isBroken: true,
    cost: 0,
    params,
    pair: pair?.id ?? null,
    matches: matches.map(({ id }) => id),
  };
}

function missed(
  code: MissedAppointment,
  cost: number,
  pair: Pair,
  matches: readonly LedMatch[],
  params: AppointmentProblem['params'] = {},
): AppointmentProblem {
  return { code, isBroken: false, cost, params, pair: pair.id, matches: matches.map(({ id }) => id) };
}
