import { completeLocales, type Locale } from '@sevenmetre/rules/vocabulary';
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPlayingCup } from '@sevenmetre/rules/snapshot/testing';
import { listen } from '../../platform/http/index.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import type { PageSlice } from '../results/index.ts';
import { layWords, plainWords } from '../translations/index.ts';
import { addPages } from './pages.routes.ts';
import { productLanguage } from './preferences.ts';
import type { RenderInput, RenderOutput } from './renderer.ts';
import { loadWebBuild } from './web-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-pages-'));
const script = 'console.log("app");'.repeat(20);

/** A minimal build; its renderer prints its input. */
function writeBuild(): void {
  const client = join(folder, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  mkdirSync(join(client, '.vite'), { recursive: true });
  mkdirSync(join(folder, 'server'), { recursive: true });
  const page =
    '<!doctype html><html lang="%lang%" data-theme="%theme%"><head><!--head--><link rel="stylesheet" href="/assets/app-1.css"></head><body><div id="root"><!--html--></div><!--init--></body></html>';
  writeFileSync(join(client, 'index.html'), page);
  writeFileSync(join(client, 'shell.html'), page);
  writeFileSync(join(client, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(client, 'sw.js'), 'self;');
  writeFileSync(join(client, 'assets', 'app-1.css'), 'a{}');
  writeFileSync(join(client, 'assets', 'login-1.css'), 'b{}');
  writeFileSync(join(client, 'assets', 'app-1.js'), script);
  writeFileSync(join(client, 'assets', 'app-1.js.br'), brotliCompressSync(script));
  writeFileSync(join(client, 'assets', 'app-1.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(
    join(folder, 'server', 'entry-server.js'),
    'export const render = () => ({ status: 200, html: "", head: "", styles: [], lang: "en" });' +
      'export const embed = ({ kind, address }) => ({ html: `<h1>${kind}</h1><a href="${address}">more</a>`, script: "/assets/app-1.js", styles: [] });',
  );
}

describe('given a built web app', () => {
  let server: ReturnType<typeof testServer>;
  let slices: Map<string, PageSlice>;
  let rendered: RenderInput[];
  let render: (input: RenderInput) => RenderOutput;
  let words = plainWords;
  let firstLanguage: { locale: Locale; isNegotiated: boolean };

  beforeAll(writeBuild);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    server = testServer();
    rendered = [];
    words = plainWords;
    firstLanguage = { ...productLanguage };
    const found: PageSlice = { status: 200, etag: '"1"', json: '{"name":"<b>MA-A</b>"}' };
    slices = new Map([['/results/competition-group/:label MA-A', found]]);
    render = ({ pathname, locale, slice }) => ({
      status: slice?.status ?? (pathname === '/login' ? 200 : 404),
      html: `<h1>${pathname}</h1>`,
      head: `<title>${locale}</title>`,
      styles: pathname === '/login' ? ['/assets/login-1.css'] : [],
      lang: locale,
    });
    const build = await loadWebBuild(folder);
    await addPages(server.app, {
      build: {
        ...build,
        renderer: { ...build.renderer, render: (input) => (rendered.push(input), render(input)) },
      },
      readSlice: async ({ page, params }) =>
        slices.get(`${page.path} ${params['label'] ?? ''}`) ?? {
          status: 404,
          body: { error: 'group-unknown', additionalProperties: {} },
        },
      words: () => words,
      clock: server.clock,
      log: server.log,
      analytics: null,
      map: null,
      publicUrl: null,
      securityContact: 'mailto:it@example.org',
      languages: completeLocales,
      firstLanguage,
      snapshot: () => aPlayingCup(),
      images: { icon: async () => null },
    });
  });
  afterEach(() => server.app.close());

  const group = '/results/competition-group/MA-A';
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it('a page comes with its data, in the visitor’s language and theme', async () => {
    const answer = await get(group, { cookie: 'a=1; locale=cs; theme=dark', 'accept-language': 'en' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    });
    expect(answer.body).toContain(
      '<html lang="cs" data-theme="dark"><head><title>cs</title><style>a{}</style></head>',
    );
    expect(answer.body).toContain('"body":{"name":"\\u003cb>MA-A\\u003c/b>"},"etag":"\\"1\\""');
    expect(rendered[0]).toMatchObject({
      serverTime: '2026-04-04T12:00:00Z',
      slice: { operation: 'groupSlice', status: 200 },
    });
  });

  it.each([
    ['/reporter/match/7', 'camera=(self)'],
    ['/reporter/hall-matches/3', 'camera=(self)'],
    ['/reporter', 'camera=(self)'],
    ['/reporters', 'camera=()'],
    ['/login', 'camera=()'],
    [group, 'camera=()'],
  ])('%s is served with %s', async (path, camera) => {
    const { headers } = await get(path);
    expect(headers['permissions-policy']).toBe(
      `${camera}, geolocation=(self), microphone=(), payment=(), usb=()`,
    );
  });

  it('given parameters that the page does not read, then it is not rendered again for them', async () => {
    const plain = await get(group);
    for (const query of ['?x=1', '?utm_source=a&day=2', '?view=list', `?${'x'.repeat(2_000)}`]) {
      const answer = await get(group + query);
      expect([answer.statusCode, answer.headers.etag]).toEqual([200, plain.headers.etag]);
    }
    expect(rendered).toHaveLength(1);
  });

  it('given parameters that change the page, then it is rendered once for each of its forms', async () => {
    const found: PageSlice = {
      status: 200,
      etag: '"1"',
      json: '{"days":["2026-04-04"],"teams":[{"teamId":7,"name":"A"},{"teamId":12}]}',
    };
    for (const path of ['/results/matches-by-hall/:id', '/results/competition-group/:code/play-off/:playoff'])
      slices.set(`${path} `, found);
    const searches = async (path: string, queries: readonly string[]) => {
      rendered = [];
      for (const query of queries) await get(path + query);
      return rendered.map(({ search }) => search);
    };
    const days = ['?day=2026-04-04', '?x=1&day=2026-04-04', '?day=2026-04-05', '', '?day=%22'];
    expect(await searches('/results/matches-by-hall/3', days)).toEqual(['?day=2026-04-04', '']);
    const views = ['?team=7&view=list', '?view=list&team=7&team=12', '?team=99&view=list', '?view=none', ''];
    expect(await searches('/results/competition-group/MA/play-off/A', views)).toEqual([
      '?view=list&team=7',
      '?view=list',
      '',
    ]);
  });

  it('an organiser’s words come with every page as text, and another word is another page', async () => {
    const plain = await get(group);
    expect(plain.body).not.toContain('"words"');
    words = layWords(JSON.stringify({ en: { shell: { results: 'Scores $& </p>' } }, cs: {} }));
    expect(words.version).toBe('');
    words = layWords(JSON.stringify({ en: { shell: { results: 'Scores $& 3 < 4' } }, cs: {} }));
    const laid = await get(group, { 'if-none-match': String(plain.headers.etag) });
    expect(laid.statusCode).toBe(200);
    expect(laid.body).toContain(
      `"words":{"version":"${words.version}","texts":{"en":{"shell":{"results":"Scores $& 3 \\u003c 4"}}}}`,
    );
    expect(rendered.at(-1)?.words).toEqual({ shell: { results: 'Scores $& 3 < 4' } });
    expect((await get(group, { 'if-none-match': String(laid.headers.etag) })).statusCode).toBe(304);
    const shell = { results: 'x'.repeat(1990) };
    words = layWords(JSON.stringify({ en: { shell } }));
    expect((await get('/login')).body).toContain(`"words":{"version":"${words.version}"}`);
    words = plainWords;
    expect((await get(group)).headers.etag).toBe(plain.headers.etag);
  });

  it('the policy of a page allows its own files and its inlined style, nothing else', async () => {
    const { headers } = await get(group);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';img-src 'self' data:;connect-src 'self';font-src 'self';manifest-src 'self';worker-src 'self';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    );
  });

  it('is rendered once for all readers, until its data change', async () => {
    const [first] = await Promise.all([get(group), get(group), get(group, { 'accept-encoding': 'br' })]);
    expect(rendered).toHaveLength(1);
    const again = await get(group, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    server.clock.advance(600);
    expect((await get(group)).headers.etag).toBe(first.headers.etag);
    await get(group, { cookie: 'locale=cs' });
    expect(rendered).toHaveLength(2);
    slices.set('/results/competition-group/:label MA-A', { status: 200, etag: '"2"', json: '{}' });
    const changed = await get(group, { 'if-none-match': String(first.headers.etag) });
    expect(changed.statusCode).toBe(200);
    expect(rendered).toHaveLength(3);
  });

  it('an unknown group and an unknown page are pages with the status 404 that nobody keeps', async () => {
    for (const url of ['/results/competition-group/XX', '/nothing/here', '/results/a/b/c/d']) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain('<!doctype html>');
    }
    expect(rendered[0]?.slice).toMatchObject({ status: 404, body: { error: 'group-unknown' } });
  });

  it('a page that cannot be rendered, or whose data are not there yet, is left to the browser', async () => {
    render = () => {
      throw new Error('broken page');
    };
    const broken = await get(group);
    expect([broken.statusCode, broken.headers['content-security-policy']]).toEqual([
      200,
      expect.stringContaining("script-src 'self'"),
    ]);
    expect(broken.body).toContain('<div id="root"></div>');
    expect(server.lines.join('')).toContain('broken page');
    slices.set('/results/competition-group/:label MA-A', { status: 503 });
    expect((await get(group)).body).toContain('<div id="root"></div>');
  });

  it('where browsers are not asked, a first visit gets the default language, in frames too, and the shell contains it', async () => {
    const keeps = async (headers: Record<string, string>) => {
      const { body } = await get(group, headers);
      return [/<html lang="(\w+)"/.exec(body)?.[1], body.includes('"keepsLanguage":true')];
    };
    expect(await keeps({ 'accept-language': 'de' })).toEqual(['de', false]);
    Object.assign(firstLanguage, { locale: 'cs', isNegotiated: false });
    expect(await keeps({ 'accept-language': 'de' })).toEqual(['cs', true]);
    expect(await keeps({ 'accept-language': 'de', cookie: 'locale=en' })).toEqual(['en', true]);
    const frame = await get('/embed/group/MA-A', { 'accept-language': 'de' });
    expect(frame.body).toContain('<html lang="cs"');
  });

  it('the start leads to the results, in the language of its address', async () => {
    expect((await get('/?a=1')).headers.location).toBe('/results?a=1');
    for (const start of ['/cs', '/cs/']) expect((await get(start)).headers.location).toBe('/cs/results');
  });

  it('a page answers at the address of a language in that language, without a redirect, and remembers it', async () => {
    const answer = await get(`/cs${group}?tab=2`, { 'accept-language': 'de', cookie: 'locale=en' });
    expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
    expect(answer.body).toContain(`<h1>${group}</h1>`);
    expect(answer.body).toContain('lang="cs"');
    expect(answer.headers['set-cookie']).toBe('locale=cs; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['vary']).toBe('Cookie, Accept-Encoding');
    expect(rendered).toMatchObject([{ pathname: group, locale: 'cs', addressLocale: 'cs' }]);
  });

  it('the page of an address with a language is another one than that without, and both are kept', async () => {
    const urls = [group, `/cs${group}`, group, `/cs${group}`];
    const answers = [];
    for (const url of urls) answers.push(await get(url, { cookie: 'locale=cs' }));
    expect(rendered).toHaveLength(2);
    const tags = answers.map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(2);
    const again = await get(`/cs${group}`, { 'if-none-match': String(tags[1]) });
    expect(again.statusCode).toBe(304);
  });

  it('programs, files and pages of other letters are the same behind a language', async () => {
    expect((await get('/cs/api/v1/nothing')).json()).toMatchObject({ error: 'route-unknown' });
    const answer = await get('/cs/Results/Competition-Group/MA-A?day=2');
    expect([answer.statusCode, answer.headers.location]).toEqual([308, `/cs${group}?day=2`]);
  });

  it.each([
    '/cs//evil.test',
    '/cs/\\evil.test',
    '/en///evil.test/..',
    '/cs/%5Cevil.test',
    '/cs/\t/evil.test',
  ])('%j leads to no other site', async (url) => {
    const { headers } = await get(url);
    expect(new URL(headers.location ?? '/', 'http://cup.test').host).toBe('cup.test');
  });

  it('words of an address in other letters lead to the page that is meant, for good', async () => {
    const answer = await get('/Results/Competition-Group/MA-A?day=2');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      308,
      '/results/competition-group/MA-A?day=2',
    ]);
    expect(rendered).toEqual([]);
  });

  it('the styles of one page stand in it after those of every page, known to its policy alone', async () => {
    const [own, other] = [await get('/login'), await get('/results/competition-group/MA-A')];
    expect(own.body).toContain('<style>a{}</style><style>b{}</style></head>');
    const hash = `sha256-${createHash('sha256').update('b{}').digest('base64')}`;
    expect(own.headers['content-security-policy']).toContain(hash);
    expect(other.body).not.toContain('b{}');
    expect(other.headers['content-security-policy']).not.toContain(hash);
  });

  it('a view for other sites may be framed, reads no cookie and loads nothing of others', async () => {
    const answer = await get('/embed/group/MA-A?lang=cs&theme=dark', { cookie: 'locale=en; theme=light' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<html lang="cs" data-theme="dark">');
    expect(answer.body).toContain(
      'data-topic="group:MA-A"><h1>group</h1><a href="/results/competition-group/MA-A">',
    );
    const { headers } = answer;
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect([headers['x-frame-options'], headers['set-cookie']]).toEqual([undefined, undefined]);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });

  it('a view of what is not there says so in its frame', async () => {
    const answer = await get('/embed/group/%3Cscript%3E?lang=en');
    expect([answer.statusCode, answer.headers['content-security-policy']]).toEqual([
      404,
      expect.stringContaining('frame-ancestors *'),
    ]);
    expect(answer.body).toContain('data-topic="group:&lt;script&gt;"');
    expect((await get('/embed/nothing')).json()).toMatchObject({ error: 'route-unknown' });
  });

  it('who finds a weakness finds the address to write to, valid for half a year from now', async () => {
    const answer = await get('/.well-known/security.txt', { host: 'cup.test' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body.split('\n')).toEqual([
      'Contact: mailto:it@example.org',
      'Expires: 2026-10-01T12:00:00Z',
      'Preferred-Languages: cs, en, de, sk, pl',
      'Canonical: http://cup.test/.well-known/security.txt',
      '',
    ]);
  });

  it('search engines find every public page that names nobody, and what they may not read', async () => {
    const robots = await get('/robots.txt', { host: 'cup.test' });
    expect([robots.statusCode, robots.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(robots.body).toContain('Disallow: /api/\n');
    expect(robots.body).toContain('Allow: /api/v1/cards/\n');
    expect(robots.body).toContain('Sitemap: http://cup.test/sitemap.xml\n');
    const map = await get('/sitemap.xml', { host: 'cup.test' });
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
    const paths = [...map.body.matchAll(/<loc>http:\/\/cup\.test([^<]*)<\/loc>/g)].map(([, path]) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/results',
        '/results/team-category/MA',
        '/results/competition-group/MA-A',
        '/results/countries',
        '/results/country/CZ',
        '/results/matches-by-hall/1',
      ]),
    );
    expect(map.body).toContain(
      '<xhtml:link rel="alternate" hreflang="cs" href="http://cup.test/cs/results/countries"/>',
    );
    expect(map.body).toContain('hreflang="x-default" href="http://cup.test/results/countries"/>');
    expect(robots.body).toContain('Disallow: /cs/admin/\n');
    expect(paths.filter((path) => /match\/|team-detail|referee|statistics/.test(path ?? ''))).toEqual([]);
  });

  it('addresses of programs and files are no pages', async () => {
    for (const url of [
      '/api',
      '/api/v1/nothing',
      '/assets/old-1.js',
      '/assets/app-1.js.br',
      '/health/x',
      '/wp-login.php',
      '/favicon.ico',
    ]) {
      const answer = await get(url);
      expect([answer.statusCode, answer.json()], url).toEqual([
        404,
        { error: 'route-unknown', additionalProperties: {} },
      ]);
    }
    expect(rendered).toEqual([]);
  });

  it('files with a hash are kept for ever, the others asked for again, all compressed beforehand', async () => {
    const asset = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/assets/app-1.js')).body).toBe(script);
    for (const url of ['/sw.js', '/shell.html', '/index.html']) {
      const { headers, statusCode } = await get(url);
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-cache']);
      expect(headers['content-security-policy']).toContain("connect-src 'self'");
    }
    const head = await server.app.inject({ method: 'HEAD', url: '/assets/app-1.js' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const part = await get('/assets/app-1.js', { range: 'bytes=0-6' });
    expect([part.statusCode, part.body]).toEqual([206, 'console']);
  });

  it('no path leads out of the folder', async () => {
    const { port } = await listen(server.app, '127.0.0.1', 0);
    const ask = async (path: string): Promise<string> => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: cup.test\r\nConnection: close\r\n\r\n`);
      return (await text(socket)).split('\r\n\r\n')[1] ?? '';
    };
    for (const path of [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/..%5c..%5csecret.txt',
      '//secret.txt',
      '/.vite/manifest.json',
      '/%00',
    ]) {
      const body = await ask(path);
      expect(body, path).toMatch(/^(?:<!doctype html>|\{"error":"(?:route-unknown|bad-request)")/);
    }
  });
});
