import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { pictureExtensions } from '@sevenmetre/contract/images/images';
import { filesOfIdentity, type Identity, identityKeys, identityOf } from '@sevenmetre/rules/identity';
import type { Db, Tx } from '../../platform/database/index.ts';
import { configurationEntries, files, placeFiles, places } from '../../platform/database/schema/index.ts';
import { configurationRepository } from '../competition/index.ts';
import { fileAddress } from './file-address.ts';

/**
 * Whether an uploaded file is public: it belongs to a place in use or to the identity of a cup. Other files are
 * private.
 */
export async function isPublicFile(storageKey: string, db: Db): Promise<boolean> {
  const [file] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.storageKey, storageKey), eq(files.isPublic, true)))
    .limit(1);
  if (!file) return false;
  const [row] = await db
    .select({ id: placeFiles.fileId })
    .from(placeFiles)
    .innerJoin(places, and(eq(places.id, placeFiles.placeId), eq(places.isActive, true)))
    .where(eq(placeFiles.fileId, file.id))
    .limit(1);
  return row !== undefined || isOfIdentity(file.id, db);
}

/** Of any edition, since pages of past ones show theirs. */
async function isOfIdentity(fileId: number, db: Db): Promise<boolean> {
  const { key, value } = configurationEntries;
  const rows = await db
    .select({ key, value })
    .from(configurationEntries)
    .where(and(inArray(key, [...identityKeys]), isNotNull(value)));
  return rows.some((row) => filesOfIdentity(new Map([[row.key, row.value]])).includes(fileId));
}

/** What the cup of an edition looks like; null: nothing is set. */
export async function findIdentity(editionId: number, db: Db | Tx): Promise<Identity | null> {
  const texts = await configurationRepository.findAllByEditionId(editionId, identityKeys, db);
  const pictures = await findPictures(filesOfIdentity(texts), db);
  return identityOf(texts, (id) => {
    const picture = pictures.get(id);
    return picture?.isPublic ? fileAddress(picture.storageKey) : null;
  });
}

export interface Picture {
  readonly storageKey: string;
  readonly isPublic: boolean;
}

/** Files by their ids; only those that are pictures. */
export async function findPictures(
  ids: readonly number[],
  db: Db | Tx,
): Promise<ReadonlyMap<number, Picture>> {
  if (ids.length === 0) return new Map();
  const { id, storageKey, isPublic, extension } = files;
  const rows = await db
    .select({ id, storageKey, isPublic })
    .from(files)
    .where(and(inArray(id, [...ids]), inArray(extension, [...pictureExtensions])));
  return new Map(rows.map((row) => [row.id, row]));
}
