import type { EPUB } from 'foliate-js/epub.js';
import { FixedLayout } from 'foliate-js/fixed-layout.js';
import { FIXED_PAGE_STYLE } from './page-style.ts';
import type { EpubView, EpubViewEvents } from './epub-view.ts';

/** Pages of fixed size, alone in portrait and as spreads in landscape, drawn by foliate's fixed-layout renderer. */
export function fixedView(root: HTMLElement, epub: EPUB, events: EpubViewEvents): EpubView {
  const renderer = new FixedLayout();
  const loaded = new Map<number, Document>();
  const lastSection = epub.sections.length - 1;

  const frameOf = (document: Document | undefined) => document?.defaultView?.frameElement ?? null;
  // The renderer says which spread it shows but not which page of it: in portrait the other one is hidden.
  const visible = () =>
    [...loaded]
      .filter(([, document]) => {
        const frame = frameOf(document);
        return frame?.isConnected && frame.parentElement?.style.display !== 'none';
      })
      .map(([index]) => index)
      .sort((a, b) => a - b);

  let reported = '';
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
    for (const [section, document] of loaded) if (!frameOf(document)?.isConnected) loaded.delete(section);
    loaded.set(index, doc);
    // A page without a colour of its own is printed on white, whatever lies around it.
    const frame = frameOf(doc) as HTMLElement | null;
    frame?.style.setProperty('background', '#fff');
    const style = doc.createElementNS('http://www.w3.org/1999/xhtml', 'style');
    style.textContent = FIXED_PAGE_STYLE;
    (doc.head ?? doc.documentElement).append(style);
    events.loaded(doc, index);
  });
  root.replaceChildren(renderer);
  renderer.open(epub);
  // Turning a tablet round shows or hides the second page of the spread.
  new ResizeObserver(() => requestAnimationFrame(report)).observe(root);

  const turn = async (start: () => Promise<void>) => {
    const hadFocus = [...loaded.values()].some((document) => document.hasFocus());
    await start();
    // The frame that had the focus is gone: keys go on in the new page.
    if (hadFocus) loaded.get(visible()[0] ?? 0)?.defaultView?.focus();
    report();
  };
  return {
    get atStart() {
      return visible()[0] === 0;
    },
    get atEnd() {
      return visible().at(-1) === lastSection;
    },
    // What is on the screen already stays as it is: a voice asks for every word of it.
    goTo: (target) =>
      visible().includes(target.index) ? Promise.resolve(report()) : turn(() => renderer.goTo(target)),
    next: () => turn(() => renderer.next()),
    previous: () => turn(() => renderer.prev()),
    anchorAt: () => 0,
    // The pages are pictures: neither letters nor colours of them change.
    apply: () => undefined,
    documentOf: (section) => (visible().includes(section) ? (loaded.get(section) ?? null) : null),
    showPageNumber: () => undefined,
    // On drawn pages notes belong to the page, not to words.
    mark: () => undefined,
    markAt: () => null,
  };
}
