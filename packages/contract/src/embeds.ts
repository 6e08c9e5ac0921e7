import { matchPath, pages, topicOf } from './pages.ts';
import type { PageMatch } from './pages.ts';

/** Views for other sites, and the page with the full data. */
const embeds = {
  group: { path: '/embed/group/:label', page: pages.group },
  playoff: { path: '/embed/playoff/:code/:playoff', page: pages.playoff },
  match: { path: '/embed/match/:id', page: pages.match },
  team: { path: '/embed/team/:id', page: pages.team },
} as const;

export type EmbedKind = keyof typeof embeds;

export interface EmbedMatch {
  readonly kind: EmbedKind;
  /** The page of this site with the same data. */
  readonly page: PageMatch;
  /** Encoded path of that page. */
  readonly pagePath: string;
  readonly topic: string;
}

/** The embedded view of a path (without query), or null. */
export function matchEmbed(pathname: string): EmbedMatch | null {
  for (const [kind, { path, page }] of Object.entries(embeds)) {
    const params = matchPath(path, pathname);
    if (!params) continue;
    const match = { page, params };
    const pagePath = page.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    // Key of the table.
    return { kind: kind as EmbedKind, page: match, pagePath, topic: topicOf(match) };
  }
  return null;
}
