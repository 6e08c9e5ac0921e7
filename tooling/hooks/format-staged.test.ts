import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const badlyFormatted = 'export const  one = "1"\n';
const formatted = "export const one = '1';\n";

describe('the hook before a commit', () => {
  let folder: string;
  const git = (...options: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.test', ...options], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const commit = () => git('commit', '--quiet', '--message', 'x');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sevenmetre-hook-'));
    git('init', '--quiet');
    git('config', 'core.hooksPath', 'tooling/hooks');
    cpSync(join(root, 'tooling/hooks'), join(folder, 'tooling/hooks'), { recursive: true });
    cpSync(join(root, '.oxfmtrc.json'), join(folder, '.oxfmtrc.json'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('formats what is committed', () => {
    writeFileSync(join(folder, 'one file.ts'), badlyFormatted);
    git('add', 'one file.ts');
    commit();
    expect(git('show', 'HEAD:one file.ts')).toBe(formatted);
    expect(readFileSync(join(folder, 'one file.ts'), 'utf8')).toBe(formatted);
  });

  it('leaves a file alone of which only a part is committed', () => {
    writeFileSync(join(folder, 'one.ts'), badlyFormatted);
    git('add', 'one.ts');
    writeFileSync(join(folder, 'one.ts'), `${badlyFormatted}later()\n`);
    commit();
    expect(git('show', 'HEAD:one.ts')).toBe(badlyFormatted);
    expect(readFileSync(join(folder, 'one.ts'), 'utf8')).toBe(`${badlyFormatted}later()\n`);
  });

  it('lets files pass that the formatter does not know', () => {
    writeFileSync(join(folder, 'notes.bin'), 'x');
    git('add', 'notes.bin');
    commit();
    expect(git('show', 'HEAD:notes.bin')).toBe('x');
  });
});
