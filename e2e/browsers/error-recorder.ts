import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const path = '/recorder-of-errors.js';

/** Runs before every script of the page. */
const script = `window.recordedErrors = [];
addEventListener('error', ({ message }) => window.recordedErrors.push(String(message)));
addEventListener('unhandledrejection', ({ reason }) => window.recordedErrors.push(String(reason)));
const { error } = console;
console.error = (...words) => { window.recordedErrors.push(words.map(String).join(' ')); error(...words); };`;

/**
 * Forwards every request from the browser to the server and gives every page a script that keeps what goes wrong
 * in it: WebDriver has no command for that which both browsers know. Everything else is forwarded; while the
 * server is down, requests fail.
 */
export class ErrorRecorder {
  readonly #target: string;
  readonly #server: Server;

  constructor(port: number, target: string) {
    this.#target = target;
    this.#server = createServer((asked, answer) => this.#carry(asked, answer));
    // A connection that ends while a call is on its way looks like a server that is down.
    this.#server.keepAliveTimeout = 0;
    this.#server.listen(port, 'localhost');
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #carry(asked: IncomingMessage, answer: ServerResponse): void {
    if (asked.url === path) return void answer.setHeader('content-type', 'text/javascript').end(script);
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const sent = request(
      `${this.#target}${asked.url}`,
      { method: asked.method, headers, agent: false },
      (got) => {
        got.on('error', () => answer.destroy());
        if (got.headers['content-type']?.startsWith('text/html')) return void addScript(got, answer);
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      },
    );
    sent.on('error', () => answer.destroy());
    answer.on('close', () => sent.destroy());
    asked.pipe(sent);
  }
}

async function addScript(got: IncomingMessage, answer: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of got) parts.push(part as Buffer);
  const html = Buffer.concat(parts).toString();
  const { 'content-length': _, ...headers } = got.headers;
  answer.writeHead(got.statusCode ?? 502, headers);
  answer.end(html.replace('<head>', `<head><script src="${path}"></script>`));
}
