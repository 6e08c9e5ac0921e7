import { inZone } from '@sevenmetre/server/features/competition/index';
import { demoFolder } from '../demo-folder.ts';
import type { DemoEdition } from '../editions.ts';
import type { DemoFixture, DemoMatch, FixtureState } from '../model.ts';
import { SeededRandom } from '@sevenmetre/rules/fiction';
import { schedule } from '../schedule.ts';
import { simulate } from '../simulate.ts';
import type { RunningStory } from '../stories.ts';
import { minutesOfDay, tournamentClock } from '../zone.ts';
import { hugePlan } from './huge-plan.ts';

const timeZone = 'Europe/Prague';
const dayLength = 86_400_000;
const days = 9;
/** Today as a day index of the tournament: six days are past. */
const today = 6;
/** Minutes from now to the next match. */
const lead = 35;
/** Limits of the engine, for each of its two searches. */
const moves = { least: 300_000, most: 4_000_000 };
/** Average goals of a team in a match, so that the tournament has a quarter of a million events. */
const goals = 25.3;
/** Categories that are in their quarter-finals; the others finish their main groups. */
const ahead = ['MA', 'WA'];
const lastMainRound = 4;

/**
 * The largest edition that the product supports, around the given moment, the same every time for the same
 * seed.
 */
export function makeHugeEdition(now: Date, seed = 7): DemoEdition {
  const random = new SeededRandom(seed);
  const first = Date.parse(`${inZone(now, timeZone).day}T12:00:00Z`) - today * dayLength;
  const dayOf = (day: number) => new Date(first + day * dayLength).toISOString().slice(0, 10);
  const clock = tournamentClock(dayOf(0), timeZone);
  const year = Number(dayOf(0).slice(0, 4));
  const plan = hugePlan(year, random);
  const wish = ({ group }: DemoFixture) => ({ goals, mustBeWon: group.seats.length === 2 });
  const played = simulate(plan, stateOf, random, wish);
  const running = pickRunning(played, plan.halls.length);
  const timetable = { now, halls: plan.halls.length, clock, today, days, lead, moves };
  const matches = schedule(played, running, timetable);
  const settings = {
    name: 'Lipová World Cup',
    year,
    startDate: dayOf(0),
    endDate: dayOf(days - 1),
    timeZone,
    zoned: (instant: Date) => inZone(instant, timeZone),
  };
  return {
    content: demoFolder(plan, matches, settings),
    categories: plan.categories,
    matches,
    begins: clock.instantOf(8 * 60),
    ends: clock.instantOf((days - 1) * minutesOfDay + 21 * 60),
  };
}

function stateOf({ group, round }: DemoFixture): FixtureState {
  if (ahead.includes(group.category)) return group.phase <= 2 ? 'finished' : 'coming';
  if (group.phase === 0) return 'finished';
  return group.phase === 1 && round < lastMainRound ? 'finished' : 'coming';
}

/** One match in each hall: the quarter-finals, then last rounds of main groups in all the other categories. */
function pickRunning(matches: readonly DemoMatch[], halls: number): Map<DemoMatch, RunningStory> {
  const open = matches.filter(
    ({ state, homeTeam, awayTeam }) => state !== 'finished' && homeTeam && awayTeam,
  );
  const finals = open.filter(({ group }) => group.phase > 1);
  const ofCategory = [
    ...Map.groupBy(
      open.filter(({ group }) => group.phase === 1),
      ({ group }) => group.category,
    ),
  ];
  const turns = Math.max(...ofCategory.map(([, list]) => list.length));
  const others = Array.from({ length: turns }, (_, turn) =>
    ofCategory.flatMap(([, list]) => list[turn] ?? []),
  );
  const chosen = [...finals, ...others.flat()].slice(0, halls);
  return new Map(chosen.map((match, index) => [match, storyOf(match, index)]));
}

function storyOf({ group }: DemoMatch, index: number): RunningStory {
  const begun = 2 + ((index * 7) % 40);
  const stage = begun < 18 ? '1st_half' : begun < 36 ? '2nd_half' : 'waiting_for_approval';
  return { group: group.id, nth: 0, begun, stage };
}
