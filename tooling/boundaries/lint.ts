import type { LintOverride } from '../lint/base.ts';
import { type FileClass, classes, isWithin } from './classes.ts';
import { rows } from './rows.ts';
import type { ImportRow, NameRow, Row } from './table.ts';

/** Workspace packages by folder, as imports name them. */
const packageNames: Record<string, string> = {
  'packages/rules': '@sevenmetre/rules',
  'packages/contract': '@sevenmetre/contract',
  'packages/engine': '@sevenmetre/engine',
  'packages/sync': '@sevenmetre/sync',
  'packages/phrases': '@sevenmetre/phrases',
  'apps/server': '@sevenmetre/server',
  'apps/web': '@sevenmetre/web',
  seed: '@sevenmetre/seed',
  e2e: '@sevenmetre/e2e',
  bench: '@sevenmetre/bench',
  tooling: '@sevenmetre/tooling',
};

/**
 * The linter checks patterns in order, and a negated group ends the search: forbidden ones must be
 * expressions, and first.
 */
type Pattern =
  | { regex: string; message: string; allowTypeImports?: true }
  | { group: string[]; message: string };

/**
 * The rows that the linter can express, so that editors show them: imports by package name, globals and
 * members. Relations between folders of one workspace are left to check.ts, which checks every row. In the
 * linter a later override replaces an earlier one, so each class of files carries all that holds for it, and
 * switches off what does not.
 */
export function boundaryOverrides(): LintOverride[] {
  return Object.entries(classes).map(([name, files]) => {
    const holding = rows.filter((row) => holdsFor(row, name as FileClass));
    return { files: [...files], rules: { ...importRules(holding), ...nameRules(holding) } };
  });
}

function holdsFor(row: Row, fileClass: FileClass): row is ImportRow | NameRow {
  if (row.kind !== 'import' && row.kind !== 'name') return false;
  return isWithin(fileClass, row.from) && !isWithin(fileClass, row.except ?? []);
}

function importRules(holding: readonly Row[]): LintOverride['rules'] {
  const importRows = holding.filter((row) => row.kind === 'import');
  const patterns = [...importRows.flatMap(forbidden), ...importRows.flatMap(allowedOnly)];
  return { 'eslint/no-restricted-imports': patterns.length > 0 ? ['error', { patterns }] : 'off' };
}

function forbidden(row: ImportRow): Pattern[] {
  const names = (row.never ?? []).flatMap(specifiers).map(asExpression);
  if (names.length === 0) return [];
  const regex = `^(${names.join('|')})`;
  return [{ regex, message: row.sentence, ...(row.types === 'allowed' ? { allowTypeImports: true } : {}) }];
}

function allowedOnly(row: ImportRow): Pattern[] {
  if (!row.may) return [];
  const names = row.may
    .flatMap((target) => [...specifiers(target), ...folderSpecifiers(target)])
    .flatMap((name) => [name, `${name}/**`]);
  return [{ group: ['**', ...['./**', '../**', ...names].map((name) => `!${name}`)], message: row.sentence }];
}

/**
 * How imports write a target, without what may follow after a slash; empty for a folder inside a workspace.
 */
function specifiers(target: string): string[] {
  if (target.startsWith('node:')) return ['node:*'];
  if (target.startsWith('npm:')) return [target.slice('npm:'.length)];
  const prefix = target.replace(/(\/src)?\/\*\*$/, '');
  return Object.entries(packageNames)
    .filter(([folder]) => folder === prefix || folder.startsWith(`${prefix}/`))
    .map(([, name]) => name);
}

/**
 * How imports write one folder of a package: `packages/rules/src/language/**` is
 * `@sevenmetre/rules/language`.
 */
function folderSpecifiers(target: string): string[] {
  const [, folder = '', name] = /^(packages\/\w+)\/src\/([\w-]+)\/\*\*$/.exec(target) ?? [];
  return name === undefined ? [] : [`${packageNames[folder]}/${name}`];
}

function asExpression(specifier: string): string {
  return `${specifier.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`;
}

function nameRules(holding: readonly Row[]): LintOverride['rules'] {
  const nameRows = holding.filter((row) => row.kind === 'name');
  const said = nameRows.flatMap((row) => row.names.map((name) => ({ name, message: row.sentence })));
  const globals = said.filter(({ name }) => /^\w+$/.test(name));
  const properties = said.flatMap(({ name, message }) => {
    const [, object = '', property] = /^(\w*)\.(\w+)$/.exec(name) ?? [];
    return property ? [{ ...(object ? { object } : {}), property, message }] : [];
  });
  return {
    'eslint/no-restricted-globals':
      globals.length > 0 ? ['error', { globals, checkGlobalObject: true }] : 'off',
    'eslint/no-restricted-properties': properties.length > 0 ? ['error', ...properties] : 'off',
  };
}
