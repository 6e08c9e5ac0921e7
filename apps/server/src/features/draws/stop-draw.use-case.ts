import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { changeDraw } from './change-draw.use-case.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';
import { deleteDraw } from './draw.repository.ts';

/** Ends a draw for good, with a reason for the audit log. A new draw needs a new announcement and secret. */
export function stopDraw(
  context: RandomContext,
  actor: Actor,
  code: string,
  { reason }: { readonly reason: string },
): Promise<Outcome<PublicDraw>> {
  return changeDraw(context, actor, code, async ({ draw, category, tx }) => {
    await deleteDraw(category.id, tx);
    const { state, shown, secretHash } = draw;
    return done({ action: 'draw.stopped', after: { state, shown, secretHash }, reason });
  });
}
