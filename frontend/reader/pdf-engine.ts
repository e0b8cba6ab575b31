import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, type RenderTask } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import type { ContentsItem, Locator } from '../src/features/reader/protocol.ts';
import { AddressExpired } from './book-files.ts';
import { DrawnAhead, type Drawing, type Place } from './drawn-ahead.ts';
import type { BookEngine, EngineOptions, OpenBook } from './engine.ts';
import './pdf.css';
import { drawLeaf, type Destination } from './pdf-leaf.ts';
import { around, isDoubleSpread, spreadsOf } from './pdf-spreads.ts';

const FILE = 'book.pdf';
/** Safari knows no idle moments; shortly after the turn will do. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 100);
};
/** Some browsers hold a canvas's pixels until it is collected; one without any takes nothing. */
const takePixels = (leaf: HTMLElement): void => {
  for (const canvas of leaf.querySelectorAll('canvas')) canvas.width = canvas.height = 0;
};
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
    // The file was there when the book was taken in: only the address has run out.
    throw [401, 403, 404, 410].includes(status) ? new AddressExpired(String(status)) : error;
  });
  const firstPage = await pdf.getPage(1);
  const { width, height } = firstPage.getViewport({ scale: 1 });
  const starts: Chapter[] = [];
  const contents = await readOutline(pdf, await pdf.getOutline(), starts);
  starts.sort((a, b) => a.page - b.page);
  return new PdfEngine(options, pdf, contents, starts, width / height);
};

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;
interface Chapter {
  page: number;
  title: string;
}

class PdfEngine implements BookEngine {
  readonly pages: number;
  readonly direction: 'ltr' | 'rtl';
  readonly readAloud = null;
  readonly language = '';
  readonly contents: ContentsItem[];
  readonly #options: EngineOptions;
  readonly #pdf: PDFDocumentProxy;
  readonly #chapters: Chapter[];
  readonly #ratio: number;
  readonly #sheet = document.createElement('div');
  #spreads: number[][] = [];
  #page = 1;
  readonly #leaves = new DrawnAhead<HTMLElement>((place) => this.#draw(place), whenIdle);
  #shows = 0;

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
    this.#sheet.className = 'pdf-spread';
    this.#sheet.dir = this.direction;
    options.root.replaceChildren(this.#sheet);
    options.events.shown(document);
    let size = '';
    new ResizeObserver(() => {
      const now = `${options.root.clientWidth}x${options.root.clientHeight}`;
      if (size && size !== now) void this.#show(this.#page);
      size = now;
    }).observe(options.root);
  }

  start(locator: Locator | null): Promise<void> {
    const named = Number(/#page=(\d+)$/.exec(locator?.href ?? '')?.[1]);
    return this.#show(named || locator?.position || 1);
  }

  async next(): Promise<boolean> {
    const after = (this.#spread().at(-1) ?? this.pages) + 1;
    if (after > this.pages) return false;
    await this.#show(after);
    return true;
  }

  async previous(): Promise<boolean> {
    const before = (this.#spread()[0] ?? 1) - 1;
    if (before < 1) return false;
    await this.#show(before, true);
    return true;
  }

  goToPage(page: number): Promise<void> {
    return this.#show(page);
  }

  async goToHref(href: string): Promise<void> {
    const page = Number(/#page=(\d+)$/.exec(href)?.[1]);
    if (page) await this.#show(page);
  }

  async goTo({ href, position }: Locator): Promise<void> {
    const page = Number(/#page=(\d+)$/.exec(href)?.[1] ?? position);
    if (page) await this.#show(page);
  }

  mark(): void {
    // Notes of a PDF belong to its pages, not to words.
  }

  clearSelection(): void {
    document.getSelection()?.removeAllRanges();
  }

  meaningOf(): Promise<null> {
    return Promise.resolve(null);
  }

  apply(): void {
    // A PDF page is a picture of paper; only the surround takes the colour, by style sheet.
  }

  #spread(page = this.#page): number[] {
    return this.#spreads.find((pages) => pages.includes(page)) ?? [page];
  }

  async #show(wanted: number, isFromBehind = false): Promise<void> {
    const { clientWidth, clientHeight } = this.#options.root;
    this.#spreads = spreadsOf(this.pages, isDoubleSpread(clientWidth, clientHeight, this.#ratio));
    const page = Math.min(this.pages, Math.max(1, Math.round(wanted)));
    const spread = this.#spread(page);
    const placed = (pages: number[]): Place[] =>
      pages.map((one) => ({ page: one, width: clientWidth / pages.length, height: clientHeight, zoom: 1 }));
    const show = (this.#shows += 1);

    const leaves = await this.#drawAll(placed(spread), () => show === this.#shows);
    // Null when a newer turn or a resized window took over.
    if (!leaves) return;
    this.#sheet.replaceChildren(...leaves);
    this.#page = isFromBehind ? (spread[0] ?? page) : page;
    this.#report(spread);
    this.#leaves.keep(placed(spread), around(this.#spreads, spread).flatMap(placed));
  }

  async #drawAll(places: Place[], isWanted: () => boolean): Promise<HTMLElement[] | null> {
    while (isWanted()) {
      try {
        const leaves = await this.#leaves.take(places);
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
      chapter: this.#chapters.findLast((chapter) => chapter.page <= last)?.title ?? null,
      atStart: first <= 1,
      atEnd,
    });
  }

  #draw({ page, width, height, zoom }: Place): Drawing<HTMLElement> {
    let task: RenderTask | null = null;
    let isOver = false;
    const drawn = drawLeaf(this.#pdf, page, {
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

async function pageOf(pdf: PDFDocumentProxy, destination: Destination): Promise<number | null> {
  try {
    const explicit = typeof destination === 'string' ? await pdf.getDestination(destination) : destination;
    const target: unknown = explicit?.[0];
    if (typeof target === 'number') return target + 1;
    return target ? (await pdf.getPageIndex(target as Parameters<typeof pdf.getPageIndex>[0])) + 1 : null;
  } catch {
    // A bookmark that leads nowhere is shown without a page.
    return null;
  }
}

async function readOutline(
  pdf: PDFDocumentProxy,
  outline: Outline,
  starts: Chapter[],
): Promise<ContentsItem[]> {
  const items: ContentsItem[] = [];
  for (const entry of outline ?? []) {
    const page = await pageOf(pdf, entry.dest as Destination);
    if (page) starts.push({ page, title: entry.title });
    items.push({
      title: entry.title,
      href: page ? `${FILE}#page=${page}` : null,
      page,
      children: await readOutline(pdf, entry.items as Outline, starts),
    });
  }
  return items;
}
