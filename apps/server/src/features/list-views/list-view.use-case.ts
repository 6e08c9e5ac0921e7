import type {
  ListView,
  ListViewCreateBody,
  ListViewUpdateBody,
} from '@sevenmetre/contract/list-views/schemas';
import type { ViewedList } from '@sevenmetre/rules/list-views';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { once } from '../../platform/repeat-keys/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { findCurrentEdition } from '../competition/index.ts';
import * as repository from './list-view.repository.ts';
import type { ViewRow } from './list-view.repository.ts';

/** The actor's own views of a list and those of all organisers, the oldest first. */
export function readViews(
  { database }: UseCaseContext,
  { userId }: Actor,
  list: ViewedList,
): Promise<Outcome<{ views: ListView[] }>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      const rows = await repository.findAllSeen({ editionId: edition.id, userId, list }, tx);
      return done({ views: rows.map(viewOf) });
    },
    { accessMode: 'read only' },
  );
}

/** Saves a view in the current edition. A repeated form returns the first one as it is now. */
export function createView(
  { database, clock }: UseCaseContext,
  { userId }: Actor,
  body: ListViewCreateBody,
): Promise<Outcome<ListView>> {
  return database.transaction(async (tx) => {
    const edition = await findCurrentEdition(tx);
    if (!edition) return refuse('edition-missing');
    const { clientKey, shared, ...form } = body;
    const owner = { editionId: edition.id, userId: shared ? null : userId };
    const now = clock.now();
    const created = await once(tx, `list-view:${edition.id}:${userId}`, clientKey, body, async () =>
      done(await repository.insert({ ...form, ...owner, createdAt: now, updatedAt: now }, tx)),
    );
    if (!created.ok) return created;
    const kept = await repository.lockSeen(created.value.id, userId, tx);
    return kept ? done(viewOf(kept)) : refuse('view-unknown');
  });
}

/** Changes a view of the actor or of all organisers, unless it has changed since it was read. */
export function updateView(
  { database, clock }: UseCaseContext,
  { userId }: Actor,
  id: number,
  { revision, ...form }: ListViewUpdateBody,
): Promise<Outcome<ListView>> {
  return database.transaction(async (tx) => {
    const locked = await repository.lockSeen(id, userId, tx);
    if (!locked) return refuse('view-unknown');
    if (locked.revision !== revision) return refuse('changed-meanwhile', { current: viewOf(locked) });
    const patch = { ...form, revision: revision + 1, updatedAt: clock.now() };
    return done(viewOf(await repository.update(id, patch, tx)));
  });
}

/** Removes a view of the actor or of all organisers. */
export function deleteView(
  { database }: UseCaseContext,
  { userId }: Actor,
  id: number,
): Promise<Outcome<{ id: number }>> {
  return database.transaction(async (tx) => {
    const locked = await repository.lockSeen(id, userId, tx);
    if (!locked) return refuse('view-unknown');
    await repository.deleteById(id, tx);
    return done({ id });
  });
}

function viewOf({ id, revision, list, userId, name, question, columns }: ViewRow): ListView {
  return { id, revision, list, shared: userId === null, name, question, columns };
}
