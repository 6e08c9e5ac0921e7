import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pages } from '@sevenmetre/contract/pages';
import type { Translator } from '@sevenmetre/phrases';
import { hallWithCode, opponentName } from '@sevenmetre/phrases/names';
import { inLanguage } from '@sevenmetre/rules/language';
import { ticket, versionText } from '@sevenmetre/rules/snapshot';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { Match } from '@sevenmetre/rules/tournament';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { LaidWords } from '../translations/index.ts';
import { escapeHtml } from './template.ts';

export interface FeedOptions {
  readonly snapshot: () => Snapshot | null;
  readonly words: () => Pick<LaidWords, 'translators' | 'version'>;
  readonly languages: readonly Locale[];
  readonly firstLanguage: { readonly locale: Locale };
}

/** Readers ask every few minutes; more would be of yesterday. */
const mostEntries = 60;

/**
 * The newest results and the announcements as an Atom feed (RFC 4287) in each language; without one in the address, in
 * the first. It names teams and halls, and nobody.
 */
export function addFeed(
  app: FastifyInstance,
  { snapshot, words, languages, firstLanguage }: FeedOptions,
  originOf: (request: FastifyRequest) => string,
): void {
  const made = new Map<string, { readonly key: string; readonly text: string }>();
  const send = (request: FastifyRequest, reply: FastifyReply, locale: Locale, path: string) => {
    const present = snapshot();
    if (present === null) return reply.callNotFound();
    const [origin, { translators, version }] = [originOf(request), words()];
    // One text a language: readers of the same version get the same bytes.
    const key = `${origin} ${versionText(present.version)} ${version}`;
    const known = made.get(path);
    const text =
      known?.key === key ? known.text : feedText(present, { t: translators[locale], origin, path });
    if (known?.key !== key) made.set(path, { key, text });
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'public, max-age=60').header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/atom+xml; charset=utf-8').send(text);
  };
  app.get('/feed.atom', (request, reply) => send(request, reply, firstLanguage.locale, '/feed.atom'));
  for (const locale of languages) {
    const path = `/${locale}/feed.atom`;
    app.get(path, (request, reply) => send(request, reply, locale, path));
  }
}

interface Place {
  readonly t: Translator;
  /** Of the site, without a slash at the end. */
  readonly origin: string;
  readonly path: string;
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly path: string;
  /** UTC. */
  readonly at: string;
}

function feedText(snapshot: Snapshot, { t, origin, path }: Place): string {
  const { edition } = snapshot;
  const entries = [...resultsOf(snapshot, t), ...newsOf(snapshot, t)]
    .toSorted((a, b) => (a.at === b.at ? 0 : a.at > b.at ? -1 : 1))
    .slice(0, mostEntries);
  const tag = (name: string) => `tag:${new URL(origin).hostname},${edition.year}:${name}`;
  const updated = entries[0]?.at ?? `${edition.startDate}T00:00:00Z`;
  const title = t('share.feedTitle', { tournament: edition.name });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${t.locale}">`,
    `<id>${xml(tag(`feed${path}`))}</id><title>${xml(title)}</title><updated>${xml(updated)}</updated>`,
    `<author><name>${xml(edition.name)}</name></author><icon>${xml(`${origin}/cup/icon-192.png`)}</icon>`,
    `<link rel="self" type="application/atom+xml" href="${xml(origin + path)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(`${origin}/${t.locale}${pages.dashboard.path}`)}"/>`,
    ...entries.map(
      (entry) =>
        `<entry><id>${xml(tag(entry.id))}</id><title>${xml(entry.title)}</title><updated>${xml(entry.at)}</updated>` +
        `<link rel="alternate" type="text/html" href="${xml(`${origin}/${t.locale}${entry.path}`)}"/>` +
        `<summary>${xml(entry.summary)}</summary></entry>`,
    ),
    '</feed>\n',
  ].join('');
}

/** Matches that are over and whose results are public; a result that is corrected keeps its place. */
function resultsOf(snapshot: Snapshot, t: Translator): Entry[] {
  return [...snapshot.matches.values()]
    .flatMap((match) => {
      const at = endOf(match);
      return at === null ? [] : [{ match, at }];
    })
    .toSorted((a, b) => (a.at > b.at ? -1 : 1))
    .flatMap(({ match, at }) => {
      const shown = ticket(snapshot, match);
      const { homeScore, awayScore, stageCode, group, hall } = shown;
      if (stageCode !== 'finished' || homeScore === null || awayScore === null) return [];
      const [home, away] = [opponentName(t, shown.home), opponentName(t, shown.away)];
      return [
        {
          id: `match/${match.id}`,
          title: `${home} ${homeScore}:${awayScore} ${away}`,
          summary: [group?.label, hall && hallWithCode(hall, t.locale)].filter(Boolean).join(' · '),
          path: pages.match.path.replace(':id', String(match.id)),
          at,
        },
      ];
    })
    .slice(0, mostEntries);
}

function endOf({ endedAt, startsAt }: Match): string | null {
  return endedAt ?? startsAt;
}

function newsOf({ announcements }: Snapshot, t: Translator): Entry[] {
  return [...announcements.values()].map(({ id, textCs, textEn, startsAt }) => {
    const text = inLanguage(t.locale, { cs: textCs, en: textEn });
    return {
      id: `announcement/${id}`,
      title: text.length > 80 ? `${text.slice(0, 79)}…` : text,
      summary: text,
      path: pages.dashboard.path,
      at: startsAt,
    };
  });
}

/** Text for XML 1.0, which has no control characters. */
function xml(text: string): string {
  return escapeHtml(text.replace(/\p{Cc}/gu, ' '));
}
