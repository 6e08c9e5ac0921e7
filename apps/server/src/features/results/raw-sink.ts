import type { ServerResponse } from 'node:http';
import type { StreamSink } from '../live/index.ts';

/** The open connection of a client. One small object for each, because there are many. */
export class RawSink implements StreamSink {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  write(bytes: Buffer): void {
    this.#response.write(bytes);
  }

  get unsent(): number {
    return this.#response.writableLength;
  }

  end(bytes: Buffer): void {
    this.#response.end(bytes);
  }

  drop(): void {
    this.#response.destroy();
  }
}
