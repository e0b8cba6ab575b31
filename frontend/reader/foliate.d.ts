// The parts of foliate-js 1.0.1 (MIT, John Factotum) that the shell uses; the package carries no types.

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
    label: string;
    href: string | null;
    subitems?: NavItem[] | null;
  }
  /** A place to go to: a spine index and where in it (a fraction, or what the loaded document says). */
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
    /** What the parts of the book are: of its navigation document, or of an EPUB 2 guide. */
    landmarks?: { href: string | null; type?: string | string[] | null }[] | null;
    dir: string | null;
    metadata: { language?: string | string[] };
    rendition: { layout?: string; spread?: string; viewport?: unknown };
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
    open(book: EPUB): void;
    goTo(target: Target): Promise<void>;
    next(): Promise<void>;
    prev(): Promise<void>;
    setStyles(styles: string | [before: string, after: string]): void;
    /** None before the first file; the document of one that is on its way is not the one it will be. */
    getContents(): { index: number; doc: Document }[];
    /** Lays the current file out anew. */
    render(): void;
    /** Where a lifted finger's speed leads to; `scrollBy` is the finger that moves. */
    snap(vx: number, vy: number): void;
    /** Screens of the current section, two empty ones at the ends included. */
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
    open(book: EPUB): void;
    goTo(target: Target): Promise<void>;
    next(): Promise<void>;
    prev(): Promise<void>;
    destroy(): void;
  }
}

declare module 'foliate-js/overlayer.js' {
  type Draw = (rects: DOMRect[], options?: object) => SVGElement;
  /** Drawings above the text of one document. */
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
