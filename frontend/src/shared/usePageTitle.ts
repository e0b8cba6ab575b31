import { useEffect } from 'react';
import { placeName, useTenant } from './tenant.ts';

/** Titles the page by what it shows (a book, a class), where the route knows only its kind. */
export function usePageTitle(title: string): void {
  const place = placeName(useTenant());
  useEffect(() => {
    document.title = `${title} · ${place}`;
  }, [title, place]);
}
