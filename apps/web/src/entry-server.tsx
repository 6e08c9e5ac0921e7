import type { EditionHead } from '@sevenmetre/contract/slice-head';
import type { Theme } from '@sevenmetre/rules/look';
import { byLocale } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { createTranslator } from '@sevenmetre/phrases';
import type { Overrides, Translator } from '@sevenmetre/phrases';
import { everyLanguage } from '@sevenmetre/phrases/every-language';
import { fileOfGroup } from '@sevenmetre/phrases/load-words';
import { layOver } from '@sevenmetre/phrases/lay-over';
import { matchPage, topicOf } from '@sevenmetre/contract/pages';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { clientAssets } from 'virtual:client-assets';
import { App } from './app/app.tsx';
import { headMarkup } from './app/head-markup.ts';
import { takeEmbedded } from './app/start/page-data.ts';
import type { EmbeddedSlice } from './app/start/page-data.ts';
import { findRoute, notFound, routes } from './app/routes/routes.ts';
import { reporterEntry, signedInEntry } from './app/signed-in/entry-routes.tsx';
import { renderEmbed } from './embed/render-embed.tsx';
import type { EmbedInput } from './embed/render-embed.tsx';
import { splitLocalePrefix } from './lib/paths/locale-path.ts';
import { DrawnParts } from './lib/page/lazy-part.tsx';
import type { MapTiles } from './lib/page/map-tiles.ts';
import { createSession } from './lib/session/session.ts';
import { createSliceCache } from './lib/slices/slice-cache.ts';
import type { Slice } from './lib/slices/slice.ts';
import { writtenOffset } from './lib/time/offset-from-server.ts';

export interface RenderInput {
  /** Before the path of a page of a past edition: `/2025`; '' for the current one. */
  readonly base: string;
  /** Within the edition. */
  readonly pathname: string;
  readonly search: string;
  readonly locale: Locale;
  /** The language that stands in the address; `pathname` is without it. null: none does. */
  readonly addressLocale: Locale | null;
  readonly theme: Theme;
  /** The organiser's own words for this language; null: none. */
  readonly words: Overrides | null;
  /** The page's slice, when the contract's table of pages names one. */
  readonly slice: EmbeddedSlice | null;
  /** The edition of the page, else the current one; null: none. */
  readonly edition: EditionHead | null;
  /** Where visitors find this site; null: not configured. */
  readonly publicUrl: string | null;
  /** What visitors may choose from. */
  readonly languages: readonly Locale[];
  /** UTC ISO 8601. */
  readonly serverTime: string;
  /** null: pages have no maps. */
  readonly map: MapTiles | null;
  readonly user?: null;
}

export interface RenderOutput {
  readonly status: number;
  /** For `<!--html-->`. */
  readonly html: string;
  /** For `<!--head-->`: title, description, share card, and what the page needs early. */
  readonly head: string;
  /** Addresses of style sheets of this page alone, to be put into the page after those of every page. */
  readonly styles: readonly string[];
  /** For `%lang%`. */
  readonly lang: Locale;
  /** Answer with this address instead of the page. */
  readonly redirect?: string;
}

// Pages are chunks in the browser; here all are loaded before the first rendering.
const everyRoute = [...routes, notFound, reporterEntry, signedInEntry];
await Promise.all(everyRoute.map(({ page }) => page.preload()));
const lost = everyRoute.filter(({ page }) => clientAssets.chunks[page.source ?? ''] === undefined);
if (lost.length > 0) throw new Error(`the build has no chunk of ${lost.map(({ path }) => path).join(', ')}`);
const translators = byLocale((locale) => createTranslator(everyLanguage[locale], locale));
const laid = new WeakMap<Overrides, Translator>();

/** One for each set of words: changed words are another object. */
function translatorOf(locale: Locale, own: Overrides | null): Translator {
  if (own === null) return translators[locale];
  const known = laid.get(own) ?? createTranslator(layOver(everyLanguage[locale], own), locale);
  laid.set(own, known);
  return known;
}

