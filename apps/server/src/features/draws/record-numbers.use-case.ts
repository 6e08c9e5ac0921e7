import type { DrawNumbersBody, PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { drawInPublic, seedOf, sizesOf } from '@sevenmetre/engine/draw';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { changeDraw } from './change-draw.use-case.ts';
import { utcText } from '../competition/index.ts';
import { storedInput } from './draw-body.ts';
import { type DrawContext, openSecret, sealBalls } from './draw-context.ts';
import { updateAttempt } from './draw.repository.ts';
import { sha256 } from './announce-draw.use-case.ts';

/**
 * Records the numbers drawn in the hall and who drew them. With the secret they decide all balls, so they are
 * recorded once and never changed.
 * @returns `draw-too-early` before the least time since the announcement has passed, `draw-secret-lost` if the
 * server's key was exchanged
 */
export function recordNumbers(
  context: DrawContext,
  actor: Actor,
  code: string,
  { numbers, by }: DrawNumbersBody,
): Promise<Outcome<PublicDraw>> {
  return changeDraw(context, actor, code, async ({ draw, now, tx }) => {
    const input = storedInput(draw);
    const inputHash = draw.inputs.at(-1)?.hash;
    if (draw.state !== 'opened' || input === null || inputHash === undefined) return refuse('draw-changed');
    if (now < draw.numbersFrom) return refuse('draw-too-early', { from: utcText(draw.numbersFrom) });
    const { sealer } = context;
    const secret = openSecret(sealer, draw);
    if (secret === null) return refuse('draw-secret-lost');
    const seed = await seedOf(sha256, { secret, hallNumbers: numbers, inputHash });
    const balls = drawInPublic(input.teams, sizesOf(input), input.rules, seed);
    if (balls === null) return refuse('draw-impossible');
    const known = { hallNumbers: [...numbers], numbersBy: by, sealedBalls: sealBalls(sealer, draw, balls) };
    await updateAttempt(draw, { state: 'running', ...known, startedAt: now, updatedAt: now }, tx);
    return done({ action: 'draw.numbers', after: { numbers: numbers.join(' '), by } });
  });
}
