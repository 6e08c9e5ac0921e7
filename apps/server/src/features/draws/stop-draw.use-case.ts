import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { changeDraw } from './change-draw.use-case.ts';
import { type DrawContext, openSecret, storedBalls } from './draw-context.ts';
import { updateAttempt } from './draw.repository.ts';

interface Ending {
  readonly reason: string;
}

/**
 * Ends an attempt before its last ball. It stays public with the reason, the shown balls and its secret; another
 * attempt needs another announcement and secret. A revealed draw is not stopped.
 */
export function stopDraw(
  context: DrawContext,
  actor: Actor,
  code: string,
  { reason }: Ending,
): Promise<Outcome<PublicDraw>> {
  return changeDraw(context, actor, code, async ({ draw, now, tx }) => {
    if (draw.state === 'revealed') return refuse('draw-revealed');
    const { sealer } = context;
    const known = { secret: openSecret(sealer, draw), balls: storedBalls(sealer, draw) };
    const ended = { state: 'stopped', endedAt: now, endReason: reason, updatedAt: now } as const;
    await updateAttempt(draw, { ...known, ...ended }, tx);
    const { number, state, shown, secretHash } = draw;
    return done({ action: 'draw.stopped', after: { number, state, shown, secretHash }, reason });
  });
}

/**
 * Sets a revealed draw aside: it stays public with the reason, the groups of the category may change, and it
 * may be drawn again.
 */
export function setDrawAside(
  context: DrawContext,
  actor: Actor,
  code: string,
  { reason }: Ending,
): Promise<Outcome<PublicDraw>> {
  return changeDraw(context, actor, code, async ({ draw, now, tx }) => {
    if (draw.state !== 'revealed') return refuse('draw-changed');
    await updateAttempt(draw, { state: 'setAside', endedAt: now, endReason: reason, updatedAt: now }, tx);
    const { number, secretHash } = draw;
    return done({ action: 'draw.setAside', after: { number, secretHash }, reason });
  });
}
