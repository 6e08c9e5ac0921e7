import type { PreparationFacts } from '@sevenmetre/contract/contents/schemas';
import * as z from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import { findAllBySubject } from '../audit/index.ts';
import { editionRepository } from '../competition/index.ts';

type Origin = NonNullable<PreparationFacts['origin']>;

/** What the log says of an edition that was created; `copied` was not always logged. */
const Created = z.object({
  fromId: z.int().nullable(),
  copied: z
    .object({
      settings: z.int(),
      categories: z.int(),
      suppliers: z.int(),
      prices: z.int(),
      halls: z.int(),
      beds: z.int(),
    })
    .nullish(),
});

/** Numbers of what a new edition got from another one, for the log. */
export type Copied = NonNullable<Origin['copied']>;

/** The edition whose settings an edition began with, from the log; null: none, an imported one, or one that is deleted. */
export async function findOrigin(editionId: number, tx: Tx): Promise<Origin | null> {
  const rows = await findAllBySubject('edition', editionId, tx);
  const created = Created.safeParse(rows.find(({ action }) => action === 'edition.created')?.after);
  if (!created.success || created.data.fromId === null) return null;
  const from = await editionRepository.findById(created.data.fromId, tx);
  return from && { name: from.name, year: from.year, copied: created.data.copied ?? null };
}
