import type { ServerResponse } from 'node:http';
import type { Database, DatabaseLog } from '../../../platform/database/index.ts';
import type { OpenStreams } from '../../../platform/http/index.ts';
import { commandBody } from './append-command.use-case.ts';
import { readPlanNews } from './read-news.use-case.ts';

interface PlanStreamContext {
  readonly database: Database;
  readonly log: DatabaseLog;
  readonly streams: OpenStreams;
}

/** State of one open page. */
interface Seen {
  revision: number;
  settings: number;
  version: number | null;
  run: string;
}

const heartbeatMilliseconds = 15_000;

/**
 * The open pages of organisers. Every commit that changes a plan notifies all processes; each page then gets
 * the commands that it has not seen, with their numbers as ids, and other changes.
 */
export class PlanStream {
  readonly #context: PlanStreamContext;
  readonly #readers = new Map<ServerResponse, () => void>();

  constructor(context: PlanStreamContext) {
    this.#context = context;
  }

  /** The limit because of which another page of this address is refused; null: it is let in. */
  refusalOf(address: string): 'process' | 'address' | null {
    return this.#context.streams.refusalOf(address);
  }

  /** @param since number of the last command that the page has; null: start with the next one */
  open(response: ServerResponse, address: string, since: number | null): void {
    const { database, log, streams } = this.#context;
    let seen: Seen | null = null;
    let work = Promise.resolve();
    const look = () => {
      work = work
        .then(async () => {
          seen = await this.#send(response, seen, since);
        })
        .catch((error: unknown) =>
          log.warn({ err: error }, 'An organiser’s page could not be sent its changes'),
        );
    };
    const silence = database.onNotification(look);
    const beat = setInterval(() => response.write('event: beat\ndata\n\n'), heartbeatMilliseconds);
    beat.unref();
    const countDown = streams.enter(address);
    const leave = () => {
      countDown();
      clearInterval(beat);
      silence();
      this.#readers.delete(response);
    };
    this.#readers.set(response, leave);
    response.once('close', leave);
    response.write('retry: 2000\n\n');
    look();
  }

  /** Ends all streams when the server stops. */
  close(): void {
    for (const [response, leave] of this.#readers) {
      leave();
      response.end();
    }
  }

  async #send(response: ServerResponse, seen: Seen | null, since: number | null): Promise<Seen> {
    const found = await readPlanNews(this.#context.database, seen?.revision ?? since);
    const { draft = null, commands = [], revision = 0, run = null } = found ?? {};
    const now: Seen = {
      revision: draft?.revision ?? 0,
      settings: draft?.settingsRevision ?? 0,
      version: draft?.baseVersion ?? null,
      run: JSON.stringify(run),
    };
    const write = (event: string, data: unknown, id?: number) =>
      response.write(
        `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
      );
    // The plan before the start of the log was replaced as a whole.
    if ((draft?.beganAt ?? 0) > revision) write('reset', { revision: now.revision }, now.revision);
    else for (const row of commands) write('command', commandBody(row), row.number);
    if (seen !== null && seen.settings !== now.settings) write('settings', { revision: now.settings });
    if (seen !== null && seen.version !== now.version) write('version', { version: now.version });
    if (seen?.run !== now.run && (seen !== null || run?.state === 'running')) write('run', { run });
    return now;
  }
}
