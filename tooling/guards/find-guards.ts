import { createHash } from 'node:crypto';
import { parseAst } from 'vite';

/**
 * - `refusal`: `if (…) return refuse(…)`, `if (…) return null` (or false, a code, what is not ok), `if (…) throw …`,
 *   `… ? refuse(…) : …`, and each part of `if (a || b)` in front of one;
 * - `permission`: the same the other way round, `… ? answer : refuse(…)`, `if (… === 'granted') return …`;
 * - `condition`: one condition of a query;
 * - `filter`: what a list leaves out.
 */
type GuardKind = 'refusal' | 'permission' | 'condition' | 'filter';

/** A check that keeps a wrong call, or rows of another person, out. */
export interface Guard {
  /** Stays the same as long as the file's name and the guard's text do. */
  readonly id: string;
  readonly kind: GuardKind;
  /** Path from the root of the checkout. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** Offset in the file, in characters. */
  readonly start: number;
  readonly end: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

type Found = Pick<Guard, 'kind' | 'start' | 'end'>;

/** Names of functions that return a refusal. */
const refusing = /^(?:refuse|forbid|unknown|reject|damaged|sendError|answer|done|changed|notFound|gone)/;
/** Names of variables that hold one. */
const refusalName = /refus|forbid|outcome|problem|error|denied/i;
/** Type nodes do not run. */
const ofTypes = /^TS(?!AsExpression|NonNullExpression|SatisfiesExpression)/;

/** All guards of one TypeScript file, in the order of their places. */
export function findGuards(file: string, code: string): Guard[] {
  const found: Found[] = [];
  visit(parseAst(code, { lang: 'ts' }), (node) => found.push(...guardsAt(node)));
  const seen = new Map<string, number>();
  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .map(({ kind, start, end }) => {
      const text = code.slice(start, end);
      const identity = `${file} ${kind} ${text}`;
      const before = seen.get(identity) ?? 0;
      seen.set(identity, before + 1);
      const id = createHash('sha256').update(`${identity} ${before}`).digest('hex').slice(0, 10);
      return { id, kind, file, line: lineAt(code, start), text: text.replaceAll(/\s+/g, ' '), start, end };
    });
}

function guardsAt(node: Node): Found[] {
  if (node.type === 'IfStatement') return guardsOfIf(node);
  if (node.type === 'ConditionalExpression') return guardsOfChoice(node);
  if (node.type === 'CallExpression') return guardsOfCall(node);
  return [];
}

function guardsOfIf({ test, consequent, alternate }: Node): Found[] {
  if (alternate || !isNode(test)) return [];
  if (isGranted(test)) return [placed('permission', test)];
  if (!refuses(consequent)) return [];
  const parts = alternatives(test);
  return [test, ...(parts.length > 1 ? parts : [])].map((part) => placed('refusal', part));
}

function guardsOfChoice({ test, consequent, alternate }: Node): Found[] {
  if (!isNode(test)) return [];
  if (isRefusal(consequent)) return [placed('refusal', test)];
  return isRefusal(alternate) ? [placed('permission', test)] : [];
}

function guardsOfCall(node: Node): Found[] {
  const given = nodes(node['arguments']).filter(({ type }) => type !== 'SpreadElement');
  const [first] = given;
  const name = calledName(node);
  const isMethod = isNode(node['callee']) && node['callee'].type === 'MemberExpression';
  if (!isMethod) return name === 'and' ? given.map((part) => placed('condition', part)) : [];
  if (!first || given.length > 1) return [];
  if (name === 'filter') return [placed('filter', first)];
  // The parts of `and(…)` are conditions of their own.
  return name === 'where' && calledName(first) !== 'and' ? [placed('condition', first)] : [];
}

function refuses(body: unknown): boolean {
  if (!isNode(body)) return false;
  const last = body.type === 'BlockStatement' ? nodes(body['body']).at(-1) : body;
  if (last?.type === 'ThrowStatement') return true;
  if (last?.type !== 'ReturnStatement') return false;
  const given = inside(last['argument']);
  if (given?.type === 'Identifier') return refusalName.test(String(given['name']));
  return isRefusal(given) || isNothing(given) || isNotOk(given);
}

/** `outcome === 'granted'` */
function isGranted({ type, operator, right }: Node): boolean {
  const isCompared = type === 'BinaryExpression' && operator === '===';
  return isCompared && isNode(right) && right['value'] === 'granted';
}

/** null, false or a code. */
function isNothing(given: Node | null): boolean {
  if (given?.type === 'CallExpression' && calledName(given) === 'resolve')
    return isNothing(inside(nodes(given['arguments'])[0]));
  if (given?.type !== 'Literal') return false;
  const { value } = given;
  return value === null || value === false || typeof value === 'string';
}

/** `{ ok: false, … }`, `{ outcome: 'unknown' }`, `{ status: 404, … }` */
function isNotOk(given: Node | null): boolean {
  if (given?.type !== 'ObjectExpression') return false;
  return nodes(given['properties']).some(({ key, value }) => {
    const name = isNode(key) ? key['name'] : null;
    const said = isNode(value) ? value['value'] : null;
    if (name === 'ok') return said === false;
    if (name === 'status') return typeof said === 'number' && said >= 400;
    return (name === 'outcome' || name === 'code' || name === 'error') && typeof said === 'string';
  });
}

function isRefusal(value: unknown): boolean {
  const node = inside(value);
  return node?.type === 'CallExpression' && refusing.test(calledName(node));
}

function alternatives(node: Node): Node[] {
  if (node.type !== 'LogicalExpression' || node['operator'] !== '||') return [node];
  return [node['left'], node['right']].flatMap((side) => (isNode(side) ? alternatives(side) : []));
}

function calledName(node: Node): string {
  const { callee } = node;
  if (!isNode(callee)) return '';
  const name = callee.type === 'MemberExpression' ? callee['property'] : callee;
  return isNode(name) ? String(name['name'] ?? '') : '';
}

/** The expression inside `await` or a type assertion. */
function inside(value: unknown): Node | null {
  if (!isNode(value)) return null;
  if (value.type === 'AwaitExpression') return inside(value['argument']);
  if (value.type === 'TSAsExpression') return inside(value['expression']);
  return value;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const part of value) visit(part, see);
  if (!isNode(value) || ofTypes.test(value.type)) return;
  see(value);
  for (const part of Object.values(value)) visit(part, see);
}

function nodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function placed(kind: GuardKind, { start, end }: Node): Found {
  return { kind, start, end };
}

function lineAt(code: string, position: number): number {
  return code.slice(0, position).split('\n').length;
}
