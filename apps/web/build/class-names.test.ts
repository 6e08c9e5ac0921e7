import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../src');
const repository = join(import.meta.dirname, '../../..');

/** Layout words that neither a screen nor a file name uses. */
const layoutWords =
  'area backdrop boxes by calm comparison corner countdown counter counters covering danger dearer dim dimmed dot fact flash ' +
  'foot grow halo holding ink inline inputs is lifting medium meter middle modes muted outline penalty pips primary proof ' +
  'pulled quiet reversed segmented segments sketches slim spinner split stack stripes strip stub tag tile tiny toast tone ' +
  'track video visually wider widest wrap';

/** `component`, `component__part`, `component--state`, each of whole words with hyphens. */
const part = '[a-z0-9]+(?:-[a-z0-9]+)*';
/** A state may be a value of the data: `--toConfirm`. */
const state = '[a-zA-Z0-9]+(?:-[a-z0-9]+)*';
const pattern = new RegExp(`^${part}(?:__${part})?(?:--${state})?$`);

const words = new Set(
  [
    layoutWords,
    readFileSync(join(repository, 'docs/glossary.md'), 'utf8'),
    ...globSync('packages/phrases/src/en/**/*.ts', { cwd: repository }).map((file) =>
      readFileSync(join(repository, file), 'utf8'),
    ),
    ...globSync('**/*.{ts,tsx,css}', { cwd: root }).map((file) => basename(file).split('.')[0] ?? ''),
  ].flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []),
);

const sources = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*', 'testing/**'] }).map(
  (file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }),
);

/** Classes of every sheet. */
const styled = new Set(
  globSync('**/*.css', { cwd: root }).flatMap((sheet) =>
    [
      ...readFileSync(join(root, sheet), 'utf8')
        .replace(/\/\*[\s\S]*?\*\/|@import[^;]*;/g, '')
        .matchAll(/([^{}]+)\{/g),
    ].flatMap(([, selector = '']) =>
      [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
    ),
  ),
);

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);

/** Texts that become classes: strings in values of `className`, without what only decides between them. */
function textsOf(node: Node): string[] {
  if (node.type === 'BinaryExpression' || node.type === 'CallExpression' || node.type === 'MemberExpression')
    return [];
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  if (node.type === 'TemplateElement') return isCooked(node['value']) ? [node['value'].cooked] : [];
  return childrenOf(node)
    .filter((child) => child !== node['test'])
    .flatMap(textsOf);
}

function isCooked(value: unknown): value is { readonly cooked: string } {
  return typeof value === 'object' && value !== null && 'cooked' in value;
}

function classTexts(node: Node): string[] {
  const isClass =
    node.type === 'JSXAttribute' &&
    isNode(node['name']) &&
    String(node['name']['name']).toLowerCase().endsWith('classname');
  if (isClass) return isNode(node['value']) ? textsOf(node['value']) : [];
  return childrenOf(node).flatMap(classTexts);
}

/** Classes that components name; one that ends with a hyphen or underscore is completed when the page is rendered. */
const used = new Map<string, string>();
for (const { file, text } of sources) {
  if (!file.endsWith('.tsx')) continue;
  const program: unknown = parseAst(text, { lang: 'tsx' });
  for (const found of isNode(program) ? classTexts(program) : [])
    for (const name of found.split(/\s+/).filter(Boolean)) used.set(name, file);
}

describe('classes', () => {
  it('are named component, component__part or component--state', () => {
    expect([...styled].filter((name) => !pattern.test(name))).toEqual([]);
  });

  it('are written in whole words of screens, of the glossary or of file names', () => {
    const unknown = [...styled].flatMap((name) =>
      name
        .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        .split(/[-_]+/)
        .filter((word) => !/^\d+$/.test(word) && !words.has(word) && !words.has(word.replace(/s$/, ''))),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('have a style where a component names them', () => {
    const all = [...styled];
    const bare = [...used].filter(([name]) =>
      /[-_]$/.test(name) ? !all.some((one) => one.startsWith(name)) : !styled.has(name),
    );
    expect(bare).toEqual([]);
  });

  it('are styled only where a source names them, or completes them when the page is rendered', () => {
    // Written outside of the app: inks of categories, and the band that the server puts above a rehearsal.
    const outside = [
      'packages/rules/src/look/category-look.ts',
      'apps/server/src/features/pages/rehearsal-band.ts',
    ].map((file) => readFileSync(join(repository, file), 'utf8'));
    const text = [...outside, ...sources.map((source) => source.text)].join('\n');
    const isNamed = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);
    const isCompleted = (name: string) =>
      [...name.matchAll(/[-_]+/g)].some(({ index, 0: mark }) =>
        text.includes(`${name.slice(0, index + mark.length)}\${`),
      );
    expect([...styled].filter((name) => !isNamed(name) && !isCompleted(name))).toEqual([]);
  });
});
