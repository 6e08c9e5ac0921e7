import type { DiskWatch } from './platform/disk/index.ts';
import type { Environment } from './platform/environment/index.ts';
import { type createDrain, type createHttpServer, listen } from './platform/http/index.ts';
import type { Recurring } from './platform/loop/index.ts';
import type { LineRebuilder } from './features/invoices/index.ts';
import type { Live } from './features/live/index.ts';
import type { createMailSender } from './features/mail/index.ts';
import type { createNotifications } from './features/notifications/index.ts';
import type { Plan } from './features/plan/index.ts';

export interface App {
  /** Loads the live data and starts to listen. Returns the port in use. */
  start(): Promise<number>;
  /** Refuses new requests, finishes those in progress and ends the streams. The database stays open. */
  stop(): Promise<void>;
}

/** Seconds that requests in progress get to finish. */
const secondsToFinish = 10;

interface Parts {
  readonly environment: Environment;
  readonly http: ReturnType<typeof createHttpServer>;
  readonly drain: ReturnType<typeof createDrain>;
  readonly live: Live;
  readonly notifications: ReturnType<typeof createNotifications>;
  readonly mails: ReturnType<typeof createMailSender>;
  readonly daily: readonly Recurring[];
  readonly lines: LineRebuilder;
  readonly disk: DiskWatch;
  readonly plan: Plan;
}

/** Starts and stops the parts of a server in order. */
export function lifeOf(parts: Parts): App {
  const { environment, http, drain, live, notifications, mails, daily, lines, disk, plan } = parts;
  let stopListening = () => {};
  return {
    async start() {
      await disk.look();
      disk.start();
      await live.start();
      await notifications.start();
      const listening = await listen(http, environment.host, environment.port);
      stopListening = () => listening.stop();
      for (const work of daily) work.start();
      lines.start();
      mails.start(environment.publicUrl ?? `http://localhost:${listening.port}`);
      void live.warm();
      return listening.port;
    },
    async stop() {
      drain.onDrain(() => void plan.stop());
      await drain.drain(stopListening, secondsToFinish);
      disk.stop();
      const others = [notifications, mails, lines, plan, ...daily];
      await Promise.all(others.map((other) => other.stop()));
    },
  };
}
