import { createHash } from 'node:crypto';

/** The page around the app: its placeholders are filled for every page. */
export interface Template {
  readonly html: string;
  /** For the content security policy: `'sha256-…'` of each style that stands in the page itself. */
  readonly styleHashes: readonly string[];
  /** Addresses of the style sheets that stand in the page itself. */
  readonly styles: readonly string[];
  /** Links to sheets for paper, which nobody waits for. */
  readonly paper: string;
}

export interface Filling {
  readonly lang: string;
  readonly theme: string;
  /** Whether room is held for the teams that the visitor follows. */
  readonly follows: boolean;
  readonly head: string;
  readonly html: string;
  /** Style elements of this page alone. */
  readonly styles: string;
  /** Becomes JSON that the app reads at its start; null: the app asks for everything itself. */
  readonly init: unknown;
}

/** Puts the page's stylesheets into the page: nothing has to be fetched before the first paint. Paper can wait. */
export function inlineStyles(html: string, read: (address: string) => string | null): Template {
  const styleHashes: string[] = [];
  const styles: string[] = [];
  const paper: string[] = [];
  const inlined = html.replace(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (link) => {
    if (/\bmedia="print"/.test(link)) {
      paper.push(link);
      return link;
    }
    const address = /\bhref="([^"]+)"/.exec(link)?.[1];
    const style = address === undefined ? null : inlineStyle(address, read);
    if (address === undefined || style === null) return link;
    styles.push(address);
    styleHashes.push(style.hash);
    return style.markup;
  });
  // After the styles of every page, so that those of one page may refine them.
  const withPlace = inlined.replace('</head>', '<!--styles--></head>');
  return { html: withPlace, styleHashes, styles, paper: paper.join('') };
}

export interface InlineStyle {
  readonly markup: string;
  /** For the content security policy: `'sha256-…'`. */
  readonly hash: string;
}

/** A style sheet as it stands in a page; null when it is not there or would end its element. */
export function inlineStyle(address: string, read: (address: string) => string | null): InlineStyle | null {
  const style = read(address);
  if (style === null || /<\/style/i.test(style)) return null;
  const hash = createHash('sha256').update(style).digest('base64');
  return { markup: `<style>${style}</style>`, hash: `'sha256-${hash}'` };
}

/** A whole page. Every filling goes in by a function: text with `$&` in it stays as it is. */
export function fillTemplate({ html }: Template, filling: Filling): string {
  const fillings: Readonly<Record<string, string>> = {
    '%lang%': filling.lang,
    '%theme%': filling.theme,
    '%follows%': String(filling.follows),
    '<!--head-->': filling.head,
    '<!--html-->': filling.html,
    '<!--styles-->': filling.styles,
    '<!--init-->': filling.init === null ? '' : initScript(filling.init),
  };
  return html.replace(
    /%lang%|%theme%|%follows%|<!--(?:head|html|styles|init)-->/g,
    (placeholder) => fillings[placeholder] ?? '',
  );
}

/** A block of data, which no policy takes for a script; `<` cannot end it. */
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

/** A text as content or as a value in quotation marks. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
