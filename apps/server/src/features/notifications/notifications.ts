import { generateKeyPairSync } from 'node:crypto';
import { Loop } from '../../platform/loop/index.ts';
import type { Db } from '../../platform/database/index.ts';
import { collectNews } from './collect-news.use-case.ts';
import type { NotificationsContext, WebPushSettings } from './context.ts';
import { deliverDue } from './deliver.use-case.ts';
import { notificationHandlers } from './notifications.routes.ts';
import type { KeyPair } from './push-key.repository.ts';
import { isAnybodyThere } from './subscription.repository.ts';
import { findKeys, insertKeys } from './push-key.repository.ts';

/** The push messages of one process. Several processes share the work through the database. */
export interface Notifications {
  readonly handlers: ReturnType<typeof notificationHandlers>;
  /** Collects new messages and sends due ones. Never rejects. */
  run(): Promise<void>;
  start(): Promise<void>;
  /** Aborts requests in progress; other processes or the next start repeat them. */
  stop(): Promise<void>;
}

/** Milliseconds until new followers, messages of dead processes and failed messages are found. */
const lookEvery = 3000;

/** `start` creates the portal's keys if there are none. */
export function createNotifications(context: NotificationsContext): Notifications {
  const { push, database, source } = context;
  let keys: KeyPair | null = null;
  let stopLooking = () => {};
  const work = push === null ? null : createWork(context, push, () => keys);
  const run = async () => work?.run();
  const publicKey = () => keys?.publicKey ?? null;
  return {
    handlers: notificationHandlers({ database, push, publicKey, subscribed: () => void run() }),
    run,
    async start() {
      if (work === null) return;
      keys = await ownKeys(database.db);
      const stopListening = source.subscribe({ applied: work.onChange, reloaded: work.onChange });
      const timer = setInterval(() => void run(), lookEvery);
      timer.unref();
      stopLooking = () => {
        stopListening();
        clearInterval(timer);
      };
    },
    async stop() {
      stopLooking();
      await work?.stop();
    },
  };
}

function createWork(context: NotificationsContext, settings: WebPushSettings, keysNow: () => KeyPair | null) {
  const { database, source, log } = context;
  const ending = new AbortController();
  const failed = (error: unknown) => log.warn({ err: error }, 'Messages to browsers wait; trying again soon');
  const snapshotNow = () => source.state?.snapshot ?? null;
  // Without followers a change costs nothing.
  let anybody = false;
  const collecting = new Loop(async () => {
    const snapshot = snapshotNow();
    anybody = await isAnybodyThere(database.db);
    return anybody && snapshot !== null && (await collectNews(context, snapshot));
  }, failed);
  const delivering = new Loop(async () => {
    const { snapshot, words } = source.state ?? {};
    const keys = keysNow();
    if (!anybody || !snapshot || !words || !keys) return false;
    return deliverDue({ ...context, settings, keys, signal: ending.signal, words }, snapshot);
  }, failed);
  const run = async () => {
    await collecting.wake();
    await delivering.wake();
  };
  return {
    run,
    onChange: () => void (anybody && run()),
    async stop() {
      ending.abort();
      await Promise.all([collecting.stop(), delivering.stop()]);
    },
  };
}

/** The portal's keys, created on first use and shared by all processes of the database. */
async function ownKeys(db: Db): Promise<KeyPair> {
  const known = await findKeys(db);
  if (known) return known;
  await insertKeys(newKeys(), db);
  const stored = await findKeys(db);
  if (!stored) throw new Error('The keys that were stored are gone.');
  return stored;
}

/** A key on P-256: the public one as an uncompressed point (RFC 8292 § 3.2). */
function newKeys(): KeyPair {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { d = '', x = '', y = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
