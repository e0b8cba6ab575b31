type Load = (path: string) => Promise<Response | null>;

/** Files that wait at most to be asked for; the oldest make way. */
const MOST = 24;
const PAGE = /\.(?:x?html?|svg)$/i;
const STYLE = /\.css$/i;
const DRAWN = /\.(?:css|svg|png|jpe?g|gif|webp|avif|woff2?|[ot]tf)$/i;

/**
 * Fetches what will be asked for soon, and what stands on it. An engine reads a page first, then its style sheet, then
 * the letters that this names, then one picture after the other; on a slow line each is a wait of its own.
 */
export class Expected {
  readonly #load: Load;
  readonly #waiting = new Map<string, Promise<Response | null>>();

  constructor(load: Load) {
    this.#load = load;
  }

  /** Begins to fetch a file, unless it waits already. What fails is forgotten: who asks in earnest asks anew. */
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

  /** The answer for a file, fetched ahead or now. */
  take(path: string): Promise<Response | null> {
    const answer = this.#waiting.get(path);
    this.#waiting.delete(path);
    return answer ?? this.#load(path);
  }
}

/** Paths of the files that are drawn with a page or by a style sheet. */
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
