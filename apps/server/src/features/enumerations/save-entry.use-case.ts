import type { Actor } from '@sevenmetre/rules/permissions';
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../platform/database/index.ts';
import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findWorkingEdition, type Organiser } from '../competition/index.ts';
import { lockLinesOfEdition, markLinesOld } from '../invoice-lines/index.ts';
import type { LinesContext } from '../invoice-lines/index.ts';
import { appendChange } from '../live/index.ts';
import * as listRepository from './list.repository.ts';
import type { List } from './list-definition.repository.ts';
import type { Change } from './lists.ts';
import { taken, whenFree } from './when-free.ts';

type Saved = Promise<Outcome<{ id: number }>>;

/** Appends an entry to its list. A repeated call gets the answer of the first one. */
export function createEntry<V extends object>(
  { database, clock }: LinesContext,
  { actor, edition }: Organiser,
  list: List<V>,
  values: V,
): Saved {
  const work = database.transaction(async (tx): Saved => {
    const working = await findWorkingEdition(edition, tx);
    if (!working.ok) return working;
    const editionId = working.value.id;
    const errors = await list.check(values, null, tx);
    if (errors.length > 0) return refuse('entry-invalid', { errors });
    const all = await list.findAll(editionId, tx);
    const namesake = all.find((entry) => entry.values[list.uniqueField] === values[list.uniqueField]);
    if (namesake)
      return sameValues(namesake.values, values) ? done({ id: namesake.id }) : taken(list.uniqueField);
    const weight = await listRepository.findNextWeight(list.table, tx);
    const id = await list.insert(editionId, values, weight, tx);
    const { subjectType } = list;
    const by = { at: clock.now(), userId: actor.userId, editionId };
    await recordAudit(tx, {
      ...by,
      action: `${subjectType}.create`,
      subjectType,
      subjectId: id,
      after: values,
    });
    await appendChange(tx, { structure: true });
    return done({ id });
  });
  return whenFree(list.uniqueField, work);
}

/**
 * Changes an entry, unless it has changed since it was read. Public data follow at once, invoice lines soon
 * after.
 */
export async function updateEntry<V extends object>(
  context: LinesContext,
  { actor, edition }: Organiser,
  list: List<V>,
  change: Change<V> & { readonly id: number },
): Saved {
  const work = context.database.transaction(async (tx) => {
    const working = await findWorkingEdition(edition, tx);
    if (!working.ok) return working;
    const editionId = working.value.id;
    if (list.ordersLines) await lockLinesOfEdition(tx, editionId);
    return update({ context, actor, list, editionId }, change, tx);
  });
  const saved = await whenFree(list.uniqueField, work);
  if (saved.ok && list.ordersLines) context.rebuildLines();
  return saved;
}

interface Loaded<V extends object> {
  readonly context: LinesContext;
  readonly actor: Actor;
  readonly list: List<V>;
  readonly editionId: number;
}

async function update<V extends object>(
  { context, actor, list, editionId }: Loaded<V>,
  { id, values, before }: Change<V> & { readonly id: number },
  tx: Tx,
): Saved {
  const { table, subjectType } = list;
  await listRepository.lockById(table, id, tx);
  const stored = (await list.findAll(editionId, tx)).find((entry) => entry.id === id);
  if (!stored) return refuse('entry-unknown');
  if (sameValues(stored.values, values)) return done({ id });
  if (!sameValues(stored.values, before)) return refuse('changed-meanwhile', { values: stored.values });
  const errors = await list.check(values, stored.values, tx);
  if (errors.length > 0) return refuse('entry-invalid', { errors });
  await list.update(id, values, tx);
  const by = { at: context.clock.now(), userId: actor.userId, editionId };
  const words = { before: stored.values, after: values };
  await recordAudit(tx, { ...by, action: `${subjectType}.update`, subjectType, subjectId: id, ...words });
  if (list.changesLines(stored.values, values)) await markLinesOld(tx, editionId);
  await appendChange(tx, { structure: true });
  return done({ id });
}

/** Whether two records have equal fields, in any order. */
export function sameValues(one: object, other: object): boolean {
  return isDeepStrictEqual({ ...one }, { ...other });
}
