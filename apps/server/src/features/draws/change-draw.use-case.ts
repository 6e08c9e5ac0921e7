import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';
import { drawBody } from './draw-body.ts';
import { type CategoryRow, type DrawRow, findCategory, findDraw, lockDraw } from './draw.repository.ts';

/** A draw whose row is locked for a change. */
export interface OpenDraw {
  readonly category: CategoryRow;
  readonly draw: DrawRow;
  readonly actor: Actor;
  readonly now: Date;
  readonly tx: Tx;
}

/** Audit entry of a change; null: nothing changed. */
export type DrawChange = Pick<Parameters<typeof recordAudit>[1], 'action' | 'after' | 'reason'> | null;

/**
 * Changes a draw in one transaction and notifies its streams after the commit, so that only stored steps are
 * shown.
 */
export function changeDraw(
  { database, clock }: RandomContext,
  actor: Actor,
  code: string,
  change: (open: OpenDraw) => Promise<Outcome<DrawChange>>,
): Promise<Outcome<PublicDraw>> {
  return database.transaction(async (tx) => {
    const category = await findCategory(code, tx);
    const draw = category && (await lockDraw(category.id, tx));
    if (!category || !draw) return refuse('draw-unknown');
    const now = clock.now();
    const changed = await change({ category, draw, actor, now, tx });
    if (!changed.ok) return changed;
    if (changed.value) await auditDraw(tx, { category, actor, now }, changed.value);
    await database.notify(tx);
    return done(drawBody(category, await findDraw(category.id, tx)));
  });
}

export async function auditDraw(
  tx: Tx,
  { category, actor, now }: Pick<OpenDraw, 'category' | 'actor' | 'now'>,
  change: NonNullable<DrawChange>,
): Promise<void> {
  const { id: subjectId, editionId } = category;
  const subject = { subjectType: 'category', subjectId, editionId };
  await recordAudit(tx, { at: now, userId: actor.userId, ...subject, ...change });
}
