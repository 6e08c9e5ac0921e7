import type { DrawStepBody, PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { FormatTemplate } from '@sevenmetre/contract/plan/schemas';
import { entriesOfGroups, groupsOfBalls, sizesOf } from '@sevenmetre/engine/draw';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { takeDraw } from '../plan/index.ts';
import { type DrawChange, type OpenDraw, changeDraw } from './change-draw.use-case.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';
import { storedBalls, storedInput } from './draw-body.ts';
import { updateDraw } from './draw.repository.ts';

/**
 * Shows the next step of a draw or takes the last one back; the balls stay the same, since the seed does. The
 * last group reveals the secret and stores the draw in the draft of the plan, in the same transaction. A step
 * that was taken already changes nothing.
 */
export function stepDraw(
  context: RandomContext,
  actor: Actor,
  code: string,
  { shown, direction }: DrawStepBody,
): Promise<Outcome<PublicDraw>> {
  return changeDraw(context, actor, code, async (open) => {
    const { draw, category, now, tx } = open;
    const to = shown + (direction === 'next' ? 1 : -1);
    if (draw.shown === to) return done(null);
    if (draw.state !== 'running' || draw.shown !== shown || to < 0) return refuse('draw-changed');
    await updateDraw(category.id, { shown: to, updatedAt: now }, tx);
    return to === storedBalls(draw).length * 2 ? reveal(open) : done(null);
  });
}

async function reveal(open: OpenDraw): Promise<Outcome<DrawChange>> {
  const { draw, category, actor, now, tx } = open;
  const input = storedInput(draw);
  if (input === null) return refuse('draw-changed');
  const groups = groupsOfBalls(input.teams, sizesOf(input), storedBalls(draw));
  const taken = await takeDraw(
    category.editionId,
    actor.userId,
    {
      category: category.code,
      format: FormatTemplate.parse(draw.format),
      entries: entriesOfGroups(input.groups, groups),
      clientKey: `draw-${category.id}-${draw.secretHash.slice(0, 16)}`,
    },
    now,
    tx,
  );
  if (!taken.ok) return taken;
  await updateDraw(category.id, { state: 'revealed', revealedAt: now }, tx);
  return done({ action: 'draw.revealed', after: { teams: input.teams.length } });
}
