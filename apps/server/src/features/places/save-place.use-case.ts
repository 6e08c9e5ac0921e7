import { isDeepStrictEqual } from 'node:util';
import { type PlaceValues, readJsonObject, withBothNames } from '@sevenmetre/rules/enumerations';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx, Database } from '../../platform/database/index.ts';
import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findWorkingEdition, type Organiser } from '../competition/index.ts';
import { lockById, whenFree } from '../enumerations/index.ts';
import { claimUploads } from '../files/index.ts';
import { appendChange } from '../live/index.ts';
import * as placeRepository from './admin-place.repository.ts';
import type { StoredPlace } from './admin-place.repository.ts';
import { checkStored } from './check-place.ts';
import type { StorageContext } from '../../platform/use-case/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { upsert } from './place.repository.ts';
import type { NewPlace } from './place.repository.ts';

/** With the keys of bytes that no row refers to any more. */
type Saved = Outcome<{ readonly id: number; readonly orphans: readonly string[] }>;

export interface AskedPlace {
  /** null: a new place. */
  readonly id: number | null;
  readonly values: PlaceValues;
  /** The values as the page showed them. */
  readonly before: PlaceValues | null;
}

interface Loaded extends AskedPlace {
  readonly context: StorageContext;
  readonly actor: Actor;
  readonly editionId: number;
  readonly all: readonly StoredPlace[];
}

/**
 * Stores a new place, or a changed one unless it has changed since it was read; public data follow at once.
 */
export async function savePlace(
  context: StorageContext,
  organiser: Organiser,
  asked: AskedPlace,
): Promise<Outcome<{ id: number }>> {
  const work = context.database.transaction(async (tx): Promise<Saved> => {
    const working = await findWorkingEdition(organiser.edition, tx);
    if (!working.ok) return working;
    const editionId = working.value.id;
    if (asked.id !== null) await lockById(placeRepository.placeTable, asked.id, tx);
    const all = await placeRepository.findAll(editionId, tx);
    const values = withBothNames(asked.values);
    return save({ ...asked, values, context, actor: organiser.actor, editionId, all }, tx);
  });
  const saved = await whenFree('code', work);
  if (!saved.ok) return saved;
  for (const key of saved.value.orphans) await context.storage.delete(key);
  return done({ id: saved.value.id });
}

async function save(loaded: Loaded, tx: Tx): Promise<Saved> {
  const { id, values, before, all, actor } = loaded;
  const same = (place: StoredPlace) => (id === null ? isNamesake(place, values) : place.id === id);
  const stored = all.find(same) ?? null;
  if (id !== null && stored === null) return refuse('entry-unknown');
  if (stored !== null && sameValues(stored.values, values)) return done({ id: stored.id, orphans: [] });
  if (id !== null && stored !== null && before !== null && !sameValues(stored.values, before))
    return refuse('changed-meanwhile', { values: stored.values });
  const checked = { actor, values, all, stored: id === null ? null : stored };
  const errors = await checkStored(checked, tx);
  if (errors.length > 0) return refuse('entry-invalid', { errors });
  return store(loaded, checked.stored, tx);
}

function isNamesake({ values }: StoredPlace, { code, isShared }: PlaceValues): boolean {
  return values.code === code && values.isShared === isShared;
}

async function store(loaded: Loaded, stored: StoredPlace | null, tx: Tx): Promise<Saved> {
  const { context, actor, editionId, values } = loaded;
  const at = context.clock.now();
  const data = readJsonObject(values.data) ?? {};
  const row = { editionId: values.isShared ? null : editionId, values, data, at };
  const id = stored?.id ?? (await placeRepository.insert(row, tx));
  if (stored) await placeRepository.update(id, row, tx);
  const orphans = await saveFiles(
    { id, actor, before: stored?.values.fileIds ?? [], after: values.fileIds },
    tx,
  );
  const words = stored ? { before: stored.values, after: values } : { after: values };
  const action = stored ? 'place.update' : 'place.create';
  const by = { at, userId: actor.userId, editionId: row.editionId };
  await recordAudit(tx, { ...by, action, subjectType: 'place', subjectId: id, ...words });
  await appendChange(tx, { structure: true });
  return done({ id, orphans });
}

interface FileChange {
  readonly id: number;
  readonly actor: Actor;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

async function saveFiles({ id, actor, before, after }: FileChange, tx: Tx): Promise<string[]> {
  const added = after.filter((fileId) => !before.includes(fileId));
  await claimUploads(tx, actor.userId, added);
  await placeRepository.insertFiles(id, added, tx);
  const removed = before.filter((fileId) => !after.includes(fileId));
  return placeRepository.deleteFiles(id, removed, tx);
}

/** `data` is compared by value, not by its text. */
function sameValues(one: PlaceValues, other: PlaceValues): boolean {
  const meant = (values: PlaceValues) => ({ ...values, data: readJsonObject(values.data) ?? values.data });
  return isDeepStrictEqual(meant(one), meant(other));
}

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
