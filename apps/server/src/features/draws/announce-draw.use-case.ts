import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { createHash } from 'node:crypto';
import { millisecondsOfMinute } from '@sevenmetre/rules/dates';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { auditDraw } from './change-draw.use-case.ts';
import { isOver } from './draw-body.ts';
import { type DrawContext, sealSecret } from './draw-context.ts';
import { findCategory, findLastAttempt, insertAttempt } from './draw.repository.ts';
import { readBody } from './read-draw.use-case.ts';

const secretBytes = 32;

/**
 * Begins an attempt: creates its secret and publishes the hash. While an attempt is not over, another
 * announcement changes nothing: the first secret stays.
 */
export async function announceDraw(
  context: DrawContext,
  actor: Actor,
  code: string,
): Promise<Outcome<PublicDraw>> {
  const { database, clock, random, sealer, noticeMinutes } = context;
  const secret = random.bytes(secretBytes).toString('hex');
  const secretHash = await sha256(secret);
  return database.transaction(async (tx) => {
    const category = await findCategory(code, tx);
    if (!category) return refuse('draw-unknown');
    const last = await findLastAttempt(category.id, tx);
    if (last && !isOver(last)) return done(await readBody(context, category, tx));
    const now = clock.now();
    const attempt = { categoryId: category.id, number: (last?.number ?? 0) + 1 };
    const row = {
      ...attempt,
      state: 'announced',
      secretHash,
      sealedSecret: sealSecret(sealer, attempt, secret),
      announcedAt: now,
      numbersFrom: new Date(now.getTime() + noticeMinutes * millisecondsOfMinute),
      updatedAt: now,
    } as const;
    if (await insertAttempt(row, tx)) {
      const after = { secretHash, number: attempt.number };
      await auditDraw(tx, { category, actor, now }, { action: 'draw.announced', after });
      await database.notify(tx);
    }
    return done(await readBody(context, category, tx));
  });
}

/**
 * SHA-256 in hexadecimal of the text in UTF-8: the output of `sha256sum`, and what browsers compute to verify
 * a draw.
 */
export async function sha256(text: string): Promise<string> {
  return createHash('sha256').update(text).digest('hex');
}
