import { eq, inArray } from 'drizzle-orm';
import { type Copies, type Copying, copyOf, pairCopies, type Tx } from '../../platform/database/index.ts';
import { placeFiles, places, placeTranslations } from '../../platform/database/schema/index.ts';

/** Copies places of the edition with their texts, files and courts. */
export async function copyPlaces({ fromId, toId, now }: Copying, tx: Tx): Promise<Copies> {
  const found = await tx.select().from(places).where(eq(places.editionId, fromId));
  if (found.length === 0) return new Map();
  const stored = await tx
    .insert(places)
    .values(
      found.map(({ id: _, ...place }) => ({ ...place, editionId: toId, createdAt: now, updatedAt: now })),
    )
    .returning({ id: places.id, key: places.code });
  const copies = pairCopies(
    found.map(({ id, code }) => ({ id, key: code })),
    stored,
  );
  const ids = found.map(({ id }) => id);
  const texts = await tx.select().from(placeTranslations).where(inArray(placeTranslations.placeId, ids));
  const words = texts.map(({ id: _, ...text }) => ({ ...text, placeId: copyOf(text.placeId, copies) }));
  if (words.length > 0) await tx.insert(placeTranslations).values(words);
  const files = await tx.select().from(placeFiles).where(inArray(placeFiles.placeId, ids));
  const links = files.map((file) => ({ ...file, placeId: copyOf(file.placeId, copies) }));
  if (links.length > 0) await tx.insert(placeFiles).values(links);
  return copies;
}
