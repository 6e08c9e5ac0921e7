import type { Plugin } from 'vite';

/**
 * Sheets that only some readers need, entries of their own. `paper` stands at the end of the page, where it comes after
 * every other sheet, also after those of pages that are opened later, and blocks nothing. `wide` stands in the head: a wide
 * window waits for it, so that no column moves, a phone does not.
 */
export const mediaSheets = {
  paper: { source: 'src/print.css', media: 'print', injectTo: 'body' },
  wide: { source: 'src/wide.css', media: '(min-width:1280px)', injectTo: 'head' },
} as const;

/** Names the sheets in the page, each with its medium. */
export function linkMediaSheets(): Plugin {
  return {
    name: 'media-sheets',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return Object.values(mediaSheets).map(({ source, media, injectTo }) => {
          const name = source.replace('src/', 'assets/').replace('.css', '-');
          const file = files.find((one) => one.startsWith(name) && one.endsWith('.css'));
          if (file === undefined) throw new Error(`The build has no sheet of ${source}`);
          return { tag: 'link', attrs: { rel: 'stylesheet', href: `/${file}`, media }, injectTo };
        });
      },
    },
  };
}
