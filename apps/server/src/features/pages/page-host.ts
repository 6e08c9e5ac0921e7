import { createHash } from 'node:crypto';
import { matchPage, meaningfulSearch } from '@sevenmetre/contract/pages';
import type { PageMatch } from '@sevenmetre/contract/pages';
import { editionHead } from '@sevenmetre/rules/snapshot';
import type { EditionHead, Snapshot } from '@sevenmetre/rules/snapshot';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Clock } from '../../platform/clock/index.ts';
import { pagePolicy, prepare } from '../../platform/http/index.ts';
import type { Prepared } from '../../platform/http/index.ts';
import type { Log } from '../../platform/log/index.ts';
import { utcText } from '../competition/index.ts';
import { PreparedCache } from '../../platform/work/index.ts';
import type { PageSlice } from '../results/index.ts';
import type { LaidWords } from '../translations/index.ts';
import { Recompressor } from './recompressor.ts';
import { identityStyle } from './identity-style.ts';
import { initLanguages, initWords, pageWords, keepsLanguage } from './page-words.ts';
import type { LanguageChoice } from './preferences.ts';
import type { Theme } from '@sevenmetre/rules/look';
import type { Analytics, MapTiles, RenderOutput, RenderedSlice } from './renderer.ts';
import { escapeHtml, fillTemplate } from './template.ts';
import { rehearsalBand } from './rehearsal-band.ts';
import type { InlineStyle } from './template.ts';
import type { WebBuild } from './web-build.ts';

export interface PageHostOptions extends LanguageChoice {
  readonly build: WebBuild;
  /** @param editionId a past edition; null: the current one */
  readonly readSlice: (page: PageMatch, editionId?: number | null) => Promise<PageSlice>;
  /** The present words. */
  readonly words: () => LaidWords;
  /** null: no edition, or not loaded yet. */
  readonly snapshot: () => Snapshot | null;
  readonly clock: Clock;
  readonly log: Log;
  readonly analytics: Analytics | null;
  readonly map: MapTiles | null;
  readonly publicUrl: string | null;
  /** Whether the portal is a rehearsal: every page begins with a band that says so. Absent: it is real. */
  readonly isRehearsal?: boolean;
}

export interface PageRequest {
  /** The past edition of the page; its address begins with `base`. null: the current edition. */
  readonly past: { readonly id: number; readonly base: string } | null;
  readonly pathname: string;
  readonly search: string;
  readonly locale: Locale;
  /** The language in the address; null: chosen by the visitor's preferences. */
  readonly addressLocale: Locale | null;
  readonly theme: Theme;
  /** Whether the visitor follows teams; only the browser knows which. */
  readonly follows: boolean;
}

export type PageAnswer =
  | { readonly kind: 'page'; readonly status: number; readonly prepared: PreparedPage }
  | { readonly kind: 'redirect'; readonly path: string };

type PagePolicy = ReturnType<typeof pagePolicy>;

interface PreparedPage extends Prepared {
  /** Allows the styles embedded in this page. */
  readonly policy: PagePolicy;
}

type FoundSlice = Extract<PageSlice, { readonly status: 200 }>;
type MissingSlice = Extract<PageSlice, { readonly status: 404 }>;

const most = { maxEntries: 1_000, maxBytes: 48 * 1024 * 1024 };

/** Renders pages with their data, once for all readers with the same language and theme. */
export class PageHost {
  readonly #options: PageHostOptions;
  readonly #cache = new PreparedCache<PreparedPage>(most);
  readonly #recompressor: Recompressor<PreparedPage>;

  constructor(options: PageHostOptions) {
    this.#options = options;
    this.#recompressor = new Recompressor(options.clock);
  }

  /** The policy of the service worker and of pages without embedded styles. */
  get policy(): PagePolicy {
    return policyOf(this.#options, []);
  }

  /** Never rejects because of a page: the browser renders what cannot be rendered here. */
  async answer(request: PageRequest): Promise<PageAnswer> {
    const page = matchPage(request.pathname);
    try {
      const found = page ? await this.#options.readSlice(page, request.past?.id ?? null) : null;
      if (found?.status === 503) return await this.#shell(request);
      if (page && found?.status === 200) {
        const search = meaningfulSearch(page.page, request.search, found.json);
        return await this.#cached({ ...request, search }, page, found);
      }
      return await this.#render(request, page && found ? renderedSlice(page, found) : null);
    } catch (error) {
      this.#options.log.error({ err: error, page: page?.page.path ?? null }, 'A page could not be rendered');
      return this.#shell(request);
    }
  }

  async #cached(request: PageRequest, page: PageMatch, found: FoundSlice): Promise<PageAnswer> {
    const { locale, addressLocale, theme, follows, past, pathname } = request;
    const address = `${addressLocale ?? ''} ${past?.base ?? ''}${pathname}${request.search}`;
    const key = `${locale} ${theme} ${follows} ${address}`;
    const prepared = await this.#cache.get(
      key,
      `${found.etag} ${this.#options.words().version}`,
      async () => {
        const answer = await this.#render(request, renderedSlice(page, found));
        if (answer.kind === 'page' && answer.status === 200) return answer.prepared;
        throw new Error('A page with data was rendered as something else');
      },
    );
    return { kind: 'page', status: 200, prepared: this.#recompressor.smallest(prepared) };
  }

