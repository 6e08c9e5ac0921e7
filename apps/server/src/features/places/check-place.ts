import { checkPlace, type NamedEntryError, type PlaceValues } from '@sevenmetre/rules/enumerations';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { lockUploads } from '../files/index.ts';
import * as placeRepository from './admin-place.repository.ts';
import type { StoredPlace } from './admin-place.repository.ts';

interface Checked {
  readonly actor: Actor;
  readonly values: PlaceValues;
  /** null: a new place. */
  readonly stored: StoredPlace | null;
  /** Places of the edition and shared ones. */
  readonly all: readonly StoredPlace[];
}

/** Errors of a place beyond its single fields: code, files, types, edition. */
export async function checkStored(
  { actor, values, stored, all }: Checked,
  tx: Tx,
): Promise<NamedEntryError[]> {
  const error = (field: string, code: 'unique' | 'unknown' | 'used'): NamedEntryError => ({
    field,
    error: { code },
  });
  const others = all.filter(({ id }) => id !== stored?.id);
  const isTaken = others.some(
    (other) => other.values.code === values.code && other.values.isShared === values.isShared,
  );
  const kept = stored?.values.fileIds ?? [];
  const added = values.fileIds.filter((id) => !kept.includes(id));
  const own = await lockUploads(tx, actor.userId, added);
  const types = (await placeRepository.findTrainingTypes(tx)).map(({ id }) => id);
  const known = [...types, ...(stored?.values.allowedTrainingTypesIds ?? [])];
  return [
    ...checkPlace(values),
    ...(isTaken ? [error('code', 'unique')] : []),
    ...(own.length === added.length ? [] : [error('fileIds', 'unknown')]),
    ...(values.allowedTrainingTypesIds.every((id) => known.includes(id))
      ? []
      : [error('allowedTrainingTypesIds', 'unknown')]),
    // Another edition may use it.
    ...(stored?.values.isShared && !values.isShared ? [error('isShared', 'used')] : []),
  ];
}
