import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import { pages } from '@sevenmetre/contract/pages';
import type { Translator } from '@sevenmetre/phrases';
import type { FeedOptions } from './feed.routes.ts';
import type { Images } from '../images/index.ts';

export interface CupFilesOptions extends Pick<FeedOptions, 'words' | 'firstLanguage'> {
  readonly clientFolder: string;
  readonly snapshot: () => Snapshot | null;
  readonly images: Pick<Images, 'icon'>;
}

/** Icons of the app, and the files of the product in their place while the cup has no logo. */
const icons = [
  { file: 'icon-32.png', size: 32, kind: 'tile', own: 'favicon.ico' },
  { file: 'icon-180.png', size: 180, kind: 'tile', own: 'icon-180.png' },
  { file: 'icon-192.png', size: 192, kind: 'tile', own: 'icon-192.png' },
  { file: 'icon-512.png', size: 512, kind: 'tile', own: 'icon-512.png' },
  { file: 'icon-maskable-512.png', size: 512, kind: 'maskable', own: 'icon-maskable-512.png' },
] as const;

/** The manifest and the icons of the installed app, of the current cup. Addresses are fixed, so that installed apps follow. */
export function addCupFiles(app: FastifyInstance, options: CupFilesOptions): void {
  const { clientFolder, snapshot, images, words, firstLanguage } = options;
  const file = (name: string) => readFile(join(clientFolder, name));
  app.get('/cup/manifest.webmanifest', async (_, reply) => {
    const product: unknown = JSON.parse((await file('manifest.webmanifest')).toString());
    return briefly(reply)
      .type('application/manifest+json')
      .send({
        ...manifestOf(product, snapshot()),
        shortcuts: shortcutsOf(words().translators[firstLanguage.locale]),
      });
  });
  for (const { file: name, size, kind, own } of icons) {
    const usualType = own.endsWith('.ico') ? 'image/x-icon' : 'image/png';
    app.get(`/cup/${name}`, async (_, reply) => {
      const drawn = await images.icon(snapshot()?.edition.identity, { size, kind });
      return briefly(reply)
        .type(drawn === null ? usualType : 'image/png')
        .send(drawn ?? (await file(own)));
    });
  }
}

function briefly(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'public, max-age=300');
}

/** What a long press on the icon offers; the pages choose the visitor's language. */
function shortcutsOf(t: Translator): object[] {
  return [
    { name: t('shell.live'), url: `${pages.schedule.path}?show=live` },
    { name: t('shell.myTeams'), url: `${pages.dashboard.path}#my-teams` },
    { name: t('shell.schedule'), url: pages.schedule.path },
    { name: t('shell.city'), url: pages.city.path },
  ];
}

/** The product's manifest with the names and icons of the cup. */
function manifestOf(product: unknown, snapshot: Snapshot | null): object {
  const usual = typeof product === 'object' && product !== null ? product : {};
  const edition = snapshot?.edition;
  if (!edition) return usual;
  const { name, year, city, identity } = edition;
  const own = {
    ...usual,
    name,
    short_name: identity?.shortName ?? name,
    description: [`${name} ${year}`, city].filter(Boolean).join(', '),
  };
  if (!identity?.logo) return own;
  const drawn = icons.map(({ file, size, kind }) => ({
    src: `/cup/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(kind === 'maskable' ? { purpose: 'maskable' } : {}),
  }));
  return { ...own, icons: drawn };
}
