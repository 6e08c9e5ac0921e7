import { parseSync } from 'vite';
import { type Violation, findNames } from './names.ts';

export interface Import {
  specifier: string;
  line: number;
  /** `import type`, or all its names are types. */
  typeOnly: boolean;
  /** `import()`: loaded later, not with the file. */
  dynamic: boolean;
}

/**
 * The imports and names of a source file.
 * @throws Error that names the file when it is not TypeScript
 */
export function readSource(
  path: string,
  text: string,
  names: readonly string[],
): { imports: Import[]; said: Violation[] } {
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${path} cannot be read: ${error.message}`);
  const lineAt = lineCounter(text);
  const imports: Import[] = [];
  for (const found of parsed.module.staticImports) {
    const typeOnly = found.entries.length > 0 && found.entries.every((entry) => entry.isType);
    imports.push({
      specifier: found.moduleRequest.value,
      line: lineAt(found.start),
      typeOnly,
      dynamic: false,
    });
  }
  for (const found of parsed.module.staticExports) {
    const requests = found.entries.filter((entry) => entry.moduleRequest);
    const typeOnly = requests.every((entry) => entry.isType);
    const specifier = requests[0]?.moduleRequest?.value;
    if (specifier !== undefined)
      imports.push({ specifier, line: lineAt(found.start), typeOnly, dynamic: false });
  }
  for (const found of parsed.module.dynamicImports) {
    const specifier = literal(text.slice(found.moduleRequest.start, found.moduleRequest.end));
    if (specifier) imports.push({ specifier, line: lineAt(found.start), typeOnly: false, dynamic: true });
  }
  return { imports, said: names.length > 0 ? findNames(parsed.program, names, lineAt) : [] };
}

function literal(source: string): string | undefined {
  return /^(['"`])([^'"`$]*)\1$/.exec(source)?.[2];
}

function lineCounter(text: string): (offset: number) => number {
  return (offset) => text.slice(0, offset).split('\n').length;
}
