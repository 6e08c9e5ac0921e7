import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { sheetsOf } from './part-sheets.ts';

const name = 'virtual:client-assets';

/**
 * Tells the server's build which files of the browser's build a page needs early: scripts and styles by source file.
 * Throws when the browser's build does not exist yet.
 */
export function clientAssets(clientFolder: string): Plugin {
  return {
    name: 'client-assets',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const manifest = JSON.parse(
        readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
      ) as Manifest;
      return `export const clientAssets = ${JSON.stringify(assetsOf(manifest))};`;
    },
  };
}

function assetsOf(manifest: Manifest) {
  const chunks: Record<string, string[]> = {};
  const styles: Record<string, string[]> = {};
  const ofEveryPage = new Set(stylesOf(manifest, 'index.html'));
  for (const [source, chunk] of Object.entries(manifest)) {
    if (chunk.isEntry !== true && chunk.isDynamicEntry !== true) continue;
    chunks[source] = filesOf(manifest, source);
    styles[source] = stylesOf(manifest, source).filter((file) => !ofEveryPage.has(file));
  }
  return { chunks, styles };
}

function filesOf(manifest: Manifest, source: string): string[] {
  return loadedAtOnce(manifest, source).flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : []));
}

function stylesOf(manifest: Manifest, source: string): string[] {
  const files = loadedAtOnce(manifest, source).flatMap((key) => manifest[key]?.css ?? []);
  return sheetsOf([...new Set(files)]).map((file) => `/${file}`);
}

/** A chunk and all that it imports at once. */
function loadedAtOnce(manifest: Manifest, source: string): string[] {
  const sources = new Set([source]);
  for (const key of sources) for (const imported of manifest[key]?.imports ?? []) sources.add(imported);
  return [...sources];
}
