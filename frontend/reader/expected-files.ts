type Load = (path: string) => Promise<Response | null>;

/** Maximum number of prefetched files; the oldest are dropped first. */
const MOST = 24;
const PAGE = /\.(?:x?html?|svg)$/i;
const STYLE = /\.css$/i;
const DRAWN = /\.(?:css|svg|png|jpe?g|gif|webp|avif|woff2?|[ot]tf)$/i;

/**
 * Prefetches files that will be requested soon, with the files they use. An engine reads a page first, then
 * its style sheet, then the fonts that it names, then one picture after the other; on a slow network each
 * step is a delay of its own.
 */
export class Expected {
  readonly #load: Load;
  readonly #waiting = new Map<string, Promise<Response | null>>();

  constructor(load: Load) {
    this.#load = load;
  }

  /**
   * Starts to fetch a file unless it is already being fetched. A failed prefetch is dropped, so the actual
   * request fetches the file again.
   */
  begin(path: string): void {
    if (this.#waiting.has(path)) return;
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size >= MOST && oldest !== undefined) this.#waiting.delete(oldest);
    const answer = this.#load(path);
    this.#waiting.set(path, answer);
    answer
      .then(async (response) => {
        if (!response || !(PAGE.test(path) || STYLE.test(path))) return;
        for (const next of named(await response.clone().text(), path)) this.begin(next);
      })
      .catch(() => {
        if (this.#waiting.get(path) === answer) this.#waiting.delete(path);
      });
  }

  /** The response for a file, prefetched or fetched now. */
  take(path: string): Promise<Response | null> {
    const answer = this.#waiting.get(path);
    this.#waiting.delete(path);
    return answer ?? this.#load(path);
  }
}

/** Paths of the files that a page or style sheet uses. */
export function named(text: string, path: string): string[] {
  const base = new URL(path.split('/').map(encodeURIComponent).join('/'), 'https://book.invalid/');
  const patterns = STYLE.test(path)
    ? [/url\(\s*["']?([^"')]+)/gi]
    : [/<(?:link|image)\b[^>]*?\bhref\s*=\s*["']([^"']+)/gi, /<img\b[^>]*?\bsrc\s*=\s*["']([^"']+)/gi];
  const found = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, href = '']) => (URL.canParse(href, base) ? new URL(href, base) : null))
    .filter((url) => url !== null && url.origin === base.origin && DRAWN.test(url.pathname))
    .map((url) => decodeURIComponent(url!.pathname.slice(1)));
  return [...new Set(found)].filter((one) => one !== path);
}
