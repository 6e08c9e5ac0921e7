import { type Stats, chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator-error/index.ts';
import { makeFolder } from './make-folder.ts';

/** What the server keeps in its folder. Anything else there belongs to somebody else and is left as it is. */
const ownEntries = ['database', 'database.lock', 'database.new', 'files', 'images', 'mails', 'secret.key'];

const ownerOnly = { umask: 0o077, folder: 0o700, file: 0o600 } as const;
const permissionBits = 0o777;
const stickyBit = 0o1000;

/**
 * Makes the data folder if it is missing and closes it to other users of the machine: folders get mode 0700, files 0600,
 * also those that an earlier release has left open. Sets the umask of this process, so that new files are private too.
 * Windows has no such modes; there the folder keeps the access list that it inherits.
 *
 * @throws OperatorError when it cannot be made, belongs to another user or stays open to others
 */
export function preparePrivateFolder(dataDirectory: string): void {
  process.umask(ownerOnly.umask);
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

/** A link is not followed, since its target may belong to anything; its target must be private already. */
function closeTree(path: string, user: number): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  // A running process on the same folder may have removed it meanwhile.
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
  // Some file systems accept a mode and do not keep it.
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
