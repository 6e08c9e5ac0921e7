import type { Actor } from '@sevenmetre/rules/permissions';
import { done, type Outcome } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { markSeen } from './delivery.repository.ts';
import { ownNews } from './own-news.ts';

/** Stores which messages somebody has seen on their dashboard; messages that it does not show are ignored (rule ME18). */
export async function seeNews(
  { database, clock }: UseCaseContext,
  actor: Actor,
  ids: readonly number[],
): Promise<Outcome<{ readonly status: 'ok' }>> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const shown = new Set((await ownNews(actor, now, tx)).map(({ id }) => id));
    await markSeen(
      [...new Set(ids)].filter((id) => shown.has(id)),
      actor.userId,
      now,
      tx,
    );
  });
  return done({ status: 'ok' });
}
