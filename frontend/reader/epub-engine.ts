import { EPUB, type NavItem, type Section, type Target } from 'foliate-js/epub.js';
import * as CFI from 'foliate-js/epubcfi.js';
import { TOCProgress } from 'foliate-js/progress.js';
import type { ContentsItem, SearchResult, Locator, Mark } from '../src/shared/reader/protocol.ts';
import { AddressExpired } from './book-files.ts';
import { BookGlossary } from './book-glossary.ts';
import { whenVoice } from '../src/shared/deviceVoices.ts';
import type { BookEngine, EngineOptions, OpenBook, ReadAloud } from './engine.ts';
import type { EpubView, Seen } from './epub-view.ts';
import { fixedView } from './fixed-view.ts';
import { expectFonts } from './fonts.ts';
import { mixedView } from './mixed-view.ts';
import { pageLayouts, type PageLayout } from './page-layout.ts';
import { PageCount } from './pages.ts';
import { RecordedVoice } from './recorded-voice.ts';
import { isToBeScrolled, reflowView } from './reflow-view.ts';
import type { Match } from './search-text.ts';
import { listenForSelection } from './selection.ts';
import { sentencesOf } from './spoken-text.ts';

/** Optional files that most books do not have; requesting each would only fill the log with 404s. */
const OPTIONAL_FILES = /^META-INF\/(?!container\.xml$)/;
const CONTAINER = 'META-INF/container.xml';

/** Opens an unpacked EPUB 2 or 3 with foliate-js. */
export const openEpub: OpenBook = async (options) => {
  const { book, files, events } = options;
  if (book.layout === 'reflowable') expectFonts(options.look);
  const epub = await new EPUB({
    loadText: async (path) => {
      if (OPTIONAL_FILES.test(path)) return null;
      const text = await files.loadText(path);
      if (text === null && path === CONTAINER) throw new AddressExpired(path);
      return text;
    },
    loadBlob: (path) => files.loadBlob(path),
    getSize: () => 1,
  }).init();
  epub.dir = book.direction;
  epub.rendition.layout = book.layout === 'fixed' ? 'pre-paginated' : 'reflowable';
  const layouts = pageLayouts(epub, book.layout);
  showPicturesAsPages(epub, files);
  for (const section of epub.sections) keepTrying(section, events.pageFailed);
  leaveOutCircles(epub);
  drawSvgAsPages(epub, layouts);

  const weights = new Map(book.readingOrder.map(({ href, positions }) => [decodeURI(href), positions]));
  const count = new PageCount(
    epub.sections.map((section) => (section.linear === 'no' ? 0 : (weights.get(section.id) ?? 1))),
    book.layout === 'fixed' ? 0 : book.pages,
  );
  await labelPictures(epub, files);
  const chapters = new TOCProgress();
  await chapters.init({
    toc: epub.toc ?? [],
    ids: epub.sections.map((section) => section.id),
    splitHref: (href) => epub.splitTOCHref(href),
    getFragment: (document, id) => epub.getTOCFragment(document, id),
  });
  return new EpubEngine(options, epub, layouts, count, chapters);
};

class EpubEngine implements BookEngine {
  readonly pages: number;
  readonly contents: ContentsItem[];
  readonly direction: 'ltr' | 'rtl';
  readAloud: ReadAloud | null;
  readonly hasOwnSwipe: boolean;
  readonly flow?: 'scroll';
  readonly apply: EpubView['apply'];
  readonly #glossary: BookGlossary;
  readonly #view: EpubView;
  readonly #options: EngineOptions;
  readonly #epub: EPUB;
  readonly #layouts: readonly PageLayout[];
  readonly #count: PageCount;
  readonly #chapters: TOCProgress;
  #askedPage: number | null = null;
  #offerVoice: () => void;
  /** Position of the reader in the file on the screen. */
  #progression = 0;

