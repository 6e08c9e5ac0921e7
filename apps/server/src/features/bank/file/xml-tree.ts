import { XmlDocumentType, XmlElement, XmlText, parseXml as parseDocument } from '@rgrove/parse-xml';
import type { Progress } from '@sevenmetre/rules/tables';

/** An element without its namespace. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  /** Its own text, without that of its children. */
  text: string;
}

const deepest = 64;
const most = 500_000;

/** Elements that are read some at a time, so that a large document reports its progress. */
interface XmlParts {
  /** Their local name; they do not contain each other. */
  readonly name: string;
  readonly progress: Progress;
}

/**
 * Reads XML into a tree; null when it is not well-formed, has a document type (which may declare entities and name other files), or is
 * deeper or larger than any statement.
 */
export function parseXml(text: string, parts?: XmlParts): XmlNode | null {
  const count = { nodes: 0 };
  const divided = parts === undefined ? null : divide(text, parts.name);
  const document = documentOf(divided?.frame ?? text);
  if (!document?.root || document.children.some((node) => node instanceof XmlDocumentType)) return null;
  const tree = treeOf(document.root, count);
  if (tree === null || parts === undefined || divided === null) return tree;
  const read: XmlNode[] = [];
  for (const some of chunksOf(divided.elements)) {
    const root = documentOf(`<part>${some.join('')}</part>`)?.root;
    const part = root ? treeOf(root, count) : null;
    if (part === null) return null;
    read.push(...part.children);
    parts.progress(read.length / divided.elements.length);
  }
  // An empty element in the document takes the place of another one.
  return placed(tree, parts.name, read) ?? parseXml(text);
}

const partLength = 200;

function chunksOf(elements: readonly string[]): (readonly string[])[] {
  return Array.from({ length: Math.ceil(elements.length / partLength) }, (_, at) =>
    elements.slice(at * partLength, (at + 1) * partLength),
  );
}

interface Divided {
  /** The document with an empty element in the place of each. */
  readonly frame: string;
  readonly elements: readonly string[];
}

/** Of an element that is not empty: its name with and without the prefix. */
const startTag = /<((?:[\w.-]+:)?([\w.-]+))(?:\s[^<>]*[^<>/])?>/gu;

/** null: it has marks in which a tag is a text, or an element that does not end. */
function divide(text: string, name: string): Divided | null {
  if (/<!|<\?(?!xml\s)/u.test(text)) return null;
  const elements: string[] = [];
  const frame: string[] = [];
  let from = 0;
  startTag.lastIndex = 0;
  for (let found = startTag.exec(text); found !== null; found = startTag.exec(text)) {
    const [, own = '', local] = found;
    if (local !== name) continue;
    const close = `</${own}>`;
    const end = text.indexOf(close, startTag.lastIndex);
    if (end === -1) return null;
    frame.push(text.slice(from, found.index), `<${own}/>`);
    elements.push(text.slice(found.index, end + close.length));
    from = end + close.length;
    startTag.lastIndex = from;
  }
  return elements.length < partLength ? null : { frame: [...frame, text.slice(from)].join(''), elements };
}

/** The tree with the elements in their places; null: there are more or fewer places. */
function placed(tree: XmlNode, name: string, elements: readonly XmlNode[]): XmlNode | null {
  let at = 0;
  const fill = (node: XmlNode): XmlNode => {
    const children = node.children.map((child) => {
      if (child.name !== name) return fill(child);
      const own = elements[at];
      at += 1;
      return own ?? child;
    });
    return { ...node, children };
  };
  const filled = fill(tree);
  return at === elements.length ? filled : null;
}

function documentOf(text: string) {
  try {
    return parseDocument(text, { preserveDocumentType: true });
  } catch {
    // Not well-formed, or so deep that the reader has given up.
    return null;
  }
}

/** null: deeper or, with what was counted before, larger than any statement. */
function treeOf(root: XmlElement, count: { nodes: number }): XmlNode | null {
  const read = (element: XmlElement, depth: number): XmlNode | null => {
    count.nodes += 1;
    if (depth > deepest || count.nodes > most) return null;
    const node: XmlNode = {
      name: localName(element.name),
      attributes: element.attributes,
      children: [],
      text: '',
    };
    for (const part of element.children) {
      if (part instanceof XmlText) node.text += part.text;
      if (!(part instanceof XmlElement)) continue;
      const child = read(part, depth + 1);
      if (child === null) return null;
      node.children.push(child);
    }
    return node;
  };
  return read(root, 1);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** All elements at the end of a path of names. */
export function allAt(node: XmlNode, ...path: readonly string[]): XmlNode[] {
  return path.reduce<XmlNode[]>(
    (nodes, name) => nodes.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [node],
  );
}

/** The first one; null: none. */
export function oneAt(node: XmlNode, ...path: readonly string[]): XmlNode | null {
  return allAt(node, ...path)[0] ?? null;
}

/** Its trimmed text; null: none, or empty. */
export function textAt(node: XmlNode, ...path: readonly string[]): string | null {
  const text = oneAt(node, ...path)?.text.trim() ?? '';
  return text === '' ? null : text;
}
