/** A page counts as wide when its width is more than this multiple of its height. */
const WIDE = 1.2;

/** Whether a page states a size in pixels that is much wider than high, so that it fills little of an upright phone. */
export function isWidePage(page: Document): boolean {
  const content = page.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? '';
  const size = pageSize(content, { width: 0, height: 0 });
  return size !== null && size.width > size.height * WIDE;
}

interface Size {
  width: number;
  height: number;
}

/**
 * The size that a page of fixed layout declares in `<meta name="viewport">`. The first of repeated values counts, and
 * `device-width` and `device-height` are those of the window (EPUB Reading Systems 3.3, 5.1.1). Null when a side is
 * missing or unusable.
 */
export function pageSize(content: string, device: Size): Size | null {
  const sideOf = (name: keyof Size): number => {
    const value = new RegExp(`(?:^|[,;\\s])${name}\\s*=\\s*([^,;\\s]+)`, 'i').exec(content)?.[1] ?? '';
    return value.toLowerCase() === `device-${name}` ? device[name] : Number.parseFloat(value);
  };
  const size = { width: sideOf('width'), height: sideOf('height') };
  return size.width > 0 && size.height > 0 ? size : null;
}
