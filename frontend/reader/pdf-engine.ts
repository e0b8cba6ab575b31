import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, type RenderTask } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import {
  ZOOMS,
  type ContentsItem,
  type SearchResult,
  type Locator,
  type Mark,
  type PageAppearance,
} from '../src/shared/reader/protocol.ts';
import { whenVoice } from '../src/shared/deviceVoices.ts';
import { AddressExpired } from './book-files.ts';
import { PrerenderedPages, type Drawing, type PageBox } from './prerendered-pages.ts';
import type { BookEngine, EngineOptions, OpenBook, ReadAloud } from './engine.ts';
import './pdf.css';
import { drawPdfPage, type Destination } from './pdf-page.ts';
import { PdfMarks } from './pdf-marks.ts';
import { FILE, pageIn, pageOf, readOutline, type Chapter } from './pdf-outline.ts';
import { PdfScroll, type Scrolled } from './pdf-scroll.ts';
import { around, isDoubleSpread, spreadsOf } from './pdf-spreads.ts';
import { rangeOfQuote } from './quote.ts';
import type { Match } from './search-text.ts';
import { sentencesOf } from './spoken-text.ts';

/** Safari has no idle callbacks; a short delay after the turn is used there. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 100);
};
/** Some browsers hold the pixels of a canvas until it is garbage-collected; a canvas of size 0 takes no memory. */
const takePixels = (leaf: HTMLElement): void => {
  for (const canvas of leaf.querySelectorAll('canvas')) canvas.width = canvas.height = 0;
};
/** Pixels by which a key pans an enlarged page. */
const PAN = 90;
const SIDE_FILES = `${import.meta.env.BASE_URL}assets/pdf/`;

/** Opens `book.pdf` with pdf.js: no scripts of the document, no evaluated code, no WebAssembly, no forms. */
export const openPdf: OpenBook = async (options) => {
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({
    url: options.files.url(FILE),
    cMapUrl: `${SIDE_FILES}cmaps/`,
    standardFontDataUrl: `${SIDE_FILES}standard_fonts/`,
    iccUrl: `${SIDE_FILES}iccs/`,
    wasmUrl: `${SIDE_FILES}wasm/`,
    useWasm: false,
    enableXfa: false,
    // Long books are read page by page instead of as a whole.
    disableAutoFetch: true,
    disableStream: true,
  });
  const pdf = await task.promise.catch((error: unknown) => {
    const status = (error as { status?: number }).status ?? 0;
    // The file existed at ingestion, so the address has expired.
    throw [401, 403, 404, 410].includes(status) ? new AddressExpired(String(status)) : error;
  });
  const firstPage = await pdf.getPage(1);
  const { width, height } = firstPage.getViewport({ scale: 1 });
  const starts: Chapter[] = [];
  const contents = await readOutline(pdf, await pdf.getOutline(), starts);
  starts.sort((a, b) => a.page - b.page);
  return new PdfEngine(options, pdf, contents, starts, width / height);
};

class PdfEngine implements BookEngine {
  readonly pages: number;
  readonly direction: 'ltr' | 'rtl';
  readAloud: ReadAloud | null = null;
  readonly language: string;
  readonly contents: ContentsItem[];
  readonly #options: EngineOptions;
  readonly #pdf: PDFDocumentProxy;
  readonly #chapters: Chapter[];
  readonly #ratio: number;
  readonly #sheet = document.createElement('div');
  #spreads: number[][] = [];
  #page = 1;
  readonly #leaves = new PrerenderedPages<HTMLElement>((box) => this.#draw(box), whenIdle);
  #shows = 0;
  #look: PageAppearance;
  readonly #marks: PdfMarks;
  /** The view of scrolling mode, when it is on. */
  #scroll: PdfScroll | null = null;
  #isOffered = false;

