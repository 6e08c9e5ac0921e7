import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The user id of `nobody` on most systems. */
const nobody = 65_534;

/**
 * Runs a packaged server as an operator would: in an empty folder, as a user without a home (where the
 * process may choose its user), reads a page, exports the database and proves that the export can be
 * restored.
 * @throws Error that says which step went wrong
 */
export async function tryRelease(release: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-release-'));
  const run = runnerIn(folder, release);
  const said: string[] = [];
  try {
    const server = run(['start'], { PORT: '0', HOST: '127.0.0.1' });
    const [, url = ''] = await server.untilSays(/ready at (\S+)/);
    for (const path of ['/health/live', '/health/ready', '/login']) {
      const { status } = await fetch(`${url}${path}`);
      if (status !== 200) throw new Error(`${path} answers ${status}`);
      said.push(`${path}: ${status}`);
    }
    server.child.kill('SIGTERM');
    if ((await server.ended) !== 0) throw new Error(`The server did not end in order: ${server.output()}`);
    for (const args of [
      ['export', join(folder, 'backup.ndjson')],
      ['verify-backup', join(folder, 'backup.ndjson')],
    ]) {
      const command = run(args);
      if ((await command.ended) !== 0) throw new Error(`${args[0]} failed: ${command.output()}`);
      said.push(`${args[0]}: ${command.output().trim().split('\n').at(-1)}`);
    }
    return said;
  } finally {
    run.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

function runnerIn(folder: string, release: string) {
  chmodSync(folder, 0o777);
  const program = join(folder, 'program');
  cpSync(release, program, { recursive: true });
  const data = join(folder, 'data');
  const temporary = join(folder, 'tmp');
  for (const each of [data, temporary]) mkdirSync(each, { mode: 0o777 });
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const own = {
    PUBLIC_TLS: 'optional',
    DATA_DIR: join(data, 'own'),
    TMPDIR: temporary,
    HOME: '/nonexistent',
  };
  for (const each of [data, temporary]) chmodSync(each, 0o777);
  const children = new Set<ChildProcess>();
  const run = (args: readonly string[], more: Readonly<Record<string, string>> = {}) => {
    const child = spawn(process.execPath, [join(program, 'sevenmetre.mjs'), ...args], {
      cwd: folder,
      env: { PATH: process.env['PATH'], ...own, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...user,
    });
    children.add(child);
    return follow(child);
  };
  const end = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  return Object.assign(run, { end });
}

function follow(child: ChildProcess) {
  let output = '';
  const ended = once(child, 'close').then(([code]) => Number(code));
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const untilSays = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = pattern.exec(output);
      if (found !== null) return found;
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended: ${output}`);
      await Promise.race([child.stdout === null ? ended : once(child.stdout, 'data'), ended]);
    }
  };
  return { child, ended, untilSays, output: () => output };
}
