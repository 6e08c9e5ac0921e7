import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../test/command.ts';

const calls =
  /(?:locator|querySelector(?:All)?|matches|closest)(?:<[^>]*>)?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g;

/** Selectors of a program that name a class. What stands in brackets is an attribute, such as the end of an address. */
function classSelectors(code: string): string[] {
  return [...code.matchAll(calls)]
    .map(([, , selector = '']) => selector)
    .filter((selector) => /\.[a-zA-Z_-]/.test(selector.replaceAll(/\$\{[^}]*\}|\[[^\]]*\]/g, '')));
}

test('journeys select by role, name or attribute: a class is a matter of the style sheet', () => {
  const found = globSync('e2e/**/*.ts', { cwd: root, exclude: ['**/node_modules/**'] }).flatMap((file) =>
    classSelectors(readFileSync(join(root, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["page.locator('.toast')", ['.toast']],
  ['page.locator(`main b.team-name`)', ['main b.team-name']],
  [`page.locator('main a[href$="/matches.ics"]')`, []],
  ["page.getByText('…')", []],
])('given %s, then the classes found are %j', (code, expected) => {
  expect(classSelectors(code)).toEqual(expected);
});
