import type {
  PushChoices,
  PushRenewBody,
  PushSubscribeBody,
  PushUnsubscribeBody,
} from '@sevenmetre/contract/notifications/schemas';
import type { Choice } from '@sevenmetre/rules/notifications';
import type { Database, Tx } from '../../platform/database/index.ts';
import { learnDifferences, learnNewMatches } from './planned.repository.ts';
import * as repository from './subscription.repository.ts';
import { skipToNow } from './follower-knowledge.repository.ts';

/** Subscribes a browser to these teams; without an existing team it is deleted. */
export function subscribe(database: Database, body: PushSubscribeBody): Promise<PushChoices> {
  const { endpoint, keys, locale, teams } = body;
  return database.transaction(async (tx) => {
    if (!(await repository.isAnybodyThere(tx))) await startNotifying(tx);
    const id = await repository.upsert({ endpoint, ...keys, locale }, tx);
    const kept = await repository.replaceChoices(id, teams, tx);
    if (kept.length === 0) await repository.deleteAllById([id], tx);
    return { teams: kept.map(plain) };
  });
}

/** The first follower gets no messages about earlier events. */
async function startNotifying(tx: Tx): Promise<void> {
  await skipToNow(tx);
  await learnDifferences(tx);
  await learnNewMatches(tx);
}

/** Replaces the address of a browser; null if the old address is unknown. */
export function renew(database: Database, body: PushRenewBody): Promise<PushChoices | null> {
  const { replaces, endpoint, keys } = body;
  return database.transaction(async (tx) => {
    const id = await repository.findByEndpoint(replaces, tx);
    if (id === null) return null;
    const already = endpoint === replaces ? null : await repository.findByEndpoint(endpoint, tx);
    if (already !== null) await repository.deleteAllById([already], tx);
    await repository.update(id, { endpoint, ...keys }, tx);
    return { teams: (await repository.findChoices(id, tx)).map(plain) };
  });
}

/** Ends the messages of a team, or of all. A browser without teams is deleted. */
export function unsubscribe(database: Database, body: PushUnsubscribeBody): Promise<PushChoices> {
  const { endpoint, teamId } = body;
  return database.transaction(async (tx) => {
    const id = await repository.findByEndpoint(endpoint, tx);
    if (id === null) return { teams: [] };
    if (teamId !== undefined) await repository.deleteChoice(id, teamId, tx);
    const left = teamId === undefined ? [] : await repository.findChoices(id, tx);
    if (left.length === 0) await repository.deleteAllById([id], tx);
    return { teams: left.map(plain) };
  });
}

function plain({ teamId, start, goals, result }: Choice) {
  return { teamId, start, goals, result };
}
