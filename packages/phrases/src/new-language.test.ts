import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

/** A copy of the packages with a language that the product does not have. */
const copy = mkdtempSync(join(tmpdir(), 'sevenmetre-language-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function addLanguage(): void {
  mkdirSync(join(copy, 'node_modules/@sevenmetre'), { recursive: true });
  for (const name of ['rules', 'phrases']) {
    cpSync(resolve(import.meta.dirname, '../..', name), join(copy, name), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
    symlinkSync(join(copy, name), join(copy, 'node_modules/@sevenmetre', name), 'junction');
  }
  const table = join(copy, 'rules/src/language/languages.ts');
  const row = `{ code: 'eo', name: 'Esperanto', tag: 'eo', reads: ['en', 'cs'], numbers: { group: '\u00a0', decimal: ',', groupFrom: 4 }, isComplete: false },`;
  writeFileSync(
    table,
    readFileSync(table, 'utf8').replace('] as const satisfies', `${row}\n] as const satisfies`),
  );
  mkdirSync(join(copy, 'phrases/src/eo'));
  writeFileSync(join(copy, 'phrases/src/eo/shell.ts'), "export const shell = { results: 'Rezultoj' };\n");
}

const program = `
  import { completeLocales, locales } from '@sevenmetre/rules/language';
  import { createTranslator } from '@sevenmetre/phrases';
  import { everyLanguage } from '@sevenmetre/phrases/every-language';
  const t = createTranslator(everyLanguage.eo, 'eo');
  console.log(JSON.stringify({
    offered: completeLocales.includes('eo'),
    last: locales.at(-1),
    said: [t('shell.results'), t('shell.menu'), t('results.dashboard.today', { count: 1200 })],
  }));
`;

it('a new language costs a folder and a row; what its folder does not say is English', () => {
  addLanguage();
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toEqual({
    offered: false,
    last: 'eo',
    said: ['Rezultoj', 'Menu', '1\u00a0200 matches today'],
  });
});
