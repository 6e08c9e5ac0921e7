import { type ScheduleMatch, type ScheduleTeam, leastChance, mostReaching } from '../schedule/index.ts';
import type { Rounds } from './pairs-apart.ts';
import { type ScheduleProblem, missed } from './schedule-problem.ts';
import type { Placed, Timetable } from './timetable.ts';

/** A placed match with the teams that can reach it without being named. */
interface Open {
  readonly placed: Placed;
  readonly teams: readonly ScheduleTeam[];
  /** Number of its two seats that they can take, for each of them. */
  readonly share: number;
}

/** Wishes and coaches of teams that can reach a match: by their share of all teams that can. */
export function evaluatePossible(timetable: Timetable, rounds: Rounds): ScheduleProblem[] {
  const open = openMatches(timetable, rounds);
  return [
    ...open.flatMap((one) => evaluateWishes(timetable, one)),
    ...evaluateCoaches(timetable, open, rounds),
  ];
}

function openMatches(timetable: Timetable, rounds: Rounds): Open[] {
  const seats = new Set(
    [...timetable.ofTeam].flatMap(([id, matches]) =>
      matches.every((match) => isOfSeats(match)) ? [id] : [],
    ),
  );
  return [...timetable.placed.values()].flatMap((placed): Open[] => {
    const { match } = placed;
    if (match.waitsFor.length === 0 || match.isDecided) return [];
    const ids = new Set([...rounds.before(match)].flatMap((key) => timetable.matches.get(key)?.teams ?? []));
    const teams = [...ids]
      .filter((id) => !match.teams.includes(id) && !seats.has(id))
      .flatMap((id) => timetable.teams.get(id) ?? []);
    const open = Math.max(0, 2 - match.teams.filter((id) => !seats.has(id)).length);
    return teams.length === 0 ? [] : [{ placed, teams, share: open / teams.length }];
  });
}

function isOfSeats({ group, waitsFor, isDecided }: ScheduleMatch): boolean {
  return group !== null && waitsFor.length > 0 && !isDecided;
}

function evaluateWishes(timetable: Timetable, { placed, teams, share }: Open): ScheduleProblem[] {
  const { match, start, end } = placed;
  const late = teams.filter(({ notBefore = 0, notAfter = Infinity }) => start < notBefore || end > notAfter);
  if (late.length === 0) return [];
  const cost = Math.max(1, Math.floor(timetable.input.weights.wish * share * late.length + tiny));
  const about = { teams: late.map(({ id }) => id), matches: [match.key], params: { at: start } };
  return [missed('teamWish', cost, about)];
}

/** Shares are quotients: their products are rounded down as those of integers are. */
const tiny = 1e-9;

/** A team of a coach, and a match that it can reach. */
interface OfCoach {
  readonly coach: string;
  readonly team: string;
  readonly placed: Placed;
  readonly share: number;
}

function evaluateCoaches(timetable: Timetable, open: readonly Open[], rounds: Rounds): ScheduleProblem[] {
  const few = open.filter(({ teams }) => teams.length <= mostReaching);
  const ofCoach = Map.groupBy(
    few.flatMap(({ placed, teams, share }): OfCoach[] =>
      teams.flatMap(({ id, coaches }) => coaches.map((coach) => ({ coach, team: id, placed, share }))),
    ),
    ({ coach }) => coach,
  );
  return [...ofCoach].flatMap(([coach, possible]) => {
    const certain = (timetable.ofCoach.get(coach) ?? []).flatMap(
      ({ key }) => timetable.placed.get(key) ?? [],
    );
    const withCertain = possible.flatMap(({ team, placed, share }) =>
      certain
        .filter((other) => other !== placed && !other.match.teams.includes(team))
        .flatMap((other) => clash(timetable, [placed, other], [team, ...other.match.teams], share)),
    );
    return [...withCertain, ...clashesOfPossible(timetable, possible, rounds)];
  });
}

/** Two matches that two teams of a coach may reach, of which neither decides the other: by both shares, if large enough. */
function clashesOfPossible(
  timetable: Timetable,
  possible: readonly OfCoach[],
  rounds: Rounds,
): ScheduleProblem[] {
  const isDecidedBy = (one: Placed, other: Placed): boolean => rounds.before(one.match).has(other.match.key);
  return possible.flatMap((one, index) =>
    possible
      .slice(index + 1)
      .filter(({ team, placed }) => team !== one.team && placed !== one.placed)
      .filter(({ share }) => one.share * share + tiny >= leastChance)
      .filter(({ placed }) => !isDecidedBy(one.placed, placed) && !isDecidedBy(placed, one.placed))
      .flatMap(({ team, placed, share }) =>
        clash(timetable, [one.placed, placed], [one.team, team], one.share * share),
      ),
  );
}

function clash(
  timetable: Timetable,
  pair: readonly [Placed, Placed],
  teams: readonly string[],
  share: number,
): ScheduleProblem[] {
  const [first, next] = pair[0].start <= pair[1].start ? pair : [pair[1], pair[0]];
  const cost = Math.floor(timetable.input.weights.coach * share + tiny);
  if (cost === 0 || next.start >= first.end + timetable.travel(first.hall, next.hall)) return [];
  return [missed('coach', cost, { matches: pair.map(({ match }) => match.key), teams })];
}
