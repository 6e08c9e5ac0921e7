import { setTimeout as wait } from 'node:timers/promises';
import { SeededRandom } from '@sevenmetre/rules/fiction';
import { MatchPlay } from './match-play.ts';
import { loadProgramme } from './programme.ts';
import type { Programme } from './programme.ts';
import type { PlayContext } from './match-play.ts';

const secondsBetweenLoads = 5;
const atOnce = 12;

/** Plays the current and next matches, several halls at once, until none is left or the time is up. */
export async function play(context: PlayContext): Promise<'nothing-left' | 'time-is-up'> {
  const { options, now, wallClock } = context;
  const began = now();
  let jumped = 0;
  const running = new Map<number, MatchPlay>();
  const done = new Set<number>();
  let programme = await loadProgramme(context.reporter.client);
  let loadedAt = now();
  while (now() - began < options.minutes * 60_000) {
    const played = ((now() - began) / 1000) * options.speed + jumped;
    const time = wallClock().getTime() + (played - (now() - began) / 1000) * 1000;
    if (now() - loadedAt > secondsBetweenLoads * 1000) {
      programme = await loadProgramme(context.reporter.client).catch(() => programme);
      loadedAt = now();
    }
    await begin(context, { programme, running, done, time, played });
    const halls = [...running].map(async ([id, match]) => ({ id, state: await match.goOn(played) }));
    for (const { id, state } of await Promise.all(halls)) {
      if (state === 'playing') continue;
      running.delete(id);
      done.add(id);
    }
    if (running.size === 0) {
      const next = nextStart(programme, done);
      if (next === null) return 'nothing-left';
      // Times without a match are skipped.
      jumped += Math.max(0, (next - time) / 1000);
    }
    await wait(100);
  }
  return 'time-is-up';
}

interface Moment {
  readonly programme: Programme;
  readonly running: Map<number, MatchPlay>;
  readonly done: ReadonlySet<number>;
  /** Simulated time in milliseconds. */
  readonly time: number;
  /** Simulated seconds since the start. */
  readonly played: number;
}

async function begin(
  context: PlayContext,
  { programme, running, done, time, played }: Moment,
): Promise<void> {
  for (const match of programme.matches) {
    if (running.size >= atOnce) return;
    if (running.has(match.id) || done.has(match.id) || !match.isReady) continue;
    if (match.stage === 'not_started' && match.startsAt > time) continue;
    const random = new SeededRandom(context.options.seed * 100_003 + match.number);
    running.set(match.id, await MatchPlay.begin(context, { match, programme, random, played }));
  }
}

function nextStart(programme: Programme, done: ReadonlySet<number>): number | null {
  const starts = programme.matches
    .filter(({ id, isReady }) => isReady && !done.has(id))
    .map(({ startsAt }) => startsAt);
  return starts.length === 0 ? null : Math.min(...starts);
}
