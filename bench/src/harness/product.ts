import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer } from 'node:net';
import { undoLater } from './unfinished.ts';

export interface ProductOptions {
  /** Folder of the embedded database and of the log. */
  readonly dataDirectory: string;
  /** URL of a PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Options of its node, such as `--cpu-prof`. */
  readonly execArgv?: readonly string[];
}

const main = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const secondsToStart = 60;
const secondsToStop = 20;

/**
 * The server as organisers run it: production settings, log to a file, behind a reverse proxy that forwards
 * addresses, so that rate limits apply to each reporter and not to the whole benchmark.
 */
export class Product {
  readonly port: number;
  readonly #process: ChildProcess;
  readonly #logFile: string;

  private constructor(port: number, process: ChildProcess, logFile: string) {
    this.port = port;
    this.#process = process;
    this.#logFile = logFile;
  }

  static async start({ dataDirectory, databaseUrl = '', execArgv = [] }: ProductOptions): Promise<Product> {
    const port = await freePort();
    const logFile = join(dataDirectory, `server-${port}.log`);
    const log = openSync(logFile, 'a');
    const child = spawn(process.execPath, [...execArgv, main], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        PUBLIC_TLS: 'optional',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: dataDirectory,
        DATABASE_URL: databaseUrl,
        TRUST_PROXY: 'loopback',
      },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const product = new Product(port, child, logFile);
    child.once(
      'exit',
      undoLater(() => product.stop()),
    );
    await product.#untilReady();
    return product;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  get #log(): string {
    return readFileSync(this.#logFile, 'utf8');
  }

  async stop(): Promise<void> {
    if (this.#hasEnded()) return;
    const gone = new Promise<void>((resolve) => this.#process.once('exit', () => resolve()));
    this.#process.kill('SIGTERM');
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), secondsToStop * 1000);
    await gone;
    clearTimeout(timer);
  }

  #hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  async #untilReady(): Promise<void> {
    for (let waited = 0; waited < secondsToStart * 1000; waited += 50) {
      if (this.#hasEnded()) break;
      const answer = await fetch(`${this.url}/health/ready`).catch(() => null);
      if (answer?.ok) return;
      await pause(50);
    }
    await this.stop();
    throw new Error(`The server did not start:\n${this.#log.slice(-4000)}`);
  }
}

/** A loopback port that was free a moment ago. */
function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => {
      if (typeof address === 'object' && address) resolve(address.port);
      else reject(new Error('There is no free port'));
    });
  });
  return promise;
}
