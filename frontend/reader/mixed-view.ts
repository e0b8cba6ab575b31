import type { EPUB, Section, Target } from 'foliate-js/epub.js';
import type { Mark, PageAppearance } from '../src/shared/reader/protocol.ts';
import type { EpubView, EpubViewEvents } from './epub-view.ts';
import { fixedView } from './fixed-view.ts';
import { reflowView } from './reflow-view.ts';
import type { PageLayout } from './page-layout.ts';
import { runsOf, type Run } from './runs.ts';

/**
 * A book with pages of both layouts. Consecutive pages of one layout are a run; each run is shown by the view of its
 * layout, and turning past its end shows the next run. Spreads therefore never contain pages of two runs.
 */
export function mixedView(
  root: HTMLElement,
  epub: EPUB,
  layouts: readonly PageLayout[],
  look: PageAppearance,
  calm: boolean,
  events: EpubViewEvents,
): EpubView {
  const runs = runsOf(layouts);
  const flowingPart = addPart();
  let fixedPart = addPart();
  let current = look;
  let marks: Mark[] = [];
  let run: Run | null = null;

  function addPart(): HTMLElement {
    const part = document.createElement('div');
    Object.assign(part.style, { position: 'absolute', inset: '0', visibility: 'hidden' });
    return part;
  }
  const eventsOf = (part: () => HTMLElement): EpubViewEvents => ({
    ...events,
    seen: (seen) => {
      if (part().style.visibility !== 'hidden') events.seen(seen);
    },
  });

  // Pages outside of the run on the screen count as not linear, so that turning stops at its end.
  const sections = epub.sections.map((section, index): Section => ({
    ...section,
    get linear() {
      return run && index >= run.first && index <= run.last ? section.linear : 'no';
    },
  }));
  root.replaceChildren(flowingPart, fixedPart);
  const flowing = reflowView(
    flowingPart,
    epub,
    look,
    calm,
    eventsOf(() => flowingPart),
    sections,
  );
  let view: EpubView = flowing;

  const enter = (next: Run) => {
    if (next === run) return;
    run = next;
    const isFixed = next.layout === 'fixed';
    if (isFixed) {
      const part = addPart();
      fixedPart.replaceWith(part);
      fixedPart = part;
      view = fixedView(
        part,
        epub,
        current,
        eventsOf(() => part),
        next,
      );
      view.mark(marks);
    } else {
      fixedPart.replaceChildren();
      view = flowing;
    }
    flowingPart.style.visibility = isFixed ? 'hidden' : 'visible';
    fixedPart.style.visibility = isFixed ? 'visible' : 'hidden';
  };
  const goTo = async (target: Target) => {
    const wanted = runs.find(({ first, last }) => target.index >= first && target.index <= last);
    if (!wanted) return;
    enter(wanted);
    await view.goTo(target);
  };
  const isInOrder = ({ linear }: Section) => linear !== 'no';
  /** The nearest page outside of the run in a direction: its spine index, or -1. */
  const beyond = (step: 1 | -1): number =>
    step === 1
      ? epub.sections.findIndex((section, index) => isInOrder(section) && run !== null && index > run.last)
      : epub.sections.findLastIndex(
          (section, index) => isInOrder(section) && run !== null && index < run.first,
        );

  return {
    get atStart() {
      return view.atStart && beyond(-1) < 0;
    },
    get atEnd() {
      return view.atEnd && beyond(1) < 0;
    },
    goTo,
    next: async () => {
      const index = view.atEnd ? beyond(1) : -1;
      await (index < 0 ? view.next() : goTo({ index, anchor: 0 }));
    },
    previous: async () => {
      const index = view.atStart ? beyond(-1) : -1;
      await (index < 0 ? view.previous() : goTo({ index, anchor: flowing.anchorAt(1) }));
    },
    anchorAt: (fraction) => flowing.anchorAt(fraction),
    apply: (next) => {
      current = next;
      flowing.apply(next);
      if (view !== flowing) view.apply(next);
    },
    documentOf: (section) => (layouts[section] === run?.layout ? view.documentOf(section) : null),
    showPageNumber: (page) => view.showPageNumber(page),
    pan: (lines) => view.pan?.(lines) ?? false,
    mark: (next) => {
      marks = next;
      flowing.mark(next);
      if (view !== flowing) view.mark(next);
    },
    markAt: (document, x, y) => view.markAt(document, x, y),
  };
}
