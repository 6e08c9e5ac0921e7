import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Head } from '../features/results/group-head.ts';

const regions = { cs: 'cs_CZ', en: 'en_GB' } as const satisfies Record<Locale, string>;

/** The page's own part of the head. `scripts` are fetched while the page is still arriving. */
export function headMarkup(
  { title, description }: Head,
  locale: Locale,
  scripts: readonly string[],
  font: string | null,
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
    ...(font === null ? [] : [`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`]),
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
