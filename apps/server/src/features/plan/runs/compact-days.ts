import { Worker } from 'node:worker_threads';
import type { Court } from '@sevenmetre/contract/plan/schemas';
import { capacity, compile, improve, shortenDays } from '@sevenmetre/engine/schedule';
import { KeptThreads } from '../../../platform/work/index.ts';
import { scheduleInput } from '../draft/schedule-input.ts';
import { type PlanSources, planned } from '../planned.ts';

/** Shares of the starts that matches take, the tightest first. */
const shares = [0.8, 0.7, 0.6, 0.5];
/** Moves for each match after which hours without a plan are given up. */
const effort = 5000;

const threads = new KeptThreads<PlanSources, Court[] | null>(
  () => new Worker(new URL('./compact-thread.ts', import.meta.url), { execArgv: [], name: 'compact-days' }),
  { milliseconds: 20_000 },
);

/** `compactCourts` in a thread: a search takes a second for a hundred matches. */
export function compactInThread(sources: PlanSources): Promise<Court[] | null> {
  return threads.ask(sources);
}

/**
 * The courts with the shortest hours in which a short search finds a plan, so that no match stands alone in the morning or evening
 * (PL20). null: the matches need the hours that there are.
 */
export function compactCourts(sources: PlanSources): Court[] | null {
  const { settings, document } = sources;
  const { base, matches } = planned(sources, document);
  for (const share of shares) {
    const hallDays = shortenDays({ hallDays: base.hallDays, matches }, share);
    if (hallDays === null) continue;
    const hours = new Map(hallDays.map((day) => [`${day.hall} ${day.day}`, day]));
    const courts = settings.courts.map((court) => ({
      ...court,
      hours: court.hours.map(({ day, open, close }) => {
        const shorter = hours.get(`${court.key} ${day}`);
        return { day, open: shorter?.open ?? open, close: shorter?.close ?? close };
      }),
    }));
    // Finals move with the end of the last day.
    const shortened = planned({ ...sources, settings: { ...settings, courts } }, document);
    if (hasPlan(shortened)) return courts;
  }
  return null;
}

function hasPlan({ base, matches }: ReturnType<typeof planned>): boolean {
  const problem = compile(scheduleInput(base, matches));
  if (!capacity(problem).ok) return false;
  const { progress } = improve(problem, new Map(), {
    seed: 1,
    moves: effort * matches.length,
    report: ({ broken, unplaced }) => broken + unplaced > 0,
  });
  return progress.broken + progress.unplaced === 0;
}
