import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@sevenmetre/contract';
import type { Operation } from '@sevenmetre/contract';
import { createApp } from '../src/app.ts';
import type { App } from '../src/app.ts';
import { appendChange } from '../src/features/live/index.ts';
import { setEditionConfiguration } from '../src/features/reference-data/index.ts';
import { manualClock } from '../src/platform/clock/index.ts';
import {
  clubs,
  editions,
  extraPersonGroups,
  referees,
  teams,
} from '../src/platform/database/schema/index.ts';
import { readEnvironment } from '../src/platform/environment/index.ts';
import { createLog } from '../src/platform/log/index.ts';
import { systemRandom } from '../src/platform/random/index.ts';
import { addressesOfCall, openSession, read, readingCalls, signIn } from './crawl.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { fillMarkers } from './private-markers.ts';
import { populate } from './private-people.ts';
import { makeSmallCup } from './small-cup.ts';

/** Of accounts, years and the process, which tell of another year what they are there for; and what is no text. */
const aboutAll = [
  'adminEditions',
  'editionPreview',
  'groupCard',
  'image',
  'mails',
  'matchHistory',
  'matchCard',
  'metrics',
  'openEditions',
  'ownClubRegistrations',
  'rosterExport',
  'userDetail',
  'users',
];
const ofOneYear = readingCalls.filter(([name]) => !aboutAll.includes(name));
const isForVisitors = ({ statuses }: Operation) => !statuses.includes(401) || statuses.includes(304);
const forVisitors = ofOneYear.filter(([, call]) => isForVisitors(call));
const forOthers = ofOneYear.filter(([, call]) => !isForVisitors(call));

/** Numbers and sums bear no marker: whether they count another year too is seen when one is added. */
describe.each(testDatabases())('given a year with all that it holds on $name', (kind) => {
  let database: TestDatabase;
  let app: App;
  let url: string;
  const people = new Map<string, string>([['a visitor', '']]);

  beforeAll(async () => {
    database = await kind.open();
    const cup = await makeSmallCup(database, 2026);
    await database.transaction(async (tx) => {
      await populate(cup, tx);
      await fillMarkers(tx);
      people.set('whoever looks after a club', await openSession(1, tx));
      people.set('an organiser', await signIn('organiser', ['ROLE_SUPER_ADMIN'], tx));
    });
    const environment = readEnvironment({ PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test' }, database.folder);
    const clock = manualClock('2026-06-13T08:00:00Z');
    const outside = { clock, random: systemRandom, log: createLog('silent'), webBuild: null };
    app = await createApp({ environment, database, ...outside });
    url = `http://127.0.0.1:${await app.start()}`;
  });
  afterAll(async () => {
    await app.stop();
    await database.cleanup();
  });

  it(
    'when another year is added with the same, then everybody is answered what was answered before',
    { timeout: 180_000 },
    async () => {
      const before = new Map<string, Map<string, string>>();
      for (const [who, cookie] of people) before.set(who, await answersTo(cookie));
      await addAnotherYear();
      for (const [who, cookie] of people) {
        const known = before.get(who) ?? new Map<string, string>();
        expect(known.size).toBeGreaterThan(20);
        const after = await answersTo(cookie);
        const changed = [...known].filter(([address, text]) => after.get(address) !== text);
        expect(changed.map(([address, was]) => ({ who, address, was, is: after.get(address) }))).toEqual([]);
      }
    },
  );

  /** What every call that reads answers, by its address; whatever is refused is left out. */
  async function answersTo(cookie: string): Promise<Map<string, string>> {
    const answers = new Map<string, string>();
    for (const [name, operation] of cookie === '' ? forVisitors : forOthers) {
      const addresses = addressesOfCall(name, operation);
      const found = await Promise.all(addresses.map((address) => read(url + address, { cookie })));
      for (const [index, { status, text }] of found.entries())
        if (status === 200) answers.set(addresses[index] ?? '', lasting(text));
    }
    return answers;
  }

  /** A year that is not the current one, whose settings publish all there is. */
  async function addAnotherYear(): Promise<void> {
    await database.db.update(editions).set({ name: 'Yet Another Cup' }).where(eq(editions.year, 2020));
    const cup = await makeSmallCup(database, 2025);
    const version = await database.transaction(async (tx) => {
      await populate(cup, tx);
      await tx.update(editions).set({ isCurrent: false });
      await tx.update(editions).set({ isCurrent: true }).where(eq(editions.year, 2026));
      await setEditionConfiguration(cup.editionId, { 'player-name-publication': 'full' }, tx);
      // Everybody of that year comes, and needs beds.
      await tx.update(clubs).set({ registrationState: 'approved' }).where(eq(clubs.editionId, cup.editionId));
      await tx
        .update(teams)
        .set({ state: 'accepted', bundlePersons: 9 })
        .where(eq(teams.editionId, cup.editionId));
      const comes = { registrationState: 'approved', wantsAccommodation: true } as const;
      await tx.update(referees).set(comes).where(eq(referees.editionId, cup.editionId));
      await tx
        .update(extraPersonGroups)
        .set({ bundlePersons: 9 })
        .where(eq(extraPersonGroups.clubId, cup.clubId));
      return appendChange(tx, { structure: true });
    });
    const isTold = async () =>
      (await read(url + operations.dashboardSlice.path)).text.includes(`.${version}"`);
    for (let turn = 0; turn < 400 && !(await isTold()); turn += 1) await wait(50);
    expect(await isTold()).toBe(true);
  }
});

/** Without headers of one answer, versions of the whole database and mails, which are of no year. */
function lasting(text: string): string {
  const body = text.slice(text.indexOf(']]') + 2);
  return body.replaceAll(/"(?:version|epoch)":"[^"]*"|"failedMails":\d+/g, '');
}
