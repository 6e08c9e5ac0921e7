import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const runner = pathToFileURL(join(import.meta.dirname, 'child.mjs')).href;

/** A launcher like launch.mjs, and a server that prints what happens to it and ends with code 7. */
const launcherSource = `
import { runChild } from ${JSON.stringify(runner)};
process.exitCode = await runChild({ root: import.meta.dirname, node: process.execPath, file: 'server.mjs', passed: process.argv.slice(2) });
`;
const serverSource = `
const say = (text) => process.stdout.write(text + '\\n');
setInterval(() => {}, 1000);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
  say('got ' + signal);
  setTimeout(() => process.exit(7), 50);
});
if (process.argv[2] === 'end') process.exit(3);
say('up');
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sevenmetre-child-'));
  writeFileSync(join(folder, 'launcher.mjs'), launcherSource);
  writeFileSync(join(folder, 'server.mjs'), serverSource);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** These tests may run under a launcher themselves, which has set this variable. */
const { NODE_COMPILE_CACHE: _, ...withoutLauncher } = process.env;

interface Launched {
  launcher: ChildProcess;
  said: () => string;
  until: (text: string) => Promise<void>;
  closed: Promise<number | null>;
}

function launch(...args: string[]): Launched {
  return watch(
    spawn(process.execPath, [join(folder, 'launcher.mjs'), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: withoutLauncher,
    }),
  );
}

/** As npm does it: with a shell between, which waits and passes no signal on. */
function launchByNpm(): Launched {
  const command = `"${process.execPath}" "${join(folder, 'launcher.mjs')}"; exit $?`;
  return watch(
    spawn('sh', ['-c', command], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: 'start' },
    }),
  );
}

function watch(launcher: ChildProcess): Launched {
  let output = '';
  launcher.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const until = (text: string): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => (output.includes(text) ? resolve() : void setTimeout(look, 10));
      look();
    });
  // “close” comes when every process that could write has ended, the server too.
  const closed = new Promise<number | null>((resolve) => launcher.on('close', resolve));
  return { launcher, said: () => output, until, closed };
}

describe('the launched program', () => {
  test('gives the launcher its exit code', async () => {
    expect(await launch('end').closed).toBe(3);
  });

  test('leaves what Node has compiled for the next start', async () => {
    await launch('end').closed;
    expect(readdirSync(join(folder, 'node_modules/.cache/sevenmetre/compiled'))).toHaveLength(1);
  });

  test('is told once to end, however often the launcher is, and is waited for', async () => {
    const { launcher, until, said, closed } = launch();
    await until('up');
    for (const _ of [1, 2, 3]) launcher.kill('SIGINT');
    expect(await closed).toBe(7);
    expect(said().match(/got/g)).toHaveLength(1);
  });

  test('ends in good order when the launcher is killed without a word', async () => {
    const { launcher, until, said, closed } = launch();
    await until('up');
    launcher.kill('SIGKILL');
    await closed;
    expect(said()).toContain('got SIGTERM');
  });

  test.runIf(process.platform !== 'win32')(
    'ends in good order when npm is told to end, whose shell dies without passing it on',
    async () => {
      const { launcher, until, said, closed } = launchByNpm();
      await until('up');
      launcher.kill('SIGTERM');
      await closed;
      expect(said()).toContain('got SIGTERM');
    },
  );
});
