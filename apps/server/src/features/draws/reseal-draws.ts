import type { Tx } from '../../platform/database/index.ts';
import type { Sealer } from '../../platform/secrets/index.ts';
import { resealed } from './draw-context.ts';
import { lockAllAttempts, updateAttempt } from './draw.repository.ts';

/** Encrypts what public draws keep secret with the present key. Returns how many attempts it changed, and how many it cannot read. */
export async function resealDraws(sealer: Sealer, tx: Tx) {
  const count = { resealed: 0, unreadable: 0 };
  for (const draw of await lockAllAttempts(tx)) {
    const changes = resealed(sealer, draw);
    if (changes === 'unreadable') count.unreadable += 1;
    else if (Object.keys(changes).length > 0) {
      await updateAttempt(draw, changes, tx);
      count.resealed += 1;
    }
  }
  return count;
}
