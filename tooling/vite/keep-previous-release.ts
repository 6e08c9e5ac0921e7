import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

const record = '.vite/release.json';

interface Release {
  /** Hashed files of the release itself, and those of the previous one. */
  readonly own: readonly string[];
  readonly previous: readonly string[];
}

/**
 * Keeps the hashed files of the previous release beside the new ones: a page that was opened, or a server
 * that was started, before the release still finds the chunks it has not loaded yet.
 * @param hashed matches files with a hash of their content in their name
 */
export function keepPreviousRelease(hashed: RegExp): Plugin {
  let outDir = '';
  let before: Release = { own: [], previous: [] };
  const kept = new Map<string, Buffer>();
  return {
    name: 'keep-previous-release',
    configResolved(config: ResolvedConfig) {
      outDir = join(config.root, config.build.outDir);
    },
    buildStart() {
      const path = join(outDir, record);
      if (!existsSync(path)) return;
      before = JSON.parse(readFileSync(path, 'utf8')) as Release;
      for (const file of [...before.own, ...before.previous]) {
        if (existsSync(join(outDir, file))) kept.set(file, readFileSync(join(outDir, file)));
      }
    },
    writeBundle(_, bundle) {
      const own = Object.keys(bundle).filter((file) => hashed.test(file));
      const unchanged = own.every((file) => before.own.includes(file));
      const previous = (unchanged ? before.previous : before.own).filter(
        (file) => kept.has(file) && !own.includes(file),
      );
      for (const file of previous) write(join(outDir, file), kept.get(file) ?? '');
      write(join(outDir, record), JSON.stringify({ own, previous } satisfies Release));
    },
  };
}

function write(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
