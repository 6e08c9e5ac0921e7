import { connect } from 'node:net';
import type { Socket } from 'node:net';

type Answer = readonly [type: 1, id: number, error: { readonly message: string } | null, result: unknown];

/** Firefox's own transport of WebDriver commands: JSON with its length in front, on a socket of this machine. */
export class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #received = Buffer.alloc(0);
  #count = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('close', () => {
      for (const [id, answered] of this.#waiting)
        answered([1, id, { message: 'Firefox closed the connection' }, null]);
    });
  }

  /** Rejects while nobody listens on the port. */
  static open(port: number): Promise<Marionette> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Marionette(socket)));
      socket.once('error', reject);
    });
  }

  /** Throws an Error with Firefox's words. */
  async send<Result>(command: string, parameters: object = {}): Promise<Result> {
    const id = (this.#count += 1);
    const [, , error, result] = await new Promise<Answer>((answered) => {
      this.#waiting.set(id, answered);
      const text = JSON.stringify([0, id, command, parameters]);
      this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    if (error) throw new Error(`${command}: ${error.message}`);
    return result as Result;
  }

  close(): void {
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (let colon = this.#received.indexOf(':'); colon > 0; colon = this.#received.indexOf(':')) {
      const end = colon + 1 + Number(this.#received.subarray(0, colon).toString());
      if (this.#received.length < end) return;
      const message: Answer | Record<string, unknown> = JSON.parse(
        this.#received.subarray(colon + 1, end).toString(),
      );
      this.#received = this.#received.subarray(end);
      // The first message is a greeting.
      if (!isAnswer(message)) continue;
      this.#waiting.get(message[1])?.(message);
      this.#waiting.delete(message[1]);
    }
  }
}

function isAnswer(message: Answer | Record<string, unknown>): message is Answer {
  return Array.isArray(message);
}
