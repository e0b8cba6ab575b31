import type { FindingCode, Findings } from '../findings.ts';
import { checkPrivateText } from '../privacy-checks.ts';
import { countWords } from '../text.ts';
import { cleanCss } from './clean-css.ts';
import * as rules from './markup-rules.ts';
import { readBrokenMarkup, readXml, XmlError, type MarkupHandler } from './read-markup.ts';
import { addressFromRoot, destinationOf, encodePath, relativeAddress, resolveInBook } from './urls.ts';
import { escapeXml } from './xml-tree.ts';

/** How many characters of a page are used to estimate its reading level. */
const SAMPLE = 2_000;

export interface MarkupFacts {
  words: number;
  /** The beginning of its text, to estimate the reading level. */
  sample: string;
  pictures: number;
  /** Path in the book of the first picture shown. */
  firstPicture: string | null;
  /** Size in CSS pixels that a fixed-layout page declares (viewport meta, or the view box of an SVG). */
  viewport: { width: number; height: number } | null;
}

interface CleanedMarkup {
  /** Well-formed XML in UTF-8, without a document type that contains declarations. */
  text: string;
  facts: MarkupFacts;
}

/** `page`: XHTML or HTML, written as XHTML. `svg`, and `data` (NCX, SMIL, PLS): plain XML. */
export type MarkupDialect = 'page' | 'svg' | 'data';

/**
 * Rewrites a markup file without anything that runs, loads from elsewhere, asks for input or redirects the reader.
 * The file is parsed and written anew, so that nothing of its original syntax remains; a file that is not well-formed
 * is read by a tolerant parser and passes through the same rules.
 */
export function cleanMarkup(
  source: string,
  path: string,
  dialect: MarkupDialect,
  findings: Findings,
  pictureFallbacks: PictureFallbacks = new Map(),
): CleanedMarkup {
  try {
    const writer = new MarkupWriter(path, dialect, findings, false, pictureFallbacks);
    readXml(source, writer);
    return writer.finish();
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    findings.add('PAGE_REPAIRED', path, error.line);
    const writer = new MarkupWriter(path, dialect, findings, true, pictureFallbacks);
    readBrokenMarkup(source, dialect === 'page', writer);
    return writer.finish();
  }
}

/** Paths of pictures that no browser shows, with the path of the picture that the package names instead. */
export type PictureFallbacks = ReadonlyMap<string, string>;

/** An open element. `written` is false if its tags are left out and its content is kept. */
interface OpenElement {
  name: string;
  written: boolean;
  uncounted: boolean;
}

class MarkupWriter implements MarkupHandler {
  readonly #path: string;
  readonly #dialect: MarkupDialect;
  readonly #findings: Findings;
  readonly #repairing: boolean;
  readonly #pictureFallbacks: PictureFallbacks;
  readonly #out: string[] = ['<?xml version="1.0" encoding="UTF-8"?>\n'];
  readonly #open: OpenElement[] = [];
  readonly #facts: MarkupFacts = { words: 0, sample: '', pictures: 0, firstPicture: null, viewport: null };
  readonly #words: string[] = [];
  /**
   * Where tables of contents and page lists begin in `#words`, and how long each is: their text is not checked for
   * private data.
   */
  readonly #lists: [from: number, to: number][] = [];
  /** Depth inside an element that is dropped with its content; 0 outside. */
  #dropping = 0;
  #uncounted = 0;
  /** Depth inside SVG or MathML, where names keep their case. */
  #foreign = 0;
  #style: string[] | null = null;
  #line = 1;
  #hasRoot = false;
  #hasBody = false;

  constructor(
    path: string,
    dialect: MarkupDialect,
    findings: Findings,
    repairing: boolean,
    pictureFallbacks: PictureFallbacks,
  ) {
    this.#path = path;
    this.#dialect = dialect;
    this.#findings = findings;
    this.#repairing = repairing;
    this.#pictureFallbacks = pictureFallbacks;
  }

