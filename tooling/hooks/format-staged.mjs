/* Formats the staged files of a commit, for contributors who have installed the hook (CONTRIBUTING.md). */
import { execFileSync } from 'node:child_process';

const formatter = 'node_modules/oxfmt/bin/oxfmt';

const staged = listed(['diff', '--cached', '--name-only', '--diff-filter=ACMR']);
const unstaged = new Set(listed(['diff', '--name-only']));
// Staging a file of which a part was left out would commit that part, too.
const partial = staged.filter((file) => unstaged.has(file));
const whole = staged.filter((file) => !unstaged.has(file));

if (partial.length > 0) console.error(`Not formatted, staged in part: ${partial.join(', ')}`);
if (whole.length > 0) {
  const files = ['--no-error-on-unmatched-pattern', ...whole];
  execFileSync(process.execPath, [formatter, ...files], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('git', ['add', '--', ...whole]);
}

/** @param {readonly string[]} options */
function listed(options) {
  const output = execFileSync('git', [...options, '-z'], { encoding: 'utf8' });
  return output.split('\0').filter((name) => name !== '');
}
