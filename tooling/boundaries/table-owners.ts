import { parseSync } from 'vite';

/** A statement that writes a table, in a file of a feature. */
export interface TableWrite {
  readonly table: string;
  /** The name of the folder of the feature, or of the platform's part that owns a table. */
  readonly feature: string;
  readonly file: string;
}

type Sources = ReadonlyMap<string, string>;

const writing = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?([a-z_]+|\$\{[\w.]+\})"?/gi;

/** SQL names of the tables by the constants that hold them, from the schema files. */
export function readTables(schema: Sources): Map<string, string> {
  const tables = new Map<string, string>();
  for (const text of schema.values())
    for (const [, constant = '', name = ''] of text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g))
      tables.set(constant, name);
  return tables;
}

/** The owners of tables in a document: rows of `| feature | tables |`, each table in backticks. */
export function readOwners(document: string): Map<string, string> {
  const owners = new Map<string, string>();
  const [, section = ''] = document.split('## Who owns which table');
  for (const line of (section.split('\n## ')[0] ?? '').split('\n')) {
    const [, feature, named] = line.split('|');
    const [, owner] = /`([a-z-]+)`/.exec(feature ?? '') ?? [];
    if (owner === undefined) continue;
    for (const [, table = ''] of (named ?? '').matchAll(/`([a-z_]+)`/g)) owners.set(table, owner);
  }
  return owners;
}

/** Every write of a known table, by Drizzle (`tx.insert(table)`) or in the text of a statement. */
export function findWrites(features: Sources, tables: ReadonlyMap<string, string>): TableWrite[] {
  const names = new Set(tables.values());
  return [...features].flatMap(([file, text]) => {
    const [, feature = ''] = /\/(?:features|platform)\/([^/]+)\//.exec(file) ?? [];
    const written = [...ofDrizzle(text, tables), ...ofStatements(file, text, tables, names)];
    return [...new Set(written)].map((table) => ({ table, feature, file }));
  });
}

function ofDrizzle(text: string, tables: ReadonlyMap<string, string>): string[] {
  const calls = text.matchAll(/\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g);
  return [...calls].flatMap(([, constant = '']) => tables.get(constant) ?? []);
}

function ofStatements(
  file: string,
  text: string,
  tables: ReadonlyMap<string, string>,
  names: ReadonlySet<string>,
): string[] {
  return templatesOf(file, text).flatMap((statement) =>
    [...statement.matchAll(writing)].flatMap(([, name = '']) => {
      const table = name.startsWith('$') ? tables.get(name.slice(2, -1)) : name;
      return table !== undefined && names.has(table) ? [table] : [];
    }),
  );
}

/** The text of every template literal: comments and messages are not statements. */
function templatesOf(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    if ('type' in node && node.type === 'TemplateLiteral' && 'start' in node && 'end' in node)
      found.push(text.slice(Number(node.start), Number(node.end)));
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, text).program);
  return found;
}
