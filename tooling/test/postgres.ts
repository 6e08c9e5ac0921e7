import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port.ts';
import { type Binaries, findBinaries } from './postgres-binaries.ts';

export interface TestPostgres {
  /** A connection string of a superuser, who may create databases. */
  url: string;
  /** Where the server comes from, for the reader of the test run. */
  origin: string;
  /** Stops the server and removes its folder; a second call does nothing. */
  stop: () => Promise<void>;
}

interface Owner {
  uid?: number;
  gid?: number;
}

/** Loopback only, and as durable as in production: a test that passes without fsync proves little. */
const fixedSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  fsync: 'on',
  logging_collector: 'off',
};

const secondsToStart = 60;
const secondsToStop = 10;

/**
 * A real PostgreSQL for the tests: the one that TEST_DATABASE_URL names, else a new server on a free loopback
 * port, with a random password and a folder that is removed afterwards. Throws an Error that says what is
 * missing.
 */
export async function startPostgres(environment: NodeJS.ProcessEnv = process.env): Promise<TestPostgres> {
  const given = environment['TEST_DATABASE_URL'];
  if (given) return { url: given, origin: 'TEST_DATABASE_URL', stop: () => Promise.resolve() };
  const owner = unprivileged();
  const folder = makeFolder(owner);
  try {
    const binaries = findBinaries(folder, environment);
    const { child, url } = await startIn(folder, binaries, owner);
    return { url, origin: binaries.origin, stop: stopOnce(child, folder) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function startIn(
  folder: string,
  { folder: programs }: Binaries,
  owner: Owner,
): Promise<{ child: ChildProcess; url: string }> {
  const data = join(folder, 'data');
  const password = randomBytes(18).toString('base64url');
  await initialise(programs, data, password, owner);
  const port = await freePort();
  const settings = { ...fixedSettings, port: String(port) };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = run(join(programs, 'postgres'), ['-D', data, ...args], folder, owner);
  await untilReady(child);
  return { child, url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` };
}

/** PostgreSQL refuses to run as root; then `postgres` or `nobody` runs it. */
function unprivileged(): Owner {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL cannot run as root, and there is no user “postgres” or “nobody” to run it.');
  return { uid: Number(uid), gid: Number(gid) };
}

/** A folder that the owner can read, even when the home and temporary folders of this process are private. */
function makeFolder(owner: Owner): string {
  const parent = owner.uid !== undefined && !isOpenToAll(tmpdir()) ? '/tmp' : tmpdir();
  const folder = mkdtempSync(join(parent, 'sevenmetre-postgres-'));
  chmodSync(folder, 0o755);
  for (const name of ['data', 'run']) {
    mkdirSync(join(folder, name), { mode: 0o700 });
    give(join(folder, name), owner);
  }
  return folder;
}

function isOpenToAll(folder: string): boolean {
  const mayPass = (statSync(folder).mode & 0o001) !== 0;
  return mayPass && (dirname(folder) === folder || isOpenToAll(dirname(folder)));
}

function give(path: string, { uid, gid }: Owner): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

function run(program: string, args: string[], folder: string, owner: Owner): ChildProcess {
  return spawn(program, args, {
    cwd: join(folder, 'run'),
    env: {
      PATH: process.env['PATH'],
      LC_ALL: 'C',
      TZ: 'UTC',
      ...(process.platform === 'win32' ? process.env : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...owner,
  });
}

function initialise(programs: string, data: string, password: string, owner: Owner): Promise<void> {
  const folder = dirname(data);
  const passwordFile = join(folder, 'run', 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  give(passwordFile, owner);
  const args = [
    '-D',
    data,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--no-locale',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
  ];
  const child = run(join(programs, 'initdb'), args, folder, owner);
  const output = collect(child);
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`initdb could not be started: ${error.message}`)));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb ended with code ${code}:\n${output()}`)),
    );
  });
}

function untilReady(child: ChildProcess): Promise<void> {
  const output = collect(child);
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`PostgreSQL ${why}:\n${output()}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`did not get ready within ${secondsToStart} s`);
    }, secondsToStart * 1000);
    child.on('error', (error) => fail(`could not be started (${error.message})`));
    child.on('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code} while starting`);
    });
    child.stderr?.on('data', () => {
      if (!output().includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  const keep = (chunk: Buffer): void => {
    text = (text + chunk.toString()).slice(-8000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => text;
}

function stopOnce(child: ChildProcess, folder: string): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGQUIT'), secondsToStop * 1000);
      await gone;
      clearTimeout(timer);
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return () => (stopping ??= stop());
}
