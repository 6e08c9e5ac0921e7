import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run dev`: the server with demo data, restarted when one of its files changes, and the web app, rebuilt when one
 * of its files changes, for the browser and for the server. All end together; the exit code is that of the first to end.
 */
const root = join(import.meta.dirname, '..');
const web = join(root, 'apps/web');
const vite = join(root, 'node_modules/vite/bin/vite.js');
const programs = [
  {
    cwd: root,
    args: ['--watch', '--watch-preserve-output', 'seed/src/serve.ts', ...process.argv.slice(2)],
  },
  { cwd: web, args: [vite, 'build', '--watch', '--logLevel', 'warn'] },
  { cwd: web, args: [vite, 'build', '--ssr', 'src/entry-server.tsx', '--watch', '--logLevel', 'warn'] },
];

const children = programs.map(({ cwd, args }) => spawn(process.execPath, args, { cwd, stdio: 'inherit' }));

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
