import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@sevenmetre/rules/permissions';
import { testActor } from '@sevenmetre/rules/testing';
import { completeLocales } from '@sevenmetre/rules/vocabulary';
import { Archive, archiveHandlers } from '../src/features/archive/index.ts';
import { hideOldNames } from '../src/features/participants/index.ts';
import { createIsFrozen, editionHandlers } from '../src/features/editions/index.ts';
import type { Live } from '../src/features/live/index.ts';
import { matchChangeHandlers } from '../src/features/match-events/index.ts';
import { protestHandlers } from '../src/features/protests/index.ts';
import { addPages } from '../src/features/pages/index.ts';
import type { RenderInput } from '../src/features/pages/index.ts';
import { pageSlice } from '../src/features/results/index.ts';
import { plainWords } from '../src/features/translations/index.ts';
import {
  configurationEntries,
  matches,
  matchParticipants,
  participants,
  users,
} from '../src/platform/database/schema/index.ts';
import { mount } from '../src/platform/http/index.ts';
import { testServer } from '../src/platform/http/testing/test-server.ts';
import { bothDatabases } from './database.ts';
import type { TestDatabase } from './database.ts';
import { makeSmallCup } from './small-cup.ts';
import type { SmallCup } from './small-cup.ts';
import { testLive } from './test-live.ts';

/** A build whose pages print their data. */
const build = {
  clientFolder: import.meta.dirname,
  template: { html: '<!--html-->', styles: [], styleHashes: [], paper: '' },
  style: () => null,
  id: 'build',
  renderer: {
    embed: () => ({ html: '', script: '', styles: [] }),
    render: ({ base, slice, locale }: RenderInput) => ({
      status: slice?.status ?? 404,
      html: JSON.stringify([base, slice?.body]),
      head: '',
      styles: [],
      lang: locale,
    }),
  },
};
const boss: Actor = testActor(1, ['ROLE_USER', 'ROLE_SUPER_ADMIN']);

