import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../tooling/test/free-port.ts';

const root = join(import.meta.dirname, '..');
/** Making the demo takes half a minute, and minutes beside other programs; a server that ends is noticed at once. */
const secondsToStart = 300;
const secondsToStop = 20;

/** The real server on a data folder of its own, with the demo edition, as `npm start` runs it. */
export class PortalServer {
  readonly url: string;
  readonly #port: number;
  readonly #publicUrl: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'sevenmetre-e2e-'));
  #process: ChildProcess | undefined;
  #log = '';
  #isProduction = false;

  /** Use `PortalServer.create()`; a constructor cannot wait for a free port. */
  constructor(port: number, publicUrl?: string) {
    this.#port = port;
    this.url = `http://localhost:${port}`;
    this.#publicUrl = publicUrl ?? this.url;
  }

  /** A server that is not yet started, without data: its first start makes the demo edition. */
  static async create(): Promise<PortalServer> {
    return new PortalServer(await freePort());
  }

  /** A server that is not yet started, without data and as it is put into service: no demo, the first account by a token. */
  static async inProduction(): Promise<PortalServer> {
    const server = new PortalServer(await freePort());
    server.#isProduction = true;
    return server;
  }

  /** A server that is not yet started, with the demo edition that was made before all journeys (see global-setup.ts). */
  static async withDemo(publicUrl?: string): Promise<PortalServer> {
    const server = new PortalServer(await freePort(), publicUrl);
    cpSync(join(keptEditions(), 'demo'), server.#dataDirectory, { recursive: true });
    return server;
  }

  /**
   * A server that is not yet started, with an edition of `npm run seed`. The first journey that asks for it makes it, which
   * takes a quarter of a minute; the others of the run copy it.
   */
  static async withEdition(name: 'registration-open' | 'finished'): Promise<PortalServer> {
    const server = await PortalServer.create();
    const kept = join(keptEditions(), name);
    while (!existsSync(kept)) {
      if (isClaimed(`${kept}.claim`)) await pause(200);
      else await server.#makeEdition(name, kept);
    }
    cpSync(kept, server.#dataDirectory, { recursive: true });
    return server;
  }

  /** Leaves the edition in `kept`, whole or not at all, for the other process as well. */
  async #makeEdition(name: string, kept: string): Promise<void> {
    try {
      await this.run('seed/src/main.ts', name);
      this.copyDataTo(`${kept}.part`);
      renameSync(`${kept}.part`, kept);
    } finally {
      rmSync(`${kept}.claim`, { recursive: true });
      rmSync(this.#dataDirectory, { recursive: true, force: true });
    }
  }

  /** The token of the first administrator, as the console said it. */
  get setupToken(): string {
    const token = /works once and for a day: (\S+)/.exec(this.#log)?.[1];
    if (token === undefined) throw new Error(`The server printed no token:\n${this.#log}`);
    return token;
  }

  /** Mails to an address that it keeps as files, in no particular order. */
  mailsTo(address: string): string[] {
    const folder = join(this.#dataDirectory, 'mails');
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    const mails = names.map((name) => readFileSync(join(folder, name), 'utf8'));
    return mails.filter((mail) => mail.includes(`To: ${address}`));
  }

  /** Leaves a copy of its data in another folder. It must be stopped. */
  copyDataTo(folder: string): void {
    const isLock = (path: string) => path.includes('database.lock');
    cpSync(this.#dataDirectory, folder, { recursive: true, filter: (path) => !isLock(path) });
  }

  /** Starts it (again, on the same data and address) and waits until it is ready. Throws an Error with its last lines. */
  async start(): Promise<void> {
    if (this.#isRunning()) return;
    const child = spawn(process.execPath, ['apps/server/dist/serve.js'], {
      cwd: root,
      env: this.#environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer): void => {
      this.#log = (this.#log + chunk.toString()).slice(-8000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.#process = child;
    await this.#untilReady();
  }

  /** Runs a command of the server on this one's data, which must be stopped. Rejects with the command's words. */
  async run(script: string, ...words: string[]): Promise<void> {
    const child = spawn(process.execPath, [script, ...words], {
      cwd: root,
      env: this.#environment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
    if (code !== 0) throw new Error(`${script} ended with code ${code}:\n${said}`);
  }

  /** Ends it as an operator would, and waits until it has gone. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  /** Stops it and removes its data. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #environment(): NodeJS.ProcessEnv {
    const { NODE_ENV: _, ...environment } = process.env;
    return {
      ...environment,
      PORT: String(this.#port),
      // A journey draws as soon as the fingerprint is published; in production there is a least time.
      DRAW_NOTICE_MINUTES: '0',
      DATA_DIR: this.#dataDirectory,
      PUBLIC_URL: this.#publicUrl,
      DATABASE_URL: '',
      ...(this.#isProduction ? { NODE_ENV: 'production', HOST: 'localhost', PUBLIC_TLS: 'optional' } : {}),
    };
  }

  get #dataDirectory(): string {
    return join(this.#folder, 'data');
  }

  #isRunning(): boolean {
    return (
      this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null
    );
  }

  async #untilReady(): Promise<void> {
    for (const started = performance.now(); performance.now() - started < secondsToStart * 1000;) {
      if (!this.#isRunning()) throw new Error(`The server ended while starting:\n${this.#log}`);
      const answer = await fetch(`${this.url}/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
      await pause(100);
    }
    await this.kill();
    throw new Error(`The server was not ready within ${secondsToStart} s:\n${this.#log}`);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || !this.#isRunning()) return;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), secondsToStop * 1000);
    await gone;
    clearTimeout(timer);
  }
}

/** Where the editions of this run are kept (see global-setup.ts). Throws an Error without it. */
function keptEditions(): string {
  const folder = process.env['E2E_EDITIONS'];
  if (!folder) throw new Error('E2E_EDITIONS is not set: run the journeys with “npm run e2e”.');
  return folder;
}

/** Whether another process makes the edition; if not, this one does from now on. */
function isClaimed(folder: string): boolean {
  try {
    mkdirSync(folder);
    return false;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return true;
    throw error;
  }
}
