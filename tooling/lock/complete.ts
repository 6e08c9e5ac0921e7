import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * npm leaves an optional package of another platform out of package-lock.json when the registry in use does
 * not have it, and then `npm ci` refuses the file (docs/decisions/tooling/0102). `node
 * tooling/lock/complete.ts` writes what npm would have written, except the checksum, which only that platform
 * could compute.
 */
export interface LockEntry {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [key: string]: unknown;
}

export interface Lock {
  packages: Record<string, LockEntry>;
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];

/**
 * Optional packages, in an exact version, that the lock file requires and does not describe: name → version.
 */
export function missingOptionals(lock: Lock): Map<string, string> {
  const missing = new Map<string, string>();
  for (const [parent, { optionalDependencies }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      const known =
        `${parent}/node_modules/${name}` in lock.packages || `node_modules/${name}` in lock.packages;
      if (!known && /^\d/.test(version)) missing.set(name, version);
    }
  }
  return missing;
}

/** npm's entry for a package whose name contains its platform, such as `@oxfmt/binding-linux-x64-musl`. */
export function describeOptional(name: string, version: string): LockEntry {
  const parts = name.split('/').at(-1)?.split('-') ?? [];
  const at = parts.findIndex((part) => systems.includes(part));
  const [system, processor, library] = at < 0 ? [] : parts.slice(at);
  if (!system || !processor)
    throw new Error(`${name} does not say its platform; describe it in package-lock.json by hand.`);
  const libc = library?.startsWith('musl') ? ['musl'] : ['glibc'];
  return {
    version,
    cpu: [processor],
    dev: true,
    ...(system === 'linux' && library ? { libc } : {}),
    optional: true,
    os: [system],
  };
}

/** The lock file with every optional package described, in npm's order. */
export function completeLock(lock: Lock): Lock {
  const added = [...missingOptionals(lock)].map(([name, version]): [string, LockEntry] => [
    `node_modules/${name}`,
    describeOptional(name, version),
  ]);
  const all = [...Object.entries(lock.packages), ...added];
  return { ...lock, packages: Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
}

if (import.meta.main) {
  const path = join(import.meta.dirname, '..', '..', 'package-lock.json');
  writeFileSync(path, `${JSON.stringify(completeLock(JSON.parse(readFileSync(path, 'utf8'))), null, 2)}\n`);
}
