import type { EmbedMatch } from '@sevenmetre/contract/embeds';
import type { PageMatch } from '@sevenmetre/contract/pages';
import type { EditionHead, Snapshot } from '@sevenmetre/rules/snapshot';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Clock } from '../../platform/clock/index.ts';
import { embedPolicy, prepare } from '../../platform/http/index.ts';
import type { Prepared } from '../../platform/http/index.ts';
import { utcText } from '../competition/index.ts';
import { PreparedCache } from '../../platform/work/index.ts';
import { editionMissing } from '../results/index.ts';
import type { PageSlice } from '../results/index.ts';
import type { LaidWords } from '../translations/index.ts';
import { noArchive, type PageArchive } from './past-address.ts';
import { identityStyle } from './identity-style.ts';
import { pageWords } from './page-words.ts';
import type { Theme } from '@sevenmetre/rules/look';
import { escapeHtml } from './template.ts';
import { rehearsalBand } from './rehearsal-band.ts';
import type { WebBuild } from './web-build.ts';

export interface EmbedHostOptions {
  readonly build: WebBuild;
  /** @param editionId a past edition; null: the current one */
  readonly readSlice: (page: PageMatch, editionId?: number | null) => Promise<PageSlice>;
  readonly archive?: PageArchive;
  readonly words: () => LaidWords;
  readonly clock: Clock;
  readonly snapshot: () => Snapshot | null;
  readonly publicUrl: string | null;
  readonly isRehearsal?: boolean;
}

export interface EmbedRequest {
  /** `/2025` for a past edition; '' if the address names none. */
  readonly base: string;
  readonly match: EmbedMatch;
  readonly locale: Locale;
  readonly theme: Theme;
}

export interface EmbedAnswer {
  readonly status: 200 | 404 | 503;
  readonly prepared: PreparedEmbed;
}

interface PreparedEmbed extends Prepared {
  /** Allows the styles embedded in this view. */
  readonly policy: ReturnType<typeof embedPolicy>;
}

interface Drawing {
  readonly html: string;
  readonly script: string | null;
  readonly styles: readonly string[];
  /** null: nothing was found. */
  readonly edition: EditionHead | null;
}

const most = { maxEntries: 500, maxBytes: 24 * 1024 * 1024 };
const cacheControl = 'public, max-age=2, stale-while-revalidate=30, stale-if-error=3600';

/** Views for frames on other sites. No cookie is read or set, so that one rendering serves everybody. */
export class EmbedHost {
  readonly #options: EmbedHostOptions;
  readonly #cache = new PreparedCache<PreparedEmbed>(most);

  constructor(options: EmbedHostOptions) {
    this.#options = options;
  }

  async answer(request: EmbedRequest): Promise<EmbedAnswer> {
    const { match, locale, theme } = request;
    const words = this.#options.words();
    const { found, base } = await this.#find(request);
    if (found.status !== 200) {
      const text = words.translators[locale](found.status === 404 ? 'embed.missing' : 'embed.away');
      const drawing = {
        html: `<p class="embed">${escapeHtml(text)}</p>`,
        script: null,
        styles: [],
        edition: null,
      };
      return {
        status: found.status,
        prepared: await this.#document({ ...request, base }, drawing, 'no-store'),
      };
    }
    // The minute of a running match is printed, so the view is rendered again every minute.
    const minute = Math.floor(this.#options.clock.now().getTime() / 60_000);
    const key = `${base} ${locale} ${theme} ${match.kind} ${match.topic}`;
    const drawn = { ...request, base };
    const prepared = await this.#cache.get(key, `${found.etag} ${minute} ${words.version}`, () =>
      this.#document(drawn, this.#draw(drawn, JSON.parse(found.json), words), cacheControl),
    );
    return { status: 200, prepared };
  }

  /**
   * The data and their edition: the one in the address, else the current one, else the newest that has them.
   */
  async #find({ match: { page }, base: asked }: EmbedRequest): Promise<{ found: PageSlice; base: string }> {
    const { readSlice, archive = noArchive } = this.#options;
    const edition = asked === '' ? null : await archive.find(asked);
    if (edition?.kind === 'past') return { found: await readSlice(page, edition.edition.id), base: asked };
    if (edition?.kind === 'unknown') return { found: editionMissing, base: '' };
    const found = await readSlice(page);
    const base = found.status === 404 ? await archive.baseOf(page) : '';
    const elsewhere = base === null || base === '' ? null : await archive.find(base);
    if (base === null || elsewhere?.kind !== 'past') return { found, base: '' };
    return { found: await readSlice(page, elsewhere.edition.id), base };
  }

  #draw(
    { match, locale, base }: EmbedRequest,
    body: { readonly edition: EditionHead },
    words: LaidWords,
  ): Drawing {
    const { build, clock, publicUrl } = this.#options;
    const drawn = build.renderer.embed({
      kind: match.kind,
      body,
      locale,
      words: pageWords(words, locale),
      address: `${publicUrl ?? ''}${base}${match.pagePath}`,
      serverTime: utcText(clock.now()),
    });
    return { ...drawn, edition: body.edition };
  }

  async #document(
    { locale, theme, match, base }: EmbedRequest,
    { html, script, styles, edition }: Drawing,
    caching: string,
  ): Promise<PreparedEmbed> {
    const { build } = this.#options;
    const colours = edition?.identity ? identityStyle(edition.identity) : null;
    const inlined = [
      ...[...build.template.styles, ...styles].flatMap((address) => build.style(address) ?? []),
      ...(colours === null ? [] : [colours]),
    ];
    const title = edition?.name ?? 'Sevenmetre';
    const head = [
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
      `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><base target="_blank">`,
      '<link rel="icon" href="/cup/icon-32.png">',
      ...inlined.map(({ markup }) => markup),
      ...(script === null ? [] : [`<script type="module" src="${script}"></script>`]),
    ].join('');
    const band = rehearsalBand(this.#options, locale);
    const content = `<!doctype html><html lang="${locale}" data-theme="${theme}"><head>${head}</head><body>${band}<div id="embed" data-topic="${base === '' ? escapeHtml(match.topic) : ''}">${html}</div>${build.template.paper}</body></html>`;
    const prepared = await prepare({
      content,
      contentType: 'text/html; charset=utf-8',
      cacheControl: caching,
      headers: { vary: 'Accept-Language, Accept-Encoding' },
    });
    return { ...prepared, policy: embedPolicy({ styleHashes: inlined.map(({ hash }) => hash) }) };
  }
}
