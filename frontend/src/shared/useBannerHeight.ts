import { useEffect, useRef, type RefObject } from 'react';

/**
 * Publishes the height of a banner as a custom property of the document: `--banner` for one that stays at the top,
 * `--above` for one that scrolls away.
 */
export function useBannerHeight(property: '--banner' | '--above'): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      root.style.setProperty(property, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty(property);
    };
  }, [property]);
  return box;
}
