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

/**
 * About accounts, editions and the process, which return data of other editions on purpose; and answers that
 * are not text.
 */
const aboutAll = [
  'adminEditions',
  'archiveSlice',
  'configurationDifferences',
  'contents',
  'dayCard',
  'diplomas',
  'editionClosing',
  'editionPreview',
  'findIndex',
  'groupCard',
  'hallCard',
  'homeCard',
  'image',
  'joinSlice',
  'mails',
  'rehearsal',
  'matchHistory',
  'matchCard',
  'matchReport',
  'matchReports',
  'metrics',
  'openEditions',
  'ownClubRegistrations',
  'rankingCard',
  'scorersCard',
  'rankingPdf',
  'rosterExport',
  'userDetail',
  'users',
];
/** Earlier registrations are copied, documents kept, and shared addresses of past editions still answer. */
const ofAnyYear = [
  'clubRegistration',
  'clubRegistrationCopy',
  'datesCalendar',
  'hallCalendar',
  'invoicePdf',
  'matchCalendar',
  'refereeCalendar',
  'teamCalendar',
  'teamCard',
  'teamsCalendar',
];
const isForVisitors = ({ statuses }: Operation) => !statuses.includes(401) || statuses.includes(304);
const ofOneYear = readingCalls.filter(([name]) => !aboutAll.includes(name));
const visitor = 'a visitor';
const signedIn = ['whoever looks after a club', 'an organiser'];
/** Every call by everybody who may make it. */
const asked = ofOneYear.flatMap(([name, call]) =>
  (isForVisitors(call) ? [visitor] : signedIn).map((who) => ({ name, who, call })),
);
type Asked = (typeof asked)[number];
/** Answers by URL, without refusals. */
type Answers = Readonly<Record<string, string>>;

/** Numbers and sums have no markers: a second edition is added to see whether they change. */
describe.each(testDatabases())('given a year with all that it holds on $name', (kind) => {
  let database: TestDatabase;
  let app: App;
  let url: string;
  /** Cookies. */
  const people = new Map([[visitor, '']]);
  /** Answers while there was one edition. */
  const known = new Map<Asked, Answers>();

  beforeAll(async () => {
    database = await kind.open();
    const cup = await makeSmallCup(database, 2026);
    await database.transaction(async (tx) => {
      await populate(cup, tx);
      await fillMarkers(tx);
      people.set(signedIn[0] ?? '', await openSession(1, tx));
      people.set(signedIn[1] ?? '', await signIn('organiser', ['ROLE_SUPER_ADMIN'], tx));
    });
    const environment = readEnvironment({ PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test' }, database.folder);
    const clock = manualClock('2026-06-13T08:00:00Z');
    const outside = { clock, random: systemRandom, log: createLog('silent'), webBuild: null };
    app = await createApp({ environment, database, ...outside });
    url = `http://127.0.0.1:${await app.start()}`;
    for (const one of asked) known.set(one, await answersTo(one));
    await addAnotherYear();
  }, 120_000);
  afterAll(async () => {
    await app.stop();
    await database.cleanup();
  });

  it.each(asked.filter(({ name }) => !ofAnyYear.includes(name)))(
    'when another year is added with the same, then $name answers $who what it answered before, and no more',
    async (one) => expect(await answersTo(one)).toEqual(known.get(one)),
  );

  it.each(asked.filter(({ name }) => ofAnyYear.includes(name)))(
    'when another year is added with the same, then $name answers $who of the first what it answered before',
    async (one) => expect(await answersTo(one)).toMatchObject(known.get(one) ?? {}),
  );

  it.each([visitor, ...signedIn])('then %s had been answered much', (person) => {
    const answers = [...known].flatMap(([{ who }, texts]) => (who === person ? Object.keys(texts) : []));
    expect(answers.length).toBeGreaterThan(20);
  });

  async function answersTo({ name, who, call }: Asked): Promise<Answers> {
    const cookie = people.get(who) ?? '';
    const addresses = addressesOfCall(name, call);
    const found = await Promise.all(addresses.map((address) => read(url + address, { cookie })));
    const answers = found.map(({ status, text }, at) => ({ status, told: [addresses[at], lasting(text)] }));
    return Object.fromEntries(answers.filter(({ status }) => status === 200).map(({ told }) => told));
  }

  /** An edition that is not current, whose settings publish everything. */
  async function addAnotherYear(): Promise<void> {
    await database.db.update(editions).set({ name: 'Yet Another Cup' }).where(eq(editions.year, 2020));
    const cup = await makeSmallCup(database, 2025);
    const version = await database.transaction(async (tx) => {
      await populate(cup, tx);
      await tx.update(editions).set({ isCurrent: false });
      await tx.update(editions).set({ isCurrent: true }).where(eq(editions.year, 2026));
      await setEditionConfiguration(cup.editionId, { 'player-name-publication': 'full' }, tx);
      // All of that edition come and need beds.
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

/**
 * Without headers of a single answer, versions of the whole database, mails (which belong to no edition), and
 * a club's earlier years.
 */
function lasting(text: string): string {
  const body = text.slice(text.indexOf(']]') + 2);
  return body
    .replace(/,"earlierYears":\[.*\](?=\}$)/, '')
    .replaceAll(/"(?:version|epoch)":"[^"]*"|"failedMails":\d+/g, '');
}
