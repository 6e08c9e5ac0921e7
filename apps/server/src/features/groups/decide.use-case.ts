import type { Decisions } from '@sevenmetre/contract/groups/decisions';
import type { TableEffect } from '@sevenmetre/contract/groups/group-closing';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  editionRepository,
  lockAffected,
  previewSeating,
  recomputeGroups,
  type SeatingChange,
  tableEffectOf,
} from '../competition/index.ts';
import type { EditionRow } from '../competition/index.ts';
import { appendChange } from '../live/index.ts';
import { findCurrentEdition } from './group.repository.ts';
import { decisionsOf } from './read-decisions.use-case.ts';
import { loadSeats, type LoadedSeats } from './loaded-seats.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';

/** What a decision stores, and its audit entry. */
export interface Decision {
  /** Groups whose places and seats depend on it. */
  readonly groupIds: readonly number[];
  store(now: Date, tx: Tx): Promise<void>;
  readonly audit: {
    readonly action: string;
    readonly groupId: number;
    readonly before: object;
    readonly after: object;
  };
}

/**
 * Carries out an organiser's decisions about lots or seats under the locks of a result, recomputes tables,
 * seats and matches, and records each in the history of its group.
 * @param groupIdsOf the groups to lock before the decisions are checked; empty: no such group or seat
 * @param check the decisions; empty: already decided like this
 */
export function carryOut(
  { database, clock }: RandomContext,
  { actor, reason }: { readonly actor: Actor; readonly reason: string },
  groupIdsOf: (loaded: LoadedSeats) => readonly number[],
  check: (
    loaded: LoadedSeats,
    tx: Tx,
  ) => Promise<Outcome<readonly Decision[]>> | Outcome<readonly Decision[]>,
): Promise<Outcome<Decisions>> {
  return database.transaction(async (tx) => {
    const edition = await findCurrentEdition(tx);
    if (!edition) return refuse('edition-missing');
    await editionRepository.lockById(edition.id, tx);
    await lockAffected(tx, {
      editionId: edition.id,
      groupIds: groupIdsOf(await loadSeats(edition, tx)),
    });
    const checked = await check(await loadSeats(edition, tx), tx);
    if (!checked.ok) return checked;
    const decider = { actor, reason, now: clock.now() };
    for (const decision of checked.value) await storeDecision(edition, decision, decider, tx);
    if (checked.value.length > 0) await appendChange(tx, { structure: true });
    return done(await decisionsOf(edition, tx));
  });
}

interface Decider {
  readonly actor: Actor;
  readonly reason: string;
  readonly now: Date;
}

async function storeDecision(
  { id: editionId }: EditionRow,
  { groupIds, store, audit }: Decision,
  { actor, reason, now }: Decider,
  tx: Tx,
): Promise<void> {
  await store(now, tx);
  const { matches, conflicts } = await recomputeGroups(tx, { editionId, groupIds, now });
  await recordAudit(tx, {
    at: now,
    userId: actor.userId,
    action: audit.action,
    subjectType: 'group',
    subjectId: audit.groupId,
    editionId,
    before: audit.before,
    after: { ...audit.after, matches: matches.length, conflicts },
    reason,
  });
}

/** Effect of a decision. Locks and stores nothing. */
export function previewDecision(
  { database }: RandomContext,
  check: (loaded: LoadedSeats, tx: Tx) => Promise<Outcome<SeatingChange>> | Outcome<SeatingChange>,
): Promise<Outcome<TableEffect>> {
  return database.transaction(
    async (tx) => {
      const edition = await findCurrentEdition(tx);
      if (!edition) return refuse('edition-missing');
      const loaded = await loadSeats(edition, tx);
      const checked = await check(loaded, tx);
      if (!checked.ok) return checked;
      const preview = await previewSeating(edition, checked.value, tx);
      return done(tableEffectOf(preview, loaded.names));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
