import type { EmbedKind } from '@sevenmetre/contract/embeds';
import type { PageMatch } from '@sevenmetre/contract/pages';
import type { EditionHead } from '@sevenmetre/rules/snapshot';
import type { Theme } from '@sevenmetre/rules/look';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { LaidWords } from '../translations/index.ts';

/** The organiser's texts in the page's language. The same object as long as the texts are the same. */
export type PageWords = LaidWords['overrides'][Locale] | null;

/** A page's slice, embedded in the page. */
export interface RenderedSlice {
  readonly operation: PageMatch['page']['slice'];
  readonly params: Readonly<Record<string, string>>;
  readonly status: 200 | 404;
  /** As in the contract: the slice, or the reason why there is none. */
  readonly body: unknown;
  /** ETag of the slice's own address, for the first revalidation. */
  readonly etag: string | null;
}

export interface Analytics {
  readonly url: string;
  readonly websiteId: string;
}

/** URL of the map tiles, and their attribution. */
export interface MapTiles {
  readonly tilesUrl: string;
  readonly attribution: string;
}

export interface RenderInput {
  /** Prefix of a past edition's pages: `/2025`; '' for the current one. */
  readonly base: string;
  readonly pathname: string;
  /** Query with its question mark, or ''. */
  readonly search: string;
  readonly locale: Locale;
  /** The language in the address, which `pathname` does not contain. null: none. */
  readonly addressLocale: Locale | null;
  readonly theme: Theme;
  /** null: no own words. */
  readonly words: PageWords;
  /** null: the page has none, or it is not available now. */
  readonly slice: RenderedSlice | null;
  /** The edition of the page, else the current one; null: none. */
  readonly edition: EditionHead | null;
  /** Public URL of this site, for shared links; null: not configured. */
  readonly publicUrl: string | null;
  /** Languages that visitors may choose. */
  readonly languages: readonly Locale[];
  /**
   * Time of rendering, UTC. A cached page may be read much later, so clocks are set by the Date header
   * instead.
   */
  readonly serverTime: string;
  /** null: no analytics. */
  readonly analytics: Analytics | null;
  /** null: no maps. */
  readonly map: MapTiles | null;
}

export interface RenderOutput {
  readonly status: number;
  /** Content of the root element; '': the browser renders. */
  readonly html: string;
  /** Title, description, Open Graph tags, preloads. */
  readonly head: string;
  /** URLs of style sheets of this page alone. */
  readonly styles: readonly string[];
  /** A path of this site to redirect to. */
  readonly redirect?: string;
  /** Language of the document. */
  readonly lang: string;
}

/** Input of a view for a frame on another site. */
interface EmbedInput {
  readonly kind: EmbedKind;
  readonly body: unknown;
  readonly locale: Locale;
  readonly words: PageWords;
  readonly address: string;
  readonly serverTime: string;
}

interface EmbedOutput {
  readonly html: string;
  /** URL of the script that refreshes the view. */
  readonly script: string;
  readonly styles: readonly string[];
}

/** Exports of `apps/web/dist/server/entry-server.js`. */
export interface Renderer {
  embed(input: EmbedInput): EmbedOutput;
  render(input: RenderInput): RenderOutput | Promise<RenderOutput>;
}
