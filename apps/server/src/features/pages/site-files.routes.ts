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
import type { Clock } from '../../platform/clock/index.ts';
import { utcText } from '../competition/index.ts';
import { escapeHtml } from './template.ts';

export interface SiteFilesOptions {
  readonly publicUrl: string | null;
  /** Who wants to hear of weaknesses: a mailto: or https: address; null: the portal itself. */
  readonly securityContact: string | null;
  readonly clock: Clock;
  /** null: no edition, or not loaded yet. */
  readonly snapshot: () => Snapshot | null;
  /** Languages that visitors may choose. */
  readonly languages: readonly Locale[];
}

const secondsOfHour = 3600;
const day = 86_400_000;
/** RFC 9116 advises less than a year. */
const daysOfSecurityText = 180;

/**
 * Files for programs: addresses that search engines may read (robots.txt), all pages (sitemap.xml), and whom to tell
 * of a weakness (security.txt, RFC 9116).
 */
export function addSiteFiles(
  app: FastifyInstance,
  { publicUrl, securityContact, clock, snapshot, languages }: SiteFilesOptions,
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
  app.get('/.well-known/security.txt', (request, reply) => {
    const origin = originOf(request);
    const lines = [
      `Contact: ${securityContact ?? origin}`,
      `Expires: ${utcText(new Date(clock.now().getTime() + daysOfSecurityText * day))}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply
      .header('cache-control', `public, max-age=${secondsOfHour}`)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
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
  ];
}

function hallPaths({ halls }: Snapshot): string[] {
  return [pages.halls.path, ...[...halls.keys()].map((id) => filled(pages.hall.path, { id: String(id) }))];
}

function filled(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
