import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@sevenmetre/contract';
import { pages } from '@sevenmetre/contract/pages';
import { createApp } from '../src/app.ts';
import type { App } from '../src/app.ts';
import type { WebBuild } from '../src/features/pages/index.ts';
import { setEditionConfiguration } from '../src/features/reference-data/index.ts';
import { systemClock } from '../src/platform/clock/index.ts';
import { readEnvironment } from '../src/platform/environment/index.ts';
import { createLog } from '../src/platform/log/index.ts';
import { systemRandom } from '../src/platform/random/index.ts';
import { addressesOf, addressesOfCall, markersShownTo, read, readingCalls, signIn } from './crawl.ts';
import { testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { fillMarkers, markersIn, tablesWithoutWord } from './private-markers.ts';
import { settleNeighbour } from './private-neighbour.ts';
import type { Neighbour } from './private-neighbour.ts';
import { populate } from './private-people.ts';
import { makeSmallCup, write } from './small-cup.ts';
import type { SmallCup } from './small-cup.ts';

/**
 * Calls for which the small tournament has no data: they need not answer, but are crawled all the same. Minutes of
 * a draw exist once it is over; the tests of draws read them. A volunteer's calendar needs the token of its link.
 */
const mayBeEmpty: readonly string[] = ['image', 'playoffSlice', 'publicDrawMinutes', 'dutyCalendar'];

/** A web app for tests that prints all data that it is given. */
const printer: WebBuild = {
  clientFolder: import.meta.dirname,
  template: { html: '<!--head--><!--html--><!--init-->', styleHashes: [], styles: [], paper: '' },
  style: () => null,
  id: 'printer',
  renderer: {
    render: (input) => ({ status: 200, html: JSON.stringify(input), head: '', styles: [], lang: 'en' }),
    embed: (input) => ({ html: JSON.stringify(input), script: '/assets/embed.js', styles: [] }),
  },
};

describe.each(testDatabases())('given markers in every private column on $name', (kind) => {
  let database: TestDatabase;
  let app: App;
  let url: string;
  let cup: SmallCup;
  let filled: number;
  let neighbour: Neighbour;

  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    await database.transaction(async (tx) => {
      await setEditionConfiguration(
        cup.editionId,
        { 'player-name-publication': 'number', scouting: 'true' },
        tx,
      );
      await populate(cup, tx);
      filled = await fillMarkers(tx);
      neighbour = await settleNeighbour(cup, tx);
    });
    const environment = readEnvironment({ PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test' }, database.folder);
    const log = createLog('silent');
    const outside = { database, clock: systemClock, random: systemRandom, log };
    app = await createApp({ environment, ...outside, webBuild: printer });
    url = `http://127.0.0.1:${await app.start()}`;
  });
  afterAll(async () => {
    await app.stop();
    await database.cleanup();
  });

  it('then there are many of them, in referees, participants, clubs, accounts, money, beds, messages and mails too', () => {
    expect(filled).toBeGreaterThanOrEqual(120);
    expect(tablesWithoutWord()).toEqual([]);
  });

  it.each(readingCalls)('%s shows none of them to a visitor', async (name, operation) => {
    const found = await Promise.all(addressesOfCall(name, operation).map((address) => read(url + address)));
    expect(found.flatMap(({ text }) => markersIn(text))).toEqual([]);
    const isForVisitors = !operation.statuses.includes(401) || operation.statuses.includes(304);
    const answered = found.some(({ status }) => status === 200);
    // Calls without an answer prove nothing: a new operation needs samples above.
    if (isForVisitors && !mayBeEmpty.includes(name)) expect(answered).toBe(true);
    if (!isForVisitors) expect(answered).toBe(false);
  });

  it('somebody who is signed in and has nothing here sees none of them either', async () => {
    const cookie = await signIn('somebody', [], database.db);
    expect(await markersShownTo(cookie, url)).toEqual({});
    expect((await read(`${url}/api/v1/web/users/me`, { cookie })).status).toBe(200);
  });

  it('[PE24] a reporter to whom no hall is assigned sees nothing of people, by any call', async () => {
    const cookie = await signIn('idle-reporter', ['ROLE_COMPETITION_REPORTER'], database.db);
    const told = Object.values(await markersShownTo(cookie, url)).flat();
    // Keys of taps and match clocks are not personal data.
    expect(told.filter((marker) => !/ (match_events\.client_key|matches\.clock)$/.test(marker))).toEqual([]);
  });

  it('who looks after another club, leads its team, referees and reports sees it, and nothing of others', async () => {
    const {
      reporterHall: _,
      reporterMatch: __,
      paperPhotos: ___,
      // Who else is on duty in the hall where they report (DU11).
      hallDuty: ____,
      ...told
    } = await markersShownTo(neighbour.cookie, url);
    const news = ['zqmarker messages.title_cs', 'zqmarker messages.title_en'];
    const newsOfClubs = [...news, 'zqmarker messages.text_cs', 'zqmarker messages.text_en'].toSorted();
    // Messages of the organiser to all clubs are for this club too.
    expect(told).toEqual({ me: newsOfClubs });
    const { clubId, cookie } = neighbour;
    for (const page of ['', '/users', '/roster', '/roster/export?format=csv', '/finance'])
      expect([page, (await read(`${url}/api/v1/web/clubs/${clubId}${page}`, { cookie })).status]).toEqual([
        page,
        200,
      ]);
  });

  it.each(Object.entries(pages))('the page %s is given none of them', async (name, { path }) => {
    const found = await Promise.all(addressesOf(path, /:(\w+)/).map((address) => read(url + address)));
    expect(found.flatMap(({ text }) => markersIn(text))).toEqual([]);
    if (!['playoff'].includes(name)) expect(found.some(({ status }) => status === 200)).toBe(true);
  });

  it('the live stream contains none of them', async () => {
    const topics = ['all', 'dashboard', 'match:1', 'team:1', 'hall:1', 'place:1', 'referee:1', 'group:MA-A'];
    const controller = new AbortController();
    const texts = topics.map(() => '');
    const streams = await Promise.all(
      topics.map((topic) =>
        fetch(`${url}${operations.liveStream.path}?topic=${topic}`, { signal: controller.signal }),
      ),
    );
    const reading = streams.map(async ({ body }, index) => {
      const decoder = new TextDecoder();
      for await (const part of body ?? []) texts[index] += decoder.decode(part);
    });
    await write(database, {
      matches: { [cup.matches[0] ?? 0]: { homeScore: 1, stageId: cup.stages['1st_half'] } },
    });
    for (let turn = 0; turn < 100 && !texts.slice(0, 3).every((text) => text.includes('data: {')); turn += 1)
      await wait(50);
    controller.abort();
    await Promise.allSettled(reading);
    expect(texts.slice(0, 3).every((text) => text.includes('data: {'))).toBe(true);
    expect(markersIn(texts.join(''))).toEqual([]);
  });

  it('the stream of a public draw contains none of them', async () => {
    const controller = new AbortController();
    const address = url + operations.publicDrawStream.path.replace('{category}', 'MA');
    const { body } = await fetch(address, { signal: controller.signal });
    const decoder = new TextDecoder();
    let text = '';
    for await (const part of body ?? []) {
      text += decoder.decode(part);
      if (text.includes('data: ')) break;
    }
    controller.abort();
    expect(text).toContain('data: ');
    expect(markersIn(text)).toEqual([]);
  });

  it('and the names that are public are found, so that the crawl does see people', async () => {
    expect((await read(`${url}/api/v1/results/referees`)).text).toContain('Publicová');
    expect((await read(`${url}/api/v1/competition/referees`)).text).toContain('Publicová');
  });
});
