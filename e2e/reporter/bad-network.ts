import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What happens to one call. */
type Fate = 'calm' | 'lost' | 'answer-lost' | 'repeated';

/** Every eleventh is lost on its way there, every eleventh on its way back, every fifth arrives twice. */
function fateOf(call: number): Fate {
  if (call % 11 === 3) return 'lost';
  if (call % 11 === 7) return 'answer-lost';
  return call % 5 === 2 ? 'repeated' : 'calm';
}

/**
 * The network of a hall between a browser and the server: writes of reporters are delayed, lost on either way and
 * delivered twice, always the same way. Everything else is forwarded. While the server is down, requests fail.
 */
export class BadNetwork {
  readonly #target: string;
  readonly #server: Server;
  #calls = 0;
  /** Whether the program is that of the next release, as its service worker says. */
  isReplaced = false;
  /** How often each of them happened. */
  readonly met: Record<Fate, number> = { calm: 0, lost: 0, 'answer-lost': 0, repeated: 0 };

  constructor(port: number, target: string) {
    this.#target = target;
    this.#server = createServer((asked, answer) => void this.#carry(asked, answer));
    this.#server.listen(port, 'localhost');
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #carry(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (this.isReplaced && asked.url === '/sw.js') return this.#replaced(answer);
    const body = await bodyOf(asked);
    const isWrite = asked.method !== 'GET' && /\/competition\/|\/reporter\//.test(asked.url ?? '');
    const fate = isWrite ? fateOf((this.#calls += 1)) : 'calm';
    if (isWrite) {
      this.met[fate] += 1;
      await pause((this.#calls * 37) % 80);
    }
    if (fate === 'lost') return void answer.destroy();
    if (fate === 'repeated') this.#send(asked, body, (copy) => copy.resume());
    const sent = this.#send(asked, body, (got) => {
      if (fate === 'answer-lost') return void answer.destroy();
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
      got.on('error', () => answer.destroy());
    });
    sent.on('error', () => answer.destroy());
    answer.on('close', () => sent.destroy());
  }

  async #replaced(answer: ServerResponse): Promise<void> {
    const worker = await fetch(`${this.#target}/sw.js`);
    const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
    answer.writeHead(200, headers).end(`${await worker.text()}\n// The next release.`);
  }

  #send({ method, url, headers }: IncomingMessage, body: Buffer, heard: (got: IncomingMessage) => void) {
    const sent = request(`${this.#target}${url}`, { method, headers }, heard);
    sent.on('error', () => undefined);
    return sent.end(body);
  }
}

async function bodyOf(asked: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of asked) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
