import { dirname, join, relative, sep } from 'node:path';
import { parseAst } from 'vite';
import type { Plugin } from 'vite';

/**
 * For the server's build: each loader of a chunk, `() => import('./file.tsx')`, also says in `source` which file
 * it loads, as the manifest of the browser's build names it. Each file is named in one place only. On the server,
 * what `browserOnly` wraps loads null.
 */
export function chunkSources(root: string): Plugin {
  return {
    name: 'chunk-sources',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\.tsx?$/.test(file) || file.includes('node_modules') || !code.includes('import(')) return null;
      return {
        code: nameSources(code, (path) =>
          relative(root, join(dirname(file), path))
            .split(sep)
            .join('/'),
        ),
        map: null,
      };
    },
  };
}

/** The code with the source of each loader added. `sourceOf` turns the path of an import into the name in the manifest. */
export function nameSources(code: string, sourceOf: (path: string) => string): string {
  const program: unknown = parseAst(code);
  const loaders = isNode(program) ? findLoaders(program, false) : [];
  return loaders
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, path, isBrowserOnly }) => {
      const load = isBrowserOnly ? '() => Promise.resolve(null)' : text.slice(start, end);
      const named = `Object.assign(${load}, { source: ${JSON.stringify(sourceOf(path))} })`;
      return text.slice(0, start) + named + text.slice(end);
    }, code);
}

interface Loader {
  readonly start: number;
  readonly end: number;
  readonly path: string;
  readonly isBrowserOnly: boolean;
}

type Node = Readonly<Record<string, unknown>> & { readonly start: number; readonly end: number };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

function findLoaders(node: Node, isBrowserOnly: boolean): Loader[] {
  const path = importedBy(node);
  if (path !== null) return [{ start: node.start, end: node.end, path, isBrowserOnly }];
  const { callee } = node;
  const isMarked = node.type === 'CallExpression' && isNode(callee) && callee['name'] === 'browserOnly';
  return Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => findLoaders(child, isMarked));
}

/** The path of `() => import('./path')`; null: the node is something else. */
function importedBy({ type, body }: Node): string | null {
  if (type !== 'ArrowFunctionExpression' || !isNode(body) || body['type'] !== 'ImportExpression') return null;
  const { source } = body;
  const path = isNode(source) ? source['value'] : null;
  return typeof path === 'string' && path.startsWith('.') ? path : null;
}
