import { useEffect, useState, type PointerEvent } from 'react';
import type { Place } from './tree.ts';

export interface Over {
  slug: string;
  place: Place;
}

/** Nearer than this to an edge of the window, the page moves along. */
const EDGE = 72;
const STEP = 14;
/** Shares of a row at its top and bottom that mean before and after it. */
const RIM = 0.3;

/**
 * Dragging rows by a grip with a mouse, a finger or a pen; Escape lets go. The keyboard has the menu of each row. Rows say
 * who they are by `data-slug`.
 */
export function useTreeDrag(onDrop: (slug: string, over: Over) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<Over | null>(null);
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
  /** What the grip of a row listens to. */
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

function rowAt(x: number, y: number, dragged: string): Over | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slug]');
  const slug = row?.dataset['slug'];
  if (!row || !slug || slug === dragged) return null;
  const { top, height } = row.getBoundingClientRect();
  const share = (y - top) / height;
  return { slug, place: share < RIM ? 'before' : share > 1 - RIM ? 'after' : 'inside' };
}
