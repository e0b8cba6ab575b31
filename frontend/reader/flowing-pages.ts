import { Paginator } from 'foliate-js/paginator.js';

/**
 * foliate's paginator, which lays out nothing but what is there. Between two files its frame holds a document that is
 * still being read: a window that changes its size just then would have a file laid out whose body nobody has seen, and
 * a finger would move pages that have no width yet. Nothing is lost by waiting: a file that comes is laid out by what
 * the window and the attributes say at that moment.
 */
export class FlowingPages extends Paginator {
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
    if (this.#isThere) super.scrollBy(x as number, y as number);
  }

  override snap(vx: number, vy: number): void {
    if (this.#isThere) super.snap(vx, vy);
  }
}

customElements.define('flowing-pages', FlowingPages);
