import { useEffect, useState, type PointerEvent } from 'react';
import type { DropPosition } from './tree.ts';

export interface DropTarget {
  slug: string;
  place: DropPosition;
}

/** Distance in pixels from the edge of the window within which the page scrolls. */
const EDGE = 72;
const STEP = 14;
/** Share of a row's height at its top and bottom that means before and after it. */
const RIM = 0.3;

/**
 * Drag and drop of rows by a grip with mouse, touch or pen; Escape cancels. Keyboard users have the menu of each row.
 * A row is identified by `data-slug`.
 */
export function useTreeDrag(onDrop: (slug: string, over: DropTarget) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<DropTarget | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  useEffect(() => {
    if (dragged === null) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [dragged]);
  /** Event handlers for the grip of a row. */
  const grip = (slug: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(slug);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (dragged !== slug) return;
      if (clientY < EDGE) scrollBy(0, -STEP);
      else if (clientY > innerHeight - EDGE) scrollBy(0, STEP);
      setOver(rowAt(clientX, clientY, slug));
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const at = dragged === slug ? rowAt(clientX, clientY, slug) : null;
      end();
      if (at) onDrop(slug, at);
    },
    onPointerCancel: end,
  });
  return { dragged, over, grip };
}

function rowAt(x: number, y: number, dragged: string): DropTarget | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slug]');
  const slug = row?.dataset['slug'];
  if (!row || !slug || slug === dragged) return null;
  const { top, height } = row.getBoundingClientRect();
  const share = (y - top) / height;
  return { slug, place: share < RIM ? 'before' : share > 1 - RIM ? 'after' : 'inside' };
}
