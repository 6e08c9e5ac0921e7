import { eq } from 'drizzle-orm';
import { ofCurrentEdition } from '../competition/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { clubs, editions } from '../../platform/database/schema/index.ts';

/** Name of a club of the current edition, with the edition; null: there is none. */
export async function findClub(id: number, tx: Tx) {
  const [row] = await tx
    .select({
      id: clubs.id,
      name: clubs.name,
      editionId: editions.id,
      tournament: editions.name,
      year: editions.year,
    })
    .from(clubs)
    .innerJoin(editions, ofCurrentEdition(clubs.editionId))
    .where(eq(clubs.id, id));
  return row ?? null;
}
