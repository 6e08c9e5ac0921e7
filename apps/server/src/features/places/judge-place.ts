import { judgePlace, type NamedEntryFault, type PlaceValues } from '@sevenmetre/rules/enumerations';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { lockUploads } from '../files/index.ts';
import * as placeRepository from './admin-place.repository.ts';
import type { StoredPlace } from './admin-place.repository.ts';

interface Judged {
  readonly actor: Actor;
  readonly values: PlaceValues;
  /** null: a new one. */
  readonly stored: StoredPlace | null;
  /** Of the edition and of all. */
  readonly all: readonly StoredPlace[];
}

/** What keeps a place from being stored, beside what its fields say: its code, its files, its types, its edition. */
export async function judgeStored(
  { actor, values, stored, all }: Judged,
  tx: Tx,
): Promise<NamedEntryFault[]> {
  const fault = (field: string, code: 'unique' | 'unknown' | 'used'): NamedEntryFault => ({
    field,
    fault: { code },
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
    ...judgePlace(values),
    ...(isTaken ? [fault('code', 'unique')] : []),
    ...(own.length === added.length ? [] : [fault('fileIds', 'unknown')]),
    ...(values.allowedTrainingTypesIds.every((id) => known.includes(id))
      ? []
      : [fault('allowedTrainingTypesIds', 'unknown')]),
    // Another edition may be played there.
    ...(stored?.values.isShared && !values.isShared ? [fault('isShared', 'used')] : []),
  ];
}
