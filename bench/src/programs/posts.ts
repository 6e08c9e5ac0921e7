import { answerParent } from '../harness/child.ts';
import { type Fixture, Reporter } from '../harness/reporter.ts';

const eventsOfMatch = 40;

let reporter: Reporter | null = null;
let waiting: Fixture[] = [];

/** Starts many matches before the measurement. */
async function open({
  url,
  cookies,
  matches,
}: {
  url: string;
  cookies: readonly string[];
  matches: number;
}): Promise<void> {
  const opened = await Reporter.open({ url, cookies });
  reporter = opened;
  waiting = opened.fixtures.slice(0, matches);
  for (let done = 0; done < waiting.length; done += 10) {
    await Promise.all(waiting.slice(done, done + 10).map((fixture) => opened.stage(fixture, '1st_half')));
  }
}

/** Clients that record one event after the other, each in its own match. Returns events stored per second. */
async function record({ clients, seconds }: { clients: number; seconds: number }): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: clients }, () => recordUntil(end)));
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

async function recordUntil(end: number): Promise<number> {
  let count = 0;
  let left = 0;
  let fixture: Fixture | undefined;
  while (performance.now() < end) {
    if (left === 0) {
      fixture = waiting.shift();
      left = eventsOfMatch;
    }
    if (!fixture || !reporter) throw new Error('There are no more matches to record');
    await reporter.tap(fixture);
    left -= 1;
    count += 1;
  }
  return count;
}

const api = { open, record };
export type PostsApi = typeof api;
answerParent(api);
