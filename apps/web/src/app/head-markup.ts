import type { EditionHead } from '@sevenmetre/contract/slice-head';
import { languageOf } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { openPathIn } from '../lib/paths/open-paths.ts';
import { dashboardPath } from '../lib/paths/paths.ts';
import { titleIn } from '../lib/page/head.ts';
import type { Head } from '../lib/page/head.ts';

export interface Address {
  /** Before the path of a page of a past edition: `/2025`; '' for the current one. */
  readonly base: string;
  readonly locale: Locale;
  /** Without a slash at the end; null: not configured. */
  readonly publicUrl: string | null;
  /** null: none is known. */
  readonly edition: Pick<EditionHead, 'name' | 'identity'> | null;
  /** Without a language. */
  readonly pathname: string;
  /** The language that stands in the address; null: none does. */
  readonly addressLocale: Locale | null;
  /** What visitors may choose from. */
  readonly languages: readonly Locale[];
}

export interface EarlyFiles {
  readonly scripts: readonly string[];
  /**
   * Sheets that the server has inlined. Linked again with `media="print"` they do not block, and the app knows
   * that they are loaded.
   */
  readonly styles: readonly string[];
  /** The offset of the tournament's time zone (`writtenOffset`); null: the page belongs to no tournament. */
  readonly zone: string | null;
}

/** The page's own part of the head. Its files are fetched while the page is still arriving. */
export function headMarkup(
  { title, description, noindex = false, card, about }: Head,
  address: Address,
  { scripts, styles, zone }: EarlyFiles,
): string {
  const { locale, publicUrl, edition } = address;
  const name = edition?.name ?? 'Sevenmetre';
  const [cup, heading, text] = [name, titleIn(name, title), description].map(escapeHtml);
  return [
    `<title>${heading}</title>`,
    `<meta name="description" content="${text}">`,
    `<meta property="og:title" content="${heading}">`,
    `<meta property="og:description" content="${text}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${cup}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(edition?.identity?.shortName ?? name)}">`,
    `<meta property="og:locale" content="${languageOf(locale).tag.replace('-', '_')}">`,
    ...(publicUrl === null ? [] : addresses(publicUrl, address)),
    ...cardMarkup(card, address),
    ...feedMarkup(address),
    ...(noindex ? ['<meta name="robots" content="noindex">'] : []),
    ...(about === undefined ? [] : [dataMarkup(about, publicUrl)]),
    ...(zone === null ? [] : [`<meta name="zone" content="${escapeHtml(zone)}">`]),
    ...styles.map((file) => `<link rel="stylesheet" href="${file}" media="print">`),
    ...new Set(scripts.map((file) => `<link rel="modulepreload" href="${file}">`)),
  ].join('');
}

/** A page in a language is a page of its own for search engines; without one it speaks the visitor's. */
function addresses(publicUrl: string, { pathname, addressLocale, languages }: Address): string[] {
  const open = escapeHtml(publicUrl + pathname);
  const own = addressLocale === null ? open : escapeHtml(`${publicUrl}/${addressLocale}${pathname}`);
  const inLanguage = languages.map(
    (locale) =>
      `<link rel="alternate" hreflang="${locale}" href="${escapeHtml(`${publicUrl}/${locale}${pathname}`)}">`,
  );
  return [
    `<meta property="og:url" content="${own}">`,
    `<link rel="canonical" href="${own}">`,
    ...inLanguage,
    `<link rel="alternate" hreflang="x-default" href="${open}">`,
  ];
}

/** Where programs read the newest results, on the first page alone. */
function feedMarkup({ base, locale, pathname, edition }: Address): string[] {
  if (base !== '' || pathname !== dashboardPath || edition === null) return [];
  const title = escapeHtml(edition.name);
  return [`<link rel="alternate" type="application/atom+xml" href="/${locale}/feed.atom" title="${title}">`];
}

/** A block of data, which no policy takes for a script; `<` cannot end it. Its addresses are whole. */
function dataMarkup(about: NonNullable<Head['about']>, publicUrl: string | null): string {
  const whole = (key: string, value: unknown) =>
    key === 'url' && typeof value === 'string' ? `${publicUrl ?? ''}${value}` : value;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...about }, whole);
  return `<script type="application/ld+json">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** Networks want whole addresses; without a public one there is nothing to share either. */
function cardMarkup(card: string | undefined, { base, locale, publicUrl }: Address): string[] {
  if (card === undefined || publicUrl === null) return ['<meta name="twitter:card" content="summary">'];
  return [
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta property="og:image" content="${escapeHtml(publicUrl + openPathIn(base, `${card}?lang=${locale}`))}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
  ];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
