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
import { escapeHtml } from './template.ts';

export interface SiteFilesOptions {
  readonly publicUrl: string | null;
  /** null: there is no edition, or it is not loaded yet. */
  readonly snapshot: () => Snapshot | null;
}

const secondsOfHour = 3600;

/** What search engines ask for: which addresses they may read (robots.txt), and which pages there are (sitemap.xml). */
export function addSiteFiles(app: FastifyInstance, { publicUrl, snapshot }: SiteFilesOptions): void {
  const originOf = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`;
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', `public, max-age=${secondsOfHour}`)
      .type('text/plain; charset=utf-8')
      .send(robotsText(originOf(request))),
  );
  app.get('/sitemap.xml', (request, reply) =>
    reply
      .header('cache-control', `public, max-age=${secondsOfHour}`)
      .type('application/xml; charset=utf-8')
      .send(sitemapText(originOf(request), snapshot())),
  );
}

/** Pictures of shared links are for everybody; what programs and signed-in users ask for is not for a search. */
function robotsText(origin: string): string {
  const closed = ['/api/', '/admin/', '/embed/', '/files/'];
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

function sitemapText(origin: string, snapshot: Snapshot | null): string {
  const paths = snapshot === null ? [pages.dashboard.path] : pathsOf(snapshot);
  const urls = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** Every public page that names no person: matches, teams, referees and statistics stay out of search engines. */
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
