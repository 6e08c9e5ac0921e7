import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOnly, smallCup } from '../src/features/tournament-folder/testing/folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'sevenmetre-commands-'));
const database = join(folder, 'database.ndjson');
const letter = join(folder, 'letter.txt');
const tournament = join(folder, 'tournament');

/** Output of an operator's command, and its exit code. */
async function run(command: string, ...words: readonly string[]) {
  const program = fileURLToPath(new URL(`../src/cli/${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, [program, ...words], {
    env: {
      PATH: process.env['PATH'],
      // Compiled once for all starts.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = await once(child, 'close');
  return [code, said.trim()];
}

describe('commands of the operator', () => {
  beforeAll(() => {
    writeFileSync(database, '{"format":"sevenmetre-database","version":1}\n');
    writeFileSync(letter, 'Dear operator\n');
    mkdirSync(tournament);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['nowhere', []],
    ['to two folders', ['one', 'another']],
    ['with an option that there is not', ['--all']],
    ['of an edition that is no number', [join(folder, 'out'), '--edition', '0x1']],
  ])('asked to export a tournament %s, then how to ask is said', async (_, words) => {
    const [code, said] = await run('export-tournament', ...words);
    expect([code, said]).toEqual([2, expect.stringMatching(/^Say where to: .+$/)]);
  });

  it.each([
    ['nothing', []],
    ['two things', [tournament, letter]],
    ['by an option that there is not', ['--all']],
  ])('asked to import %s, then how to ask is said', async (_, words) => {
    const [code, said] = await run('import', ...words);
    expect([code, said]).toEqual([2, expect.stringMatching(/^Say what to import: .+$/)]);
  });

  it('asked to import what is not there, what is neither, or to try a whole database, then that is said', async () => {
    const absent = join(folder, 'absent');
    expect(await run('import', '--dry-run', absent)).toEqual([1, `There is nothing at ${absent}.`]);
    const neither = `${letter} is neither a folder of a tournament nor an export of a database.`;
    expect(await run('import', letter)).toEqual([1, neither]);
    const [code, said] = await run('import', database, '--dry-run');
    expect([code, said]).toEqual([
      2,
      expect.stringMatching(/^--past, --dry-run, .+ are for a tournament folder; .+$/),
    ]);
  });

  it('asked to import a folder of headers only, or to try it, then it is refused, and why is said', async () => {
    const empty = smallCup(headersOnly());
    const refused = [
      1,
      'teams.csv: the folder has no team; a tournament without teams cannot be imported.\n' +
        'One error was found; nothing was written.',
    ];
    expect(await run('import', empty)).toEqual(refused);
    expect(await run('import', '--dry-run', empty)).toEqual(refused);
  });
});
