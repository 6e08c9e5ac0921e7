import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boundaryOverrides } from '../boundaries/lint.ts';
import { base, overrides, rules } from './base.ts';

const root = join(import.meta.dirname, '..', '..');

/** The text of .oxlintrc.json: written by `node tooling/lint/write.ts`, compared by a test. */
export function lintConfiguration(): string {
  return JSON.stringify({ ...base, rules, overrides: [...overrides, ...boundaryOverrides()] }, null, 2);
}

if (import.meta.main) {
  writeFileSync(join(root, '.oxlintrc.json'), lintConfiguration());
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), '.oxlintrc.json'], {
    cwd: root,
  });
}
