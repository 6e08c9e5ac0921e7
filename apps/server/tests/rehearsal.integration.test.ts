import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, min } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rehearsal } from '@sevenmetre/contract/rehearsal/schemas';
import { type App, createApp } from '../src/app.ts';
import type { WebBuild } from '../src/features/pages/index.ts';
import { setEditionConfiguration } from '../src/features/reference-data/index.ts';
import { systemClock } from '../src/platform/clock/index.ts';
import { openDatabase } from '../src/platform/database/index.ts';
import {
  audit,
  clubs,
  configurationEntries,
  matches,
  places,
  placeTranslations,
} from '../src/platform/database/schema/index.ts';
import { readEnvironment } from '../src/platform/environment/index.ts';
import { createLog } from '../src/platform/log/index.ts';
import { systemRandom } from '../src/platform/random/index.ts';
import { exportDatabase } from '../src/platform/transfer/index.ts';
import { signIn } from './crawl.ts';
import { silent, testDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { fillMarkers, markersIn, markTexts } from './private-markers.ts';
import { populate } from './private-people.ts';
import { makeSmallCup, type SmallCup } from './small-cup.ts';

const printer: WebBuild = {
  id: 'test',
  clientFolder: join(import.meta.dirname, 'fixtures'),
  template: {
    html: '<!doctype html><head><!--head--></head><body><!--band--><div id="root"><!--html--></div></body>',
    styleHashes: [],
    styles: [],
    paper: '',
  },
  style: () => null,
  renderer: {
    render: (input) => ({ status: 200, html: JSON.stringify(input), head: '', styles: [], lang: 'en' }),
    embed: (input) => ({ html: JSON.stringify(input), script: '/assets/embed.js', styles: [] }),
  },
};

/**
 * Marked texts that are copied: names of clubs, teams, rooms, places and courts (also in the records of matches played
 * there), keys of the plan and hashes of its versions, ids of clubs. `hidden`
 * is the name of a club that is not accepted, of its team, and of a place that is not shown.
 */
const ofThings = [
  'clubs hidden.row',
  'lodgings lodgings.label',
  'matches matches.court',
  'matches matches.plan_key',
  'place_translations hidden.row',
  'places hidden.row',
  'plan_versions hidden.row',
  'plan_versions plan_versions.hash',
  'referee_pairs referee_pairs.club_ids',
  'report_versions matches.court',
  'teams hidden.row',
];

/** The marked texts of an exported database, with the table of each. Marked numbers and days belong to nobody. */
function textsIn(dump: string): string[] {
  let table = '';
  return dump.split('\n').flatMap((line) => {
    table = /^\{"table":"(\w+)"\}$/.exec(line)?.[1] ?? table;
    const texts = markersIn(line).filter((marker) => /[a-z]/.test(marker));
    return texts.map((marker) => marker.replace('zqmarker', table));
  });
}

const path = '/api/v1/admin/rehearsal';
const inside = 'rehearsal.localhost';

interface Asked {
  readonly host?: string;
  readonly method?: string;
  readonly cookie?: string;
  readonly body?: object;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: NodeJS.Dict<string | string[]>;
}

describe.each(testDatabases())('a rehearsal on $name', (kind) => {
  let database: TestDatabase;
  let app: App;
  let port: number;
  let cup: SmallCup;
  let organiser: string;
  let mailServer: Server;
  let connections = 0;

  const start = async () => {
    const smtp = `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`;
    const settings = { PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'test', SMTP_URL: smtp, SMTP_TLS: 'optional' };
    const environment = readEnvironment(settings, database.folder);
    const outside = { database, clock: systemClock, random: systemRandom, log: createLog('silent') };
    app = await createApp({ environment, ...outside, webBuild: printer });
    port = await app.start();
  };
  beforeAll(async () => {
    database = await kind.open();
    cup = await makeSmallCup(database);
    mailServer = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => mailServer.once('listening', resolve));
    await database.transaction(async (tx) => {
      await populate(cup, tx);
      await setEditionConfiguration(
        cup.editionId,
        {
          'contact-name': 'zqmarker contact.name',
          'contact-email': 'zqmarker contact.email',
          'contact-phone': 'zqmarker contact.phone',
          'bulletin-link': 'zqmarker bulletin.link',
          'cup-partners': 'zqmarker cup.partners',
          'cup-address': 'zqmarker cup.address',
        },
        tx,
      );
      await fillMarkers(tx);
      await markTexts(placeTranslations, ['description'], tx);
      await markTexts(places, ['link', 'data'], tx);
    });
    // Mails of the real portal are not what this test counts.
    await database.db.delete(audit);
    await start();
    organiser = await signIn('desk', ['ROLE_ADMIN'], database.db);
  });
  afterAll(async () => {
    await app.stop();
    mailServer.close();
    await database.cleanup();
  });

  function ask(address: string, { host = 'localhost', method = 'GET', cookie, body }: Asked = {}) {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const headers = {
      host: `${host}:${port}`,
      ...(cookie === undefined ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const call = request({ host: '127.0.0.1', port, path: address, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
      );
    });
    call.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
    return promise;
  }
  const bodyOf = async (answer: Promise<Answer>): Promise<Rehearsal> => {
    const { status, text } = await answer;
    expect([status, text.slice(0, 200)]).toEqual([200, expect.anything()]);
    return JSON.parse(text);
  };
  const make = () =>
    bodyOf(ask(path, { method: 'POST', cookie: organiser, body: { editionId: cup.editionId } }));
  const enter = async (as: string) => {
    const { text } = await ask(`${path}/entrances`, { method: 'POST', cookie: organiser, body: { as } });
    const { pathname, search, hostname } = new URL(JSON.parse(text).url);
    expect(hostname).toBe(inside);
    const answer = await ask(pathname + search, { host: inside });
    const [line = ''] = [answer.headers['set-cookie']].flat();
    return { link: pathname + search, answer, cookie: line.split(';')[0] ?? '' };
  };

  it('before it is made, its address answers nothing of the real portal', async () => {
    expect((await bodyOf(ask(path, { cookie: organiser }))).state).toBe('none');
    const answer = await ask('/results', { host: inside });
    expect([answer.status, answer.text]).toEqual([404, 'There is no rehearsal.\n']);
  });

  it('[RE1] is made in one press, once, by organisers only', async () => {
    const stranger = await signIn('stranger', [], database.db);
    const body = { editionId: cup.editionId };
    expect((await ask(path, { method: 'POST', cookie: stranger, body })).status).toBe(403);
    expect((await make()).of).toMatchObject({ editionId: cup.editionId, name: 'Small Cup', year: 2026 });
    expect((await ask(path, { method: 'POST', cookie: organiser, body })).text).toContain(
      'rehearsal-present',
    );
    const [entry] = await database.db.select().from(audit).where(eq(audit.action, 'edition.rehearsal-made'));
    expect(entry).toMatchObject({ subjectType: 'edition', subjectId: cup.editionId });
  });

  it('is entered by a link that works once; nobody is signed in by any other', async () => {
    const { link, answer, cookie } = await enter('organiser');
    expect([answer.status, answer.headers.location]).toEqual([303, '/admin/rehearsal']);
    expect(cookie).toMatch(/^session=/);
    for (const again of [link, '/rehearsal/enter?ticket=x', '/rehearsal/enter']) {
      const refused = await ask(again, { host: inside });
      expect([refused.headers.location, refused.headers['set-cookie']]).toEqual(['/login', undefined]);
    }
    expect((await ask(link)).headers['set-cookie']).toBeUndefined();
    const me = await ask('/api/v1/web/users/me', { host: inside, cookie });
    expect(me.text).toContain('organiser@rehearsal.example');
    // Neither session opens the other portal.
    expect((await ask('/api/v1/web/users/me', { cookie })).status).toBe(401);
    expect((await ask('/api/v1/web/users/me', { host: inside, cookie: organiser })).status).toBe(401);
    expect((await enter('club')).answer.headers.location).toBe('/dashboard');
    expect((await enter('reporter')).answer.headers.location).toBe('/reporter');
    const referee = await enter('referee');
    expect(referee.answer.headers.location).toBe('/referee/matches');
    const own = await ask('/api/v1/web/users/me', { host: inside, cookie: referee.cookie });
    expect(own.text).toContain('referee@rehearsal.example');
  });

  it('[RE4] says on every page, in frames and to search engines that it is one; the real portal does not', async () => {
    for (const page of ['/results', '/results/category/MA', '/login', '/admin', '/embed/group/MA-A', '/x']) {
      const { text, headers } = await ask(page, { host: inside });
      expect([page, text.includes('class="rehearsal-band"')]).toEqual([page, true]);
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
      const real = await ask(page);
      expect([page, real.text.includes('rehearsal')]).toEqual([page, false]);
      expect(real.headers['x-robots-tag']).toBeUndefined();
    }
    expect((await ask('/results', { host: inside })).text).toContain('Rehearsal: Small Cup');
    expect((await ask('/robots.txt', { host: inside })).text).toBe('User-agent: *\nDisallow: /\n');
    expect((await ask('/sitemap.xml', { host: inside })).text).not.toContain('<url>');
    for (const real of ['/sitemap.xml', '/api/v1/competition/static', '/api/v1/results/archive', '/results'])
      expect((await ask(real)).text).not.toMatch(/rehearsal/i);
  });

  it('[RE6] has a clock of its own, an hour before the first match, that organisers set', async () => {
    const { cookie } = await enter('organiser');
    const as = { host: inside, cookie };
    const clock = async () => Date.parse((await bodyOf(ask(path, as))).now ?? '');
    const [first] = await database.db
      .select({ at: min(matches.startsAt) })
      .from(matches)
      .where(eq(matches.editionId, cup.editionId));
    expect(Math.abs((await clock()) - ((first?.at?.getTime() ?? 0) - 3_600_000))).toBeLessThan(60_000);
    const now = '2027-01-02T10:00:00Z';
    const elsewhere = await ask(`${path}/clock`, { method: 'PUT', cookie: organiser, body: { now } });
    expect(elsewhere.text).toContain('rehearsal-elsewhere');
    await bodyOf(ask(`${path}/clock`, { ...as, method: 'PUT', body: { now } }));
    expect((await clock()) - Date.parse(now)).toBeLessThan(60_000);
    expect((await ask('/results', { host: inside })).text).toContain('Sat 2 Jan');
    expect((await bodyOf(ask(path, { cookie: organiser }))).now).toBeNull();
    const far = new Date(Date.now() + 90 * 86_400_000).toISOString().replace(/\.\d+/, '');
    await bodyOf(ask(`${path}/clock`, { ...as, method: 'PUT', body: { now: far } }));
    // Sessions live by the real time.
    expect((await ask('/api/v1/web/users/me', as)).status).toBe(200);
    const start = new Date((first?.at?.getTime() ?? 0) - 3_600_000).toISOString().replace('.000', '');
    await bodyOf(ask(`${path}/clock`, { ...as, method: 'PUT', body: { now: start } }));
  });

  it('[RE5] plays its matches as reporters record them, up to the final that they decide', async () => {
    const { cookie } = await enter('organiser');
    const as = { host: inside, cookie };
    expect(
      (await ask(`${path}/play`, { method: 'POST', cookie: organiser, body: { span: 'day' } })).text,
    ).toContain('rehearsal-elsewhere');
    for (let turn = 0; turn < 4; turn += 1) {
      const before = await bodyOf(ask(path, as));
      if (before.play?.day === 0) break;
      await ask(`${path}/play`, { ...as, method: 'POST', body: { span: 'day' } });
      for (let look = 0; look < 600; look += 1) {
        const now = await bodyOf(ask(path, as));
        if (now.play?.running === null) break;
        await wait(100);
      }
    }
    expect((await bodyOf(ask(path, as))).play).toEqual({ hour: 0, day: 0, running: null, left: 0 });
    const live = await ask('/api/v1/competition/live', { host: inside });
    const { matches: played } = JSON.parse(live.text);
    expect(played).toHaveLength(7);
    for (const match of played) {
      expect(match.homeTeamId).not.toBeNull();
      expect(match.homeScore + match.awayScore).toBeGreaterThan(0);
    }
    // The real matches are as they were.
    const real = JSON.parse((await ask('/api/v1/competition/live')).text);
    expect(real.matches.map(({ homeGoalsCount }: { homeGoalsCount: number }) => homeGoalsCount)).toEqual(
      real.matches.map(() => 0),
    );
  });

  it('[RE4] keeps its letters where the organiser reads them, and sends none', async () => {
    const { cookie } = await enter('organiser');
    const before = connections;
    const email = 'club@rehearsal.example';
    const sent = await ask('/api/v1/password-forgotten', {
      host: inside,
      method: 'POST',
      body: { email, locale: 'en' },
    });
    expect(sent.status).toBe(200);
    const kept = async () => JSON.parse((await ask('/api/v1/admin/mails', { host: inside, cookie })).text);
    const stored = { transport: 'files', waiting: 0, mails: [{ to: email }] };
    // The file is there before the letter leaves the queue.
    await expect.poll(kept).toMatchObject(stored);
    expect(connections).toBe(before);
    expect((await ask('/api/v1/admin/mails', { cookie: organiser })).text).not.toContain(email);
  });

  it('[RE2] [RE3] is there again after a restart, and holds nothing that belongs to a person', async () => {
    await app.stop();
    const folder = join(database.folder, 'data', 'rehearsal');
    const copy = await openDatabase({ log: silent, databaseUrl: null, directory: join(folder, 'database') });
    const dump = join(folder, 'dump.ndjson');
    await exportDatabase({ database: copy, clock: systemClock, path: dump });
    await copy.close();
    const text = readFileSync(dump, 'utf8');
    expect(text).toContain('HK Test');
    expect(text).toContain('+420000');
    // Numbers of beds and persons, and days of arrival, are no data of a person.
    expect([...new Set(textsIn(text))].toSorted()).toEqual(ofThings);
    expect(text).not.toContain('@example.test');
    await start();
    for (let look = 0; look < 200; look += 1) {
      if ((await bodyOf(ask(path, { cookie: organiser }))).state === 'open') break;
      await wait(100);
    }
    expect((await ask('/results', { host: inside })).text).toContain('Rehearsal: Small Cup');
  });

  it('whose file of origin is incomplete is not opened, and the real portal starts without it', async () => {
    await app.stop();
    const folder = join(database.folder, 'data', 'rehearsal');
    const file = join(folder, 'origin.json');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.slice(0, 20));
    await start();
    expect((await ask('/results')).status).toBe(200);
    expect((await bodyOf(ask(path, { cookie: organiser }))).state).toBe('none');
    await app.stop();
    writeFileSync(file, whole);
    await start();
    for (let look = 0; look < 200; look += 1) {
      if ((await bodyOf(ask(path, { cookie: organiser }))).state === 'open') break;
      await wait(100);
    }
    const { cookie } = await enter('organiser');
    const now = '2026-04-03T10:00:00Z';
    await bodyOf(ask(`${path}/clock`, { host: inside, cookie, method: 'PUT', body: { now } }));
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('[RE1] is thrown away in one press, with everything, and can be made again', async () => {
    const { cookie } = await enter('organiser');
    expect((await ask(path, { host: inside, method: 'DELETE', cookie })).text).toContain(
      'rehearsal-elsewhere',
    );
    expect((await bodyOf(ask(path, { method: 'DELETE', cookie: organiser }))).state).toBe('none');
    expect(existsSync(join(database.folder, 'data', 'rehearsal'))).toBe(false);
    expect((await ask('/results', { host: inside })).status).toBe(404);
    expect((await ask(path, { method: 'DELETE', cookie: organiser })).text).toContain('rehearsal-missing');
    expect((await make()).state).toBe('open');
    expect((await ask('/api/v1/web/users/me', { host: inside, cookie })).status).toBe(401);
    expect(await database.db.select().from(clubs)).not.toEqual([]);
    expect(await database.db.select().from(configurationEntries)).not.toEqual([]);
  });
});
