/**
 * Groups the pages of a PDF: single pages, or spreads with the cover alone first. Pages are 1 to `pages`,
 * each spread in reading order.
 */
export function spreadsOf(pages: number, isDouble: boolean): number[][] {
  if (!isDouble) return Array.from({ length: pages }, (_, i) => [i + 1]);
  const spreads = pages > 0 ? [[1]] : [];
  for (let page = 2; page <= pages; page += 2) spreads.push(page < pages ? [page, page + 1] : [page]);
  return spreads;
}

/** Whether two pages fit side by side: the screen is wide and the pages are not. */
export function isDoubleSpread(width: number, height: number, pageRatio: number): boolean {
  return width >= 800 && width > height && pageRatio <= 0.85;
}

/** The spreads that are likely to be requested next: the following one first, then the previous one. */
export function around(spreads: number[][], shown: number[]): number[][] {
  const here = spreads.findIndex((pages) => pages[0] === shown[0]);
  return [spreads[here + 1], here > 0 ? spreads[here - 1] : undefined].filter((pages) => pages !== undefined);
}
