import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from '@sevenmetre/server/app';
import { manualClock } from '@sevenmetre/server/platform/clock/index';
import { readDifference, readDraft, readVersions } from '@sevenmetre/server/features/plan/index';
import { migrate, openDatabase } from '@sevenmetre/server/platform/database/index';
import type { Database } from '@sevenmetre/server/platform/database/index';
import { readEnvironment } from '@sevenmetre/server/platform/environment/index';
import { createLog } from '@sevenmetre/server/platform/log/index';
import { systemRandom } from '@sevenmetre/server/platform/random/index';
import { evaluateAppointments } from '@sevenmetre/engine/referees';
import { createClient } from '@sevenmetre/contract/client';
import { operations } from '@sevenmetre/contract/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccount } from './accounts.ts';
import { ensureDemo } from './ensure-demo.ts';
import { seedEdition } from './seed-edition.ts';
import { cookieFetch } from './play/cookie-fetch.ts';
import { play } from './play/play.ts';
import { createReporter } from './play/reporter.ts';

const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-seed-test-'));
const environment = readEnvironment({ PORT: '0', NODE_ENV: 'test', DATA_DIR: folder }, folder);
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const migrations = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url));

test('given the edition without anybody, then it is current and has categories, halls and no team', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'sevenmetre-seed-empty-'));
  const environment = readEnvironment({ PORT: '0', NODE_ENV: 'test', DATA_DIR: directory }, directory);
  const database = await openDatabase({
    log: silent,
    databaseUrl: null,
    directory: join(directory, 'database'),
  });
  const clock = manualClock('2026-04-04T10:00:00Z');
  await migrate(database, migrations);
  await seedEdition('empty', { database, clock, say: () => {} });
  const log = createLog('silent');
  const app = await createApp({ environment, database, clock, random: systemRandom, log, webBuild: null });
  const client = createClient({ baseUrl: `http://localhost:${await app.start()}`, fetch }, operations);
  const answer = await client.competitionStatic();
  if (answer.status !== 200) throw new Error('The edition cannot be read');
  const { teamCategories, teams } = answer.body;
  expect(teams).toEqual([]);
  expect(teamCategories.map(({ code }) => code)).toContain('MA');
  await app.stop();
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('the demo', () => {
  const clock = manualClock('2026-04-04T10:00:00Z');
  let database: Database;
  let url: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    database = await openDatabase({ log: silent, databaseUrl: null, directory: join(folder, 'database') });
    await migrate(database, migrations);
    await ensureDemo({ database, clock, say: () => {} });
    const log = createLog('silent');
    const app = await createApp({ environment, database, clock, random: systemRandom, log, webBuild: null });
    url = `http://localhost:${await app.start()}`;
    stop = () => app.stop();
  }, 180_000);
  afterAll(async () => {
    await stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const load = async () => {
    const client = createClient({ baseUrl: url, fetch }, operations);
    const [live, fixed] = [await client.competitionLive(), await client.competitionStatic()];
    if (live.status !== 200 || fixed.status !== 200) throw new Error('The demo cannot be read');
    const stages = new Map(fixed.body.matchStages.map(({ id, code }) => [id, code]));
    const counts = new Map<string, number>();
    for (const match of live.body.matches) {
      const stage = stages.get(match.competitionMatchStageId) ?? '';
      counts.set(stage, (counts.get(stage) ?? 0) + 1);
    }
    return Object.fromEntries(counts);
  };

  test('given an empty database, then every stage of a match can be seen', async () => {
    expect(await load()).toEqual({
      finished: 221,
      '1st_half': 4,
      '2nd_half': 3,
      shootout: 1,
      waiting_for_approval: 1,
      not_started: 115,
    });
  });

  test('given an empty database, then the organiser sees the published plan that made the schedule, with no rule broken', async () => {
    const context = { database, clock };
    const scope = { categories: null, groups: true, schedule: true };
    const [versions, draft, difference] = [
      await readVersions(context),
      await readDraft(context),
      await readDifference(context, { version: null, scope }),
    ];
    if (!versions.ok || !draft.ok || !difference.ok) throw new Error('The plan cannot be read');
    expect(versions.value.versions.map(({ number, summary }) => ({ number, ...summary }))).toEqual([
      { number: 1, added: 0, removed: 0, moved: 115, changed: 0, brokenRules: 0 },
    ]);
    expect(draft.value.log.map(({ change }) => change.kind)).toEqual(['apply']);
    expect(draft.value.document.placements).toHaveLength(345);
    expect(draft.value.input.hallDays).toHaveLength(12 * 4);
    expect(difference.value).toMatchObject({
      added: [],
      removed: [],
      moved: [],
      brokenRules: 0,
      unplaced: 0,
    });
  });

  test('given an empty database, then the reporter may report in every hall on each of the four days', async () => {
    const client = createClient({ baseUrl: url, fetch: cookieFetch(url) }, operations);
    const { email, password } = demoAccount('admin');
    await client.login({ body: { email, password } });
    const answer = await client.reporterAssignments();
    if (answer.status !== 200) throw new Error('The assignments cannot be read');
    const { halls, days, reporters } = answer.body;
    const reporter = reporters.find((one) => one.email === demoAccount('reporter').email);
    const everywhere = days.flatMap((day) => halls.map(({ id }) => `${id} on ${day}`)).toSorted();
    expect(days).toEqual(['2026-04-02', '2026-04-03', '2026-04-04', '2026-04-05']);
    expect(reporter?.assignments.map(({ placeId, day }) => `${placeId} on ${day}`).toSorted()).toEqual(
      everywhere,
    );
  });

  test('given an empty database, then pairs have accepted their matches up to the last day, with no rule of appointments broken', async () => {
    const client = createClient({ baseUrl: url, fetch: cookieFetch(url) }, operations);
    const { email, password } = demoAccount('admin');
    await client.login({ body: { email, password } });
    const answer = await client.appointmentBoard();
    if (answer.status !== 200) throw new Error('The appointments cannot be read');
    const { pairs, matches, appointments, input, toPublish } = answer.body;
    const lastDay = Math.max(...input.matches.map(({ day }) => day));
    const before = input.matches.filter(({ day }) => day < lastDay).map(({ id }) => Number(id));
    expect(pairs).toHaveLength(24);
    expect(appointments.map(({ matchId }) => matchId).toSorted((a, b) => a - b)).toEqual(
      before.toSorted((a, b) => a - b),
    );
    expect(before.length).toBeLessThan(matches.length);
    expect(new Set(appointments.map(({ state }) => state))).toEqual(new Set(['kept']));
    expect(toPublish).toBe(0);
    const wanted = appointments.map(({ matchId, pairId }) => [String(matchId), String(pairId)] as const);
    const broken = evaluateAppointments(input, new Map(wanted)).filter(({ isBroken }) => isBroken);
    expect(broken.filter(({ code }) => code !== 'without')).toEqual([]);
  });

  test('given a second start, then nothing is seeded', async () => {
    const said: string[] = [];
    const again = await ensureDemo({ database, clock, say: (line) => said.push(line) });
    expect(again.seeded).toBe(false);
    expect(said).toEqual([]);
  });

  test('given the player of matches, then running ones are played to their end and approved', async () => {
    const lines: string[] = [];
    const say = (line: string) => lines.push(line);
    const reporter = createReporter(url, say);
    await reporter.signIn();
    let ticks = 0;
    // Every reading of the clock advances the match by twenty seconds; eight minutes are enough.
    const now = () => (ticks += 100);
    const options = { speed: 200, url, minutes: 0.04, seed: 1 };
    const outcome = await play({ reporter, options, runId: 'test', now, wallClock: () => clock.now(), say });
    expect(outcome).toBe('time-is-up');
    expect(lines.some((line) => line.endsWith('approved'))).toBe(true);
    clock.advance(5);
    await expect.poll(async () => (await load())['finished']).toBeGreaterThan(221);
  });
});
