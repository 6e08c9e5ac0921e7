import * as path from 'node:path/posix';

/** A package's entry in package-lock.json. */
interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  /** A workspace: `resolved` is its folder. */
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export interface Lock {
  /** By folder, such as `node_modules/pg`, as npm stores them. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Folders of packages, each with the folders of its runtime dependencies. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * Finds everything that packages need to run, themselves included: dependencies, peers, and those optional
 * ones that the lock has for any platform. Workspaces are followed through their links.
 * @param starts folders, such as `apps/server`
 * @throws Error when the lock lacks a required package
 */
export function runtimeGraph({ packages }: Lock, starts: readonly string[]): Graph {
  const graph = new Map<string, readonly string[]>();
  const open = [...starts];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (graph.has(folder)) continue;
    const needed = neededBy(packages, folder);
    graph.set(folder, needed);
    open.push(...needed);
  }
  return graph;
}

/** The folder of a package as Node would find it from another one; null: there is none. */
export function findPackage(packages: Lock['packages'], from: string, name: string): string | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    const locked = packages[found];
    if (locked !== undefined) return locked.link === true ? (locked.resolved ?? null) : found;
    if (folder === '.' || folder === '') return null;
  }
}

function neededBy(packages: Lock['packages'], folder: string): string[] {
  const { dependencies = {}, optionalDependencies = {}, ...peers } = packages[folder] ?? {};
  const { peerDependencies = {}, peerDependenciesMeta = {} } = peers;
  const firm = Object.keys(dependencies).filter((name) => !(name in optionalDependencies));
  const peer = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  const found = [...firm, ...peer].map((name) => {
    const place = findPackage(packages, folder, name);
    if (place === null) throw new Error(`${folder} needs ${name}, which package-lock.json does not have.`);
    return place;
  });
  const optional = Object.keys(optionalDependencies).flatMap(
    (name) => findPackage(packages, folder, name) ?? [],
  );
  return [...new Set([...found, ...optional])];
}