  constructor(
    options: EngineOptions,
    epub: EPUB,
    layouts: readonly PageLayout[],
    count: PageCount,
    chapters: TOCProgress,
  ) {
    this.#options = options;
    this.#epub = epub;
    this.#layouts = layouts;
    this.hasOwnSwipe = !layouts.includes('fixed');
    if (layouts.includes('reflowable') && isToBeScrolled(epub)) this.flow = 'scroll';
    this.#count = count;
    this.#chapters = chapters;
    this.pages = count.total;
    this.direction = options.book.direction;
    this.contents = this.#contentsOf(epub.toc ?? []);
    const viewEvents = {
      seen: (seen: Seen) => this.#report(seen),
      loaded: (document: Document, section: number) => this.#prepare(document, section),
    };
    this.#view =
      new Set(layouts).size > 1
        ? mixedView(options.root, epub, layouts, options.look, options.calm, viewEvents)
        : layouts[0] === 'fixed'
          ? fixedView(options.root, epub, options.look, viewEvents)
          : reflowView(options.root, epub, options.look, options.calm, viewEvents);
    this.apply = (look) => this.#view.apply(look);
    const { files, events } = options;
    this.#glossary = new BookGlossary(() => this.#glossaryPages());
    const stateChanged = (state: 'playing' | 'paused') => events.audio(state);
    const stage = {
      show: (target: Target) => this.#view.goTo(target),
      documentOf: (section: number) => this.#view.documentOf(section),
      stateChanged,
    };
    // An overlay without a recording only says in which order a voice reads.
    const hasRecording = epub.resources.manifest.some(({ mediaType }) =>
      /^(?:audio|video)\//.test(mediaType),
    );
    this.readAloud =
      hasRecording && epub.sections.some((section) => section.mediaOverlay)
        ? new RecordedVoice(epub, files, stage)
        : null;
    // There is no recording: a voice of the device reads flowing text, and drawn pages once one of them
    // contains words.
    this.#offerVoice = () => {
      this.#offerVoice = () => undefined;
      void import('./spoken-voice.ts').then(({ SpokenVoice }) => {
        const { language } = this;
        whenVoice(language, () => {
          this.readAloud = new SpokenVoice({
            count: epub.sections.length,
            language,
            // Words in drawings are read aloud, too, on pages of fixed layout.
            isDrawn: layouts.includes('fixed'),
            isRead: (section) => epub.sections[section]?.linear !== 'no',
            rootOf: (section) => rootOf(this.#view.documentOf(section)),
            show: (index, range) =>
              this.#view.goTo({
                index,
                anchor: (shown) => (range?.startContainer.ownerDocument === shown ? range : 0),
              }),
            stateChanged,
          });
          events.canSpeak();
        });
      });
    };
    if (this.readAloud || !('speechSynthesis' in window)) this.#offerVoice = () => undefined;
    else if (options.book.layout === 'reflowable') this.#offerVoice();
  }

  async start(locator: Locator | null): Promise<void> {
    const saved = locator && this.#targetOf(locator);
    const first = Math.max(
      0,
      this.#epub.sections.findIndex((section) => section.linear !== 'no'),
    );
    await this.#view.goTo(saved ?? { index: first, anchor: 0 });
  }

  async next(): Promise<boolean> {
    if (this.#view.atEnd) return false;
    this.#askedPage = null;
    await this.#view.next();
    this.readAloud?.pageTurned();
    return true;
  }

  async previous(): Promise<boolean> {
    if (this.#view.atStart) return false;
    this.#askedPage = null;
    await this.#view.previous();
    this.readAloud?.pageTurned();
    return true;
  }

  async goToPage(page: number): Promise<void> {
    const { section, fraction } = this.#count.startOf(page);
    this.#askedPage = page;
    await this.#view.goTo({ index: section, anchor: this.#view.anchorAt(fraction) });
    this.readAloud?.pageTurned();
  }

  async goToHref(href: string): Promise<void> {
    const target = this.#epub.resolveHref(href);
    if (!target || target.index < 0) return;
    this.#askedPage = null;
    await this.#view.goTo(target);
    this.readAloud?.pageTurned();
  }

  async goTo(locator: Locator): Promise<void> {
    const target = this.#targetOf(locator);
    if (!target) return;
    this.#askedPage = locator.position ?? null;
    await this.#view.goTo(target);
    this.readAloud?.pageTurned();
  }

  mark(marks: Mark[]): void {
    this.#view.mark(marks);
  }

  pan(lines: 1 | -1): boolean {
    return this.#view.pan?.(lines) ?? false;
  }

  clearSelection(): void {
    for (const [index] of this.#epub.sections.entries())
      this.#view.documentOf(index)?.getSelection()?.removeAllRanges();
  }

  /**
   * Resolves to the exact text when the CFI still matches the book, else to the same fraction of the same
   * file, else to null.
   */
  #targetOf({ href, cfi, progression }: Locator): Target | null {
    const index = this.#epub.sections.findIndex((section) => section.id === href);
    const byFraction = index < 0 ? null : { index, anchor: this.#view.anchorAt(progression) };
    if (!cfi || !CFI.isCFI.test(cfi)) return byFraction;
    try {
      const exact = this.#epub.resolveCFI(cfi);
      if (exact.index < 0 || (byFraction && exact.index !== index)) return byFraction;
      return {
        index: exact.index,
        anchor: (document) => {
          const fallback = this.#view.anchorAt(progression);
          try {
            const range = typeof exact.anchor === 'function' ? exact.anchor(document) : null;
            if (range) return range;
          } catch {
            // The book has changed since the position was saved: the fraction below is close enough.
          }
          return typeof fallback === 'function' ? fallback(document) : fallback;
        },
      };
    } catch {
      return byFraction;
    }
  }

  get parts(): number {
    return this.#epub.sections.length;
  }

  async search(
    part: number,
    find: (text: string) => Match[],
    pause: () => Promise<void>,
  ): Promise<SearchResult[]> {
    const section = this.#epub.sections[part];
    if (section && isPicture(this.#epub, section.id)) return [];
    const text = section && (await this.#options.files.loadText(section.id));
    if (!text) throw new Error(`There is no text of part ${part}.`);
    const { searchFile } = await import('./epub-search.ts');
    return searchFile(
      {
        href: section.id,
        cfi: section.cfi,
        text,
        pageAt: (fraction) => this.#count.pageAt(part, fraction),
        chapterAt: (range) => this.#chapterAt(part, range),
      },
      find,
      pause,
    );
  }

  #chapterAt(section: number, range: Range | null): string | null {
    return this.#chapters.getProgress(section, range)?.label?.trim() || null;
  }

  meaningOf(word: string): Promise<string | null> {
    return this.#glossary.meaningOf(word);
  }

  /** Pages that the book declares as its glossary, or whose name says so. */
  async #glossaryPages(): Promise<string[]> {
    const named = (this.#epub.landmarks ?? [])
      .filter(({ type }) => [type].flat().some((one) => one?.split(/\s+/).includes('glossary')))
      .flatMap(({ href }) => this.#epub.resolveHref(href ?? '')?.index ?? []);
    const pages = this.#epub.sections.filter(
      ({ id }, index) => named.includes(index) || /gloss[^/]*$/i.test(id),
    );
    const texts = await Promise.all(pages.slice(0, 3).map(({ id }) => this.#options.files.loadText(id)));
    return texts.filter((text) => text !== null);
  }

  get language(): string {
    const { language } = this.#epub.metadata;
    return (Array.isArray(language) ? language[0] : language) ?? '';
  }

  #report({ first, fraction, last, endFraction, range }: Seen): void {
    const section = this.#epub.sections[first];
    if (!section) return;
    this.#progression = Math.min(1, Math.max(0, fraction));
    const { atStart, atEnd } = this.#view;
    const firstPage = this.#count.pageAt(first, fraction);
    const lastPage = Math.max(firstPage, this.#count.pageAt(last, endFraction - 2e-6));
    const asked = this.#askedPage;
    const isAskedHere = asked !== null && asked >= firstPage && asked <= lastPage;
    const page = isAskedHere ? asked : atEnd ? this.pages : firstPage;
    const percentage = atEnd ? 100 : this.#count.fractionAt(last, endFraction) * 100;
    this.#view.showPageNumber(page);
    this.#options.events.moved({
      locator: {
        href: section.id,
        cfi: range ? CFI.joinIndir(section.cfi, CFI.fromRange(range)) : section.cfi,
        progression: Math.min(1, Math.max(0, fraction)),
        position: page,
      },
      percentage: Math.min(100, Math.round(percentage * 100) / 100),
      page,
      pages: this.pages,
      chapter: this.#chapterAt(first, range),
      atStart,
      atEnd,
    });
    // The next page to read: a spread has two.
    const next = this.#epub.sections.slice(last + 1).filter(({ linear }) => linear !== 'no');
    const most = this.#layouts[last + 1] === 'fixed' ? 2 : 1;
    this.#options.files.expect(next.slice(0, most).map(({ id }) => id));
  }

  #prepare(document: Document, section: number): void {
    const isFixed = this.#layouts[section] === 'fixed';
    document.documentElement.lang ||= this.language;
    document.defaultView?.frameElement?.setAttribute(
      'title',
      document.title || this.#epub.sections[section]?.id || '',
    );
    if (isFixed && sentencesOf(document, this.language, { isDrawn: true }).length > 0) this.#offerVoice();
    const { id: href, cfi } = this.#epub.sections[section] ?? { id: '', cfi: '' };
    listenForSelection(document, (selected) =>
      this.#options.events.selected(
        selected && {
          quote: selected.quote,
          prefix: selected.prefix,
          suffix: selected.suffix,
          locator: {
            href,
            cfi: CFI.joinIndir(cfi, CFI.fromRange(selected.range)),
            progression: this.#progression,
            ...(isFixed ? { position: this.#count.firstOf(section) } : {}),
          },
        },
      ),
    );
    document.addEventListener('click', (event) => {
      const mark = this.#view.markAt(document, event.clientX, event.clientY);
      if (mark && document.getSelection()?.isCollapsed !== false) {
        // A tap on a mark opens the mark and does not turn the page.
        event.preventDefault();
        this.#options.events.markTapped(mark);
        return;
      }
      const link = (event.target as Element | null)?.closest?.('a, area');
      if (!link) return;
      // Links in a book must not navigate by themselves.
      event.preventDefault();
      const href = link.getAttribute('href');
      if (!href) return;
      const resolved = this.#epub.sections[section]?.resolveHref(href) ?? href;
      if (this.#epub.isExternal(resolved)) this.#options.events.externalLink(resolved);
      else void this.#follow(link, resolved);
    });
    this.#options.events.shown(document);
  }

  /** A link to a note shows the note over the page; any other one opens what it leads to. */
  async #follow(link: Element, href: string): Promise<void> {
    const { language } = this;
    const { files, events } = this.#options;
    const isShown = await import('./note-beside-text.ts')
      .then(({ isNoteLink, showNote }) =>
        isNoteLink(link) ? showNote({ epub: this.#epub, files, link, href, language }) : false,
      )
      .catch(() => false);
    if (!isShown) events.internalLink(href);
  }

  #contentsOf(items: NavItem[]): ContentsItem[] {
    return items.map(({ label, href, subitems }) => {
      const [path] = this.#epub.splitTOCHref(href);
      const section = path === undefined ? -1 : this.#epub.sections.findIndex(({ id }) => id === path);
      return {
        title: label ?? '',
        href,
        page: section < 0 ? null : this.#count.firstOf(section),
        children: this.#contentsOf(subitems ?? []),
      };
    });
  }
}

/** The root element to read; a standalone drawing has no body. */
const rootOf = (document: Document | null): Element | null =>
  document && (document.querySelector('body') ?? document.documentElement);

/**
 * Makes a page that fails to load wait until the reader tries again, so that no turn is lost and no page is
 * skipped.
 */
function keepTrying(section: Section, failed: (error: unknown) => Promise<void>): void {
  const load = section.load;
  section.load = async () => {
    for (;;) {
      try {
        const url = await load();
        // Every file of the reading order existed at ingestion, so the address has expired.
        if (url === null) throw new AddressExpired(section.id);
        return url;
      } catch (error) {
        await failed(error);
      }
    }
  };
}

/**
 * A file that refers to itself, directly or through others, gets nothing in place of the inner reference. An empty
 * address is such a reference, for example `@import ""` or `url()` in a style sheet. foliate reads the inner file as a
 * Blob, which the paginator cannot change as it changes the text of style sheets and pages.
 */
function leaveOutCircles(epub: EPUB): void {
  epub.transformTarget.addEventListener('data', (event) => {
    const { detail } = event as CustomEvent<{ data: unknown; type: unknown }>;
    if (!/^(?:text\/css|text\/html|application\/xhtml\+xml|image\/svg\+xml)$/.test(String(detail.type)))
      return;
    detail.data = Promise.resolve(detail.data).then((data) => (data instanceof Blob ? '' : data));
  });
}

/** A link in the contents that is a picture is named by its alternative text. */
async function labelPictures(epub: EPUB, files: EngineOptions['files']): Promise<void> {
  const everyItem = (items: NavItem[]): NavItem[] =>
    items.flatMap((item) => [item, ...everyItem(item.subitems ?? [])]);
  const unnamed = everyItem(epub.toc ?? []).filter(({ label }) => !label);
  const { navPath } = epub.resources;
  if (unnamed.length === 0 || !navPath) return;
  const nav = new DOMParser().parseFromString((await files.loadText(navPath)) ?? '', 'application/xhtml+xml');
  for (const link of nav.querySelectorAll('a[href]')) {
    const item = unnamed.find(({ href }) => href?.endsWith(decodeURI(link.getAttribute('href') ?? '')));
    if (item) item.label = link.querySelector('img[alt]')?.getAttribute('alt') ?? '';
  }
}

/** The paginator needs a body: an SVG among its pages is wrapped in a page. */
function drawSvgAsPages(epub: EPUB, layouts: readonly PageLayout[]): void {
  const flowing = new Set(
    epub.sections.filter((_, index) => layouts[index] === 'reflowable').map(({ id }) => id),
  );
  epub.transformTarget.addEventListener('data', (event) => {
    const { detail } = event as CustomEvent<{ data: unknown; type: unknown; name: string }>;
    if (detail.type !== 'image/svg+xml' || !flowing.has(detail.name)) return;
    detail.data = Promise.resolve(detail.data).then((svg) =>
      pageOf(String(svg).replace(/^\s*<\?xml[^>]*>|<!DOCTYPE[^>]*>/g, '')),
    );
    detail.type = PAGE_TYPE;
  });
}

const PAGE_TYPE = 'application/xhtml+xml';
const pageOf = (content: string) =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><head><title></title></head><body style="margin:0">${content}</body></html>`;

/** Whether a file of the book is a photo or a scan; an SVG is a page with text. */
const isPicture = (epub: EPUB, path: string): boolean =>
  epub.resources.manifest.some(({ href, mediaType }) => href === path && /^image\/(?!svg)/.test(mediaType));

/** A picture in the reading order is a page that contains only it, in its own size where pages have a fixed one. */
function showPicturesAsPages(epub: EPUB, files: EngineOptions['files']): void {
  for (const section of epub.sections) {
    if (!isPicture(epub, section.id)) continue;
    let urls: string[] = [];
    section.load = async () => {
      const picture = await files.loadBlob(section.id);
      if (!picture) return null;
      const source = URL.createObjectURL(picture);
      const style = 'display:block;margin:auto';
      const page = pageOf(`<img src="${source}" alt="" style="${style}"/>`);
      const url = URL.createObjectURL(new Blob([page], { type: PAGE_TYPE }));
      urls.push(source, url);
      return url;
    };
    section.unload = () => {
      for (const url of urls) URL.revokeObjectURL(url);
      urls = [];
    };
  }
}
