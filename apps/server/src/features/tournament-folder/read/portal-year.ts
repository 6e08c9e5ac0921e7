import { access, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PortalError, portalFolder } from '@sevenmetre/rules/portal-files';
import { readText } from '@sevenmetre/rules/tables';
import { type PortalYear, writePortalFolder } from '../export/write-portal-folder.ts';
import type { FolderError, FolderErrorCode } from '../folder-error.ts';
import { csvFiles, portalFiles, settingsFile } from '../format.ts';

const files = Object.values(portalFiles);

/**
 * Replaces the two answers of another portal in a folder by the files of a tournament (ED6).
 * @returns null: there are no answers, or a tournament beside them; else all errors, none: the tournament is there
 */
export async function convertPortalYear(
  folder: string,
  year: PortalYear,
): Promise<readonly FolderError[] | null> {
  const isThere = (file: string) => exists(join(folder, file));
  const present = new Map(await Promise.all(files.map(async (file) => [file, await isThere(file)] as const)));
  const missing = files.filter((file) => present.get(file) !== true);
  if (missing.length === files.length || (await isThere(settingsFile))) return null;
  if (missing.length > 0)
    return missing.map((file) => ({ file, line: null, column: null, code: 'file-missing', parameters: {} }));
  const textOf = async (file: string) => readText(await readFile(join(folder, file))).text;
  const read = portalFolder({
    static: await textOf(portalFiles.static),
    live: await textOf(portalFiles.live),
  });
  if (!read.ok) return read.errors.map(portalError);
  const written = await mkdtemp(join(folder, 'year-'));
  await writePortalFolder(written, read.folder, year);
  for (const file of [settingsFile, ...csvFiles]) await rename(join(written, file), join(folder, file));
  for (const path of [written, ...files.map((file) => join(folder, file))])
    await rm(path, { recursive: true });
  return [];
}

const codes: Readonly<Record<PortalError['code'], FolderErrorCode>> = {
  'not-json': 'portal-not-json',
  html: 'portal-html',
  'part-missing': 'portal-part-missing',
  required: 'portal-required',
  'not-a-number': 'not-a-number',
  'not-text': 'not-text',
  'not-one-of': 'portal-not-known',
  'unknown-reference': 'portal-reference',
  duplicate: 'portal-duplicate',
};

/** An error in an answer of a portal as one of a folder; its path stands for the column. */
export function portalError({ file, path, code, value }: PortalError): FolderError {
  return { file, line: null, column: path === '' ? null : path, code: codes[code], parameters: { value } };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
