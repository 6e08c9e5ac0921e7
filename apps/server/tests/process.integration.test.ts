import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('fixtures/server-process.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-process-'));
const web = join(folder, 'web');
const data = join(folder, 'data');
const running = new Set<ChildProcess>();

beforeAll(() => {
  for (const part of ['client', 'server']) mkdirSync(join(web, part), { recursive: true });
  writeFileSync(join(web, 'client', 'index.html'), '<div id="root"><!--html--></div>');
  const renderer =
    'export const render = () => ({ status: 200, html: "page", head: "", styles: [], lang: "en" });';
  writeFileSync(join(web, 'server', 'entry-server.js'), renderer);
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(environment: Record<string, string>, webFolder = web) {
  const child = spawn(process.execPath, [program, webFolder], {
    env: {
      PATH: process.env['PATH'],
      // Compiled once for all starts.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: data,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  let complained = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => Number(code));
  const ready = async (): Promise<string> => {
    for (;;) {
      const url = /ready at (\S+)/.exec(said)?.[1];
      if (url) return url;
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`ended: ${complained}`);
      await Promise.race([once(child.stdout, 'data'), ended]);
    }
  };
  return { child, ready, ended, said: () => said, complained: () => complained };
}

/** A refused start: exit code and output. */
async function refusal(environment: Record<string, string>, webFolder = web): Promise<[number, string]> {
  const { ended, complained } = start(environment, webFolder);
  return [await ended, complained()];
}

/** Reachable from this machine only. */
const production = { NODE_ENV: 'production', PUBLIC_TLS: 'optional' };

/** Paths in the data folder whose mode gives access to others than the owner; on Windows modes say nothing. */
function openToOthers(): string[] {
  if (process.platform === 'win32') return [];
  return dataPaths().filter((path) => (statSync(path).mode & 0o077) !== 0);
}

/** As an earlier release left the folder. */
function openToAll(): void {
  for (const path of dataPaths()) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o666);
}

function dataPaths(): string[] {
  const paths = readdirSync(data, { recursive: true, withFileTypes: true });
  return [data, ...paths.map(({ parentPath, name }) => join(parentPath, name))];
}

describe('given an empty data folder', () => {
  // One test, because each start takes seconds, and the first one creates the tables.
  it('a production server starts without anybody and keeps its files to itself, refuses a second process, and its token makes the first super admin, over restarts', async () => {
    const first = start(production);
    const url = await first.ready();
    await expect.poll(first.said).toMatch(/token.*: [\w-]{43}\n/s);
    const token = /: ([\w-]{43})\n/.exec(first.said())?.[1];
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    expect(await (await fetch(`${url}/results`)).text()).toContain('page');
    expect(readdirSync(data)).toContain('database.lock');
    expect(openToOthers()).toEqual([]);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    openToAll();
    const second = start(production);
    const again = await second.ready();
    expect(openToOthers()).toEqual([]);
    const body = JSON.stringify({
      token,
      email: 'a@example.test',
      password: 'a long password',
      firstName: 'A',
      lastName: 'B',
    });
    const headers = { 'content-type': 'application/json' };
    const answers = await Promise.all(
      [1, 2].map(() => fetch(`${again}/api/v1/setup`, { method: 'POST', body, headers })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const [code, sentence] = await refusal(production);
    expect(code).toBe(1);
    expect(sentence).toMatch(/^[^\n]*in use[^\n]*DATABASE_URL[^\n]*\n$/);
    expect((await fetch(`${again}/health/ready`)).status).toBe(200);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);

    const third = start(production);
    await third.ready();
    third.child.kill('SIGTERM');
    third.child.kill('SIGTERM');
    expect([0, 1]).toContain(await third.ended);
    expect(third.said()).not.toContain('token');
    expect(third.complained()).toBe('');
  }, 180_000);
});

describe('what the operator can put right is one sentence and the code 1', () => {
  it('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const [code, sentence] = await refusal({ PORT: port });
    other.close();
    expect([code, sentence]).toEqual([
      1,
      `The port ${port} of 127.0.0.1 is taken by another program; stop that one or set PORT to another number.\n`,
    ]);
  });

  it('a bad setting', async () => {
    const [code, sentence] = await refusal({ PORT: 'http' });
    expect([code, sentence]).toEqual([
      1,
      'The setting PORT is set to "http"; it must be a whole number from 0 to 65535.\n',
    ]);
  });

  it('production without the address of visitors', async () => {
    const [code, sentence] = await refusal({ NODE_ENV: 'production' });
    expect(code).toBe(1);
    expect(sentence).toMatch(/^The setting PUBLIC_URL is missing; [^\n]*PUBLIC_TLS[^\n]*\n$/);
  });

  it('a folder that is a file', async () => {
    writeFileSync(join(folder, 'file'), '');
    const [code, sentence] = await refusal({ DATA_DIR: join(folder, 'file') });
    expect(code).toBe(1);
    expect(sentence).toMatch(/^[^\n]+\n$/);
    expect(sentence).not.toMatch(/ {4}at /);
  });

  it('a web app that is not built', async () => {
    const [code, sentence] = await refusal({}, join(folder, 'nothing'));
    expect(code).toBe(1);
    expect(sentence).toMatch(/^The web app is not built [^\n]*; run npm run build\.\n$/);
  });
});
