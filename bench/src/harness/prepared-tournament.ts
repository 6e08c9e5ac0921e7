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
/** Each court has its own reporter, because rate limits apply per user. */
const reporters = Array.from({ length: 40 }, (_, index) => `reporter-${index}@bench.example`);
const password = 'forty courts at once';
const log = { info: () => {}, warn: () => {}, error: () => {} };
const importer = fileURLToPath(new URL('../../../apps/server/src/cli/import.ts', import.meta.url));

/** The prepared tournament. Every measurement copies it, so that none sees writes of another. */
export class PreparedTournament {
  /** Of the reporters' sessions, which are valid in copies of the data too. */
  readonly cookies: readonly string[];
  readonly #folder: string;
  #copies = 0;

  private constructor(folder: string, cookies: readonly string[]) {
    this.#folder = folder;
    this.cookies = cookies;
  }

  static async prepare(): Promise<PreparedTournament> {
    const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-bench-'));
    undoLater(() => rmSync(folder, { recursive: true, force: true }));
    try {
      writePeakCup(join(folder, 'cup'));
      const cookies = await fill(join(folder, 'cup'), { dataDirectory: join(folder, 'prepared') });
      return new PreparedTournament(folder, cookies);
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

  /** Starts the server on a copy. */
  start(execArgv: readonly string[] = []): Promise<Product> {
    return Product.start({ dataDirectory: this.copy(), execArgv });
  }

  /** Imports the tournament into another database. Returns the cookies of reporters' sessions there. */
  fill(databaseUrl: string): Promise<readonly string[]> {
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

/** Returns the cookies of reporters' sessions. */
async function fill(cup: string, target: Target): Promise<readonly string[]> {
  const { dataDirectory, databaseUrl = '' } = target;
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl };
  const importing = run(process.execPath, [importer, cup], { env });
  const forget = undoLater(() => void importing.child.kill('SIGKILL'));
  await importing.finally(forget);
  await addReporters(target);
  const product = await Product.start(target);
  try {
    return await Promise.all(reporters.map((email, index) => signIn(product.url, email, index)));
  } finally {
    await product.stop();
  }
}

async function signIn(url: string, email: string, index: number): Promise<string> {
  const headers = { 'x-forwarded-for': `10.1.0.${index}` };
  const { cookies } = await post({ url: `${url}/api/v1/login`, headers, body: { email, password } });
  const cookie = cookies[0]?.split(';')[0];
  if (cookie === undefined) throw new Error('Signing in gave no session');
  return cookie;
}

async function addReporters({ dataDirectory, databaseUrl = '' }: Target): Promise<void> {
  const directory = join(dataDirectory, 'database');
  const database = await openDatabase({
    log,
    databaseUrl: databaseUrl === '' ? null : databaseUrl,
    directory,
  });
  try {
    const passwordHash = await hashPassword(password);
    const roles = ['ROLE_USER', 'ROLE_COMPETITION_SUPER_REPORTER'] as const;
    const name = { firstName: 'Forty', lastName: 'Courts', locale: 'en' } as const;
    for (const email of reporters) await createAccount(database, { email, passwordHash, roles, ...name });
  } finally {
    await database.close();
  }
}
