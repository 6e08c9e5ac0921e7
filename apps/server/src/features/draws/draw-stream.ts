import type { Database, DatabaseLog } from '../../platform/database/index.ts';
import type { OpenStreams } from '../../platform/http/index.ts';
import type { DrawContext } from './draw-context.ts';
import { readProgress } from './read-draw.use-case.ts';

/** An open connection of a reader. */
export interface DrawReader {
  readonly address: string;
  write(text: string): void;
  end(): void;
}

export interface DrawStreamOptions {
  readonly database: Database;
  readonly sealer: DrawContext['sealer'];
  readonly log: DatabaseLog;
  readonly streams: OpenStreams;
}

const heartbeatSeconds = 15;
const retryMilliseconds = 2_000;

/**
 * Sends the progress of draws to its readers. Each notification of the database causes one query per
 * category, whose text goes to all readers. A reader that reconnects gets the whole progress again.
 */
export class DrawStream {
  readonly #options: DrawStreamOptions;
  readonly #rooms = new Map<string, { readers: Set<DrawReader>; last: string }>();
  readonly #stops: (() => void)[] = [];
  #reading = false;
  #again = false;

  constructor(options: DrawStreamOptions) {
    this.#options = options;
  }

  start(): void {
    const timer = setInterval(() => this.#each((reader) => reader.write(':\n\n')), heartbeatSeconds * 1000);
    timer.unref();
    this.#stops.push(
      this.#options.database.onNotification(() => void this.look()),
      () => clearInterval(timer),
    );
  }

  stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#each((reader) => reader.end());
    this.#rooms.clear();
  }

  /** The limit because of which another reader of this address is refused; null: it is let in. */
  refusalOf(address: string): 'process' | 'address' | null {
    return this.#options.streams.refusalOf(address);
  }

  /** Whether a category has this code, with or without a draw. */
  async knows(code: string): Promise<boolean> {
    return (await readProgress(this.#options, code)).ok;
  }

  /** @returns a function to call when the reader disconnects */
  async open(code: string, reader: DrawReader): Promise<() => void> {
    const room = this.#rooms.get(code) ?? { readers: new Set(), last: '' };
    this.#rooms.set(code, room);
    room.readers.add(reader);
    const countDown = this.#options.streams.enter(reader.address);
    const leave = () => {
      countDown();
      room.readers.delete(reader);
      if (room.readers.size === 0) this.#rooms.delete(code);
    };
    reader.write(`retry: ${retryMilliseconds}\n\n`);
    try {
      reader.write(await this.#frame(code));
    } catch (error) {
      // The reader tries again.
      this.#options.log.warn({ err: error }, 'A draw could not be read for a new reader of its stream');
      reader.end();
    }
    return leave;
  }

  /**
   * Reads the draws with readers, and sends what has changed. Notifications during a read cause one more
   * read.
   */
  async look(): Promise<void> {
    this.#again = true;
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#again) {
        this.#again = false;
        for (const [code, room] of this.#rooms) await this.#send(code, room);
      }
    } catch (error) {
      this.#options.log.warn(
        { err: error },
        'A draw could not be read for its stream; the next notification tries again',
      );
    } finally {
      this.#reading = false;
    }
  }

  async #send(code: string, room: { readers: Set<DrawReader>; last: string }): Promise<void> {
    const frame = await this.#frame(code);
    if (frame === room.last) return;
    room.last = frame;
    for (const reader of room.readers) reader.write(frame);
  }

  async #frame(code: string): Promise<string> {
    const found = await readProgress(this.#options, code);
    const progress = found.ok ? found.value : null;
    return `event: progress\ndata: ${JSON.stringify(progress)}\n\n`;
  }

  #each(act: (reader: DrawReader) => void): void {
    for (const { readers } of this.#rooms.values()) for (const reader of readers) act(reader);
  }
}
