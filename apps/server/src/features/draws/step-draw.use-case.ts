import type { DrawStepBody, PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { FormatTemplate } from '@sevenmetre/contract/plan/schemas';
import { type DrawnBall, entriesOfGroups, groupsOfBalls, sizesOf } from '@sevenmetre/engine/draw';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { takeDraw } from '../plan/index.ts';
import { type DrawChange, type OpenDraw, changeDraw } from './change-draw.use-case.ts';
import { storedInput } from './draw-body.ts';
import { type DrawContext, openSecret, storedBalls } from './draw-context.ts';
import { updateAttempt } from './draw.repository.ts';

/**
 * Shows the next step of a draw or takes the last one back; the balls stay the same, since the seed does. The
 * last group reveals the secret and stores the draw in the draft of the plan, in the same transaction. A step
 * that was taken already changes nothing.
 */
export function stepDraw(
  context: DrawContext,
  actor: Actor,
  code: string,
  { shown, direction }: DrawStepBody,
): Promise<Outcome<PublicDraw>> {
  return changeDraw(context, actor, code, async (open) => {
    const { draw, now, tx } = open;
    const to = shown + (direction === 'next' ? 1 : -1);
    if (draw.shown === to) return done(null);
    if (draw.state === 'revealed') return refuse('draw-revealed');
    if (draw.state !== 'running' || draw.shown !== shown || to < 0) return refuse('draw-changed');
    const balls = storedBalls(context.sealer, draw);
    const secret = openSecret(context.sealer, draw);
    if (balls === null || secret === null) return refuse('draw-secret-lost');
    if (to === balls.length * 2) return reveal(open, { secret, balls });
    await updateAttempt(draw, { shown: to, updatedAt: now }, tx);
    return done(null);
  });
}

async function reveal(
  { draw, category, actor, now, tx }: OpenDraw,
  { secret, balls }: { readonly secret: string; readonly balls: readonly DrawnBall[] },
): Promise<Outcome<DrawChange>> {
  const input = storedInput(draw);
  if (input === null) return refuse('draw-changed');
  const groups = groupsOfBalls(input.teams, sizesOf(input), balls);
  const taken = await takeDraw(
    category.editionId,
    actor.userId,
    {
      category: category.code,
      format: FormatTemplate.parse(draw.inputs.at(-1)?.format),
      entries: entriesOfGroups(input.groups, groups),
      clientKey: `draw-${category.id}-${draw.secretHash.slice(0, 16)}`,
    },
    now,
    tx,
  );
  if (!taken.ok) return taken;
  const shown = balls.length * 2;
  await updateAttempt(draw, { state: 'revealed', secret, balls, shown, revealedAt: now, updatedAt: now }, tx);
  return done({ action: 'draw.revealed', after: { teams: input.teams.length } });
}