describe.each(bothDatabases())('editions that are over on $name', (kind) => {
  let database: TestDatabase;
  let live: Live;
  let server: ReturnType<typeof testServer>;
  let first: SmallCup;
  let second: SmallCup;

  beforeAll(async () => {
    database = await kind.open();
    const person = { email: 'boss@example.test', passwordHash: '-', firstName: 'A', lastName: 'B' };
    await database.db.insert(users).values({ ...person, id: 1, roles: [] });
    first = await makeSmallCup(database, 2024);
    await addPlayer(first);
    server = testServer();
    const { clock, log } = server;
    const beforePast = () => hideOldNames({ database, clock });
    live = testLive({ database, clock, log, beforePast });
    const archive = new Archive({ database, clock, live });
    const handlers = {
      ...archiveHandlers(archive),
      ...editionHandlers({ database, clock, snapshotOf: live.snapshotOf }),
      ...matchChangeHandlers({ database, clock }),
      ...protestHandlers({ database, clock }),
    };
    const isFrozen = createIsFrozen(database);
    mount(server.app, handlers, { identify: async () => boss, isFrozen, checkAnswers: true });
    const nothing = {
      analytics: null,
      map: null,
      publicUrl: null,
      securityContact: null,
      languages: completeLocales,
      firstLanguage: { locale: 'en', isNegotiated: true } as const,
      snapshot: () => null,
      images: { icon: async () => null },
    };
    await addPages(server.app, {
      build,
      readSlice: (page, editionId = null) =>
        editionId === null ? pageSlice(live, page) : archive.slice(editionId, page),
      archive: { find: (base) => archive.find(base), baseOf: (page) => archive.baseOf(page) },
      words: () => plainWords,
      clock,
      log,
      ...nothing,
    });
    await live.start();
  });
  afterAll(async () => {
    live.stop(() => 0);
    await server.app.close();
    await database.cleanup();
  });

  /** A child in the first match, whose name is shown until thirty days after the last day. */
  async function addPlayer({ editionId, clubId, matches: [matchId = 0], teams: [teamId = 0] }: SmallCup) {
    const { db } = database;
    const name = { firstName: 'Jana', lastName: 'Malá' };
    const [person] = await db
      .insert(participants)
      .values({ editionId, clubId, ...name })
      .returning();
    const inMatch = {
      matchId,
      teamId,
      participantId: person?.id ?? 0,
      side: 'home',
      role: 'player',
    } as const;
    await db.insert(matchParticipants).values({ ...inMatch, jerseyNumber: 7 });
    const entry = {
      editionId,
      key: 'names-become-numbers-after-days',
      value: '30',
      dataType: 'integer',
    } as const;
    await db.insert(configurationEntries).values({ ...entry, labelCs: '', labelEn: '' });
  }

  /** Follows redirects of a URL; returns the last URL and its content. */
  async function follow(
    url: string,
  ): Promise<{ readonly at: string; readonly status: number; body: string }> {
    const answer = await server.app.inject({ url });
    const { location } = answer.headers;
    if (typeof location === 'string' && answer.statusCode < 400) return follow(location);
    return { at: url, status: answer.statusCode, body: answer.body };
  }
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload: object = {}) => {
    const answer = await server.app.inject(method === 'GET' ? { method, url } : { method, url, payload });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  /** Public URLs of an edition by kind. */
  const addressesOf = ({ matches, teams, halls }: SmallCup) => ({
    byId: [
      ...matches.map((id) => `/results/match/${id}`),
      ...teams.map((id) => `/results/team-detail/${id}`),
      ...halls.map((id) => `/results/place/${id}`),
    ],
    byName: [
      '/results',
      '/results/team-category/MA',
      '/results/competition-group/MA-A',
      '/results/statistics/MA',
      '/results/country/CZ',
      '/results/countries',
    ],
  });

  it('[ED5] given one edition only, then its pages have addresses without a year, and those with its year lead there', async () => {
    const { byId, byName } = addressesOf(first);
    for (const address of [...byId, ...byName]) {
      expect([address, (await follow(address)).status]).toEqual([address, 200]);
      expect((await follow(`/2024${address}`)).at).toBe(address);
    }
    expect((await follow('/2023/results')).status).toBe(404);
  });

  it('[ED4] given an edition with something open, then it is closed only by who agrees to exactly that, and reopened with a reason', async () => {
    const path = `/api/v1/admin/editions/${first.editionId}`;
    const [match = 0] = first.matches;
    const [teamId = 0] = first.teams;
    const protests = `/api/v1/admin/matches/${match}/protests`;
    const ruling = { ruling: { ruling: 'abandoned' }, reason: 'x' };
    const clientKey = '00000000-0000-4000-8000-000000000001';
    const protest = { clientKey, teamId, reason: 'x', fee: 0, currency: 'CZK', minutes: 60 };
    const filed = await call('POST', protests, protest);
    expect(filed.status).toBe(200);
    const { body } = await call('GET', `${path}/closing`);
    expect(body).toMatchObject({
      closedAt: null,
      open: { unplayed: 7, unapproved: 0, lots: 0, protests: 1, unpaid: 0 },
    });
    expect(await call('POST', `${path}/close`, { agreedOpen: 0 })).toMatchObject({
      status: 409,
      body: { error: 'edition-open' },
    });
    const { seats } = (body as { open: { seats: number } }).open;
    const agreedOpen = 7 + seats + 1;
    expect((await call('POST', `${path}/close`, { agreedOpen })).status).toBe(200);
    const score = { score: { homeScore: 3, awayScore: 2 }, reason: 'x' };
    const refused = [
      await call('PUT', `/api/v1/reporter/match/${match}/official-score`, score),
      await call('PUT', `/api/v1/reporter/match/${match}/ruling`, ruling),
      await call('POST', `/api/v1/admin/protests/${String(filed.body['id'])}/decision`, {
        decision: 'rejected',
        reason: 'x',
        feeReturned: false,
      }),
    ];
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 409, body: { error: 'edition-closed' } });
    expect((await call('POST', `${path}/reopen`, { reason: ' ' })).status).toBe(400);
    expect((await call('POST', `${path}/reopen`, { reason: 'A protest' })).status).toBe(200);
    expect((await call('PUT', `/api/v1/reporter/match/${match}/official-score`, score)).status).toBe(200);
  });

  it('[ED5] given the next edition is current, then every address of the first one still answers with its data', async () => {
    second = await makeSmallCup(database, 2025);
    await live.publisher.catchUp();
    const { byId, byName } = addressesOf(first);
    for (const address of byId) {
      const { at, status, body } = await follow(address);
      expect([address, status, at]).toEqual([address, 200, `/2024${address}`]);
      expect(body).toContain('"year":2024');
    }
    for (const address of byName) {
      expect((await follow(address)).body).toContain('"year":2025');
      const { status, body } = await follow(`/2024${address}`);
      expect([address, status]).toEqual([address, 200]);
      expect(body).toContain('"year":2024');
      expect((await follow(`/2025${address}`)).at).toBe(address);
    }
    expect((await follow('/2024')).at).toBe('/2024/results');
  });

  it('given an edition whose names have had their time, then its pages never show one, however they are reached', async () => {
    const [match = 0] = first.matches;
    for (const address of [`/2024/results/match/${match}`, `/results/match/${match}`]) {
      const { body } = await follow(address);
      expect(body).toContain('"jerseyNumber":7');
      expect(body).not.toContain('Jana');
    }
  });

  it('given editions that are over, then the archive has their champions, records and the years of each club, and no person', async () => {
    const [final = 0] = first.matches.slice(6);
    const [winner = 0, loser = 0] = first.teams;
    const score = { homeTeamId: winner, awayTeamId: loser, homeScore: 21, awayScore: 20 };
    const { finished } = first.stages;
    await database.db
      .update(matches)
      .set({ ...score, stageId: finished })
      .where(eq(matches.id, final));
    server.clock.advance(120_000);
    const { body } = await call('GET', '/api/v1/results/archive');
    const team = { id: winner, name: 'HK Test I', countryCode: 'CZ' };
    expect(body).toMatchObject({
      editions: [
        {
          year: 2024,
          address: '2024',
          teams: 6,
          champions: [{ category: { code: 'MA' }, team, matchId: final }],
        },
      ],
      records: { mostGoals: { matchId: final, homeScore: 21, awayScore: 20 }, mostTeams: { teams: 6 } },
      clubs: [{ name: 'HK Test', titles: 1, years: [{ year: 2024 }] }],
    });
  });

  it('given a club that played before, then its team lists the earlier years, and the team of the first year lists none', async () => {
    const [winner = 0] = first.teams;
    const [team = 0] = second.teams;
    const { body } = await follow(`/results/team-detail/${team}`);
    expect(JSON.parse(body)).toMatchObject([
      '',
      {
        earlierYears: [
          {
            address: '2024',
            year: 2024,
            teams: first.teams.map((id) => ({ id, category: 'MA', champion: id === winner })),
          },
        ],
      },
    ]);
    expect((await follow(`/2024/results/team-detail/${winner}`)).body).not.toContain('earlierYears');
  });

  it('[ED5] given a page of the current edition under the year of another, then the reader is led to it', async () => {
    const [match = 0] = second.matches;
    expect((await follow(`/2024/results/match/${match}`)).at).toBe(`/results/match/${match}`);
    expect((await follow('/2024/results/match/999999')).status).toBe(404);
    expect((await follow('/2024/results/competition-group/XX')).status).toBe(404);
  });

  it('[ED5] given the switch was taken back, then the first edition is at its addresses without a year, and the other at its year though it is not over', async () => {
    const switched = await call('PUT', '/api/v1/admin/current-edition', {
      id: first.editionId,
      before: second.editionId,
    });
    expect(switched.status).toBe(200);
    await live.publisher.catchUp();
    const [match = 0] = first.matches;
    expect((await follow(`/2024/results/match/${match}`)).at).toBe(`/results/match/${match}`);
    server.clock.set('2025-06-13T10:00:00Z');
    const [left = 0] = second.matches;
    const { at, status } = await follow(`/results/match/${left}`);
    expect([at, status]).toEqual([`/2025/results/match/${left}`, 200]);
    expect((await call('GET', '/api/v1/results/archive')).body).toMatchObject({ editions: [] });
  });
});
