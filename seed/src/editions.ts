import { inZone } from '@sevenmetre/server/features/competition/index';
import type { FolderContent } from '@sevenmetre/server/features/tournament-folder/index';
import { demoFolder } from './demo-folder.ts';
import type { DemoCategory, DemoFixture, DemoMatch, FixtureState } from './model.ts';
import { makePlan } from './plan.ts';
import { SeededRandom } from '@sevenmetre/rules/fiction';
import { schedule } from './schedule.ts';
import type { ScheduledMatch, Timetable } from './schedule.ts';
import { simulate } from './simulate.ts';
import { type RunningStory, runningStories, stateOnDayTwo } from './stories.ts';
import { waitingClubs } from './waiting-clubs.ts';
import { minutesOfDay, tournamentClock } from './zone.ts';

export const editionNames = ['empty', 'registration-open', 'day-two', 'finished'] as const;
export type EditionName = (typeof editionNames)[number];

export interface DemoEdition {
  readonly content: FolderContent;
  readonly categories: readonly DemoCategory[];
  /** In the order of their numbers, from 1. */
  readonly matches: readonly ScheduledMatch[];
  /** Start and end of the tournament. */
  readonly begins: Date;
  readonly ends: Date;
}

const timeZone = 'Europe/Prague';
const days = 4;
const dayLength = 86_400_000;
/** Minutes from now to the next match. */
const lead = 8;
/**
 * Limits of the engine's search: enough for a schedule without a long wait, independent of the machine's
 * speed.
 */
const moves = { least: 300_000, most: 300_000 };
/** Today as a day index of the tournament: `day-two` has two days behind it. */
const todayOf: Readonly<Record<EditionName, number>> = {
  empty: -120,
  'registration-open': -60,
  'day-two': 2,
  finished: 9,
};

/** A fictional tournament around the given moment, the same every time for the same seed. */
export function makeEdition(name: EditionName, now: Date, seed = 7): DemoEdition {
  const random = new SeededRandom(seed);
  const today = todayOf[name];
  const dayOf = (day: number) => isoDay(inZone(now, timeZone).day, day - today);
  const year = Number(dayOf(0).slice(0, 4));
  const plan = makePlan(year, random);
  const clock = tournamentClock(dayOf(0), timeZone);
  // A finished tournament is scheduled as if its last evening were now.
  const moment = name === 'finished' ? clock.instantOf(days * minutesOfDay - 120) : now;
  const halls = plan.halls.length;
  const timetable = { now: moment, halls, clock, today: Math.min(today, days - 1), days, lead, moves };
  const matches = isPlayed(name) ? playAndSchedule(name, plan, timetable, random) : [];
  const settings = {
    name: 'Lipová Cup',
    year,
    startDate: dayOf(0),
    endDate: dayOf(days - 1),
    timeZone,
    zoned: (instant: Date) => inZone(instant, timeZone),
  };
  const people = peopleOf(name, plan, seed);
  const shown = isPlayed(name) ? plan : { ...plan, ...people, groups: [], fixtures: [] };
  return {
    content: demoFolder(shown, matches, settings),
    categories: plan.categories,
    matches,
    begins: clock.instantOf(8 * 60),
    ends: clock.instantOf((days - 1) * minutesOfDay + 21 * 60),
  };
}

/** Nobody for `empty`; otherwise those who will play, and for `registration-open` hundreds of waiting clubs too. */
function peopleOf(
  name: EditionName,
  { categories, clubs, teams }: ReturnType<typeof makePlan>,
  seed: number,
): Pick<ReturnType<typeof makePlan>, 'clubs' | 'teams'> {
  if (name === 'empty') return { clubs: [], teams: [] };
  if (name !== 'registration-open') return { clubs, teams };
  const last = teams.reduce((highest, { id }) => Math.max(highest, id), 0);
  const waiting = waitingClubs(categories, last, new SeededRandom(seed + 1));
  return { clubs: [...clubs, ...waiting.clubs], teams: [...teams, ...waiting.teams] };
}

function isPlayed(name: EditionName): boolean {
  return name === 'day-two' || name === 'finished';
}

function playAndSchedule(
  name: EditionName,
  plan: ReturnType<typeof makePlan>,
  timetable: Timetable,
  random: SeededRandom,
): ScheduledMatch[] {
  const lastRounds = new Map<string, number>();
  for (const { group, round } of plan.fixtures)
    lastRounds.set(group.id, Math.max(lastRounds.get(group.id) ?? 0, round));
  const stateOf = (fixture: DemoFixture): FixtureState =>
    name === 'finished' ? 'finished' : stateOnDayTwo(fixture, lastRounds);
  const matches = simulate(plan, stateOf, random);
  return schedule(matches, name === 'finished' ? new Map() : pickRunning(matches), timetable);
}

function pickRunning(matches: readonly DemoMatch[]): Map<DemoMatch, RunningStory> {
  const coming = matches.filter(({ state }) => state !== 'finished');
  return new Map(
    runningStories.flatMap((story) => {
      const match = coming.filter(({ group }) => group.id === story.group)[story.nth];
      return match?.homeTeam && match.awayTeam ? [[match, story] as const] : [];
    }),
  );
}

function isoDay(day: string, add: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + add * dayLength).toISOString().slice(0, 10);
}
