/** A page that has been drawn or is being drawn. */
export interface Drawing<Leaf> {
  drawn: Promise<Leaf>;
  /** Stops the drawing; `drawn` rejects when it was not finished. */
  cancel(): void;
  /** Frees the memory of the picture of the page. */
  free(): void;
}

export interface PageBox {
  page: number;
  width: number;
  height: number;
  /** Multiple of the fitting size. */
  zoom: number;
}

const nameOf = ({ page, width, height, zoom }: PageBox): string => `${page} ${width}x${height} ${zoom}`;

/**
 * Draws pages on request, and the likely next ones ahead in idle time. Holds only the pages of the last call
 * of `keep`, so that a long book takes no more memory than a short one.
 */
export class PrerenderedPages<Leaf> {
  readonly #drawings = new Map<string, Drawing<Leaf>>();
  readonly #finished = new WeakSet<Drawing<Leaf>>();
  readonly #draw: (box: PageBox) => Drawing<Leaf>;
  readonly #whenIdle: (work: () => void) => void;
  #likely: PageBox[] = [];

  constructor(draw: (box: PageBox) => Drawing<Leaf>, whenIdle: (work: () => void) => void) {
    this.#draw = draw;
    this.#whenIdle = whenIdle;
  }

  /** Number of pages that are held now. */
  get held(): number {
    return this.#drawings.size;
  }

  /** Returns these pages, drawn. Cancels work on all other pages, because the reader waits for these. */
  take(boxes: PageBox[]): Promise<Leaf[]> {
    this.#likely = [];
    const wanted = new Set(boxes.map(nameOf));
    for (const [name, drawing] of this.#drawings)
      if (!wanted.has(name) && !this.#finished.has(drawing)) this.#drop(name, drawing);
    return Promise.all(boxes.map((box) => this.#drawingOf(box).drawn));
  }

  /** Frees all pages but these; draws the likely ones, one after the other, in idle time. */
  keep(shown: PageBox[], likely: PageBox[]): void {
    const kept = new Set([...shown, ...likely].map(nameOf));
    for (const [name, drawing] of this.#drawings) if (!kept.has(name)) this.#drop(name, drawing);
    this.#likely = likely;
    this.#goOn(likely, 0);
  }

  #goOn(likely: PageBox[], next: number): void {
    const box = likely[next];
    if (!box) return;
    this.#whenIdle(() => {
      // The reader has turned meanwhile: other pages are likely now.
      if (this.#likely !== likely) return;
      const goOn = () => this.#goOn(likely, next + 1);
      // A page that cannot be drawn ahead reports its error when it is requested.
      this.#drawingOf(box).drawn.then(goOn, () => undefined);
    });
  }

  #drawingOf(box: PageBox): Drawing<Leaf> {
    const name = nameOf(box);
    const known = this.#drawings.get(name);
    if (known) return known;
    const drawing = this.#draw(box);
    this.#drawings.set(name, drawing);
    drawing.drawn.then(
      () => this.#finished.add(drawing),
      () => {
        if (this.#drawings.get(name) === drawing) this.#drop(name, drawing);
      },
    );
    return drawing;
  }

  #drop(name: string, drawing: Drawing<Leaf>): void {
    this.#drawings.delete(name);
    drawing.cancel();
    drawing.free();
  }
}
