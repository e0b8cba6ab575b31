import { Refusal } from '../refusals.ts';
import { readXml, XmlError } from './read-markup.ts';

const MAX_DEPTH = 100;

/** A small XML element for the files that describe a book. `name` is without prefix, in lower case. */
export interface XmlElement {
  name: string;
  /** As written, prefix included. */
  qname: string;
  attributes: Map<string, string>;
  /** Elements and pieces of text, in order. */
  nodes: (XmlElement | string)[];
  line: number;
}

/**
 * Reads one of the files that describe a book (container, package, contents).
 * @throws {Refusal} `EPUB_INVALID` with the line, or `EPUB_ENTITIES` when it declares entities.
 */
export function parseXmlTree(source: string, path: string): XmlElement {
  const root: XmlElement = { name: '', qname: '', attributes: new Map(), nodes: [], line: 1 };
  const open = [root];
  try {
    readXml(source, {
      open: (qname, attributes, line) => {
        if (open.length > MAX_DEPTH) throw new XmlError('nested too deeply', line);
        const element = { name: localName(qname), qname, attributes: new Map(attributes), nodes: [], line };
        open.at(-1)?.nodes.push(element);
        open.push(element);
      },
      text: (text) => open.at(-1)?.nodes.push(text),
      close: () => open.pop(),
      entities: (line) => {
        throw new Refusal('EPUB_ENTITIES', `${path}:${line}`);
      },
    });
  } catch (error) {
    if (error instanceof XmlError) throw new Refusal('EPUB_INVALID', `${path}:${error.line}`);
    throw error;
  }
  const [document] = childrenOf(root);
  if (document === undefined) throw new Refusal('EPUB_INVALID', path);
  return document;
}

const localName = (qname: string): string => qname.slice(qname.indexOf(':') + 1).toLowerCase();

export function childrenOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  const elements = (element?.nodes ?? []).filter((node): node is XmlElement => typeof node !== 'string');
  return name === undefined ? elements : elements.filter((child) => child.name === name);
}

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(element, name)[0];

/** All elements below, in document order. */
export function* descendantsOf(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of childrenOf(element)) {
    if (child.name === name) yield child;
    yield* descendantsOf(child, name);
  }
}

/** Text of an element and everything below it. */
export const textOf = (element: XmlElement): string =>
  element.nodes.map((node) => (typeof node === 'string' ? node : textOf(node))).join('');

/** An attribute by its local name, with any prefix. */
export function attributeOf(element: XmlElement, name: string): string | undefined {
  const exact = element.attributes.get(name);
  if (exact !== undefined) return exact;
  for (const [key, value] of element.attributes) if (localName(key) === name) return value;
  return undefined;
}

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Writes an element back as XML. */
export function serialise(element: XmlElement): string {
  const attributes = [...element.attributes]
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
  if (element.nodes.length === 0) return `<${element.qname}${attributes}/>`;
  const inside = element.nodes
    .map((node) => (typeof node === 'string' ? escapeXml(node) : serialise(node)))
    .join('');
  return `<${element.qname}${attributes}>${inside}</${element.qname}>`;
}
