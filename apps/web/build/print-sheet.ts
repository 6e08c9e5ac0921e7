import type { Plugin } from 'vite';

/**
 * Names the sheet for paper (an entry of its own, `src/print.css`) at the end of the page, where it comes after
 * every other sheet, also after those of pages that are opened later. It does not block rendering.
 */
export function printSheet(): Plugin {
  return {
    name: 'print-sheet',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => /^assets\/print-[\w-]+\.css$/.test(name));
        if (file === undefined) throw new Error('The build has no sheet for paper (src/print.css)');
        const attrs = { rel: 'stylesheet', href: `/${file}`, media: 'print' };
        return [{ tag: 'link', attrs, injectTo: 'body' }];
      },
    },
  };
}
