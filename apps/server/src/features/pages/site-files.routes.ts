import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pages } from '@sevenmetre/contract/pages';
import {
  countriesSlice,
  daysPlayed,
  groupsOfCategory,
  playoffsOf,
  slugOfGroup,
  sortedCategories,
} from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { escapeHtml } from './template.ts';

export interface SiteFilesOptions {
  readonly publicUrl: string | null;
  /** null: no edition, or not loaded yet. */
  readonly snapshot: () => Snapshot | null;
  /** Languages that visitors may choose. */
  readonly languages: readonly Locale[];
}

const secondsOfHour = 3600;

/** Files for search engines: addresses that they may read (robots.txt), and all pages (sitemap.xml). */
export function addSiteFiles(
  app: FastifyInstance,
  { publicUrl, snapshot, languages }: SiteFilesOptions,
): void {
  const originOf = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`;
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', `public, max-age=${secondsOfHour}`)
      .type('text/plain; charset=utf-8')
      .send(robotsText(originOf(request), languages)),
  );
  app.get('/sitemap.xml', (request, reply) =>
    reply
      .header('cache-control', `public, max-age=${secondsOfHour}`)
      .type('application/xml; charset=utf-8')
      .send(sitemapText(originOf(request), snapshot(), languages)),
  );
}

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

/** Each page once, with its URLs in all languages. */
function sitemapText(origin: string, snapshot: Snapshot | null, languages: readonly Locale[]): string {
  const paths = snapshot === null ? [pages.dashboard.path] : pathsOf(snapshot);
  const urls = paths.map((path) => {
    const inLanguages = languages.map((locale) => alternate(locale, `${origin}/${locale}${path}`));
    const all = [...inLanguages, alternate('x-default', origin + path)].join('');
    return `<url><loc>${escapeHtml(origin + path)}</loc>${all}</url>`;
  });
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>${urls.join('')}</urlset>\n`;
}

function alternate(hreflang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(address)}"/>`;
}

/** All public pages without names of persons: matches, teams, referees and statistics are not indexed. */
function pathsOf(snapshot: Snapshot): string[] {
  const { countries } = countriesSlice(snapshot);
  const places = [...snapshot.places.values()];
  return [
    pages.dashboard.path,
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
  ];
}

function hallPaths({ halls }: Snapshot): string[] {
  return [pages.halls.path, ...[...halls.keys()].map((id) => filled(pages.hall.path, { id: String(id) }))];
}

function filled(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
