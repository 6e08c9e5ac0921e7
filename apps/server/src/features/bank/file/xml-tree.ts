import { XmlDocumentType, XmlElement, XmlText, parseXml as parseDocument } from '@rgrove/parse-xml';

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
 * Reads XML into a tree; null when it is not well-formed, has a document type (which may declare entities and name other files), or is
 * deeper or larger than any statement.
 */
export function parseXml(text: string): XmlNode | null {
  const document = documentOf(text);
  if (!document?.root || document.children.some((node) => node instanceof XmlDocumentType)) return null;
  return treeOf(document.root);
}

function documentOf(text: string) {
  try {
    return parseDocument(text, { preserveDocumentType: true });
  } catch {
    // Not well-formed, or so deep that the reader has given up.
    return null;
  }
}

/** null: deeper or larger than any statement. */
function treeOf(root: XmlElement): XmlNode | null {
  let count = 0;
  const read = (element: XmlElement, depth: number): XmlNode | null => {
    count += 1;
    if (depth > deepest || count > most) return null;
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
