import type { DiskWatch } from './platform/disk/index.ts';
import type { Environment } from './platform/environment/index.ts';
import { type createDrain, type createHttpServer, listen } from './platform/http/index.ts';
import type { Live } from './features/live/index.ts';

export interface App {
  /** Loads the live data and starts to listen. Returns the port in use. */
  start(): Promise<number>;
  /** Refuses new requests, finishes those in progress and ends the streams. The database stays open. */
  stop(): Promise<void>;
}

/** Work of a feature beside its handlers. */
export interface Job {
  /** Called when the live data are loaded, before the server listens. */
  readonly prepare?: () => Promise<void>;
  /** @param address where the portal is reached */
  readonly start?: (address: string) => void;
  /** Called when draining begins, for connections that do not end by themselves. */
  readonly drain?: () => void;
  readonly stop: () => Promise<void>;
}

/** Seconds that requests in progress get to finish. */
const secondsToFinish = 10;

interface Parts {
  readonly environment: Environment;
  readonly http: ReturnType<typeof createHttpServer>;
  readonly drain: ReturnType<typeof createDrain>;
  readonly live: Live;
  readonly jobs: readonly Job[];
  readonly disk: DiskWatch;
}

/** Starts and stops the parts of a server in order. */
export function lifeOf(parts: Parts): App {
  const { environment, http, drain, live, jobs, disk } = parts;
  let stopListening = () => {};
  return {
    async start() {
      await disk.look();
      disk.start();
      await live.start();
      for (const job of jobs) await job.prepare?.();
      const listening = await listen(http, environment.host, environment.port);
      stopListening = () => listening.stop();
      const address = environment.publicUrl ?? `http://localhost:${listening.port}`;
      for (const job of jobs) job.start?.(address);
      void live.warm();
      return listening.port;
    },
    async stop() {
      for (const job of jobs) drain.onDrain(() => job.drain?.());
      await drain.drain(stopListening, secondsToFinish);
      disk.stop();
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
