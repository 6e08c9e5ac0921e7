import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { freePort } from '../../tooling/test/free-port.ts';

/** Folders of the documents and examples; on this machine they lie below one temporary folder. */
const folders =
  /(?<![\w.])\/(?=(opt|etc\/(nginx|sevenmetre|ssl\/sevenmetre|systemd)|var\/(lib|backups|log\/nginx)|run\/nginx|data)\b)/g;

/** Ports of the documents and examples; on this machine they are free ones. */
const ports = ['3000', '3001', '3080', '443', '80'] as const;

/** A program that was started; its output is kept for messages of errors. */
export interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves to the exit code. */
  readonly ended: Promise<number>;
}

/**
 * A machine as the documents describe it, in a temporary folder: their paths and ports are mapped, and everything
 * that was started on it is ended by `remove`.
 */
export class Machine {
  readonly folder: string;
  readonly #ports: ReadonlyMap<string, number>;
  readonly #started = new Set<Started>();

  private constructor(folder: string, found: ReadonlyMap<string, number>) {
    this.folder = folder;
    this.#ports = found;
  }

  static async make(): Promise<Machine> {
    const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-surroundings-'));
    // Worker processes of nginx run as another user.
    chmodSync(folder, 0o755);
    for (const each of [
      'opt',
      'etc/systemd/system',
      'var/lib/sevenmetre',
      'var/backups',
      'var/log/nginx',
      'run',
    ])
      mkdirSync(join(folder, each), { recursive: true });
    chmodSync(join(folder, 'var/lib/sevenmetre'), 0o700);
    const found = new Map<string, number>();
    for (const port of ports) found.set(port, await freePort());
    return new Machine(folder, found);
  }

  /** The port that stands for one of the documents. */
  port(documented: (typeof ports)[number]): number {
    return this.#ports.get(documented) ?? 0;
  }

  /** A text of the documents with the paths and ports of this machine. */
  map(text: string): string {
    const here = text.replaceAll(folders, `${this.folder}/`).replaceAll('/usr/bin/node', process.execPath);
    return here.replaceAll(/(?<![\w.])(3000|3001|3080|443|80)(?![\w.])/g, (port) =>
      String(this.#ports.get(port)),
    );
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  write(path: string, text: string, mode = 0o644): string {
    const file = join(this.folder, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text, { mode });
    return file;
  }

  /**
   * Starts a program that runs until it is stopped.
   * @param environment replaces that of this process
   * @param limitOfFiles of open files; a lower limit of this machine stays
   */
  start(
    command: readonly string[],
    environment: Readonly<Record<string, string>>,
    limitOfFiles = 65_536,
  ): Started {
    const limited = `ulimit -n ${limitOfFiles} 2>/dev/null || ulimit -n $(ulimit -Hn); exec "$@"`;
    const child = spawn('/bin/bash', ['-c', limited, 'bash', ...command], {
      cwd: this.folder,
      env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that workers of nginx end with it.
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-40_000)));
    const started = {
      child,
      output: () => output,
      ended: once(child, 'exit').then(([code]) => Number(code)),
    };
    this.#started.add(started);
    void started.ended.then(() => this.#started.delete(started));
    return started;
  }

  /** @throws Error unless it ends in order within so many seconds after SIGTERM */
  async stop({ child, ended, output }: Started, seconds: number): Promise<void> {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    const code = await ended;
    clearTimeout(late);
    if (code !== 0) throw new Error(`It ended with ${child.signalCode ?? code}: ${output().slice(-2000)}`);
  }

  async remove(): Promise<void> {
    for (const { child } of this.#started) if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await Promise.all([...this.#started].map(({ ended }) => ended));
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** @throws Error if a server on this port is not ready within a minute */
export async function untilReady(port: number): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    if (answer?.status === 200) return;
    await pause(100);
  }
  throw new Error(`The server on port ${port} does not get ready`);
}

/** Whether an address of IPv6 can be listened on here. */
export const hasIpv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ family }) => family === 'IPv6'),
);

const programs = ['nginx', 'caddy', 'promtool', 'psql', 'pg_dump', 'openssl', 'curl'];

/** @throws Error that names the missing programs and how to install them */
export function requirePrograms(): void {
  process.env['PATH'] = `${process.env['PATH']}:/usr/local/sbin:/usr/sbin:/sbin`;
  const missing = programs.filter((program) => {
    try {
      execFileSync('/bin/sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
      return false;
    } catch {
      return true;
    }
  });
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')}: not installed, and the surroundings cannot be run without. On Debian and Ubuntu:\n  apt-get install --no-install-recommends nginx caddy prometheus postgresql openssl curl`,
    );
}
