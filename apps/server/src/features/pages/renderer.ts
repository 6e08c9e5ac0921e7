import type { EmbedKind } from '@sevenmetre/contract/embeds';
import type { PageMatch } from '@sevenmetre/contract/pages';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { LaidWords } from '../translations/index.ts';

export type Theme = 'light' | 'dark' | 'system';

/** The organiser's texts in the page's language. Made once and kept: the same object means the same texts. */
export type PageWords = LaidWords['overrides'][Locale] | null;

/** A page's slice as it travels inside the page. */
export interface RenderedSlice {
  readonly operation: PageMatch['page']['slice'];
  readonly params: Readonly<Record<string, string>>;
  readonly status: 200 | 404;
  /** By the contract: the slice, or why there is none. */
  readonly body: unknown;
  /** Of the slice's own address, for the first question whether it has changed. */
  readonly etag: string | null;
}

export interface Analytics {
  readonly url: string;
  readonly websiteId: string;
}

/** Where the tiles of maps come from, and whose map it is. */
export interface MapTiles {
  readonly tilesUrl: string;
  readonly attribution: string;
}

export interface RenderInput {
  /** Before the path of a page of a past edition: `/2025`; '' for the current one. */
  readonly base: string;
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly locale: Locale;
  /** The language that stands in the address; `pathname` is without it. null: none does. */
  readonly addressLocale: Locale | null;
  readonly theme: Theme;
  /** null: nobody has changed the words. */
  readonly words: PageWords;
  /** null: the page has none, or it cannot be had now. */
  readonly slice: RenderedSlice | null;
  /** Where visitors find this site, for shared links; null: not configured. */
  readonly publicUrl: string | null;
  /** What visitors may choose from. */
  readonly languages: readonly Locale[];
  /** When the page is rendered, UTC. Its bytes may be read much later: clocks are set by the Date of an answer. */
  readonly serverTime: string;
  /** null: nothing is measured. */
  readonly analytics: Analytics | null;
  /** null: pages have no maps. */
  readonly map: MapTiles | null;
}

export interface RenderOutput {
  readonly status: number;
  /** Inside of the root element; empty: the browser renders. */
  readonly html: string;
  /** Title, description, og tags, preloads. */
  readonly head: string;
  /** Addresses of style sheets of this page alone. */
  readonly styles: readonly string[];
  /** A path of this site to go to instead. */
  readonly redirect?: string;
  /** Language of the document. */
  readonly lang: string;
}

/** A view for a frame on another site. */
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
  /** Address of the script that keeps it fresh. */
  readonly script: string;
  readonly styles: readonly string[];
}

/** What `apps/web/dist/server/entry-server.js` exports. */
export interface Renderer {
  embed(input: EmbedInput): EmbedOutput;
  render(input: RenderInput): RenderOutput | Promise<RenderOutput>;
}
