import { type ScheduleTeam, minutesOfDay, wishLimits } from '../schedule/index.ts';
import { type ScheduleProblem, broken, missed } from './schedule-problem.ts';
import { type Placed, type Timetable, brokenPause, inOrder, pauseNeeded } from './timetable.ts';

const { lunchFrom, lunchTo, lunchNeeds, comfort, longWait, lateEnd, earlyStart } = wishLimits;

/** Checks the days of every team: rests, travel, matches per day, nights, and its wishes. */
export function evaluateTeams(timetable: Timetable): ScheduleProblem[] {
  return timetable.input.teams.flatMap((team) => {
    const matches = inOrder(timetable, timetable.ofTeam.get(team.id) ?? []);
    const days = [...new Set(matches.map(({ day }) => day))].map((day) =>
      matches.filter((placed) => placed.day === day),
    );
    return [
      ...days.flatMap((day) => evaluateDay(timetable, team, day)),
      ...days.flatMap((day, index) => evaluateNight(timetable, team, day, days[index + 1] ?? [])),
      ...days.flatMap((day, index) => evaluateOvernight(timetable, team, day, days[index + 1] ?? [])),
      ...evaluateWishes(timetable, team, matches),
    ];
  });
}

function evaluateDay(timetable: Timetable, team: ScheduleTeam, day: readonly Placed[]): ScheduleProblem[] {
  const { weights } = timetable.input;
  const most = timetable.rules.get(team.category)?.maxPerDay ?? Infinity;
  const about = { teams: [team.id], params: { day: day[0]?.day ?? 0 } };
  const tooMany = day.slice(most).map(({ match }) => broken('dayMax', { ...about, matches: [match.key] }));
  const third = day[2];
  const thirds =
    third && most >= 3
      ? [missed('thirdInDay', weights.thirdInDay, { ...about, matches: [third.match.key] })]
      : [];
  const pauses = day.flatMap((placed, index) => {
    const before = day[index - 1];
    return before ? evaluatePause(timetable, team, before, placed) : [];
  });
  const lunch = hasLunch(day) ? [] : [missed('lunch', weights.lunch, about)];
  return [...tooMany, ...thirds, ...pauses, ...lunch];
}

function evaluatePause(
  timetable: Timetable,
  team: ScheduleTeam,
  before: Placed,
  after: Placed,
): ScheduleProblem[] {
  const { weights } = timetable.input;
  const { rest } = before.rules;
  const way = timetable.travel(before.hall, after.hall);
  const pause = after.start - before.end;
  const about = {
    teams: [team.id],
    matches: [before.match.key, after.match.key],
    halls: [before.hall, after.hall],
    params: { pause, needed: pauseNeeded(timetable, before, after) },
  };
  const problems = brokenPause(timetable, team.id, before, after);
  const isLongEnough = problems.length === 0;
  if (before.hall !== after.hall) {
    problems.push(missed('hallChange', weights.hallChange + way * weights.travelPerMinute, about));
  }
  if (isLongEnough && pause < rest + comfort) problems.push(missed('shortRest', weights.shortRest, about));
  if (isLongEnough && pause > longWait) {
    const halfHours = Math.floor((pause - longWait) / 30) + 1;
    problems.push(missed('longWait', halfHours * weights.longWaitPer30, about));
  }
  return problems;
}

/** The rest and the way count at night, too. */
function evaluateOvernight(
  timetable: Timetable,
  team: ScheduleTeam,
  evening: readonly Placed[],
  morning: readonly Placed[],
): ScheduleProblem[] {
  const [last, first] = [evening.at(-1), morning[0]];
  return last && first ? brokenPause(timetable, team.id, last, first) : [];
}

/** Whether a day has a free hour around noon, or no match at that time. */
function hasLunch(day: readonly Placed[]): boolean {
  const busy = day
    .map(({ start, end, day: on }) => ({ from: start - on * minutesOfDay, to: end - on * minutesOfDay }))
    .filter(({ from, to }) => to > lunchFrom && from < lunchTo);
  const gapsFrom = [lunchFrom, ...busy.map(({ to }) => to)];
  const gapsTo = [...busy.map(({ from }) => from), lunchTo];
  return busy.length === 0 || gapsFrom.some((from, index) => (gapsTo[index] ?? from) - from >= lunchNeeds);
}

function evaluateNight(
  timetable: Timetable,
  team: ScheduleTeam,
  evening: readonly Placed[],
  morning: readonly Placed[],
): ScheduleProblem[] {
  const [last, first] = [evening.at(-1), morning[0]];
  if (!last || !first) return [];
  const isLate = last.end - last.day * minutesOfDay > lateEnd;
  const isEarly = first.start - first.day * minutesOfDay < earlyStart;
  if (!isLate || !isEarly) return [];
  const about = { teams: [team.id], matches: [last.match.key, first.match.key] };
  return [missed('lateThenEarly', timetable.input.weights.lateThenEarly, about)];
}

function evaluateWishes(
  timetable: Timetable,
  team: ScheduleTeam,
  matches: readonly Placed[],
): ScheduleProblem[] {
  const [notBefore, notAfter] = [team.notBefore ?? 0, team.notAfter ?? Infinity];
  return matches
    .filter(({ start, end }) => start < notBefore || end > notAfter)
    .map(({ match, start }) =>
      missed('teamWish', timetable.input.weights.wish, {
        teams: [team.id],
        matches: [match.key],
        params: { at: start },
      }),
    );
}
