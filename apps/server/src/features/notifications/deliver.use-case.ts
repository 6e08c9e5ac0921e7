import { messageLife, movedLife } from '@sevenmetre/rules/notifications';
import type { Snapshot } from '@sevenmetre/rules/snapshot';
import type { LaidWords } from '../translations/index.ts';
import type { NotificationsContext, WebPushSettings } from './context.ts';
import * as messages from './message.repository.ts';
import type { DueMessage } from './message.repository.ts';
import { postMessage } from './post-message.ts';
import type { Posted } from './post-message.ts';
import type { KeyPair } from './push-key.repository.ts';
import * as subscriptions from './subscription.repository.ts';
import { writeLetter } from './write-letter.ts';

export interface DeliverContext extends Pick<NotificationsContext, 'database' | 'clock' | 'log'> {
  readonly settings: WebPushSettings;
  readonly keys: KeyPair;
  readonly signal: AbortSignal;
  readonly words: LaidWords;
}

/** Number of messages sent concurrently. */
const atOnce = 20;
/** Seconds until a claim expires; longer than any message can take. */
const lease = 30;
const mostFailures = 30;

/**
 * Sends a batch of due messages. If the process dies, others retry; a browser that gets a message twice shows
 * it once.
 * @returns whether more may be due
 */
export async function deliverDue(context: DeliverContext, snapshot: Snapshot): Promise<boolean> {
  const { clock, database, settings, keys, signal, words } = context;
  const { db } = database;
  const now = clock.now();
  const before = (life: number) => new Date(now.getTime() - life);
  const late = await messages.deleteOlder({ played: before(messageLife), moved: before(movedLife) }, db);
  await subscriptions.countFailure(late, mostFailures, db);
  const until = new Date(now.getTime() + lease * 1000);
  const claimed = await messages.claim({ now, until, most: atOnce }, db);
  const posted = await Promise.all(
    claimed.map(async (message) => {
      const letter = writeLetter(message, snapshot, words.translators[message.locale]);
      const outcome: Posted = letter
        ? await postMessage(letter, { settings, keys, signal })
        : { kind: 'refused', reason: 'The match is gone' };
      return { message, outcome };
    }),
  );
  await settle(context, posted);
  return claimed.length === atOnce;
}

type Result = { readonly message: DueMessage; readonly outcome: Posted };

async function settle({ database, clock, log }: DeliverContext, results: readonly Result[]): Promise<void> {
  const { db } = database;
  const of = (kind: Posted['kind']) =>
    results.filter(({ outcome }) => outcome.kind === kind).map(({ message }) => message);
  const ids = (kind: Posted['kind']) => of(kind).map(({ subscriptionId }) => subscriptionId);
  await messages.deleteAll([...of('sent'), ...of('refused')], db);
  await subscriptions.countSuccess(ids('sent'), clock.now(), db);
  await subscriptions.countFailure(ids('refused'), mostFailures, db);
  await subscriptions.deleteAllById(ids('gone'), db);
  for (const { message, outcome } of results) {
    if (outcome.kind === 'later')
      await messages.postpone(message, nextTry(message, outcome, clock.now()), db);
  }
  // The address of a browser is a secret and must not be logged.
  const reasons = new Set(results.flatMap(({ outcome }) => ('reason' in outcome ? [outcome.reason] : [])));
  if (reasons.size > 0) log.warn({ reasons: [...reasons] }, 'Messages to browsers were not taken');
}

/** 2, 4, 8 … seconds, unless the service sets a time. */
function nextTry({ attempts }: DueMessage, { seconds }: { seconds: number | null }, now: Date): Date {
  return new Date(now.getTime() + (seconds ?? 2 ** attempts) * 1000);
}