  constructor(
    options: EngineOptions,
    pdf: PDFDocumentProxy,
    contents: ContentsItem[],
    chapters: Chapter[],
    ratio: number,
  ) {
    this.#options = options;
    this.#pdf = pdf;
    this.#chapters = chapters;
    this.#ratio = ratio;
    this.contents = contents;
    this.pages = pdf.numPages;
    this.direction = options.book.direction;
    this.language = options.book.language;
    this.#look = options.look;
    this.#sheet.className = 'pdf-spread';
    this.#sheet.dir = this.direction;
    options.root.replaceChildren(this.#sheet);
    this.#marks = new PdfMarks(this.#sheet, options.events);
    options.events.shown(document);
    let size = '';
    new ResizeObserver(() => {
      const now = `${options.root.clientWidth}x${options.root.clientHeight}`;
      if (size && size !== now) void this.#again();
      size = now;
    }).observe(options.root);
  }

  start(locator: Locator | null): Promise<void> {
    const page = pageIn(locator?.href) ?? locator?.position ?? 1;
    return this.#show(page, false, locator?.progression);
  }

  async next(): Promise<boolean> {
    if (this.#scroll) return this.#turned(await this.#scroll.screen(1));
    const after = (this.#spread().at(-1) ?? this.pages) + 1;
    if (after > this.pages) return false;
    await this.#show(after);
    return this.#turned(true);
  }

  async previous(): Promise<boolean> {
    if (this.#scroll) return this.#turned(await this.#scroll.screen(-1));
    const before = (this.#spread()[0] ?? 1) - 1;
    if (before < 1) return false;
    await this.#show(before, true);
    return this.#turned(true);
  }

  async goToPage(page: number): Promise<void> {
    await this.#show(page);
    this.#turned(true);
  }

  async goToHref(href: string): Promise<void> {
    const page = pageIn(href);
    if (page) await this.goToPage(page);
  }

  async goTo({ href, position, progression }: Locator, words?: Mark['words']): Promise<void> {
    const page = pageIn(href) ?? position;
    if (!page) return;
    await this.#show(page, false, progression);
    const text = words && this.#textOf(page);
    if (text) await this.#scrollTo(page, rangeOfQuote(text, words));
    this.#turned(true);
  }

  mark(marks: Mark[]): void {
    this.#marks.show(marks);
  }

  pan(lines: 1 | -1): boolean {
    if (this.#scroll) return this.#scroll.lines(lines);
    const before = this.#sheet.scrollTop;
    this.#sheet.scrollTop += lines * PAN;
    return this.#sheet.scrollTop !== before;
  }

  clearSelection(): void {
    document.getSelection()?.removeAllRanges();
  }

  get parts(): number {
    return this.pages;
  }

  async search(
    part: number,
    find: (text: string) => Match[],
    pause: () => Promise<void>,
  ): Promise<SearchResult[]> {
    const { searchPdfPage } = await import('./pdf-search.ts');
    await pause();
    return searchPdfPage(this.#pdf, part + 1, this.#chapterAt(part + 1), find);
  }

  meaningOf(): Promise<null> {
    return Promise.resolve(null);
  }

  /** Text of a PDF cannot be changed, only the zoom and the flow of its pages; colours are set by style sheet. */
  apply(look: PageAppearance): void {
    const before = this.#look;
    this.#look = look;
    if (look.zoom !== before.zoom || look.flow !== before.flow) void this.#again();
  }

  get #zoom(): number {
    return ZOOMS[this.#look.zoom - 1] ?? 1;
  }

  /** Draws the same position again. */
  #again(): Promise<void> {
    const above = this.#scroll?.where.above;
    this.#scroll?.end();
    this.#scroll = null;
    return this.#show(this.#page, false, above);
  }

  #turned(isTurned: boolean): boolean {
    if (isTurned) this.readAloud?.pageTurned();
    return isTurned;
  }

  #shown(): HTMLElement[] {
    return [...this.#sheet.querySelectorAll<HTMLElement>('.pdf-page')];
  }

  /** The text of a page that is on the screen. */
  #textOf(page: number): HTMLElement | null {
    const seen = this.#scroll?.where;
    if (seen && (page < seen.page || page > seen.last)) return null;
    return this.#sheet.querySelector<HTMLElement>(`.pdf-page[data-page="${page}"] .pdf-text`);
  }

  /** Pages were shown: draws their marks, and offers a voice for the first page that has words. */
  #drawn(): void {
    this.#marks.draw();
    if (this.#isOffered || !('speechSynthesis' in window)) return;
    const { language } = this;
    const hasWords = (leaf: HTMLElement) =>
      sentencesOf(document, language, { root: leaf.querySelector('.pdf-text') }).length > 0;
    if (!this.#shown().some(hasWords)) return;
    this.#isOffered = true;
    void import('./spoken-voice.ts').then(({ SpokenVoice }) =>
      whenVoice(language, () => {
        this.readAloud = new SpokenVoice({
          count: this.pages,
          language,
          isDrawn: false,
          isRead: () => true,
          rootOf: (section) => this.#textOf(section + 1),
          show: (section, range) => this.#scrollTo(section + 1, range),
          stateChanged: (state) => this.#options.events.audio(state),
        });
        this.#options.events.canSpeak();
      }),
    );
  }

  /** Shows a page, and scrolls its words into view when they are outside of the window. */
  async #scrollTo(page: number, range: Range | null): Promise<void> {
    if (!this.#textOf(page)) await this.#show(page);
    if (!range?.startContainer.isConnected) return;
    const words = range.getBoundingClientRect();
    const { left, right, top, width, height } = this.#sheet.getBoundingClientRect();
    // A line may be wider than the window.
    const isAside = words.left < left || words.right > right;
    this.#sheet.scrollBy(
      isAside ? (words.left + words.right) / 2 - (left + width / 2) : 0,
      (words.top + words.bottom) / 2 - (top + height / 2),
    );
  }

  #spread(page = this.#page): number[] {
    return this.#spreads.find((pages) => pages.includes(page)) ?? [page];
  }

  async #show(wanted: number, isFromBehind = false, above = 0): Promise<void> {
    if (this.#look.flow === 'scroll') return this.#showScrolled(wanted, above);
    const { clientWidth, clientHeight } = this.#options.root;
    this.#spreads = spreadsOf(this.pages, isDoubleSpread(clientWidth, clientHeight, this.#ratio));
    const page = Math.min(this.pages, Math.max(1, Math.round(wanted)));
    const spread = this.#spread(page);
    const boxesOf = (pages: number[]): PageBox[] =>
      pages.map((one) => ({
        page: one,
        width: clientWidth / pages.length,
        height: clientHeight,
        zoom: this.#zoom,
      }));
    const show = (this.#shows += 1);

    const leaves = await this.#drawAll(boxesOf(spread), () => show === this.#shows);
    // Null when a newer turn or a resize replaced this one.
    if (!leaves) return;
    this.#sheet.replaceChildren(...leaves);
    this.#sheet.scrollTo(0, 0);
    this.#drawn();
    this.#page = isFromBehind ? (spread[0] ?? page) : page;
    this.#report(spread);
    this.#leaves.keep(boxesOf(spread), around(this.#spreads, spread).flatMap(boxesOf));
  }

  #showScrolled(wanted: number, above: number): Promise<void> {
    if (!this.#scroll) this.#leaves.keep([], []);
    this.#scroll ??= new PdfScroll({
      sheet: this.#sheet,
      pages: this.pages,
      ratio: this.#ratio,
      zoom: this.#zoom,
      draw: (page, width) => this.#drawOne({ page, width, height: Infinity, zoom: this.#zoom }),
      drop: takePixels,
      drawn: () => this.#drawn(),
      moved: (where) => this.#reportScrolled(where),
    });
    return this.#scroll.show(Math.min(this.pages, Math.max(1, Math.round(wanted))), above);
  }

  #reportScrolled({ page, above, last, atStart, atEnd }: Scrolled): void {
    this.#page = page;
    const position = atEnd ? this.pages : page;
    this.#options.events.moved({
      locator: { href: `${FILE}#page=${page}`, progression: above, position },
      percentage: atEnd ? 100 : Math.round(((page - 1 + above) / this.pages) * 10_000) / 100,
      page: position,
      pages: this.pages,
      chapter: this.#chapterAt(last),
      atStart,
      atEnd,
    });
  }

  #chapterAt(page: number): string | null {
    return this.#chapters.findLast((chapter) => chapter.page <= page)?.title ?? null;
  }

  /** Draws one page of several; after an error it waits until the reader asks to try again. */
  async #drawOne(box: PageBox): Promise<HTMLElement> {
    for (;;) {
      try {
        return await this.#draw(box).drawn;
      } catch (error) {
        await this.#options.events.pageFailed(error);
      }
    }
  }

  async #drawAll(boxes: PageBox[], isWanted: () => boolean): Promise<HTMLElement[] | null> {
    while (isWanted()) {
      try {
        const leaves = await this.#leaves.take(boxes);
        return isWanted() ? leaves : null;
      } catch (error) {
        if ((error as Error).name === 'RenderingCancelledException') return null;
        await this.#options.events.pageFailed(error);
      }
    }
    return null;
  }

  #report(spread: number[]): void {
    const first = spread[0] ?? 1;
    const last = spread.at(-1) ?? first;
    const atEnd = last >= this.pages;
    const page = atEnd && this.#page === first ? this.pages : this.#page;
    this.#options.events.moved({
      locator: { href: `${FILE}#page=${this.#page}`, progression: 0, position: page },
      percentage: Math.round((last / this.pages) * 10_000) / 100,
      page,
      pages: this.pages,
      chapter: this.#chapterAt(last),
      atStart: first <= 1,
      atEnd,
    });
  }

  #draw({ page, width, height, zoom }: PageBox): Drawing<HTMLElement> {
    let task: RenderTask | null = null;
    let isOver = false;
    const drawn = drawPdfPage(this.#pdf, page, {
      width,
      height,
      zoom,
      drawing: (begun) => {
        task = begun;
        if (isOver) begun.cancel();
      },
      link: (url, dest) => {
        if (url) this.#options.events.externalLink(url);
        else void this.#follow(dest);
      },
    });
    return {
      drawn,
      cancel: () => {
        isOver = true;
        task?.cancel();
      },
      free: () => {
        drawn.then(takePixels, () => undefined);
        void this.#pdf
          .getPage(page)
          .then((kept) => kept.cleanup())
          .catch(() => undefined);
      },
    };
  }

  async #follow(dest: Destination): Promise<void> {
    const page = await pageOf(this.#pdf, dest);
    if (page) this.#options.events.internalLink(`${FILE}#page=${page}`);
  }
}