  async #render(request: PageRequest, slice: RenderedSlice | null): Promise<PageAnswer> {
    const { build, clock, analytics, map, publicUrl, languages } = this.#options;
    const words = this.#options.words();
    const serverTime = utcText(clock.now());
    const { past, follows: _, ...asked } = request;
    const output = await build.renderer.render({
      ...asked,
      base: past?.base ?? '',
      words: pageWords(words, request.locale),
      slice,
      edition: this.#editionOf(slice),
      serverTime,
      analytics,
      map,
      publicUrl,
      languages,
    });
    if (output.redirect !== undefined) return { kind: 'redirect', path: output.redirect };
    return this.#page(request, output, { slice, serverTime, analytics, map, words });
  }

  /** Of the page, else the current one. */
  #editionOf(slice: RenderedSlice | null): EditionHead | null {
    if (slice !== null && hasEdition(slice.body)) return slice.body.edition;
    const snapshot = this.#options.snapshot();
    return snapshot && editionHead(snapshot.edition);
  }

  /** The page without content: the browser fetches and renders it. */
  async #shell(request: PageRequest): Promise<PageAnswer> {
    const output = {
      status: 200,
      html: '',
      head: `<title>${escapeHtml(this.#editionOf(null)?.name ?? 'Sevenmetre')}</title>`,
      styles: [],
      lang: request.locale,
    };
    const { analytics, map } = this.#options;
    const words = this.#options.words();
    return this.#page(request, output, { slice: null, serverTime: null, analytics, map, words });
  }

  async #page(request: PageRequest, output: RenderOutput, page: PageInit): Promise<PageAnswer> {
    const { build } = this.#options;
    const words = initWords(page.words);
    const edition = this.#editionOf(page.slice);
    const init = {
      ...page,
      edition: page.slice?.status === 200 ? undefined : (edition ?? undefined),
      words: words ?? undefined,
      languages: initLanguages(this.#options.languages),
      keepsLanguage: keepsLanguage(this.#options.firstLanguage),
    };
    const { lang, head, html, status } = output;
    const colours = edition?.identity ? identityStyle(edition.identity) : null;
    const own = [
      ...output.styles.flatMap((address) => build.style(address) ?? []),
      ...(colours === null ? [] : [colours]),
    ];
    const styles = own.map(({ markup }) => markup).join('');
    const content = fillTemplate(build.template, {
      band: rehearsalBand(this.#options, request.locale),
      lang,
      head,
      html,
      styles,
      theme: request.theme,
      follows: request.follows,
      init,
    });
    const prepared = await prepare({
      content,
      contentType: 'text/html; charset=utf-8',
      cacheControl: status === 200 ? cacheControlOf(request) : 'no-store',
      tag: tagOf([build.id, request, init.slice?.etag ?? null, status, page.words.version, init.edition]),
      headers: { vary: varyOf(request) },
    });
    return { kind: 'page', status, prepared: { ...prepared, policy: policyOf(this.#options, own) } };
  }
}

/**
 * A page with a language in its address sets the cookie of that language, so shared caches must not store it.
 */
function cacheControlOf({ addressLocale }: PageRequest): string {
  return addressLocale === null ? 'no-cache' : 'private, no-cache';
}

function varyOf({ addressLocale }: PageRequest): string {
  return addressLocale === null ? 'Cookie, Accept-Language, Accept-Encoding' : 'Cookie, Accept-Encoding';
}

interface PageInit {
  readonly slice: RenderedSlice | null;
  readonly serverTime: string | null;
  readonly analytics: Analytics | null;
  readonly map: MapTiles | null;
  readonly words: LaidWords;
}

/** The time of rendering is left out, so that equal data make equal pages. */
function tagOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

function renderedSlice({ page, params }: PageMatch, found: FoundSlice | MissingSlice): RenderedSlice {
  const head = { operation: page.slice, params };
  if (found.status === 404) return { ...head, status: 404, body: found.body, etag: null };
  const body: unknown = JSON.parse(found.json);
  return { ...head, status: 200, body, etag: found.etag };
}

function policyOf({ build, analytics, map }: PageHostOptions, own: readonly InlineStyle[]): PagePolicy {
  const analyticsOrigin = analytics === null ? null : new URL(analytics.url).origin;
  return pagePolicy({
    styleHashes: [...build.template.styleHashes, ...own.map(({ hash }) => hash)],
    analyticsOrigin,
    tilesOrigin: map && new URL(map.tilesUrl).origin,
  });
}

function hasEdition(body: unknown): body is { readonly edition: EditionHead } {
  return typeof body === 'object' && body !== null && 'edition' in body;
}
