import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../test/command.ts';
import { startPostgres } from '../test/postgres.ts';
import { onExit, tearDownOnSignals } from '../test/teardown.ts';
import { catalogue } from './catalogue/index.ts';
import { copyTree } from './copy-tree.ts';
import { tryMutation } from './try-mutation.ts';

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
