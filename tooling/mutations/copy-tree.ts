import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Entries of `node_modules` that link back to the tree, or are written while tests run. */
const own = ['@sevenmetre', '.vite', '.vite-temp'];

/**
 * Copies the present sources of the repository, so that the copy can be edited without an effect on the
 * original. Packages from npm are links to the originals; the links between the workspaces lead within the
 * copy.
 * @param target an empty folder
 */
export function copyTree(root: string, target: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of new Set(listed.split('\0'))) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    copyFileSync(join(root, file), join(target, file));
  }
  const modules = join(target, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!own.includes(name)) symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  cpSync(join(root, 'node_modules/@sevenmetre'), join(modules, '@sevenmetre'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}