// On the server nobody is signed in and nobody is asked: a page's bytes are the same for all.
const nobody = createSession({
  me: () => Promise.resolve({ status: 401 }),
  logout: () => Promise.resolve({ status: 200 }),
  isRemembered: () => false,
  rememberSession: () => undefined,
});

/** The page's slice comes with the input; rendering asks for nothing. */
const unasked = { fetch: () => Promise.reject(new Error('asked while rendering')), fetched: () => undefined };

/** Renders a page to text. Pure: the same input gives the same bytes. */
export function render(input: RenderInput): RenderOutput {
  const { base, pathname, search, locale } = input;
  const lang = locale;
  const prefixed = splitLocalePrefix(pathname, input.languages);
  const redirect = prefixed ? prefixed.path + search : pathname === '/' ? '/results' : null;
  if (redirect !== null)
    return { status: 302, html: '', head: '', styles: [], lang: prefixed?.locale ?? lang, redirect };

  const t = translatorOf(locale, input.words);
  const pageTime = Date.parse(input.serverTime);
  const slices = createSliceCache(unasked);
  takeEmbedded(slices, pathname, input.slice, pageTime);
  const { route, params } = findRoute(pathname);
  const page = matchPage(pathname);
  const slice: Slice | null = (page && slices.state(topicOf(page)).slice) ?? null;
  const drawn = new Set([route.page.source ?? '']);
  const html = renderToString(
    <DrawnParts value={drawn}>
      <StaticRouter location={pathname + search}>
        <App
          language={{ locale, t, switchTo: () => undefined }}
          slices={slices}
          session={nobody}
          pageTime={pageTime}
          map={input.map}
          offered={input.languages}
          edition={input.edition}
          base={base}
        />
      </StaticRouter>
    </DrawnParts>,
  );
  const { chunks } = clientAssets;
  const sources = [...drawn];
  const files = ['.words.js', ...route.page.words.map((group) => `/${fileOfGroup(group)}.ts`)];
  const scripts = [
    ...(input.words === null ? [] : (chunks[ownWordsSource] ?? [])),
    ...files.flatMap((file) => chunks[`../../packages/phrases/src/${locale}${file}`] ?? []),
    ...sources.flatMap((source) => chunks[source] ?? []),
  ];
  const styles = [...new Set(sources.flatMap((source) => clientAssets.styles[source] ?? []))];
  const zone = slice?.status === 200 ? writtenOffset(slice.body.edition.timeZone, pageTime) : null;
  return {
    status: statusOf(route.status, input.slice),
    html,
    head: headMarkup(
      route.head(t, params, slice),
      { ...input, pathname: base + pathname },
      { scripts, styles, zone },
    ),
    styles,
    lang,
  };
}

/** Lays an organiser's words over those of the page, before it is taken over. */
const ownWordsSource = 'src/lib/words/own-words.ts';

/** The files of embedded views: their script, and style sheets beyond those of every page. */
const embedSource = 'src/embed/embed-client.ts';

export interface EmbedOutput {
  readonly html: string;
  readonly script: string;
  readonly styles: readonly string[];
}

/** Renders a view for a frame on another site. */
export function embed(input: EmbedInput & Pick<RenderInput, 'words'>): EmbedOutput {
  const { chunks, styles } = clientAssets;
  const drawn = new Set<string>();
  return {
    html: renderEmbed(translatorOf(input.locale, input.words), input, drawn),
    script: chunks[embedSource]?.[0] ?? '',
    // Both have the sheet of tables.
    styles: [...new Set([...drawn, embedSource].flatMap((source) => styles[source] ?? []))],
  };
}

function statusOf(ofRoute: number | undefined, slice: EmbeddedSlice | null): number {
  if (ofRoute !== undefined) return ofRoute;
  return slice === null || slice.status === 304 ? 200 : slice.status;
}
