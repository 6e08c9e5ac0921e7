import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

const running = new Set<ChildProcess>();

export interface RunOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Working folder; absent: the root of the repository. */
  readonly folder?: string;
  /** As `os.setPriority` takes it; its threads and children get the same. */
  readonly priority?: number;
}

/** Runs a program of this repository with the same Node. Resolves to its exit code and its output. */
export function runNode(
  args: string[],
  { environment = {}, folder = root, priority = 0 }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  if (priority !== 0 && child.pid !== undefined) setPriority(child.pid, priority);
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Ends every running program with a signal. */
export function stopCommands(): void {
  for (const child of running) child.kill('SIGTERM');
}
