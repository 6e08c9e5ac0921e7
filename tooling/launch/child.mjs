import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** The process that started this one; it may end before the child begins, since an installation is slow. */
const startedBy = process.ppid;

/** Milliseconds between two checks whether that process still runs. */
const lookEvery = 500;

/** Node's compile cache: from the second start on a server needs a fifth less processor time. */
const compiled = 'node_modules/.cache/sevenmetre/compiled';

/**
 * Milliseconds. Two signals closer than this are one Ctrl+C: npm passes on what the terminal has already sent
 * to every process.
 */
const samePress = 500;

/**
 * Runs a program with our terminal and resolves to its exit code (128 + number when a signal ended it).
 *
 * The child leads a process group of its own, so a Ctrl+C reaches it once, through us, and not once more from
 * the terminal. A third press ends it at once. When this process is killed, the closed channel ends the child
 * (see parent.mjs). SIGTERM to npm ends the shell between npm and this process without reaching this process;
 * the child is ended then as well.
 * @param {{ root: string, node: string, file: string, passed: string[] }} job
 * @returns {Promise<number>}
 */
export function runChild({ root, node, file, passed }) {
  const first = new URL('parent.mjs', import.meta.url).href;
  const child = spawn(node, [`--import=${first}`, join(root, file), ...passed], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(root, compiled), ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  const press = countPresses();
  for (const signal of forwarded) {
    process.on(signal, () => {
      const count = press(performance.now());
      if (count === 1) child.kill(signal);
      if (count === 3) child.kill('SIGKILL');
    });
  }
  if (process.env['npm_lifecycle_event'] !== undefined) whenOrphaned(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * *
 * @param {() => void} tell called once, when the process that started this one has ended
 */
function whenOrphaned(tell) {
  const looking = setInterval(() => {
    if (process.ppid === startedBy) return;
    clearInterval(looking);
    tell();
  }, lookEvery);
  looking.unref();
}

/**
 * Numbers the presses of Ctrl+C; the echo of a press has number 0.
 * @returns {(now: number) => number} takes milliseconds of any monotonic clock
 */
export function countPresses() {
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  return (now) => {
    const echo = now - last < samePress;
    last = now;
    if (echo) return 0;
    count += 1;
    return count;
  };
}
