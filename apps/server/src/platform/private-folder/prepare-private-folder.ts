import { type Stats, chmodSync, lstatSync, readdirSync, statSync, existsSync, mkdirSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { OperatorError } from '../operator-error/index.ts';

/** The server's own entries in the data folder. Others are not changed. */
const ownEntries = [
  'database',
  'database.lock',
  'database.new',
  'files',
  'images',
  'last-backup',
  'live.version',
  'mails',
  'rehearsal',
  'secret.key',
];

const ownerOnly = { umask: 0o077, folder: 0o700, file: 0o600 } as const;
const permissionBits = 0o777;
const stickyBit = 0o1000;

/**
 * The data folder as `makePrivate` leaves it. Sets the umask of this process, so that new files are private too.
 * @throws OperatorError as `makePrivate`
 */
export function preparePrivateFolder(dataDirectory: string): void {
  process.umask(ownerOnly.umask);
  makePrivate(dataDirectory);
}

/**
 * Creates the folder if missing and makes it private to its user: folders get mode 0700, files 0600, also those of
 * earlier releases. Windows has no such modes; there the folder inherits its access list.
 * @throws OperatorError if it cannot be created, belongs to another user or stays accessible to others
 */
export function makePrivate(dataDirectory: string): void {
  try {
    makeFolder(dataDirectory);
  } catch (error) {
    throw new OperatorError(`The folder ${dataDirectory} cannot be made (${codeOf(error)}).`, {
      cause: error,
    });
  }
  const user = process.geteuid?.();
  if (user === undefined) return;
  const stats = statSync(dataDirectory);
  if (!stats.isDirectory()) throw new OperatorError(`${dataDirectory} is not a folder; set DATA_DIR to one.`);
  if ((stats.mode & stickyBit) !== 0) throw new OperatorError(sharedFolder(dataDirectory));
  closeOne(dataDirectory, stats, user);
  for (const entry of readdirSync(dataDirectory))
    if (ownEntries.includes(entry)) closeTree(join(dataDirectory, entry), user);
}

/** Links are not followed, since the target may belong to others; it must be private already. */
function closeTree(path: string, user: number): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  // Another process with the same folder may have deleted it meanwhile.
  if (!stats) return;
  if (stats.isSymbolicLink()) return assertPrivate(path, statSync(path), user);
  closeOne(path, stats, user);
  if (!stats.isDirectory()) return;
  for (const entry of readdirSync(path)) closeTree(join(path, entry), user);
}

/** @throws OperatorError */
function closeOne(path: string, stats: Stats, user: number): void {
  if (isPrivate(stats, user)) return;
  if (stats.uid !== user) throw new OperatorError(foreignOwner(path, stats.uid));
  try {
    chmodSync(path, stats.isDirectory() ? ownerOnly.folder : ownerOnly.file);
  } catch (error) {
    throw new OperatorError(staysOpen(path, codeOf(error)), { cause: error });
  }
  // Some file systems accept a mode without keeping it.
  assertPrivate(path, statSync(path), user);
}

/** @throws OperatorError */
function assertPrivate(path: string, stats: Stats, user: number): void {
  if (stats.uid !== user) throw new OperatorError(foreignOwner(path, stats.uid));
  if (!isPrivate(stats, user))
    throw new OperatorError(staysOpen(path, `mode ${(stats.mode & permissionBits).toString(8)}`));
}

function isPrivate({ uid, mode }: Stats, user: number): boolean {
  return uid === user && (mode & ownerOnly.umask) === 0;
}

function sharedFolder(path: string): string {
  return `${path} is a folder that all users of this machine share; set DATA_DIR to a folder of the server's own.`;
}

function foreignOwner(path: string, owner: number): string {
  return `${path} belongs to another user (uid ${owner}), who could read personal data there; give it to the user that runs the server (chown -R), or choose another DATA_DIR.`;
}

function staysOpen(path: string, reason: string): string {
  return `${path} is open to other users and cannot be closed (${reason}); folders must have mode 0700 and files 0600: use chmod, or choose a DATA_DIR on a file system that keeps modes.`;
}

function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : 'unknown reason';
}

/** Creates a folder and its parents. Not `recursive`: for a path below /proc, Node would never return. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
