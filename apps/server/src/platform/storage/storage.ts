import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Random } from '../random/index.ts';

export interface StorageOptions {
  /** Files are in its folder `files`. */
  readonly dataDirectory: string;
  readonly random: Random;
}

/** Uploaded and generated files, by keys that the server generates. */
export interface Storage {
  /**
   * Stores bytes durably: they are on disk when the promise resolves.
   * @param folder kind of files, such as `clubs`; never user input
   * @param extension lower case, of the detected content
   * @returns the new key, such as `clubs/5f….pdf`
   */
  write(folder: string, extension: string, bytes: Uint8Array): Promise<string>;
  /** null: no such file. */
  read(key: string): Promise<Buffer | null>;
  /** Does nothing if there is no such file. */
  delete(key: string): Promise<void>;
}

const keyForm = /^[a-z][a-z\d-]*\/[\w-]+\.[a-z\d]{1,10}$/i;
const folderForm = /^[a-z][a-z\d-]*$/;
const extensionForm = /^[a-z\d]{1,10}$/;
const randomBytes = 18;

/** The storage in the data folder, which several processes may share. */
export function createStorage({ dataDirectory, random }: StorageOptions): Storage {
  const root = join(dataDirectory, 'files');
  const pathOf = (key: string): string | null => (keyForm.test(key) ? join(root, ...key.split('/')) : null);
  return {
    async write(folder, extension, bytes) {
      if (!folderForm.test(folder) || !extensionForm.test(extension)) {
        throw new Error('A folder or an ending of a stored file is not one of ours');
      }
      const key = `${folder}/${random.bytes(randomBytes).toString('hex')}.${extension}`;
      await writeWhole(join(root, ...key.split('/')), bytes);
      return key;
    },
    async read(key) {
      const path = pathOf(key);
      return path === null ? null : readFile(path).catch(nothingThere);
    },
    async delete(key) {
      const path = pathOf(key);
      if (path !== null) await rm(path, { force: true });
    },
  };
}

/** Atomic: an incomplete file has another name. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const half = `${path}.part`;
  try {
    const file = await open(half, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

function nothingThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
