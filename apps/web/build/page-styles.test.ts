import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');

/** Classes that a sheet's selectors begin with. */
function leadingClasses(sheet: string): Set<string> {
  const css = readFileSync(join(root, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  return new Set(selectors.flatMap((selector) => /^\s*\.([\w-]+)/.exec(selector)?.[1] ?? []));
}

const shared = new Set(
  globSync('styles/**/*.css', { cwd: root }).flatMap((sheet) => [...leadingClasses(sheet)]),
);

it('no two features style a class of the same name: sheets of visited pages stay in the document', () => {
  const owners = new Map<string, string>();
  for (const sheet of globSync('features/**/*.css', { cwd: root })) {
    const [, audience = '', word = ''] = sheet.split(/[\\/]/);
    // Pages of organisers share sheets, so do those of reporters.
    const feature = audience === 'organiser' || audience === 'reporter' ? audience : word;
    for (const name of leadingClasses(sheet)) {
      if (shared.has(name)) continue;
      expect([name, owners.get(name) ?? feature]).toEqual([name, feature]);
      owners.set(name, feature);
    }
  }
});
