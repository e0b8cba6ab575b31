import { useEffect } from 'react';
import { placeName, useTenant } from './tenant.ts';

/** Sets the page title from its content (a book, a class), where the route only knows the kind of page. */
export function usePageTitle(title: string): void {
  const place = placeName(useTenant());
  useEffect(() => {
    document.title = `${title} · ${place}`;
  }, [title, place]);
}
