import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from '../harness/row.ts';
import { Child } from '../harness/child.ts';
import { kilobytes, mean } from '../harness/numbers.ts';
import { type Fixture, Reporter } from '../harness/reporter.ts';
import type { PreparedTournament } from '../harness/prepared-tournament.ts';
import type { CrowdApi } from '../programs/crowd.ts';

/* The peak hour of the design: 40 courts, 60 matches of 45 events. */
const eventsOfMatch = 45;
const matchesOfHour = 60;
const pollsOfHour = 360;
/** Longer than the stream collects changes, so that a frame contains one event, as in the real hour. */
const millisecondsBetween = 65;
/** A heartbeat every 15 s and a checksum every minute, which a replay in seconds does not send. */
const quietHour = { heartbeats: 240 * 'event: beat\ndata\n\n'.length, sums: 60 * 80 };
const label = 'MA-A';
const goals = { share: 20, group: 60_000, match: 40_000 };

interface Streams {
  readonly all: Child<CrowdApi>;
  readonly group: Child<CrowdApi>;
  readonly match: Child<CrowdApi>;
}

/**
 * Bytes of the streams' bodies for an hour of watching, without chunk framing (the streams are not chunked)
 * and without the one-time headers. Two matches of one group are played in full; the stream of all results is
 * extrapolated to the hour's 60 matches.
 */
export async function viewerHour(prepared: PreparedTournament): Promise<Row[]> {
  const product = await prepared.start();
  const streams = { all: crowdChild(), group: crowdChild(), match: crowdChild() };
  try {
    const reporter = await Reporter.open({ url: product.url, cookies: prepared.cookies });
    const fixtures = reporter.fixtures.filter(({ groupLabel }) => groupLabel === label).slice(0, 2);
    const [watched] = fixtures;
    if (!watched) throw new Error(`${label} has no match to come`);
    await openAll(streams, product.port, watched);
    const polls = [await poll(product.url)];
    for (const fixture of fixtures) {
      await play(reporter, fixture);
      polls.push(await poll(product.url));
    }
    await pause(300);
    return await rows(streams, mean(polls));
  } finally {
    await Promise.all([streams.all.stop(), streams.group.stop(), streams.match.stop(), product.stop()]);
  }
}

const crowdChild = (): Child<CrowdApi> => new Child<CrowdApi>('programs/crowd.ts');

async function openAll({ all, group, match }: Streams, port: number, watched: Fixture): Promise<void> {
  const path = (topic: string): string => `/api/v1/competition/live/stream?topic=${topic}`;
  await all.ask('join', { port, path: path('all'), count: 1, first: 0 });
  await group.ask('join', { port, path: path(`group:${label}`), count: 1, first: 1 });
  await match.ask('join', { port, path: path(`match:${watched.id}`), count: 1, first: 2 });
}

/** Plays a match from the first whistle to the approval. */
async function play(reporter: Reporter, fixture: Fixture): Promise<void> {
  await reporter.stage(fixture, '1st_half');
  for (let event = 0; event < eventsOfMatch; event += 1) {
    const since = performance.now();
    await reporter.tap(fixture);
    await pause(Math.max(0, millisecondsBetween - (performance.now() - since)));
  }
  for (const code of ['2nd_half', 'waiting_for_approval', 'finished']) {
    await reporter.stage(fixture, code);
    await pause(millisecondsBetween);
  }
}

/** Bytes of one poll of all results: the whole answer with its headers, as brotli. */
function poll(origin: string): Promise<number> {
  return wireBytes(`${origin}/api/v1/competition/live`, { 'accept-encoding': 'br' });
}

async function rows({ all, group, match }: Streams, onePoll: number): Promise<Row[]> {
  const polling = onePoll * pollsOfHour;
  const everything = ((await all.ask('received')) / 2) * matchesOfHour + quietHour.heartbeats;
  const ofGroup = (await group.ask('received')) + quietHour.heartbeats + quietHour.sums;
  const ofMatch = (await match.ask('received')) + quietHour.heartbeats + quietHour.sums;
  const reference = `${kilobytes(polling)} polling live (br)`;
  const row = (metric: string, bytes: number, goal: string, reached: boolean): Row => ({
    metric: `bytes of a viewer-hour, ${metric}`,
    product: kilobytes(bytes),
    reference,
    ratio: `1/${(polling / bytes).toFixed(polling / bytes < 100 ? 1 : 0)}`,
    goal,
    reached,
  });
  return [
    row('everything', everything, `≤ 1/${goals.share}`, everything * goals.share <= polling),
    row('one group, two matches', ofGroup, `≤ ${kilobytes(goals.group)}`, ofGroup <= goals.group),
    row('one match', ofMatch, `≤ ${kilobytes(goals.match)}`, ofMatch <= goals.match),
  ];
}

/** Bytes of one GET on the network: headers and compressed body. */
function wireBytes(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const call = request(url, { headers, agent: false }, (answer) => {
    answer.resume();
    answer.on('close', () => resolve(answer.socket.bytesRead));
  });
  call.on('error', reject).end();
  return promise;
}
