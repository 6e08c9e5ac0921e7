import { posix } from 'node:path';

/** A workspace's folder and its `exports` (`"./*": "./src/*.ts"`). */
export interface Workspace {
  folder: string;
  exports: Record<string, string>;
}

/**
 * What an import points at: a path from the root, `node:…`, or `npm:` with the package's name.
 * A workspace's own name resolves to its files, so a detour through the name hides nothing.
 */
export function resolveImport(
  from: string,
  specifier: string,
  workspaces: ReadonlyMap<string, Workspace>,
): string {
  const [plain = specifier] = specifier.split('?');
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain);
  const [first = '', second = ''] = plain.split('/');
  if (first.startsWith('node:') || first.startsWith('virtual:')) return first;
  const name = first.startsWith('@') ? `${first}/${second}` : first;
  const workspace = workspaces.get(name);
  if (!workspace) return `npm:${name}`;
  return posix.join(workspace.folder, exported(workspace, `.${plain.slice(name.length)}`));
}

function exported(workspace: Workspace, subpath: string): string {
  const exact = workspace.exports[subpath];
  if (exact) return exact;
  const pattern = workspace.exports['./*'];
  return pattern ? pattern.replace('*', subpath.slice(2)) : subpath;
}
