import type { DrawNumbersBody, PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { drawInPublic, seedOf, sizesOf } from '@sevenmetre/engine/draw';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { changeDraw } from './change-draw.use-case.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';
import { storedInput } from './draw-body.ts';
import { updateDraw } from './draw.repository.ts';
import { sha256 } from './announce-draw.use-case.ts';

/**
 * Records the numbers drawn in the hall. With the secret they decide all balls, so they are recorded once and
 * never changed.
 */
export function recordNumbers(
  context: RandomContext,
  actor: Actor,
  code: string,
  { numbers, by }: DrawNumbersBody,
): Promise<Outcome<PublicDraw>> {
  return changeDraw(context, actor, code, async ({ draw, category, now, tx }) => {
    const input = storedInput(draw);
    const { secret, inputHash } = draw;
    if (draw.state !== 'opened' || input === null || inputHash === null) return refuse('draw-changed');
    const seed = await seedOf(sha256, { secret, hallNumbers: numbers, inputHash });
    const balls = drawInPublic(input.teams, sizesOf(input), input.rules, seed);
    if (balls === null) return refuse('draw-impossible');
    const known = { hallNumbers: [...numbers], numbersBy: by === '' ? null : by, balls };
    await updateDraw(category.id, { state: 'running', ...known, startedAt: now, updatedAt: now }, tx);
    return done({ action: 'draw.numbers', after: { numbers: numbers.join(' ') } });
  });
}
