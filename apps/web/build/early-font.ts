import type { Plugin } from 'vite';

/**
 * Has the letters of headlines fetched while the page is still arriving. The link stands in the body: for one in the head
 * Chrome holds up the first paint until the letters are there, although others stand in for them (`Gabarito fb`).
 */
export function earlyFont(): Plugin {
  return {
    name: 'early-font',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) =>
          /gabarito-latin-wght-normal-[\w-]+\.woff2$/.test(name),
        );
        if (file === undefined) throw new Error('The build has no letters for headlines (Gabarito)');
        const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'body-prepend' }];
      },
    },
  };
}
