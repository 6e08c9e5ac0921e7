import type { PublicDraw } from '@sevenmetre/contract/draws/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { createHash } from 'node:crypto';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { auditDraw } from './change-draw.use-case.ts';
import type { RandomContext } from '../../platform/use-case/index.ts';
import { drawBody } from './draw-body.ts';
import { findCategory, findDraw, insertDraw } from './draw.repository.ts';

const secretBytes = 32;

/**
 * Creates the secret of a draw and publishes its hash. A second announcement changes nothing: the first
 * secret stays.
 */
export async function announceDraw(
  { database, clock, random }: RandomContext,
  actor: Actor,
  code: string,
): Promise<Outcome<PublicDraw>> {
  const secret = random.bytes(secretBytes).toString('hex');
  const secretHash = await sha256(secret);
  return database.transaction(async (tx) => {
    const category = await findCategory(code, tx);
    if (!category) return refuse('draw-unknown');
    const now = clock.now();
    const row = { categoryId: category.id, state: 'announced', secretHash, secret } as const;
    if (await insertDraw({ ...row, announcedAt: now, updatedAt: now }, tx)) {
      await auditDraw(tx, { category, actor, now }, { action: 'draw.announced', after: { secretHash } });
      await database.notify(tx);
    }
    return done(drawBody(category, await findDraw(category.id, tx)));
  });
}

/**
 * SHA-256 in hexadecimal of the text in UTF-8: the output of `sha256sum`, and what browsers compute to verify
 * a draw.
 */
export async function sha256(text: string): Promise<string> {
  return createHash('sha256').update(text).digest('hex');
}
