import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const rules = 'packages/rules/src';
const productFolders = ['apps/server/src', 'apps/web/src', 'packages', 'seed/src'];

/**
 * Functions and constants that `packages/rules` exports and that the product never uses, as `area/name`. A
 * name counts as used when it occurs outside its declaration, comments, tests and lists of exports.
 */
export function unusedRules(root: string): string[] {
  const paths = productFolders.flatMap((folder) => productSources(root, folder));
  const found = new Map<string, number>();
  for (const path of paths) {
    const text = withoutReexports(withoutComments(readFileSync(join(root, path), 'utf8')));
    for (const [name] of text.matchAll(/[A-Za-z_$][\w$]*/gu)) found.set(name, (found.get(name) ?? 0) + 1);
  }
  return paths
    .filter((path) => /^packages\/rules\/src\/[\w-]+\/index\.ts$/u.test(path))
    .flatMap((path) => exportedRules(path, withoutComments(readFileSync(join(root, path), 'utf8'))))
    .filter(({ name }) => (found.get(name) ?? 0) < 2)
    .map(({ area, name }) => `${area}/${name}`);
}

function productSources(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/u.test(path))
    .filter((path) => !/\.test\.tsx?$|\/testing\/|\/simulation\/|\/node_modules\//u.test(path));
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, ' ');
}

function withoutReexports(text: string): string {
  return text.replaceAll(/export\s*\{[^}]*\}\s*from/gu, ' ');
}

/** Types are left out: they do not run, and the compiler reports unused ones. */
function exportedRules(path: string, text: string): { readonly area: string; readonly name: string }[] {
  const [area = ''] = path.slice(rules.length + 1).split('/');
  return [...text.matchAll(/export\s*\{([^}]*)\}\s*from/gu)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => ({ area, name })),
  );
}
