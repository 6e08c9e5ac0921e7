import { setTimeout as pause } from 'node:timers/promises';
import type { PortalServer } from '../server.ts';
import type { BrowserPage } from './browser-page.ts';
import { reporter } from './portal-api.ts';
import type { PortalApi } from './portal-api.ts';

interface Setup {
  readonly page: BrowserPage;
  readonly api: PortalApi;
  readonly server: PortalServer;
}

/** What has to work in every browser; in this order, since the server is down during the last. */
export const checks: readonly { readonly title: string; readonly run: (setup: Setup) => Promise<void> }[] = [
  { title: 'the ten most used pages open with title and heading, and nothing goes wrong', run: tenPages },
  { title: 'a goal arrives on an open page without a reload', run: liveGoal },
  { title: 'a followed team is on the first page, after a reload too', run: followedTeam },
  { title: 'a reporter signs in and records a goal, which reaches the server', run: reporterGoal },
  { title: 'a visited page opens without a server, with the age of its data', run: withoutServer },
];

async function tenPages({ page, api }: Setup): Promise<void> {
  const match = await api.runningMatch();
  const { category, hall } = match;
  const pages: readonly (readonly [path: string, title: RegExp])[] = [
    ['/results', /^Results/u],
    ['/results/schedule', /^Schedule/u],
    [`/results/competition-group/${match.group.slug}`, /^(Group|Play-off|Final|Semi)/u],
    [`/results/competition-group/${category}/play-off/${await api.playOff(category)}`, /^Play-off/u],
    [`/results/match/${match.id}`, /\d+:\d+/u],
    [`/results/team-detail/${match.home.team.id}`, new RegExp(category, 'u')],
    [`/results/matches-by-hall/${hall.id}`, new RegExp(hall.code, 'u')],
    [`/results/statistics/${category}`, /^Statistics/u],
    [`/results/team-category/${category}`, /^Category/u],
    ['/login', /^Sign in/u],
  ];
  const problems: string[] = [];
  for (const [path, title] of pages)
    problems.push(...(await problemsOf(page, path, title)).map((problem) => `${path}: ${problem}`));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

async function problemsOf(page: BrowserPage, path: string, title: RegExp): Promise<string[]> {
  await page.open(path);
  await page.until('a heading', 'document.querySelector("main h1")?.textContent.trim() || null');
  // Scripts that come after the first paint fail after it, too.
  await pause(1500);
  const shown = await page.evaluate<string>('document.title');
  const sideways = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  return [
    ...(title.test(shown) ? [] : [`its title is “${shown}”`]),
    ...(sideways === 0 ? [] : [`it scrolls sideways by ${sideways} pixels`]),
    ...(await page.errors()),
  ];
}

async function liveGoal({ page, api }: Setup): Promise<void> {
  const match = await api.runningMatch();
  await page.open(`/results/competition-group/${match.group.slug}`);
  await api.signIn();
  await api.recordGoal(match.id);
  await page.until(
    'the new score',
    `shown('li a[href$="/results/match/${match.id}"]').some((link) =>
      /\\s${match.homeScore + 1},/.test(nameOf(link)))`,
  );
  await withoutErrors(page);
}

async function followedTeam({ page, api }: Setup): Promise<void> {
  const team = await api.waitingTeam();
  const isShown = `shown('#my-teams article').some((card) => card.textContent.includes(arguments[0]))`;
  await page.open(`/results/team-detail/${team.id}`);
  await page.pressUntil(
    'main button[aria-pressed=false]',
    'document.querySelector("main button[aria-pressed=true]") !== null',
  );
  await page.open('/results');
  await page.until('the card of the team', isShown, team.name);
  await page.reload();
  await page.until('the card of the team after a reload', isShown, team.name);
  await withoutErrors(page);
}

async function reporterGoal({ page, api }: Setup): Promise<void> {
  await page.open('/login');
  await page.fill(/^E-mail$/u, reporter.email);
  await page.fill(/^Password$/u, reporter.password);
  await page.press('main form button', /^Sign in$/u);
  await page.until('the page after signing in', '!location.pathname.includes("login")');
  await page.open('/reporter/hall-matches/1');
  await page.until(
    'the matches of the hall',
    'document.querySelector("a[href*=\\"/reporter/match\\"]") !== null',
  );
  await api.signIn();
  const { slug } = await api.waitingMatch(1);
  const before = await api.eventsOf(slug);
  await page.open(`/reporter/match/${slug}`);
  await page.press('section[aria-label="Event"] button', /^Goal/u);
  await page.press('section:has(+ section[aria-label="Event"]) button', /\d/u);
  for (const started = performance.now(); (await api.eventsOf(slug)) !== before + 1; await pause(200))
    if (performance.now() - started > 60_000) throw new Error('The goal did not reach the server');
  await withoutErrors(page);
}

async function withoutServer({ page, api, server }: Setup): Promise<void> {
  const { group } = await api.runningMatch();
  await page.open(`/results/competition-group/${group.slug}`);
  await page.until('the service worker', 'navigator.serviceWorker.controller !== null');
  await page.reload();
  // What a page shows is kept a moment after it is shown.
  await pause(3000);
  const before = await page.until<string>(
    'the heading',
    'document.querySelector("main h1")?.textContent || null',
  );
  await server.kill();
  await page.reload();
  await page.until('the heading', 'document.querySelector("main h1")?.textContent === arguments[0]', before);
  await page.until('the notice', 'document.body.textContent.includes("You are offline")');
  await server.start();
}

async function withoutErrors(page: BrowserPage): Promise<void> {
  const errors = await page.errors();
  if (errors.length > 0) throw new Error(errors.join('\n'));
}
