import { Paginator } from 'foliate-js/paginator.js';

/**
 * foliate's paginator, guarded against layout while a document is loading. Between two files its frame
 * contains a document that is still being parsed: on a resize just then the paginator would lay out a file
 * without a body, and a finger would move pages without a width. Waiting loses nothing: a loaded file is laid
 * out with the window size and the attributes of that moment.
 */
export class FlowingPages extends Paginator {
  /** Whether a finger moves the pages. */
  hasSwipe = true;
  #shown: Document | null = null;

  constructor() {
    super();
    this.addEventListener('load', (event) => {
      this.#shown = (event as CustomEvent<{ doc: Document }>).detail.doc;
    });
  }

  get #isThere(): boolean {
    const [current] = this.getContents();
    return current !== undefined && current.doc === this.#shown;
  }

  override render(): void {
    if (this.#isThere) super.render();
  }

  override scrollBy(x?: number | ScrollToOptions, y?: number): void {
    if (this.hasSwipe && this.#isThere) super.scrollBy(x as number, y as number);
  }

  override snap(vx: number, vy: number): void {
    if (this.hasSwipe && this.#isThere) super.snap(vx, vy);
  }
}

customElements.define('flowing-pages', FlowingPages);
