// The parts of foliate-js 1.0.1 (MIT, John Factotum) that the shell uses; the package has no types.

declare module 'foliate-js/epub.js' {
  export interface Section {
    id: string;
    load(): Promise<string | null>;
    unload(): void;
    size: number;
    cfi: string;
    linear: string | null;
    pageSpread?: 'left' | 'right' | 'center';
    resolveHref(href: string): string;
    mediaOverlay: { href: string } | null;
  }
  export interface NavItem {
    /** Null for a link that has no text, only a picture. */
    label: string | null;
    href: string | null;
    subitems?: NavItem[] | null;
  }
  /** A navigation target: a spine index and a position in it (a fraction, or a function of the loaded document). */
  export interface Target {
    index: number;
    anchor?: number | ((document: Document) => Range | Element | number | null);
  }
  export class EPUB {
    constructor(loader: {
      loadText(path: string): Promise<string | null>;
      loadBlob(path: string): Promise<Blob | null>;
      getSize(path: string): number;
    });
    init(): Promise<this>;
    sections: Section[];
    toc?: NavItem[] | null;
    /** Landmarks of the book: from its navigation document, or from an EPUB 2 guide. */
    landmarks?: { href: string | null; type?: string | string[] | null }[] | null;
    dir: string | null;
    resources: {
      navPath?: string;
      /** Items of the reading order; those of `sections`, since the package is cleaned. */
      spine: { properties?: string[] }[];
      manifest: { href: string; mediaType: string }[];
    };
    metadata: { language?: string | string[] };
    rendition: { layout?: string; spread?: string | undefined; flow?: string; viewport?: unknown };
    transformTarget: EventTarget;
    resolveHref(href: string): Target | null;
    resolveCFI(cfi: string): Target;
    splitTOCHref(href: string | null): [path?: string, fragment?: string];
    getTOCFragment(document: Document, id: string): Element | null;
    isExternal(href: string): boolean;
  }
}

declare module 'foliate-js/epubcfi.js' {
  export const isCFI: RegExp;
  export function joinIndir(...cfis: string[]): string;
  export function fromRange(range: Range): string;
}

declare module 'foliate-js/progress.js' {
  import type { NavItem } from 'foliate-js/epub.js';
  export class TOCProgress {
    init(options: {
      toc: NavItem[];
      ids: string[];
      splitHref(href: string | null): [path?: string, fragment?: string];
      getFragment(document: Document, id: string): Element | null;
    }): Promise<void>;
    getProgress(index: number, range: Range | null): NavItem | null | undefined;
  }
}

declare module 'foliate-js/paginator.js' {
  import type { EPUB, Target } from 'foliate-js/epub.js';
  /** `<foliate-paginator>`: reflowable pages. */
  export class Paginator extends HTMLElement {
    open(book: Pick<EPUB, 'dir' | 'sections' | 'transformTarget'>): void;
    goTo(target: Target): Promise<void>;
    next(): Promise<void>;
    prev(): Promise<void>;
    setStyles(styles: string | [before: string, after: string]): void;
    /** Empty before the first file has loaded; while a file is loading its document is not the final one. */
    getContents(): { index: number; doc: Document }[];
    /** Lays out the current file again. */
    render(): void;
    /** Completes a swipe with the speed of the lifted finger; `scrollBy` handles the moving finger. */
    snap(vx: number, vy: number): void;
    /** Number of screens of the current section, including two empty ones at the ends. */
    readonly pages: number;
    readonly atStart: boolean;
    readonly atEnd: boolean;
    feet: HTMLElement[] | null;
    destroy(): void;
  }
}

declare module 'foliate-js/fixed-layout.js' {
  import type { EPUB, Target } from 'foliate-js/epub.js';
  /** `<foliate-fxl>`: pre-paginated pages and spreads. */
  export class FixedLayout extends HTMLElement {
    book: EPUB;
    open(book: Pick<EPUB, 'dir' | 'sections' | 'rendition'>): void;
    goTo(target: Target): Promise<void>;
    next(): Promise<void>;
    prev(): Promise<void>;
    destroy(): void;
  }
}

declare module 'foliate-js/overlayer.js' {
  type Draw = (rects: DOMRect[], options?: object) => SVGElement;
  /** Drawings over the text of one document. */
  export class Overlayer {
    constructor(document: Document);
    readonly element: SVGElement;
    add(key: string, range: Range, draw: Draw, options?: object): void;
    remove(key: string): void;
    redraw(): void;
    hitTest(point: { x: number; y: number }): [key: string, range: Range] | [];
    static highlight: Draw;
    static underline: Draw;
  }
}
