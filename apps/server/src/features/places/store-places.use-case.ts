import type { Clock } from '../../platform/clock/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { appendChange } from '../live/index.ts';
import { upsert } from './place.repository.ts';
import type { NewPlace } from './place.repository.ts';

/** Stores places of an edition and appends a live change, so that public pages follow. */
export async function storePlaces(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  editionId: number,
  places: readonly NewPlace[],
): Promise<void> {
  await database.transaction(async (tx) => {
    for (const place of places) await upsert(editionId, place, clock.now(), tx);
    await appendChange(tx, { structure: true });
  });
}