  open(qname: string, attributes: Iterable<readonly [string, string]>, line: number): void {
    this.#line = line;
    if (this.#dropping > 0) {
      this.#dropping += 1;
      return;
    }
    // A style contains text only (text between inner tags would not be cleaned), and a second root is dropped.
    if (this.#style !== null || (this.#dialect !== 'page' && this.#hasRoot && this.#open.length === 0)) {
      this.#dropping = 1;
      return;
    }
    const local = rules.localPart(qname).toLowerCase();
    const lowerCase = this.#repairing && this.#dialect === 'page' && this.#foreign === 0;
    const values = new Map(
      lowerCase ? [...attributes].map(([key, value]) => [key.toLowerCase(), value]) : attributes,
    );
    const name = this.#repairing ? this.#repairedName(qname, local) : qname;
    if (name === null) return;

    const verdict = this.#dialect === 'data' ? rules.checkData(local) : rules.checkElement(local, values);
    if (verdict.finding !== undefined) this.#report(verdict.finding);
    const losesRoot = this.#open.length === 0 && verdict.action !== 'keep';
    // Well-formed XML that loses its root is refused; in repair mode a page gets a new root.
    if (losesRoot && !this.#repairing) throw new XmlError('the root element cannot stay', line);
    if (verdict.action === 'drop' || (losesRoot && this.#dialect !== 'page')) {
      this.#dropping = 1;
      return;
    }
    if (verdict.action === 'picture') {
      this.open(
        'img',
        [
          ['src', verdict.source],
          ['alt', values.get('aria-label') ?? ''],
        ],
        line,
      );
      this.close('img');
      this.#dropping = 1;
      return;
    }
    if (this.#dialect === 'page') this.#structure(local);
    const isRoot = this.#open.length === 0;
    this.#hasRoot = true;
    const written = verdict.action === 'keep';
    const isForeign = rules.FOREIGN.has(local);
    const uncounted = rules.UNCOUNTED.has(local);
    if (!rules.INLINE.has(local)) this.#words.push(' ');
    if (written) {
      const cleaned = this.#attributes(local, values, isRoot);
      this.#note(local, cleaned);
      this.#out.push(`<${name}`, ...[...cleaned].map(([key, value]) => ` ${key}="${escapeXml(value)}"`), '>');
      if (local === 'style') this.#style = [];
    }
    if (isForeign) this.#foreign += 1;
    if (uncounted) this.#uncounted += 1;
    if (local === 'nav') this.#lists.push([this.#words.length, Infinity]);
    this.#open.push({ name, written, uncounted });
  }

  text(text: string): void {
    if (this.#dropping > 0) return;
    const clean = text.toWellFormed().replace(rules.NOT_XML, '');
    if (this.#style !== null) {
      this.#style.push(clean);
      return;
    }
    if (this.#repairing && this.#dialect === 'page' && clean.trim() !== '') this.#structure('');
    if (this.#open.length === 0) return;
    this.#out.push(escapeXml(clean));
    if (this.#uncounted === 0) this.#words.push(clean);
  }

  close(qname: string): void {
    if (this.#dropping > 0) {
      this.#dropping -= 1;
      return;
    }
    const local = rules.localPart(qname).toLowerCase();
    // A broken page may close its body early and continue; the end of the file closes it.
    if (this.#repairing && (local === 'html' || local === 'body')) return;
    const name = this.#repairing ? this.#repairedName(qname, local, true) : qname;
    const at = this.#open.findLastIndex((element) => element.name === name);
    while (at >= 0 && this.#open.length > at) this.#closeLast();
  }

  instruction(target: string, body: string, line: number): void {
    if (target !== 'xml-stylesheet' || this.#hasRoot || this.#dropping > 0) return;
    const href = /href\s*=\s*["']([^"']*)["']/.exec(body)?.[1] ?? '';
    const isCss = /type\s*=\s*["']text\/css["']/.test(body);
    if (isCss && destinationOf(href, this.#path) === 'inside') {
      this.#out.push(`<?xml-stylesheet href="${escapeXml(href)}" type="text/css"?>\n`);
    } else {
      this.#findings.add(isCss ? 'REMOTE_RESOURCE_REMOVED' : 'SCRIPT_REMOVED', this.#path, line);
    }
  }

  entities(line: number): void {
    this.#findings.add('ENTITY_DECLARATION_REMOVED', this.#path, line);
  }

  finish(): CleanedMarkup {
    if (this.#dialect === 'page') this.#structure('');
    else if (!this.#hasRoot) this.open(this.#dialect === 'svg' ? 'svg' : 'data', [], this.#line);
    while (this.#open.length > 0) this.#closeLast();
    const words = this.#words.join('');
    this.#facts.words = countWords(words);
    this.#facts.sample = words.slice(0, SAMPLE).trim();
    if (this.#dialect === 'page') checkPrivateText(this.#told(), this.#path, this.#findings);
    return { text: this.#out.join(''), facts: this.#facts };
  }

  /** The text of the page to be checked for private data, without tables of contents and page lists. */
  #told(): string {
    return this.#words.filter((_, at) => !this.#lists.some(([from, to]) => at >= from && at < to)).join('');
  }

  /** Writes the document type and root, and for a broken page a missing root and body. */
  #structure(local: string): void {
    if (!this.#hasRoot) {
      this.#hasRoot = true;
      if (local === 'html' || !this.#repairing) {
        if (local === 'html') this.#out.push('<!DOCTYPE html>\n');
        return;
      }
      this.#hasRoot = false;
      this.open('html', [], this.#line);
    }
    if (!this.#repairing || this.#hasBody) return;
    const isInHead = this.#open.some((element) => element.name === 'head');
    if (local === 'body') this.#hasBody = true;
    else if (local !== 'html' && local !== 'head' && !isInHead) this.open('body', [], this.#line);
  }

  /** Name to write for an element of a broken file; null if it may not occur here. */
  #repairedName(qname: string, local: string, closing = false): string | null {
    if (!rules.XML_NAME.test(qname)) return null;
    if (this.#dialect !== 'page') return rules.localPart(qname);
    if (!closing && ((local === 'html' && this.#hasRoot) || (local === 'body' && this.#hasBody))) return null;
    const unprefixed = rules.localPart(qname);
    return this.#foreign > 0 && !rules.FOREIGN.has(local) ? unprefixed : unprefixed.toLowerCase();
  }

  #closeLast(): void {
    const element = this.#open.pop();
    if (element === undefined) return;
    const local = rules.localPart(element.name).toLowerCase();
    if (local === 'style' && this.#style !== null) {
      const css = cleanCss(this.#style.join(''), { path: this.#path, report: (code) => this.#report(code) });
      this.#style = null;
      this.#out.push(escapeXml(css));
    }
    if (element.uncounted) this.#uncounted -= 1;
    const list = this.#lists.at(-1);
    if (local === 'nav' && list) list[1] = Math.min(list[1], this.#words.length);
    if (rules.FOREIGN.has(local)) this.#foreign -= 1;
    if (!rules.INLINE.has(local)) this.#words.push(' ');
    if (!element.written) return;
    // An HTML parser reads `<br></br>` as two breaks and `<p/>` as an open paragraph; HTML and XML parsers read this
    // syntax alike.
    const last = this.#out.at(-1);
    if (rules.VOID.has(local) && last === '>') this.#out[this.#out.length - 1] = '/>';
    else this.#out.push(`</${element.name}>`);
  }

  #attributes(local: string, values: Map<string, string>, isRoot: boolean): Map<string, string> {
    const kept = new Map<string, string>();
    const namespace = rules.NAMESPACES[local];
    const lacksNamespace = this.#repairing
      ? !values.has('xmlns')
      : isRoot && ![...values.keys()].some(isNamespace);
    if (namespace !== undefined && lacksNamespace) kept.set('xmlns', namespace);
    if (this.#repairing && isRoot) {
      kept
        .set('xmlns:epub', 'http://www.idpf.org/2007/ops')
        .set('xmlns:xlink', 'http://www.w3.org/1999/xlink');
    }
    for (const [name, value] of values) {
      const safe = this.#attribute(local, name, value);
      if (safe !== null && !kept.has(name)) kept.set(name, safe.toWellFormed().replace(rules.NOT_XML, ''));
    }
    if (this.#dialect !== 'data' && (local === 'a' || local === 'area')) this.#markLink(kept);
    return kept;
  }

  /** The value if it is allowed, or null. */
  #attribute(element: string, name: string, value: string): string | null {
    // A repaired file declares its prefixes at the root and may not declare others.
    if (isNamespace(name)) return this.#repairing && name !== 'xmlns' ? null : value;
    if (this.#repairing && !rules.isRepairableAttribute(name)) return null;
    const local = rules.localPart(name).toLowerCase();
    if (rules.EVENT_HANDLER.test(local)) return this.#refuse('EVENT_HANDLER_REMOVED');
    if (name === 'xml:base' || rules.DROPPED_ATTRIBUTES.has(local)) return null;
    if (local === 'style' && this.#dialect !== 'data') return this.#css(value);
    if (local === 'srcset' || local === 'imagesrcset') {
      const foreign = value.split(/,\s+|\s+/).find((part) => destinationOf(part, this.#path) !== 'inside');
      return foreign === undefined ? value : this.#refuse('REMOTE_RESOURCE_REMOVED');
    }
    if (rules.ADDRESSES.has(local)) return this.#address(element, local, value);
    if (rules.TEXTS.has(local)) return value;
    if (rules.PROGRAM.test(value.replace(/[\u0000-\u0020]/g, ''))) return this.#refuse('UNSAFE_LINK_REMOVED');
    return /\\|\b(?:url|image|src)\s*\(|image-set/i.test(value) ? this.#css(value) : value;
  }

  #address(element: string, attribute: string, value: string): string | null {
    const isPicture = (element === 'img' && attribute === 'src') || element === 'image';
    const fallback = isPicture && this.#pictureFallbacks.get(resolveInBook(value, this.#path) ?? '');
    if (fallback) return relativeAddress(encodePath(fallback), this.#path);
    // A drawing that is shown as a picture runs nothing and loads nothing.
    if (element === 'img' && attribute === 'src' && DRAWING_DATA.test(value)) return value;
    const destination = destinationOf(value, this.#path);
    const isLink = attribute === 'href' && (element === 'a' || element === 'area');
    if (destination === 'inside') {
      return isLink && /^\s*data:/i.test(value) ? this.#refuse('UNSAFE_LINK_REMOVED') : value;
    }
    if (destination === 'unsafe')
      return (!isLink && addressFromRoot(value, this.#path)) || this.#refuse('UNSAFE_LINK_REMOVED');
    if (isLink) return value.trim();
    // The source of a quotation is not loaded; the reader has no use for it.
    return attribute === 'cite' || attribute === 'longdesc' ? null : this.#refuse('REMOTE_RESOURCE_REMOVED');
  }

  #markLink(kept: Map<string, string>): void {
    const [key, href] = [...kept].find(([name]) => rules.localPart(name) === 'href') ?? ['', ''];
    kept.delete('target');
    if (key === '' || destinationOf(href, this.#path) === 'inside') return;
    kept.set('target', '_blank').set('rel', 'external noopener noreferrer nofollow');
    this.#report('EXTERNAL_LINK_MARKED');
  }

  #css(value: string): string {
    return cleanCss(value, { path: this.#path, report: (code) => this.#report(code) });
  }

  #note(local: string, attributes: Map<string, string>): void {
    if (local === 'img' || local === 'image' || (local === 'svg' && this.#dialect === 'svg')) {
      // An <image> inside of <svg> is counted with its <svg>, which pages use to fit a picture to the screen.
      if (this.#foreign === 0) this.#facts.pictures += 1;
      // An empty `alt` marks a picture as decoration; a missing one means that the picture has no description.
      if (local === 'img' && !attributes.has('alt') && !isHidden(attributes))
        this.#report('PICTURE_WITHOUT_WORDS');
      const source =
        attributes.get('src') ?? [...attributes].find(([name]) => rules.localPart(name) === 'href')?.[1];
      if (source !== undefined && !source.trim().startsWith('data:')) {
        this.#facts.firstPicture ??= resolveInBook(source, this.#path);
      }
    } else if (local === 'svg' && this.#foreign === 0) {
      this.#facts.pictures += 1;
    }
    if (local === 'meta' && attributes.get('name')?.toLowerCase() === 'viewport') {
      this.#facts.viewport ??= rules.viewportOf(attributes.get('content') ?? '');
    }
    if (local === 'svg' && this.#dialect === 'svg') {
      this.#facts.viewport ??= rules.viewBoxOf(attributes.get('viewBox') ?? '');
    }
  }

  #refuse(code: FindingCode): null {
    this.#report(code);
    return null;
  }

  #report(code: FindingCode): void {
    this.#findings.add(code, this.#path, this.#line);
  }
}

const DRAWING_DATA = /^\s*data:image\/svg\+xml[;,]/i;
const isHidden = (attributes: Map<string, string>): boolean =>
  attributes.get('role') === 'presentation' ||
  attributes.get('aria-hidden') === 'true' ||
  attributes.has('aria-label') ||
  attributes.has('aria-labelledby');
const isNamespace = (name: string): boolean => name === 'xmlns' || name.startsWith('xmlns:');
