import { decodeHTMLStrict } from 'entities';
import { Parser } from 'htmlparser2';
import { SaxesParser } from 'saxes';

/**
 * Receives the parts of a document in order, always well nested. References in attribute values and text are
 * resolved.
 */
export interface MarkupHandler {
  open(name: string, attributes: Iterable<readonly [string, string]>, line: number): void;
  text(text: string): void;
  close(name: string): void;
  /** A `<?xml-stylesheet …?>` or another processing instruction. */
  instruction?(target: string, body: string, line: number): void;
  /** The document declares XML entities; they are never resolved. */
  entities?(line: number): void;
}

/** The document is not well-formed XML. */
export class XmlError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** The encoding of an XML or HTML file: from its byte order mark, else its declaration, else UTF-8. */
export function encodingOfMarkup(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  if (head.startsWith('\xff\xfe') || head.startsWith('<\0')) return 'utf-16le';
  if (head.startsWith('\xfe\xff') || head.startsWith('\0<')) return 'utf-16be';
  if (head.startsWith('\xef\xbb\xbf')) return 'utf-8';
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  // The declaration could be read byte by byte, so a declared two-byte encoding is wrong.
  if (/^(utf-?16|ucs-?2|iso-10646)/i.test(declared)) return 'utf-8';
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return 'utf-8';
  }
}

/** Text of an XML or HTML file. */
export const decodeMarkup = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOfMarkup(bytes)).decode(bytes).trimStart();

/**
 * Reads well-formed XML with namespaces. External DTDs and declared entities are never resolved; the named characters
 * of HTML (`&nbsp;`) are resolved, because readers know them from the XHTML DTD.
 * @throws {XmlError} at the first violation.
 */
export function readXml(source: string, handler: MarkupHandler): void {
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true });
  parser.ENTITIES = namedCharacters(source);
  parser.on('opentag', (tag) => {
    const attributes = Object.values(tag.attributes).map(({ name, value }) => [name, value] as const);
    handler.open(tag.name, attributes, parser.line);
  });
  parser.on('text', (text) => handler.text(text));
  parser.on('cdata', (text) => handler.text(text));
  parser.on('closetag', (tag) => handler.close(tag.name));
  parser.on('processinginstruction', ({ target, body }) => handler.instruction?.(target, body, parser.line));
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) handler.entities?.(parser.line);
  });
  parser.on('error', (error) => {
    throw new XmlError(error.message, parser.line);
  });
  parser.write(source).close();
}

/** Reads markup as far as it can be parsed. With `html`, unclosed and misplaced tags are repaired as in web pages. */
export function readBrokenMarkup(source: string, html: boolean, handler: MarkupHandler): void {
  let line = 1;
  let counted = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        line += countLines(source, counted, parser.startIndex);
        counted = parser.startIndex;
        handler.open(name, Object.entries(attributes), line);
      },
      ontext: (text) => handler.text(text),
      onclosetag: (name) => handler.close(name),
      onprocessinginstruction: (name, data) => {
        if (/^!doctype/i.test(name) && /<!ENTITY/i.test(data)) handler.entities?.(line);
      },
    },
    {
      xmlMode: !html,
      recognizeSelfClosing: true,
      recognizeCDATA: true,
      lowerCaseTags: false,
      lowerCaseAttributeNames: false,
    },
  );
  parser.end(source);
}

function namedCharacters(source: string): Record<string, string> {
  const named: Record<string, string> = Object.assign(Object.create(null) as Record<string, string>, {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
  });
  for (const [reference, name] of source.matchAll(/&([A-Za-z][A-Za-z0-9]*);/g)) {
    if (name === undefined || name in named) continue;
    const character = decodeHTMLStrict(reference);
    if (character !== reference) named[name] = character;
  }
  return named;
}

function countLines(source: string, from: number, to: number): number {
  let lines = 0;
  for (let at = source.indexOf('\n', from); at >= 0 && at < to; at = source.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
