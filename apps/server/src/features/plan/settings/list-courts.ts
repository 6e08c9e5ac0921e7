import type { Court } from '@sevenmetre/contract/plan/schemas';
import type { Tx } from '../../../platform/database/index.ts';
import type { EditionRow } from '../../competition/index.ts';
import { daysOf } from '../plan-edition.ts';
import { defaultCourt } from './defaults.ts';
import { findSettings, insertCourts, lockDraft, updateDraft, updateSeats } from './settings.repository.ts';

/** Number of courts of halls and their seats by hall; halls without settings are missing. */
export async function findCourtCounts(
  editionId: number,
  tx: Tx,
): Promise<ReadonlyMap<number, { readonly courts: number; readonly seats: number | null }>> {
  const { courts } = await findSettings(editionId, tx);
  const byHall = Map.groupBy(courts, ({ placeId }) => placeId);
  return new Map(
    [...byHall].map(([placeId, own]) => [placeId, { courts: own.length, seats: own[0]?.seats ?? null }]),
  );
}

export interface ListedCourts {
  readonly placeId: number;
  /** null: as they are, or one. */
  readonly courts: number | null;
  readonly seats: number | null;
}

/** Adds the courts of listed halls that have no settings, and seats where there are none. */
export async function storeListedCourts(
  edition: EditionRow,
  listed: readonly ListedCourts[],
  now: Date,
  tx: Tx,
): Promise<void> {
  if (listed.length === 0) return;
  const draft = await lockDraft(edition.id, now, tx);
  const { courts } = await findSettings(edition.id, tx);
  const known = new Set(courts.map(({ placeId }) => placeId));
  const added = listed
    .filter(({ placeId }) => !known.has(placeId))
    .flatMap((hall) => courtsOf(hall, edition));
  await insertCourts(edition.id, added, courts.length, tx);
  for (const { placeId, seats } of listed)
    if (seats !== null && known.has(placeId)) await updateSeats(edition.id, placeId, seats, tx);
  await updateDraft(edition.id, { settingsRevision: draft.settingsRevision + 1, updatedAt: now }, tx);
}

function courtsOf({ placeId, courts, seats }: ListedCourts, edition: EditionRow): Court[] {
  const first = { ...defaultCourt(placeId, daysOf(edition).length), seats };
  return Array.from({ length: courts ?? 1 }, (_, at) =>
    at === 0 ? first : { ...first, key: `${placeId}/${at + 1}`, name: String(at + 1) },
  );
}
