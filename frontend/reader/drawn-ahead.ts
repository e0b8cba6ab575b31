/** A page that is being drawn, or was. */
export interface Drawing<Leaf> {
  drawn: Promise<Leaf>;
  /** Ends the work; `drawn` fails when it was not done. */
  cancel(): void;
  /** Gives back what the picture of the page takes. */
  free(): void;
}

export interface Place {
  page: number;
  width: number;
  height: number;
  /** Times as large as fits. */
  zoom: number;
}

const nameOf = ({ page, width, height, zoom }: Place): string => `${page} ${width}x${height} ${zoom}`;

/**
 * Draws pages when they are asked for, and the likely next ones in idle moments before. Holds no page but those it was
 * last told of, so that a long book takes no more memory than a short one.
 */
export class DrawnAhead<Leaf> {
  readonly #drawings = new Map<string, Drawing<Leaf>>();
  readonly #finished = new WeakSet<Drawing<Leaf>>();
  readonly #draw: (place: Place) => Drawing<Leaf>;
  readonly #whenIdle: (work: () => void) => void;
  #likely: Place[] = [];

  constructor(draw: (place: Place) => Drawing<Leaf>, whenIdle: (work: () => void) => void) {
    this.#draw = draw;
    this.#whenIdle = whenIdle;
  }

  /** How many pages are held at the moment. */
  get held(): number {
    return this.#drawings.size;
  }

  /** These pages, drawn. Work on any other page stops: the reader waits for these. */
  take(places: Place[]): Promise<Leaf[]> {
    this.#likely = [];
    const wanted = new Set(places.map(nameOf));
    for (const [name, drawing] of this.#drawings)
      if (!wanted.has(name) && !this.#finished.has(drawing)) this.#drop(name, drawing);
    return Promise.all(places.map((place) => this.#drawingOf(place).drawn));
  }

  /** Lets go of all pages but these; the likely ones are drawn, one after the other, while nothing else is to do. */
  keep(shown: Place[], likely: Place[]): void {
    const kept = new Set([...shown, ...likely].map(nameOf));
    for (const [name, drawing] of this.#drawings) if (!kept.has(name)) this.#drop(name, drawing);
    this.#likely = likely;
    this.#goOn(likely, 0);
  }

  #goOn(likely: Place[], next: number): void {
    const place = likely[next];
    if (!place) return;
    this.#whenIdle(() => {
      // Somebody turned meanwhile: what is likely now is another page.
      if (this.#likely !== likely) return;
      const goOn = () => this.#goOn(likely, next + 1);
      // A page that cannot be drawn ahead says so when it is asked for.
      this.#drawingOf(place).drawn.then(goOn, () => undefined);
    });
  }

  #drawingOf(place: Place): Drawing<Leaf> {
    const name = nameOf(place);
    const known = this.#drawings.get(name);
    if (known) return known;
    const drawing = this.#draw(place);
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
