import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderErrorCode, FolderErrorParameters } from '../folder-error.ts';

export type OpenResult =
  | { readonly handle: FileHandle; readonly size: number }
  | { readonly code: FolderErrorCode; readonly parameters: FolderErrorParameters };

/** A pipe would block the reader forever, a link could lead out of the folder (Windows has neither flag). */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Opens a regular file of the folder with at most `limit` bytes; otherwise returns why not. */
export async function openSource(folder: string, name: string, limit: number): Promise<OpenResult> {
  let handle: FileHandle;
  try {
    handle = await open(join(folder, name), flags);
  } catch (error) {
    return refusal(error);
  }
  const stats = await handle.stat();
  if (stats.isFile() && stats.size <= limit) return { handle, size: stats.size };
  await handle.close();
  return stats.isFile()
    ? { code: 'file-too-large', parameters: { limit } }
    : { code: 'file-not-regular', parameters: {} };
}

function refusal(error: unknown): OpenResult {
  const reason: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (reason === 'ENOENT') return { code: 'file-missing', parameters: {} };
  if (reason === 'ELOOP' || reason === 'ENXIO' || reason === 'EMLINK')
    return { code: 'file-not-regular', parameters: {} };
  return { code: 'file-unreadable', parameters: { reason: typeof reason === 'string' ? reason : 'unknown' } };
}
