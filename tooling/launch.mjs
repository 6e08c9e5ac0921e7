/**
 * The one entry of every npm script: makes sure that packages and build are current, then runs the requested
 * program under Node 24. Runs on Node ≥ 20 before anything is installed, so it and its modules import nothing
 * from npm.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArguments } from './launch/arguments.mjs';
import { ensureBuilt } from './launch/build.mjs';
import { runChild } from './launch/child.mjs';
import { ensureInstalled } from './launch/install.mjs';
import { findNode } from './launch/runtime.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

async function launch() {
  const asked = parseArguments(process.argv.slice(2));
  if ('problem' in asked) throw new Error(asked.problem);
  await ensureInstalled(root);
  const node = findNode(root);
  if (asked.build) await ensureBuilt(root, node);
  if (!asked.file) return 0;
  if (!existsSync(join(root, asked.file)))
    throw new Error(`“${asked.name}” cannot run yet: ${asked.file} does not exist.`);
  return runChild({ root, node, file: asked.file, passed: asked.passed });
}

try {
  process.exitCode = await launch();
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
