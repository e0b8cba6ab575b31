/** What is on the screen in scrolling mode. */
export interface Scrolled {
  page: number;
  /** Share of that page that is above the window, 0 to 1. */
  above: number;
  last: number;
  atStart: boolean;
  atEnd: boolean;
}

interface ScrollOptions {
  sheet: HTMLElement;
  pages: number;
  /** Width divided by height of the first page; the others use it until they are drawn. */
  ratio: number;
  zoom: number;
  /** Draws a page of this width before zoom; undefined when a newer request replaced it. */
  draw(page: number, width: number): Promise<HTMLElement | undefined>;
  /** Called when a page is far outside of the window: frees the memory of its picture. */
  drop(leaf: HTMLElement): void;
  drawn(): void;
  moved(where: Scrolled): void;
}

/** Maximum width in pixels: wider pages are hard to read. */
const WIDEST = 860;
/**
 * Share of the window that one step scrolls: a screen less a few lines, so that the reader finds the line
 * again.
 */
const SCREEN = 0.88;
const LINES = 90;

/**
 * All pages of a PDF below each other. Pages near the window are drawn; the others are empty elements of the
 * same size.
 */
export class PdfScroll {
  readonly #options: ScrollOptions;
  readonly #slots: HTMLElement[];
  readonly #observer: IntersectionObserver;
  readonly #listener = () => this.#follow();
  readonly #drawing = new Map<number, Promise<void>>();
  #waits = false;
  #isOver = false;

  constructor(options: ScrollOptions) {
    this.#options = options;
    const { sheet, pages } = options;
    this.#observer = new IntersectionObserver((entries) => this.#change(entries), {
      root: sheet,
      rootMargin: '100% 0px',
    });
    this.#slots = Array.from({ length: pages }, (_, at) => {
      const slot = document.createElement('div');
      slot.className = 'pdf-slot';
      slot.dataset['page'] = String(at + 1);
      slot.style.width = `${this.#fits * options.zoom}px`;
      slot.style.height = `${(this.#fits * options.zoom) / options.ratio}px`;
      return slot;
    });
    sheet.dataset['flow'] = 'scroll';
    sheet.replaceChildren(...this.#slots);
    for (const slot of this.#slots) this.#observer.observe(slot);
    sheet.addEventListener('scroll', this.#listener, { passive: true });
  }

  get where(): Scrolled {
    const { sheet, pages } = this.#options;
    const window = sheet.getBoundingClientRect();
    const boxes = this.#slots.map((slot) => slot.getBoundingClientRect());
    const first = Math.max(
      0,
      boxes.findIndex(({ bottom }) => bottom > window.top + 8),
    );
    const last = boxes.findLastIndex(({ top }) => top < window.bottom - 8);
    const { top, height } = boxes[first] ?? window;
    return {
      page: first + 1,
      above: Math.min(1, Math.max(0, (window.top - top) / height || 0)),
      last: Math.min(pages, Math.max(first, last) + 1),
      atStart: sheet.scrollTop <= 1,
      atEnd: sheet.scrollTop + sheet.clientHeight >= sheet.scrollHeight - 2,
    };
  }

  /** Scrolls to a page; `above` is the share of it that is above the window. */
  async show(page: number, above = 0): Promise<void> {
    const slot = this.#slots[page - 1];
    if (!slot) return;
    const align = () =>
      (this.#options.sheet.scrollTop +=
        slot.getBoundingClientRect().top -
        this.#options.sheet.getBoundingClientRect().top +
        slot.offsetHeight * above);
    align();
    await this.#draw(page);
    align();
    this.#options.moved(this.where);
  }

  /** Scrolls one screen forward or back; returns false at the end of the book. */
  async screen(direction: 1 | -1): Promise<boolean> {
    const { sheet } = this.#options;
    const before = sheet.scrollTop;
    sheet.scrollTop += direction * sheet.clientHeight * SCREEN;
    if (Math.abs(sheet.scrollTop - before) < 1) return false;
    const { page, last } = this.where;
    await Promise.all([this.#draw(page), this.#draw(last)]);
    this.#options.moved(this.where);
    return true;
  }

  lines(direction: 1 | -1): boolean {
    const { sheet } = this.#options;
    const before = sheet.scrollTop;
    sheet.scrollTop += direction * LINES;
    return Math.abs(sheet.scrollTop - before) >= 1;
  }

  end(): void {
    this.#isOver = true;
    this.#observer.disconnect();
    this.#options.sheet.removeEventListener('scroll', this.#listener);
    delete this.#options.sheet.dataset['flow'];
  }

  get #fits(): number {
    return Math.min(this.#options.sheet.clientWidth, WIDEST);
  }

  #follow(): void {
    if (this.#waits) return;
    this.#waits = true;
    requestAnimationFrame(() => {
      this.#waits = false;
      if (!this.#isOver) this.#options.moved(this.where);
    });
  }

  #change(entries: IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of entries) {
      const page = this.#slots.indexOf(target as HTMLElement) + 1;
      if (isIntersecting) void this.#draw(page);
      else if (this.#drawing.delete(page)) {
        for (const leaf of target.children) this.#options.drop(leaf as HTMLElement);
        target.replaceChildren();
      }
    }
  }

  #draw(page: number): Promise<void> {
    const begun = this.#drawing.get(page);
    const slot = this.#slots[page - 1];
    if (begun || !slot) return begun ?? Promise.resolve();
    const drawing = this.#options.draw(page, this.#fits).then((leaf) => {
      // It may be far outside of the window by now.
      if (!leaf || this.#isOver || this.#drawing.get(page) !== drawing) return;
      slot.style.width = leaf.style.width;
      slot.style.height = leaf.style.height;
      slot.replaceChildren(leaf);
      this.#options.drawn();
    });
    this.#drawing.set(page, drawing);
    return drawing;
  }
}
