import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../test/command.ts';

const calls =
  /(?:locator|querySelector(?:All)?|matches|closest)(?:<[^>]*>)?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g;
const texts = /(['"`])((?:(?!\1)[^\\\n]|\\.)+)\1/g;
/** A class at the beginning of a selector or of a part of it, with or without the name of an element. */
const named =
  /(?:^|[\s>+~,(])(?:a|b|button|div|i|li|main|p|s|section|small|span|svg|td|th|tr|u|ul)?\.([a-zA-Z][\w-]*)/g;
const reads = /\b(?:className\b(?!=)|classList|getElementsByClassName|toHaveClass)\b/g;

/**
 * Selectors of a program that name a class. Text in brackets is an attribute, such as the end of an address.
 */
function classSelectors(code: string): string[] {
  return [...code.matchAll(calls)]
    .map(([, , selector = '']) => selector)
    .filter((selector) =>
      /\.[a-zA-Z_-]|\[class/.test(selector.replaceAll(/\$\{[^}]*\}|\[(?!class)[^\]]*\]/g, '')),
    );
}

/** Texts of a program that name one of these classes anywhere, and other ways to read a class. */
function classNames(code: string, classes: ReadonlySet<string>): string[] {
  const selectors = [...code.matchAll(texts)]
    .map(([, , text = '']) => text)
    .filter((text) => [...text.matchAll(named)].some(([, name = '']) => classes.has(name)));
  return [...selectors, ...[...code.matchAll(reads)].map(([name]) => name)];
}

/** Classes of all style sheets of the web app. */
const styled = new Set(
  globSync('apps/web/src/**/*.css', { cwd: root }).flatMap((sheet) =>
    [...readFileSync(join(root, sheet), 'utf8').matchAll(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g)].map(
      ([, name = '']) => name,
    ),
  ),
);

/** Findings in a program, each with its file. */
function foundIn(pattern: string | string[], find: (code: string) => string[]): string[] {
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).flatMap((file) =>
    find(readFileSync(join(root, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
}

test('journeys select by role, name or attribute: a class is a matter of the style sheet', () => {
  expect(foundIn('e2e/**/*.ts', classSelectors)).toEqual([]);
});

test('tests of components and what they share select by role, name or attribute, too', () => {
  const files = ['apps/web/src/**/*.browser.test.{ts,tsx}', 'apps/web/src/**/testing/**/*.{ts,tsx}'];
  const found = foundIn(files, (code) => [...classSelectors(code), ...classNames(code, styled)]);
  expect(found).toEqual([]);
});

test.each([
  ["page.locator('.toast')", ['.toast']],
  ['page.locator(`main b.team-name`)', ['main b.team-name']],
  [`page.locator('main [class*=toast]')`, ['main [class*=toast]']],
  [`page.locator('main a[href$="/matches.ics"]')`, []],
  ["page.getByText('…')", []],
])('given %s, then the classes found are %j', (code, expected) => {
  expect(classSelectors(code)).toEqual(expected);
});

test.each([
  ["boxOf('.toast')", ['.toast']],
  ["boxOf('tr.toast > td')", ['tr.toast > td']],
  ['boxOf(`[role=status] .toast`)', ['[role=status] .toast']],
  ['element.classList.contains(name)', ['classList']],
  ["t('shell.toast')", []],
  ["import { toast } from './toast.ts'", []],
])('given %s, then the names of classes found are %j', (code, expected) => {
  expect(classNames(code, new Set(['toast']))).toEqual(expected);
});
