import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createAccount, hashPassword } from '@sevenmetre/server/features/auth/index';
import { openDatabase } from '@sevenmetre/server/platform/database/index';
import { writePeakCup } from '../data/peak-cup.ts';
import { post } from './post.ts';
import { Product } from './product.ts';
import { undoLater } from './unfinished.ts';

const run = promisify(execFile);
const credentials = { email: 'reporter@bench.example', password: 'forty courts at once' };
const log = { info: () => {}, warn: () => {}, error: () => {} };
const importer = fileURLToPath(new URL('../../../apps/server/src/cli/import.ts', import.meta.url));

/** The prepared tournament that every measurement takes a copy of, so that none sees what another one wrote. */
export class Stage {
  /** Of a signed-in session; copies of the data know it too. */
  readonly cookie: string;
  readonly #folder: string;
  #copies = 0;

  private constructor(folder: string, cookie: string) {
    this.#folder = folder;
    this.cookie = cookie;
  }

  static async prepare(): Promise<Stage> {
    const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-bench-'));
    undoLater(() => rmSync(folder, { recursive: true, force: true }));
    try {
      writePeakCup(join(folder, 'cup'));
      const cookie = await fill(join(folder, 'cup'), { dataDirectory: join(folder, 'prepared') });
      return new Stage(folder, cookie);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** A data folder with the prepared tournament. */
  copy(): string {
    const copy = this.newFolder();
    cpSync(join(this.#folder, 'prepared'), copy, { recursive: true, force: true });
    return copy;
  }

  newFolder(): string {
    this.#copies += 1;
    return mkdtempSync(join(this.#folder, `copy-${this.#copies}-`));
  }

  /** The server on a copy of its own. */
  start(execArgv: readonly string[] = []): Promise<Product> {
    return Product.start({ dataDirectory: this.copy(), execArgv });
  }

  /** Brings the tournament into another database. Gives the cookie of a session there. */
  fill(databaseUrl: string): Promise<string> {
    return fill(join(this.#folder, 'cup'), { dataDirectory: this.newFolder(), databaseUrl });
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

interface Target {
  readonly dataDirectory: string;
  readonly databaseUrl?: string;
}

/** Gives the cookie of a session of somebody who may report. */
async function fill(cup: string, target: Target): Promise<string> {
  const { dataDirectory, databaseUrl = '' } = target;
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl };
  const importing = run(process.execPath, [importer, cup], { env });
  const forget = undoLater(() => void importing.child.kill('SIGKILL'));
  await importing.finally(forget);
  await addReporter(target);
  const product = await Product.start(target);
  try {
    const { cookies } = await post({ url: `${product.url}/api/v1/login`, headers: {}, body: credentials });
    const cookie = cookies[0]?.split(';')[0];
    if (cookie === undefined) throw new Error('Signing in gave no session');
    return cookie;
  } finally {
    await product.stop();
  }
}

async function addReporter({ dataDirectory, databaseUrl = '' }: Target): Promise<void> {
  const directory = join(dataDirectory, 'database');
  const database = await openDatabase({
    log,
    databaseUrl: databaseUrl === '' ? null : databaseUrl,
    directory,
  });
  try {
    const { email, password } = credentials;
    const passwordHash = await hashPassword(password);
    const roles = ['ROLE_USER', 'ROLE_COMPETITION_SUPER_REPORTER'] as const;
    await createAccount(database, {
      email,
      passwordHash,
      firstName: 'Forty',
      lastName: 'Courts',
      locale: 'en',
      roles,
    });
  } finally {
    await database.close();
  }
}
