import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Head } from '../lib/head.ts';

const regions = { cs: 'cs_CZ', en: 'en_GB' } as const satisfies Record<Locale, string>;

export interface EarlyFiles {
  readonly scripts: readonly string[];
  /** The server has put them into the page. As sheets for paper they hold up nothing, and tell the app that they are there. */
  readonly styles: readonly string[];
  readonly font: string | null;
}

/** The page's own part of the head. Its files are fetched while the page is still arriving. */
export function headMarkup(
  { title, description, noindex = false }: Head,
  locale: Locale,
  { scripts, styles, font }: EarlyFiles,
): string {
  const [heading, text] = [escapeHtml(title), escapeHtml(description)];
  return [
    `<title>${heading}</title>`,
    `<meta name="description" content="${text}">`,
    `<meta property="og:title" content="${heading}">`,
    `<meta property="og:description" content="${text}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Sevenmetre">',
    `<meta property="og:locale" content="${regions[locale]}">`,
    '<meta name="twitter:card" content="summary">',
    ...(noindex ? ['<meta name="robots" content="noindex">'] : []),
    ...(font === null ? [] : [`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`]),
    ...styles.map((file) => `<link rel="stylesheet" href="${file}" media="print">`),
    ...new Set(scripts.map((file) => `<link rel="modulepreload" href="${file}">`)),
  ].join('');
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
