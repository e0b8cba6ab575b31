import type { CartRequestView } from './api.ts';

/** Whether each of these wishes was asked for on this day (UTC): the server then takes no second request. */
export function askedToday(
  items: readonly string[],
  requests: readonly Pick<CartRequestView, 'books' | 'created_at'>[],
  now: number = Date.now(),
): boolean {
  const today = new Date(now).toISOString().slice(0, 10);
  const asked = new Set(
    requests
      .filter(({ created_at: at }) => at.startsWith(today))
      .flatMap(({ books }) => books.map(({ item }) => item)),
  );
  return items.length > 0 && items.every((item) => asked.has(item));
}
