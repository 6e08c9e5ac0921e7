export interface Violation {
  name: string;
  line: number;
}

interface SyntaxNode {
  type: string;
  start: number;
  [key: string]: unknown;
}

/**
 * Finds `Date.now`, `.transaction` (that member of anything) and `new Date()` (without arguments) in a syntax tree.
 * Bare globals such as `fetch` are left to the linter, which knows what a local name shadows.
 */
export function findNames(
  program: unknown,
  names: readonly string[],
  lineAt: (offset: number) => number,
): Violation[] {
  const wanted = new Set(names);
  const found: Violation[] = [];
  visit(program, (node) => {
    for (const name of namesOf(node)) if (wanted.has(name)) found.push({ name, line: lineAt(node.start) });
  });
  return found;
}

function namesOf(node: SyntaxNode): string[] {
  if (node.type === 'MemberExpression') {
    const property = nameOf(node['property']);
    if (property === undefined || node['computed'] === true) return [];
    const object = nameOf(node['object']);
    return object === undefined ? [`.${property}`] : [`.${property}`, `${object}.${property}`];
  }
  const isDate = nameOf(node['callee']) === 'Date';
  if (node.type === 'NewExpression' && isDate && isEmpty(node['arguments'])) return ['new Date()'];
  return node.type === 'CallExpression' && isDate ? ['new Date()'] : [];
}

function nameOf(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'Identifier') return undefined;
  return typeof node['name'] === 'string' ? node['name'] : undefined;
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function visit(value: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, see);
  } else if (isNode(value)) {
    see(value);
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child, see);
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
