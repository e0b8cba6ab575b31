import type { EPUB, Target } from 'foliate-js/epub.js';
import { FixedLayout } from 'foliate-js/fixed-layout.js';
import { ZOOMS, type Mark, type PageAppearance } from '../src/shared/reader/protocol.ts';
import { rangeOfMark } from './marks.ts';
import { boxesOf, PageMarks } from './page-marks.ts';
import { spreadOf } from './page-layout.ts';
import { pageSize } from './page-size.ts';
import { FIXED_PAGE_STYLE } from './page-style.ts';
import type { EpubView, EpubViewEvents } from './epub-view.ts';

/** Pixels by which a key pans an enlarged page. */
const PAN = 90;

/**
 * Pages of fixed size, alone in portrait and as spreads in landscape, drawn by foliate's fixed-layout renderer. `part`
 * limits them to some sections, by spine index.
 */
export function fixedView(
  root: HTMLElement,
  epub: EPUB,
  look: PageAppearance,
  events: EpubViewEvents,
  part: { first: number; last: number } = { first: 0, last: epub.sections.length - 1 },
): EpubView {
  const renderer = new FixedLayout();
  const loaded = new Map<number, Document>();
  const layers = new Map<Document, PageMarks>();
  let marks: Mark[] = [];
  let { zoom } = look;

  const frameOf = (document: Document | undefined) => document?.defaultView?.frameElement ?? null;
  // The renderer reports which spread it shows but not which page of it: in portrait the other one is hidden.
  const visible = () =>
    [...loaded]
      .filter(([, document]) => {
        const frame = frameOf(document);
        return frame?.isConnected && frame.parentElement?.style.display !== 'none';
      })
      .map(([index]) => index)
      .sort((a, b) => a - b);

  let reported = '';
  const drawMarks = () => {
    for (const section of visible()) {
      const document = loaded.get(section);
      const frame = frameOf(document);
      if (!document || !frame) continue;
      const page = { left: 0, top: 0, width: frame.clientWidth, height: frame.clientHeight };
      layers.get(document)?.show(
        marks.flatMap((mark) => {
          const range = rangeOfMark(epub, mark, section, document);
          return range ? { ...mark, boxes: boxesOf(range, page) } : [];
        }),
      );
    }
  };
  /** The renderer takes a scale, not a multiple of the fitting size: the fitting size is measured first. */
  const enlarge = () => {
    const times = ZOOMS[zoom - 1] ?? 1;
    renderer.removeAttribute('zoom');
    if (times === 1) return;
    const frame = frameOf(loaded.get(visible()[0] ?? -1));
    const fits = frame?.clientWidth ? frame.getBoundingClientRect().width / frame.clientWidth : 0;
    if (fits) renderer.setAttribute('zoom', String(fits * times));
  };
  /** Scrolls an enlarged page to the corner where its text begins. */
  const toBeginning = () => renderer.scrollTo(epub.dir === 'rtl' ? renderer.scrollWidth : 0, 0);
  /** Scrolls words into view when they are outside of the window. */
  const bring = ({ index, anchor }: Target) => {
    const document = loaded.get(index);
    const frame = frameOf(document);
    const range = document && typeof anchor === 'function' ? anchor(document) : null;
    if (!frame || !range || typeof range !== 'object' || zoom === 1) return;
    const outer = frame.getBoundingClientRect();
    const scale = frame.clientWidth ? outer.width / frame.clientWidth : 1;
    const { left, top, width, height } = range.getBoundingClientRect();
    const x = outer.left + (left + width / 2) * scale;
    const y = outer.top + (top + height / 2) * scale;
    const isSeen = x > 0 && x < window.innerWidth && y > 0 && y < window.innerHeight;
    if (!isSeen) renderer.scrollBy(x - window.innerWidth / 2, y - window.innerHeight / 2);
  };
  const settle = () => {
    enlarge();
    drawMarks();
    report();
  };
  const report = () => {
    const sections = visible();
    const [first] = sections;
    const last = sections.at(-1);
    if (first === undefined || last === undefined || reported === sections.join()) return;
    reported = sections.join();
    events.seen({ first, fraction: 0, last, endFraction: 1, range: null });
  };

  renderer.addEventListener('load', (event) => {
    const { doc, index } = (event as CustomEvent<{ doc: Document; index: number }>).detail;
    for (const [section, document] of loaded)
      if (!frameOf(document)?.isConnected) {
        loaded.delete(section);
        layers.delete(document);
      }
    loaded.set(index, doc);
    statePageSize(doc, root);
    // A page without a background colour is shown on white, whatever the colour around it.
    const frame = frameOf(doc) as HTMLElement | null;
    frame?.style.setProperty('background', '#fff');
    // The marks are drawn beside the frame, not in it: the document of the book is not changed.
    const leaf = frame?.parentElement;
    leaf?.style.setProperty('position', 'relative');
    if (leaf) layers.set(doc, new PageMarks(leaf));
    const style = doc.createElementNS('http://www.w3.org/1999/xhtml', 'style');
    style.textContent = FIXED_PAGE_STYLE;
    (doc.head ?? doc.documentElement).append(style);
    events.loaded(doc, index);
  });
  root.replaceChildren(renderer);
  renderer.open({
    dir: epub.dir,
    rendition: { ...epub.rendition, spread: spreadOf(epub, part, Math.min(innerWidth, innerHeight)) },
    sections: epub.sections.slice(part.first, part.last + 1),
  });
  // It refers to pages by their index in this.
  renderer.book = epub;
  // Rotating a tablet shows or hides the second page of the spread.
  new ResizeObserver(() => requestAnimationFrame(settle)).observe(root);

  const turn = async (start: () => Promise<void>) => {
    const hadFocus = [...loaded.values()].some((document) => document.hasFocus());
    await start();
    // The frame that had the focus is gone: the focus moves to the new page so that keys work.
    if (hadFocus) loaded.get(visible()[0] ?? 0)?.defaultView?.focus();
    settle();
    toBeginning();
  };
  return {
    get atStart() {
      return visible()[0] === part.first;
    },
    get atEnd() {
      return visible().at(-1) === part.last;
    },
    // A target that is on the screen already does not move the page: reading aloud calls this for every word.
    goTo: (target) =>
      visible().includes(target.index)
        ? Promise.resolve(report()).then(() => bring(target))
        : turn(() => renderer.goTo(target)).then(() => bring(target)),
    next: () => turn(() => renderer.next()),
    previous: () => turn(() => renderer.prev()),
    anchorAt: () => 0,
    // Pages of fixed layout have their own fonts, so only the zoom can change; colours are set by style
    // sheet.
    apply: (next) => {
      if (next.zoom === zoom) return;
      zoom = next.zoom;
      settle();
      toBeginning();
    },
    pan: (lines) => {
      const before = renderer.scrollTop;
      renderer.scrollBy(0, lines * PAN);
      return renderer.scrollTop !== before;
    },
    documentOf: (section) => (visible().includes(section) ? (loaded.get(section) ?? null) : null),
    showPageNumber: () => undefined,
    mark: (next) => {
      marks = next;
      drawMarks();
    },
    markAt: (document, x, y) => {
      const { clientWidth = 0, clientHeight = 0 } = frameOf(document) ?? {};
      return (clientWidth && layers.get(document)?.at(x / clientWidth, y / clientHeight)) || null;
    },
  };
}

/** States the declared size of a page in the one form that the renderer reads. */
function statePageSize(page: Document, root: HTMLElement): void {
  const meta = page.querySelector('meta[name="viewport"]');
  const size = pageSize(meta?.getAttribute('content') ?? '', {
    width: root.clientWidth,
    height: root.clientHeight,
  });
  if (size) meta?.setAttribute('content', `width=${size.width}, height=${size.height}`);
}
