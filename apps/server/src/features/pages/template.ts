import { createHash } from 'node:crypto';

/** The HTML around the app, with placeholders. */
export interface Template {
  readonly html: string;
  /** Hashes of the embedded styles for the content security policy: `'sha256-…'`. */
  readonly styleHashes: readonly string[];
  /** URLs of the embedded style sheets. */
  readonly styles: readonly string[];
  /** Links to print style sheets, which do not block rendering. */
  readonly paper: string;
}

export interface Filling {
  /** Above the root element, which the app does not touch; '' without one. */
  readonly band: string;
  readonly lang: string;
  readonly theme: string;
  /** Whether to reserve space for the teams that the visitor follows. */
  readonly follows: boolean;
  readonly head: string;
  readonly html: string;
  /** Style elements of this page alone. */
  readonly styles: string;
  /** Embedded as JSON that the app reads at its start; null: the app fetches everything. */
  readonly init: unknown;
}

/**
 * Embeds the style sheets, so that nothing has to be fetched before the first paint. Those of one medium, paper or wide
 * windows, stay links: whoever has another medium does not wait for them.
 */
export function inlineStyles(html: string, read: (address: string) => string | null): Template {
  const styleHashes: string[] = [];
  const styles: string[] = [];
  const paper: string[] = [];
  const inlined = html.replace(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (link) => {
    if (/\bmedia="print"/.test(link)) paper.push(link);
    if (/\bmedia="/.test(link)) return link;
    const address = /\bhref="([^"]+)"/.exec(link)?.[1];
    const style = address === undefined ? null : inlineStyle(address, read);
    if (address === undefined || style === null) return link;
    styles.push(address);
    styleHashes.push(style.hash);
    return style.markup;
  });
  // After the styles of every page, so that those of one page override them.
  const withPlace = inlined.replace('</head>', '<!--styles--></head>');
  return { html: withPlace, styleHashes, styles, paper: paper.join('') };
}

export interface InlineStyle {
  readonly markup: string;
  /** For the content security policy: `'sha256-…'`. */
  readonly hash: string;
}

/** An embedded style sheet; null if it does not exist or would close its element. */
export function inlineStyle(address: string, read: (address: string) => string | null): InlineStyle | null {
  const style = read(address);
  if (style === null || /<\/style/i.test(style)) return null;
  const hash = createHash('sha256').update(style).digest('base64');
  return { markup: `<style>${style}</style>`, hash: `'sha256-${hash}'` };
}

/** The complete page. Replacements are functions, so that `$&` in a text stays as it is. */
export function fillTemplate({ html }: Template, filling: Filling): string {
  const fillings: Readonly<Record<string, string>> = {
    '%lang%': filling.lang,
    '%theme%': filling.theme,
    '%follows%': String(filling.follows),
    '<!--head-->': filling.head,
    '<!--band-->': filling.band,
    '<!--html-->': filling.html,
    '<!--styles-->': filling.styles,
    '<!--init-->': filling.init === null ? '' : initScript(filling.init),
  };
  return html.replace(
    /%lang%|%theme%|%follows%|<!--(?:head|band|html|styles|init)-->/g,
    (placeholder) => fillings[placeholder] ?? '',
  );
}

/** A data block, which is not executed; `<` is escaped so that it cannot end early. */
function initScript(data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="init">${json}</script>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for content or quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
