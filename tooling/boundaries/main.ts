import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBoundaries } from './check.ts';
import type { Workspace } from './resolve.ts';
import { rows } from './rows.ts';

/** Prints every import that the table forbids; exit code 1 when there is one. Run by `npm run check`. */
const root = join(import.meta.dirname, '..', '..');
const sources = '{packages,apps,seed,e2e,bench,simulation,year,tooling}/**/*.{ts,tsx,mjs}';
const built = /(^|\/)(node_modules|dist|test-results)(\/|$)/;

/** The workspaces of the repository by package name. */
export function readWorkspaces(): Map<string, Workspace> {
  const manifests = globSync('{packages/*,apps/*,seed,e2e,bench,tooling}/package.json', { cwd: root });
  return new Map(
    manifests.map((path) => {
      const manifest = JSON.parse(readFileSync(join(root, path), 'utf8'));
      return [
        manifest.name,
        { folder: path.slice(0, -'/package.json'.length), exports: manifest.exports ?? {} },
      ];
    }),
  );
}

function main(): void {
  const paths = globSync(sources, { cwd: root, exclude: (path) => built.test(path) });
  const texts = new Map(paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const problems = checkBoundaries(texts, rows, readWorkspaces());
  for (const { file, line, detail, sentence } of problems)
    console.log(`${file}:${line} ${detail} — ${sentence}`);
  console.log(`${texts.size} files, ${rows.length} rows, ${problems.length} broken`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (import.meta.main) main();
