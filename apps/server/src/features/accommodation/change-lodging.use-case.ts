import type {
  LodgingBody,
  LodgingUpdateBody,
  LodgingsBody,
} from '@sevenmetre/contract/accommodation/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { isUniqueViolation } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { BedsOutcome } from './give-beds.use-case.ts';
import * as lodgings from './lodging.repository.ts';
import type { LodgingColumns } from './lodging.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** Creates a hall, classroom or room at a place of the current edition. */
export function createLodging(
  { database, clock }: UseCaseContext,
  actor: Actor,
  { placeId, ...columns }: LodgingBody,
): Promise<BedsOutcome> {
  return whenFree(
    database.transaction(async (tx) => {
      const editionId = await lodgings.findCurrentEditionId(tx);
      if (editionId === null || !(await lodgings.isPlace(placeId, editionId, tx)))
        return refuse('place-unknown');
      const id = await lodgings.insert({ ...tidy(columns), editionId, placeId }, tx);
      await audit('lodging.create', id, { after: columns, userId: actor.userId, at: clock.now() }, tx);
      return done({ id });
    }),
  );
}

/** Creates rooms that differ by their numbers only, all or none; refused if one of the labels is taken. */
export function createLodgings(
  { database, clock }: UseCaseContext,
  { userId }: Actor,
  { placeId, prefix, from, to, ...columns }: LodgingsBody,
): Promise<BedsOutcome> {
  return whenFree(
    database.transaction(async (tx) => {
      const editionId = await lodgings.findCurrentEditionId(tx);
      if (editionId === null || !(await lodgings.isPlace(placeId, editionId, tx)))
        return refuse('place-unknown');
      const at = clock.now();
      let last = 0;
      for (let number = from; number <= to; number += 1) {
        const row = tidy({ ...columns, label: `${prefix}${number}` });
        last = await lodgings.insert({ ...row, editionId, placeId }, tx);
        await audit('lodging.create', last, { after: row, userId, at }, tx);
      }
      return done({ id: last });
    }),
  );
}

/** Changes a lodging, unless it has changed since it was read. Beds that are given stay. */
export function updateLodging(
  { database, clock }: UseCaseContext,
  actor: Actor,
  { id, body }: { readonly id: number; readonly body: LodgingUpdateBody },
): Promise<BedsOutcome> {
  const { before, ...given } = body;
  return whenFree(
    database.transaction(async (tx) => {
      const stored = await lodgings.lockById(id, tx);
      if (!stored) return refuse('lodging-unknown');
      const columns = tidy(given);
      if (!isSame(stored, tidy(before)) && !isSame(stored, columns)) return refuse('changed-meanwhile');
      if (columns.capacity < (await lodgings.findAllotted(id, tx))) return refuse('lodging-in-use');
      await lodgings.update(id, columns, tx);
      const who = { userId: actor.userId, at: clock.now() };
      await audit('lodging.update', id, { before: columnsOf(stored), after: columns, ...who }, tx);
      return done({ id });
    }),
  );
}

/** Removes a lodging in which nobody sleeps. */
export function deleteLodging(
  { database, clock }: UseCaseContext,
  actor: Actor,
  id: number,
): Promise<BedsOutcome> {
  return database.transaction(async (tx) => {
    const stored = await lodgings.lockById(id, tx);
    if (!stored) return refuse('lodging-unknown');
    if ((await lodgings.findAllotted(id, tx)) > 0) return refuse('lodging-in-use');
    await lodgings.deleteById(id, tx);
    const who = { userId: actor.userId, at: clock.now() };
    await audit('lodging.delete', id, { before: columnsOf(stored), ...who }, tx);
    return done({ id });
  });
}

async function whenFree(work: Promise<BedsOutcome>): Promise<BedsOutcome> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('lodging-label-taken');
    throw error;
  }
}

function columnsOf({ kind, label, capacity, note }: LodgingColumns): LodgingColumns {
  return { kind, label, capacity, note };
}

function tidy(columns: LodgingColumns): LodgingColumns {
  return { ...columnsOf(columns), note: columns.note?.trim() || null };
}

function isSame(a: LodgingColumns, b: LodgingColumns): boolean {
  return a.kind === b.kind && a.label === b.label && a.capacity === b.capacity && a.note === b.note;
}

interface Entry {
  readonly before?: object;
  readonly after?: object;
  readonly userId: number;
  readonly at: Date;
}

function audit(action: string, id: number, entry: Entry, tx: Tx): Promise<void> {
  return recordAudit(tx, { ...entry, action, subjectType: 'lodging', subjectId: id });
}
