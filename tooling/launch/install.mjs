import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { startProgress } from './progress.mjs';
import { readStamp } from './stamp.mjs';

/**
 * Installs the packages of package-lock.json, and does nothing when they are already installed. Throws an
 * Error with npm's last lines when npm fails.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  const lockPath = join(root, 'package-lock.json');
  const stampPath = join(root, 'node_modules', '.sevenmetre-install.json');
  const lock = createHash('sha256').update(readFileSync(lockPath)).digest('hex');
  const wanted = { lock, platform: `${process.platform}-${process.arch}` };
  const stamp = readStamp(stampPath);
  if (stamp && stamp['lock'] === wanted.lock && stamp['platform'] === wanted.platform) return;
  if (!matchesLock(readJson(lockPath), readJson(join(root, 'node_modules', '.package-lock.json'))))
    await runNpm(root);
  writeFileSync(stampPath, JSON.stringify(wanted));
}

/**
 * Whether what npm recorded as installed is what the lock file asks for: every required package in the locked version,
 * and nothing in a version that the lock file does not know. Optional packages may be absent (other platforms).
 * @param {any} lock package-lock.json
 * @param {any} installed node_modules/.package-lock.json, npm's own record
 */
export function matchesLock(lock, installed) {
  if (!lock?.packages || !installed?.packages) return false;
  for (const [path, wanted] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || wanted.optional || wanted.devOptional || wanted.peer) continue;
    const found = installed.packages[path];
    if (!found || found.version !== wanted.version || differ(found.integrity, wanted.integrity)) return false;
  }
  return Object.entries(installed.packages).every(
    ([path, found]) => lock.packages[path]?.version === found.version,
  );
}

/**
 * @param {string | undefined} one
 * @param {string | undefined} other
 */
function differ(one, other) {
  return one !== undefined && other !== undefined && one !== other;
}

/** @param {string} root */
async function runNpm(root) {
  const progress = startProgress('Installing packages with npm ci (only when package-lock.json changes)');
  const { code, output } = await npmCi(root);
  progress.finish(code === 0 ? 'done' : 'failed');
  if (code === 0) return;
  const lastLines = lastWords(output);
  throw new Error(
    `npm ci ended with code ${code}, so the packages are not installed. Its last lines:\n\n${lastLines}`,
  );
}

/**
 * npm's last lines, without the usage text that it prints after some errors and that hides them.
 * @param {string} output
 */
export function lastWords(output) {
  const lines = output.trimEnd().split('\n');
  const usage = lines.findIndex((line) => /^npm error (Usage:|Clean install a project)/.test(line));
  return lines
    .slice(0, usage < 0 ? undefined : usage)
    .slice(-20)
    .join('\n');
}

/**
 * Without install scripts: every package works without them, and npm requests no approval. Development
 * packages are needed in production too, because the web app is built on the machine that serves it.
 * @param {string} root
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function npmCi(root) {
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const [program, first] = npmProgram();
  const child = spawn(program, [...first, ...args, ...cacheOption(root)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && first.length === 0,
  });
  let output = '';
  const keep = (/** @type {Buffer} */ chunk) => (output = (output + chunk).slice(-20_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    child.on('error', (error) =>
      resolve({ code: 127, output: `npm could not be started: ${error.message}` }),
    );
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** @returns {[string, string[]]} the npm that runs us, else the one in PATH */
function npmProgram() {
  const running = process.env['npm_execpath'];
  if (running && basename(running) === 'npm-cli.js' && existsSync(running))
    return [process.execPath, [running]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

/**
 * A user without a writable home has no folder for npm's cache; then it is kept in the checkout.
 * @param {string} root
 */
function cacheOption(root) {
  const usual = process.env['npm_config_cache'] ?? join(homedir(), '.npm');
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return [];
  } catch {
    return [`--cache=${join(root, '.cache', 'npm')}`];
  }
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
