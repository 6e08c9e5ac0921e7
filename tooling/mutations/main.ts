import {
  mkdtempSync,
  rmSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, dirname } from 'node:path';
import { execFileSync } from 'node:child_process';
import { root } from '../test/command.ts';
import { startPostgres } from '../test/postgres.ts';
import { onExit, tearDownOnSignals } from '../test/teardown.ts';
import { catalogue } from './catalogue/index.ts';
import { tryMutation } from './try-mutation.ts';

/** Entries of `node_modules` that link back to the tree, or are written while tests run. */
const own = ['@sevenmetre', '.vite', '.vite-temp'];

/**
 * Copies the present sources of the repository, so that the copy can be edited without an effect on the
 * original. Packages from npm are links to the originals; the links between the workspaces lead within the
 * copy.
 * @param target an empty folder
 */
function copyTree(root: string, target: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of new Set(listed.split('\0'))) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    copyFileSync(join(root, file), join(target, file));
  }
  const modules = join(target, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!own.includes(name)) symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  cpSync(join(root, 'node_modules/@sevenmetre'), join(modules, '@sevenmetre'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

/**
 * `npm run mutations [-- WORDS …]`: plants each mutation of the catalogue in a copy of the sources, one at a
 * time, and runs the test that must notice it. With words only those mutations whose name or file contains
 * one of them. Exit code 1: one was not noticed.
 */
async function main(words: readonly string[]): Promise<number> {
  tearDownOnSignals();
  const tree = mkdtempSync(join(tmpdir(), 'sevenmetre-mutations-'));
  const remove = () => rmSync(tree, { recursive: true, force: true });
  const postgres = await startPostgres();
  const forget = [onExit(postgres.stop), onExit(async () => remove())];
  try {
    copyTree(root, tree);
    const asked = catalogue.filter(
      ({ name, file }) => words.length === 0 || words.some((word) => `${name} ${file}`.includes(word)),
    );
    let open = 0;
    for (const mutation of asked) {
      const { result, failed, output } = await tryMutation(mutation, {
        tree,
        databaseUrl: postgres.url,
        priority: 10,
      });
      if (result !== 'noticed') open += 1;
      console.log(
        `${result}: ${mutation.name} (${mutation.file})\n  ${failed[0] ?? mutation.noticedBy.file}`,
      );
      if (result === 'did not run') console.log(output.slice(-2_000));
    }
    console.log(`${asked.length} mutations planted, ${asked.length - open} noticed.`);
    return open > 0 ? 1 : 0;
  } finally {
    await postgres.stop();
    remove();
    for (const each of forget) each();
  }
}

process.exitCode = await main(process.argv.slice(2));
