import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProgress } from './progress.mjs';
import { contentFingerprint, listSources, quickFingerprint, readStamp } from './stamp.mjs';

/** Whatever can change the web app's bundle. */
const sources = ['apps/web', 'packages', 'package-lock.json', 'tooling/tsconfig.base.json'];

const results = ['apps/web/dist/client/.vite/manifest.json', 'apps/web/dist/server/entry-server.js'];

/** The web app for browsers, then the same pages for the server to render. */
const builds = [
  ['build', '--logLevel', 'warn'],
  ['build', '--ssr', 'src/entry-server.tsx', '--logLevel', 'warn'],
];

/**
 * Builds the web app when its sources differ from those of the last build.
 * Throws an Error with the builder's last lines when it fails.
 * @param {string} root
 * @param {string} node
 */
export async function ensureBuilt(root, node) {
  const stampPath = join(root, 'apps/web/dist/stamp.json');
  const files = listSources(root, sources);
  const quick = quickFingerprint(root, files);
  const stamp = results.every((path) => existsSync(join(root, path))) ? readStamp(stampPath) : undefined;
  if (stamp?.['quick'] === quick) return;
  const content = contentFingerprint(root, files);
  if (stamp?.['content'] !== content) await buildWeb(root, node);
  writeFileSync(stampPath, JSON.stringify({ quick, content }));
}

/**
 * @param {string} root
 * @param {string} node
 */
async function buildWeb(root, node) {
  const progress = startProgress('Building the web app (only when its sources change)');
  for (const words of builds) {
    const { code, output } = await vite(root, node, words);
    if (code === 0) continue;
    progress.finish('failed');
    throw new Error(
      `vite ${words.join(' ')} ended with code ${code}. Its last lines:\n\n${output.trimEnd().split('\n').slice(-30).join('\n')}`,
    );
  }
  progress.finish('done');
}

/**
 * @param {string} root
 * @param {string} node
 * @param {string[]} words
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function vite(root, node, words) {
  const child = spawn(node, [join(root, 'node_modules/vite/bin/vite.js'), ...words], {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (/** @type {Buffer} */ chunk) => (output = (output + chunk).slice(-20_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
