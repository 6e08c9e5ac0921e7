import type { Plugin } from 'vite';

/**
 * Starts the download of the headline font while the page is still loading. The link is in the body: with one in
 * the head, Chrome delays the first paint until the font has loaded, although there is a fallback (`Gabarito fb`).
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
