import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProgress } from './progress.mjs';
import { contentFingerprint, listSources, quickFingerprint, readStamp } from './stamp.mjs';

/**
 * What is built: `sources` are the files that can change it, `results` show that it exists, `stamp` is beside them.
 * @typedef {{ title: string, folder: string, sources: string[], results: string[], commands: string[][] }} Product
 * @type {readonly Product[]}
 */
const products = [
  {
    title: 'Building the web app',
    folder: 'apps/web',
    sources: ['apps/web', 'packages', 'package-lock.json', 'tooling/tsconfig.base.json', 'tooling/vite'],
    results: ['client/.vite/manifest.json', 'server/entry-server.js'],
    // For browsers, then the same pages for the server to render.
    commands: [['build'], ['build', '--ssr', 'src/entry-server.tsx']],
  },
  {
    title: 'Building the server',
    folder: 'apps/server',
    sources: [
      'apps/server/src',
      'apps/server/build',
      'apps/server/vite.config.ts',
      'seed/src',
      'packages',
      'package-lock.json',
      'tooling/tsconfig.base.json',
      'tooling/vite',
    ],
    results: ['serve.js', 'worker.js', 'sheet-reader.js', 'folder-reader.js'],
    commands: [['build']],
  },
];

/**
 * Builds the web app and the server when their sources differ from those of the last build.
 * Throws an Error with the builder's last lines when it fails.
 * @param {string} root
 * @param {string} node
 */
export async function ensureBuilt(root, node) {
  for (const product of products) await ensureProduct(root, node, product);
}

/**
 * @param {string} root
 * @param {string} node
 * @param {Product} product
 */
async function ensureProduct(root, node, product) {
  const { folder, sources, results } = product;
  const built = join(root, folder, 'dist');
  const stampPath = join(built, 'stamp.json');
  const files = listSources(root, sources);
  const quick = quickFingerprint(root, files);
  const stamp = results.every((path) => existsSync(join(built, path))) ? readStamp(stampPath) : undefined;
  if (stamp?.['quick'] === quick) return;
  const content = contentFingerprint(root, files);
  if (stamp?.['content'] !== content) await build(root, node, product);
  writeFileSync(stampPath, JSON.stringify({ quick, content }));
}

/**
 * @param {string} root
 * @param {string} node
 * @param {Product} product
 */
async function build(root, node, { title, folder, commands }) {
  const progress = startProgress(`${title} (only when its sources change)`);
  for (const command of commands) {
    const { code, output } = await vite(root, node, { folder, args: [...command, '--logLevel', 'warn'] });
    if (code === 0) continue;
    progress.finish('failed');
    throw new Error(
      `vite ${command.join(' ')} in ${folder} ended with code ${code}. Its last lines:\n\n${output.trimEnd().split('\n').slice(-30).join('\n')}`,
    );
  }
  progress.finish('done');
}

/**
 * @param {string} root
 * @param {string} node
 * @param {{ folder: string, args: string[] }} job
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function vite(root, node, { folder, args }) {
  const child = spawn(node, [join(root, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: join(root, folder),
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
