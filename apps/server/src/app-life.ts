import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DiskWatch } from './platform/disk/index.ts';
import type { Environment } from './platform/environment/index.ts';
import { type createDrain, type createHttpServer, listen } from './platform/http/index.ts';
import type { Live } from './features/live/index.ts';

/** Answers a request of another server's connection. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface App {
  /** Loads the live data and starts to listen. Returns the port in use. */
  start(): Promise<number>;
  /**
   * Starts without listening: the returned function answers requests that another server has received.
   * @param address where the portal is reached
   */
  open(address: string): Promise<RequestHandler>;
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
  const load = async () => {
    await disk.look();
    disk.start();
    await live.start();
    for (const job of jobs) await job.prepare?.();
  };
  const begin = (address: string) => {
    for (const job of jobs) job.start?.(address);
    void live.warm();
  };
  return {
    async start() {
      await load();
      const listening = await listen(http, environment.host, environment.port);
      stopListening = () => listening.stop();
      begin(environment.publicUrl ?? `http://localhost:${listening.port}`);
      return listening.port;
    },
    async open(address) {
      await load();
      await http.ready();
      begin(address);
      return (request, response) => void http.server.emit('request', request, response);
    },
    async stop() {
      for (const job of jobs) drain.onDrain(() => job.drain?.());
      await drain.drain(stopListening, secondsToFinish);
      disk.stop();
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
