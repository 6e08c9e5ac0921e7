import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { isOver } from './draw-body.ts';
import type { DrawContext } from './draw-context.ts';
import { type AttemptRow, type CategoryRow, findCategory, lockLastAttempt } from './draw.repository.ts';
import { readBody } from './read-draw.use-case.ts';

/** An attempt that is not over and whose row is locked for a change. */
export interface OpenDraw {
  readonly category: CategoryRow;
  readonly draw: AttemptRow;
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
  context: DrawContext,
  actor: Actor,
  code: string,
  change: (open: OpenDraw) => Promise<Outcome<DrawChange>>,
): Promise<Outcome<PublicDraw>> {
  const { database, clock } = context;
  return database.transaction(async (tx) => {
    const category = await findCategory(code, tx);
    const draw = category && (await lockLastAttempt(category.id, tx));
    if (!category || !draw || isOver(draw)) return refuse('draw-unknown');
    const now = clock.now();
    const changed = await change({ category, draw, actor, now, tx });
    if (!changed.ok) return changed;
    if (changed.value) await auditDraw(tx, { category, actor, now }, changed.value);
    await database.notify(tx);
    return done(await readBody(context, category, tx));
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
