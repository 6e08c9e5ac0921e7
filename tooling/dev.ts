import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run dev`: the server, restarted when one of its files changes, and Vite with hot reload in front of it.
 * Both end together; the exit code is that of the first to end.
 */
const root = join(import.meta.dirname, '..');
const programs = [
  {
    cwd: root,
    words: ['--watch-preserve-output', '--watch', 'apps/server/src/main.ts', ...process.argv.slice(2)],
  },
  { cwd: join(root, 'apps/web'), words: [join(root, 'node_modules/vite/bin/vite.js')] },
];

const children = programs.map(({ cwd, words }) => spawn(process.execPath, words, { cwd, stdio: 'inherit' }));

function stopAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stopAll);

for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 1;
    stopAll();
  });
}
