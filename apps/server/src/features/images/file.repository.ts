import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { files, placeFiles, places } from '../../platform/database/schema/index.ts';

/** Whether an uploaded file is public: it belongs to a place in use. Other files are private. */
export async function isPublicFile(storageKey: string, db: Db): Promise<boolean> {
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .innerJoin(placeFiles, eq(placeFiles.fileId, files.id))
    .innerJoin(places, and(eq(places.id, placeFiles.placeId), eq(places.isActive, true)))
    .where(and(eq(files.storageKey, storageKey), eq(files.isPublic, true)))
    .limit(1);
  return row !== undefined;
}
