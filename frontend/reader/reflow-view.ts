import type { EPUB, Section } from 'foliate-js/epub.js';
import type { Overlayer } from 'foliate-js/overlayer.js';
import type { PageAppearance } from '../src/shared/reader/protocol.ts';
import type { EpubView, EpubViewEvents } from './epub-view.ts';
import { FlowingPages } from './flowing-pages.ts';
import { READER_FONTS } from './fonts.ts';
import {
  clearWhitePaper,
  columnsFor,
  kindOfPage,
  makeTextScalable,
  markPlate,
  NARROW_PAGE,
  pageStyle,
  textSize,
  type PageKind,
} from './page-style.ts';
import { MarkLayer } from './marks.ts';

interface OverlayEvent {
  doc: Document;
  index: number;
  attach(layer: Overlayer): void;
}
interface Relocation {
  range: Range;
  index: number;
  fraction: number;
  size: number;
}

/** Whether a book declares that its text is scrolled. */
export const isToBeScrolled = (epub: EPUB): boolean => epub.rendition.flow?.startsWith('scrolled') ?? false;

/**
 * Flowing text in columns, drawn by foliate's paginator; it brings its own swipe. `sections` replace those of the book
 * where it has pages of another layout, too; the paginator cannot swipe to those, so its swipe is left out.
 */
export function reflowView(
  root: HTMLElement,
  epub: EPUB,
  look: PageAppearance,
  calm: boolean,
  events: EpubViewEvents,
  sections: Section[] | null = null,
): EpubView {
  const renderer = new FlowingPages();
  renderer.hasSwipe = sections === null;
  const marks = new MarkLayer(epub);
  // The book decides whether pages turn or scroll until the reader does: the app page then sends what was chosen.
  let current: PageAppearance = isToBeScrolled(epub) ? { ...look, flow: 'scroll' } : look;
  let lastIndex = -1;
  let kind: PageKind = 'text';
  /** The columns changed after a section was loaded: a requested target has to be found again. */
  let isRelaid = false;

  /** Applies the layout that the screen and the page need; returns true when the page was laid out again. */
  const fit = (): boolean => {
    const { clientWidth: width, clientHeight: height } = root;
    if (!width || !height) return false;
    const columns = columnsFor(kind, textSize(current.size, width), width, height);
    const isNarrow = width < NARROW_PAGE;
    const changed = Object.entries({
      'max-column-count': String(columns.count),
      'max-inline-size': `${columns.width}px`,
      gap: isNarrow ? '10%' : '7%',
      margin: isNarrow ? '36px' : '52px',
      flow: current.flow === 'scroll' ? 'scrolled' : 'paginated',
    }).filter(([name, value]) => renderer.getAttribute(name) !== value);
    for (const [name, value] of changed) renderer.setAttribute(name, value);
    renderer.setStyles(pageStyle(current, width, READER_FONTS, columns.count));
    return changed.length > 0;
  };

  if (!calm) renderer.setAttribute('animated', '');
  renderer.addEventListener('load', (event) => {
    const { doc, index } = (event as CustomEvent<{ doc: Document; index: number }>).detail;
    makeTextScalable(doc);
    clearWhitePaper(doc);
    markPlate(doc);
    doc.body.classList.add(`bookgrove-${kindOfPage(doc)}`);
    events.loaded(doc, index);
  });
  renderer.addEventListener('create-overlayer', (event) => {
    const { doc, index, attach } = (event as CustomEvent<OverlayEvent>).detail;
    attach(marks.layerFor(doc, index));
  });
  renderer.addEventListener('relocate', (event) => {
    const { range, index, fraction, size } = (event as CustomEvent<Relocation>).detail;
    // Before the first layout the number of screens is unknown.
    if (!Number.isFinite(fraction)) return;
    if (index !== lastIndex) {
      lastIndex = index;
      const [shown] = renderer.getContents();
      const kindNow = shown ? kindOfPage(shown.doc) : kind;
      if (kindNow !== kind) {
        kind = kindNow;
        // Changed columns cause a new layout, which calls this again.
        if (fit()) {
          isRelaid = true;
          return;
        }
      }
    }
    events.seen({ first: index, fraction, last: index, endFraction: Math.min(1, fraction + size), range });
  });
  root.replaceChildren(renderer);
  renderer.open(sections ? { dir: epub.dir, sections, transformTarget: epub.transformTarget } : epub);
  fit();
  new ResizeObserver(fit).observe(root);

  return {
    get atStart() {
      return renderer.atStart;
    },
    get atEnd() {
      return renderer.atEnd;
    },
    goTo: async (target) => {
      isRelaid = false;
      await renderer.goTo(target);
      if (isRelaid) await renderer.goTo(target);
    },
    next: () => renderer.next(),
    previous: () => renderer.prev(),
    // The paginator takes a share of the position of the last screen, not of the text: converted once the
    // number of screens is known.
    anchorAt: (fraction) => () => {
      const screens = renderer.pages - 2;
      return screens > 1 ? Math.min(screens - 1, Math.floor(fraction * screens + 1e-6)) / (screens - 1) : 0;
    },
    apply: (next) => {
      current = next;
      fit();
    },
    mark: (next) => marks.show(next),
    markAt: (document, x, y) => marks.at(document, x, y),
    documentOf: (section) => (section === lastIndex ? (renderer.getContents()[0]?.doc ?? null) : null),
    showPageNumber: (page) => {
      const foot = renderer.feet?.at(-1);
      if (foot) foot.textContent = String(page);
    },
  };
}
