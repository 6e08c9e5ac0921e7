import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { root } from '../test/command.ts';
import { copyRelease } from './copy-release.ts';
import { tryRelease } from './try-release.ts';

const usage = 'npm run package -- [FOLDER] [--try] [--tar]';

/** The version of package.json, with the commit behind a `+` when it is known. */
function versionOf(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const git = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return git.status === 0 ? `${version}+${git.stdout.trim()}` : version;
}

/**
 * `npm run package`: writes a server that runs with Node alone. `--try` runs it in an empty folder, `--tar`
 * packs it. Exit code 0: done, 1: it failed, 2: wrong arguments.
 */
async function main(args: readonly string[]): Promise<number> {
  const options = args.filter((word) => word.startsWith('--'));
  const [given, ...more] = args.filter((word) => !word.startsWith('--'));
  if (more.length > 0 || options.some((option) => !['--try', '--tar'].includes(option))) {
    console.error(`It is called like this: ${usage}`);
    return 2;
  }
  const version = versionOf();
  const target = resolve(given ?? join(root, 'release', `sevenmetre-${version.replace('+', '-')}`));
  if (existsSync(target) && readdirSync(target).length > 0) {
    console.error(`${target} is not empty; name another folder or remove it.`);
    return 1;
  }
  mkdirSync(target, { recursive: true });
  copyRelease({ root, target, version });
  console.log(`Sevenmetre ${version} is in ${target}`);
  if (options.includes('--try')) for (const line of await tryRelease(target)) console.log(`  ${line}`);
  if (options.includes('--tar')) {
    execFileSync('tar', ['-czf', `${target}.tar.gz`, '-C', dirname(target), basename(target)]);
    console.log(`… and in ${target}.tar.gz`);
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
