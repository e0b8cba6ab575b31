import { cleanText } from '../text.ts';
import type { TocEntry } from '../types.ts';
import { encodePath, fragmentOf, resolveInBook } from './urls.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  descendantsOf,
  parseXmlTree,
  textOf,
  type XmlElement,
} from './xml-tree.ts';

const MAX_ENTRIES = 2_000;
const MAX_TITLE = 300;

export interface Contents {
  toc: TocEntry[];
  /** Number of entries of the page list; 0 when the book has none. */
  pages: number;
}

/** Whether a path of the book was kept and can be opened. */
type IsKept = (path: string) => boolean;

/** Reads an EPUB 3 navigation document that is already cleaned. */
export function readNav(source: string, path: string, isKept: IsKept): Contents {
  const navs = [...descendantsOf(parseXmlTree(source, path), 'nav')];
  const typed = (type: string): XmlElement | undefined =>
    navs.find((nav) => (attributeOf(nav, 'type') ?? '').split(/\s+/).includes(type));
  const builder = new TocBuilder(path, isKept);
  const pageList = typed('page-list');
  return {
    toc: builder.fromList(childOf(typed('toc') ?? navs[0], 'ol')),
    pages: pageList === undefined ? 0 : [...descendantsOf(pageList, 'a')].length,
  };
}

/** Reads the NCX of an EPUB 2 that is already cleaned. Wrong namespaces are tolerated, as in other readers. */
export function readNcx(source: string, path: string, isKept: IsKept): Contents {
  const root = parseXmlTree(source, path);
  return {
    toc: new TocBuilder(path, isKept).fromPoints(childOf(root, 'navmap')),
    pages: [...descendantsOf(root, 'pagetarget')].length,
  };
}

class TocBuilder {
  readonly #path: string;
  readonly #isKept: IsKept;
  #count = 0;

  constructor(path: string, isKept: IsKept) {
    this.#path = path;
    this.#isKept = isKept;
  }

  fromList(list: XmlElement | undefined): TocEntry[] {
    return this.#collect(childrenOf(list, 'li'), (item) => {
      const label = childrenOf(item).find((child) => child.name === 'a' || child.name === 'span');
      const picture = label && [...descendantsOf(label, 'img')][0];
      return {
        title: (label && textOf(label).trim()) || (picture && attributeOf(picture, 'alt')) || '',
        href: label && attributeOf(label, 'href'),
        children: () => this.fromList(childOf(item, 'ol')),
      };
    });
  }

  fromPoints(parent: XmlElement | undefined): TocEntry[] {
    return this.#collect(childrenOf(parent, 'navpoint'), (point) => {
      const label = childOf(point, 'navlabel');
      const content = childOf(point, 'content');
      return {
        title: label === undefined ? '' : textOf(label),
        href: content && attributeOf(content, 'src'),
        children: () => this.fromPoints(point),
      };
    });
  }

  #collect(
    elements: XmlElement[],
    read: (element: XmlElement) => { title: string; href: string | undefined; children: () => TocEntry[] },
  ): TocEntry[] {
    const entries: TocEntry[] = [];
    for (const element of elements) {
      if (this.#count >= MAX_ENTRIES) break;
      this.#count += 1;
      const { title, href, children } = read(element);
      const entry = { title: cleanText(title, MAX_TITLE), href: this.#target(href), children: children() };
      if (entry.title === '') entries.push(...entry.children);
      else if (entry.href !== null || entry.children.length > 0) entries.push(entry);
    }
    return entries;
  }

  #target(href: string | undefined): string | null {
    const path = href === undefined ? null : resolveInBook(href, this.#path);
    return path !== null && this.#isKept(path) ? encodePath(path) + fragmentOf(href ?? '') : null;
  }
}
