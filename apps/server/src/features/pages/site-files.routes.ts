import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pages } from '@sevenmetre/contract/pages';
import {
  countriesSlice,
  daysPlayed,
  groupsOfCategory,
  playoffsOf,
  refereesOfMatch,
  slugOfGroup,
  sortedCategories,
} from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { millisecondsOfDay, secondsOfHour } from '@sevenmetre/rules/dates';
import type { Clock } from '../../platform/clock/index.ts';
import { utcText } from '../competition/index.ts';
import { addFeed, type FeedOptions } from './feed.routes.ts';
import { escapeHtml } from './template.ts';

export interface SiteFilesOptions extends FeedOptions {
  readonly publicUrl: string | null;
  /** Who wants to hear of weaknesses: a mailto: or https: address; null: the portal itself. */
  readonly securityContact: string | null;
  readonly clock: Clock;
  /** Whether nothing is for search engines. Absent: no. */
  readonly isRehearsal?: boolean;
}

/** RFC 9116 advises less than a year. */
const daysOfSecurityText = 180;

/**
 * Files for programs: addresses that search engines may read (robots.txt), all pages (sitemap.xml), results for readers of
 * feeds (feed.atom), and whom to tell of a weakness (security.txt, RFC 9116).
 */
export function addSiteFiles(app: FastifyInstance, options: SiteFilesOptions): void {
  const { publicUrl, securityContact, clock, languages, isRehearsal = false } = options;
  const originOf = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`;
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', `public, max-age=${secondsOfHour}`)
      .type('text/plain; charset=utf-8')
      .send(isRehearsal ? robotsKeptOut : robotsText(originOf(request), languages)),
  );
  addSitemaps(app, options, originOf);
  addFeed(app, options, originOf);
  app.get('/.well-known/security.txt', (request, reply) => {
    const origin = originOf(request);
    const lines = [
      `Contact: ${securityContact ?? origin}`,
      `Expires: ${utcText(new Date(clock.now().getTime() + daysOfSecurityText * millisecondsOfDay))}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply
      .header('cache-control', `public, max-age=${secondsOfHour}`)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}

const robotsKeptOut = 'User-agent: *\nDisallow: /\n';

/** Pictures of shared links are allowed; addresses for programs and signed-in users are not. */
function robotsText(origin: string, languages: readonly Locale[]): string {
  const inLanguages = languages.map((locale) => `/${locale}/admin/`);
  const closed = ['/api/', '/admin/', ...inLanguages, '/embed/', '/files/'];
  const lines = [
    'User-agent: *',
    'Allow: /api/v1/cards/',
    'Allow: /api/v1/images',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Pages in one file. The protocol allows 50,000; smaller files are read sooner. */
const pagesInFile = 2_000;

/**
 * Adds the pages for search engines: one file, or an index of several when there are many. Rows are written as they are
 * read, so that a large tournament needs no memory.
 */
function addSitemaps(
  app: FastifyInstance,
  { snapshot, languages, isRehearsal = false }: SiteFilesOptions,
  originOf: (request: FastifyRequest) => string,
): void {
  const paths = () => {
    const present = snapshot();
    if (isRehearsal) return [];
    return present === null ? [pages.dashboard.path] : pathsOf(present);
  };
  const send = (reply: FastifyReply, rows: Iterable<string>) =>
    reply
      .header('cache-control', `public, max-age=${secondsOfHour}`)
      .type('application/xml; charset=utf-8')
      .send(Readable.from(rows));
  app.get('/sitemap.xml', (request, reply) => {
    const [origin, all] = [originOf(request), paths()];
    const rows = all.length > pagesInFile ? indexRows(origin, all.length) : pageRows(origin, all, languages);
    return send(reply, rows);
  });
  app.get<{ Params: { file: string } }>('/sitemap-:file.xml', (request, reply) => {
    const { file } = request.params;
    const from = /^[1-9]\d{0,4}$/.test(file) ? (Number(file) - 1) * pagesInFile : -1;
    const part = from < 0 ? [] : paths().slice(from, from + pagesInFile);
    if (part.length === 0) return reply.callNotFound();
    return send(reply, pageRows(originOf(request), part, languages));
  });
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapSpace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function* indexRows(origin: string, count: number): Generator<string> {
  yield `${xmlHead}<sitemapindex ${sitemapSpace}>`;
  for (let file = 1; (file - 1) * pagesInFile < count; file += 1)
    yield `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${file}.xml`)}</loc></sitemap>`;
  yield '</sitemapindex>\n';
}

/** Each page once, with its URLs in all languages. */
function* pageRows(
  origin: string,
  paths: readonly string[],
  languages: readonly Locale[],
): Generator<string> {
  yield `${xmlHead}<urlset ${sitemapSpace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  for (const path of paths) {
    const inLanguages = languages.map((locale) => alternate(locale, `${origin}/${locale}${path}`));
    const all = [...inLanguages, alternate('x-default', origin + path)].join('');
    yield `<url><loc>${escapeHtml(origin + path)}</loc>${all}</url>`;
  }
  yield '</urlset>\n';
}

function alternate(hreflang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(address)}"/>`;
}

/** All public pages without names of persons: referees and statistics are not indexed, matches and teams only without names. */
function pathsOf(snapshot: Snapshot): string[] {
  const { countries } = countriesSlice(snapshot);
  const places = [...snapshot.places.values()];
  return [
    pages.dashboard.path,
    pages.join.path,
    pages.city.path,
    pages.lostChild.path,
    ...sortedCategories(snapshot.categories).flatMap((category) => [
      filled(pages.category.path, { code: category.code }),
      filled(pages.ranking.path, { code: category.code }),
      ...groupsOfCategory(snapshot, category.id).map((group) =>
        filled(pages.group.path, { label: slugOfGroup(snapshot, group) }),
      ),
      ...playoffsOf(snapshot, category.id).map((playoff) =>
        filled(pages.playoff.path, { code: category.code, playoff }),
      ),
    ]),
    ...daysPlayed(snapshot).map((day) => filled(pages.scheduleDay.path, { day })),
    pages.countries.path,
    ...countries.map(({ countryCode }) => filled(pages.country.path, { countryCode })),
    ...(snapshot.edition.showsHalls ? hallPaths(snapshot) : []),
    ...[...new Set(places.map(({ kind }) => kind))].map((type) => filled(pages.places.path, { type })),
    ...places.map(({ id }) => filled(pages.place.path, { id: String(id) })),
    ...(snapshot.edition.namesPlayers === false ? unnamedPaths(snapshot) : []),
  ];
}

/** Teams and matches of an edition that shows players by number; a match with named referees stays out. */
function unnamedPaths(snapshot: Snapshot): string[] {
  const named = refereesOfMatch(snapshot.referees);
  return [
    ...[...snapshot.teams.keys()].map((id) => filled(pages.team.path, { id: String(id) })),
    ...[...snapshot.matches.keys()]
      .filter((id) => !named.has(id))
      .map((id) => filled(pages.match.path, { id: String(id) })),
  ];
}

function hallPaths({ halls }: Snapshot): string[] {
  return [pages.halls.path, ...[...halls.keys()].map((id) => filled(pages.hall.path, { id: String(id) }))];
}

function filled(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
