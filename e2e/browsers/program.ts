import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Minutes beside other programs; one that ends is noticed at once. */
const secondsToStart = 120;

/** The first of these programs that can be run: an absolute path as it is, a name from PATH. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) =>
    name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)),
  );
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** A program that runs until it is ended. */
export class Program {
  readonly #child: ChildProcess;
  readonly #name: string;
  #output = '';

  constructor(path: string, words: readonly string[], environment: NodeJS.ProcessEnv = {}) {
    this.#name = path;
    this.#child = spawn(path, words, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    for (const stream of this.#child.stdio.slice(1))
      stream?.on('data', (chunk: Buffer) => (this.#output = (this.#output + chunk.toString()).slice(-8000)));
    this.#child.once('error', (error) => (this.#output += error.message));
  }

  /** What `attempt` returns as soon as it returns something; an attempt that throws is repeated. */
  async ready<Result>(attempt: (output: string) => Promise<Result | undefined>): Promise<Result> {
    for (const started = performance.now(); performance.now() - started < secondsToStart * 1000;) {
      if (this.#child.exitCode !== null) break;
      const result = await attempt(this.#output).catch(() => undefined);
      if (result !== undefined) return result;
      await pause(200);
    }
    throw new Error(`${this.#name} did not start:\n${this.#output}`);
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(timer);
  }
}
