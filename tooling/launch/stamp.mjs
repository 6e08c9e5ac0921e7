import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ignoredFolders = new Set(['node_modules', 'dist', 'test-results', '.cache']);
const ignoredFiles = /\.test\.tsx?$/;

/**
 * Every file below the given paths (files or folders, relative to root), sorted, without tests and build output.
 * A path that does not exist is left out.
 * @param {string} root
 * @param {string[]} paths
 * @returns {string[]}
 */
export function listSources(root, paths) {
  return paths.flatMap((path) => listBelow(root, path)).toSorted();
}

/**
 * A fingerprint of names, sizes and modification times: computed in a few milliseconds; it changes whenever a
 * file may have changed.
 * @param {string} root
 * @param {string[]} files
 */
export function quickFingerprint(root, files) {
  return hash(files, (file) => {
    const { size, mtimeMs } = statSync(join(root, file));
    return `${size}:${mtimeMs}`;
  });
}

/**
 * A fingerprint of names and contents: the same for two checkouts of the same state, whatever the
 * modification times.
 * @param {string} root
 * @param {string[]} files
 */
export function contentFingerprint(root, files) {
  return hash(files, (file) => readFileSync(join(root, file)));
}

/**
 * The stored stamp, or undefined when none can be read.
 * @param {string} path
 * @returns {Record<string, string> | undefined}
 */
export function readStamp(path) {
  try {
    const stamp = JSON.parse(readFileSync(path, 'utf8'));
    return typeof stamp === 'object' && stamp !== null ? stamp : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string[]} files
 * @param {(file: string) => string | Buffer} describe
 */
function hash(files, describe) {
  const digest = createHash('sha256');
  for (const file of files) digest.update(`${file}\0`).update(describe(file)).update('\0');
  return digest.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function listBelow(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : listBelow(root, child);
    return entry.isFile() && !ignoredFiles.test(entry.name) ? [child] : [];
  });
}
