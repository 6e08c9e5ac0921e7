import { SaxesParser } from 'saxes';

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

/**
 * Reads XML into a tree; null when it is not well-formed, has a document type (the door of entities and foreign files), or is
 * deeper or larger than any statement.
 */
export function parseXml(text: string): XmlNode | null {
  const parser = new SaxesParser();
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const stack = [root];
  let count = 0;
  const refuse = () => {
    throw new XmlRefused();
  };
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (stack.length > deepest || count > most) refuse();
    const node: XmlNode = { name: localName(name), attributes, children: [], text: '' };
    stack.at(-1)?.children.push(node);
    stack.push(node);
  });
  parser.on('text', (piece) => {
    const node = stack.at(-1);
    if (node) node.text += piece;
  });
  parser.on('closetag', () => {
    stack.pop();
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof XmlRefused) return null;
    throw error;
  }
  return root.children[0] ?? null;
}

class XmlRefused extends Error {}

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
