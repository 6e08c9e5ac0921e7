import { completeLocales } from '@sevenmetre/rules/vocabulary';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import { aPlayingCup } from '@sevenmetre/rules/snapshot/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { plainWords } from '../translations/index.ts';
import { addSiteFiles } from './site-files.routes.ts';

describe('files for programs', () => {
  let server: ReturnType<typeof testServer>;
  let shown: Snapshot;
  beforeEach(() => {
    server = testServer();
    shown = aPlayingCup();
    addSiteFiles(server.app, {
      publicUrl: 'https://cup.test',
      securityContact: null,
      clock: server.clock,
      snapshot: () => shown,
      words: () => plainWords,
      languages: completeLocales,
      firstLanguage: { locale: 'cs' },
    });
  });
  afterEach(() => server.app.close());

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const paths = (body: string) =>
    [...body.matchAll(/<loc>https:\/\/cup\.test([^<]*)<\/loc>/g)].map(([, p]) => p);
  const numbersOnly = () => {
    shown = { ...shown, edition: { ...shown.edition, namesPlayers: false } };
  };

  it('given an edition that names players, then the sitemap has no page of a match or a team', async () => {
    const { body } = await get('/sitemap.xml');
    expect(paths(body)).toContain('/city');
    expect(paths(body).filter((path) => /match\/|team-detail/.test(path ?? ''))).toEqual([]);
  });

  it('given numbers only, then it has all of them but matches with named referees', async () => {
    numbersOnly();
    const [referee] = shown.referees.values();
    const { body } = await get('/sitemap.xml');
    const matches = paths(body).filter((path) => path?.includes('/match/'));
    const led = new Set([...shown.referees.values()].flatMap(({ matchIds }) => matchIds));
    expect(matches).toHaveLength([...shown.matches.keys()].filter((id) => !led.has(id)).length);
    expect(paths(body).filter((path) => path?.includes('team-detail'))).toHaveLength(shown.teams.size);
    expect(body).toContain('hreflang="pl" href="https://cup.test/pl/results/team-detail/');
    for (const id of referee?.matchIds ?? []) expect(matches).not.toContain(`/results/match/${id}`);
  });

  it('given more pages than one file has, then an index leads to files that have each page once', async () => {
    numbersOnly();
    const [first] = shown.teams.values();
    const many = Array.from({ length: 4_500 }, (_, id) => [10_000 + id, first] as const);
    shown = { ...shown, teams: new Map(many.flatMap(([id, team]) => (team ? [[id, { ...team, id }]] : []))) };
    const index = (await get('/sitemap.xml')).body;
    expect(index).toContain('<sitemapindex');
    expect(paths(index)).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
    const files = await Promise.all(paths(index).map(async (file) => paths((await get(file ?? '')).body)));
    const all = files.flat();
    expect(all.length).toBeGreaterThan(4_500);
    expect(new Set(all).size).toBe(all.length);
    for (const file of ['0', '4', 'x', '-1'])
      expect((await get(`/sitemap-${file}.xml`)).statusCode).toBe(404);
  });

  it('the feed has results, newest first, in the language of its address, and nobody’s name', async () => {
    const finished = [...shown.stages.values()].find(({ code }) => code === 'finished');
    const over = [...shown.matches.values()].slice(0, 3).map((match, hour) => ({
      ...match,
      competitionMatchStageId: finished?.id ?? 0,
      homeScore: 20,
      awayScore: hour,
      endedAt: `2026-04-04T1${hour}:00:00Z`,
    }));
    shown = { ...shown, matches: new Map(over.map((match) => [match.id, match])) };
    const answer = await get('/de/feed.atom');
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const { body } = answer;
    expect(body).toContain('xml:lang="de"');
    expect(body).toContain('Ergebnisse und Durchsagen');
    expect(body).toContain('<icon>https://cup.test/cup/icon-192.png</icon>');
    const times = [...body.matchAll(/<entry>.*?<updated>([^<]+)</g)].map(([, at]) => at ?? '');
    expect(times).toEqual(['2026-04-04T12:00:00Z', '2026-04-04T11:00:00Z', '2026-04-04T10:00:00Z']);
    expect(body).toMatch(
      /<link rel="alternate" type="text\/html" href="https:\/\/cup\.test\/de\/results\/match\/\d+"\/>/,
    );
    expect((await get('/feed.atom')).body).toContain('xml:lang="cs"');
    const known = { 'if-none-match': String(answer.headers['etag']) };
    expect((await get('/de/feed.atom', known)).statusCode).toBe(304);
  });

  it('the feed is XML whatever an organiser announces', async () => {
    const text = 'Hala <A> & "B"\u0007 stojí';
    const announcement = {
      id: 1,
      textCs: text,
      textEn: '',
      hallIds: [],
      startsAt: '2026-04-04T10:00:00Z',
      endsAt: '2026-04-04T20:00:00Z',
    };
    shown = { ...shown, announcements: new Map([[1, announcement]]) };
    const { body } = await get('/cs/feed.atom');
    expect(body).toContain('<title>Hala &lt;A&gt; &amp; &quot;B&quot;  stojí</title>');
    expect(body).not.toContain('\u0007');
  });
});
