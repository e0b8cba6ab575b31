import type { PageAppearance } from '../src/shared/reader/protocol.ts';

/** Half the height of the band, in lines of text. */
const HALF = 0.8;
const EDGE = 24;

/** A reading ruler: a tinted band, or one bright band with the rest dimmed. It follows finger, mouse and keys. */
export class ReadingGuide {
  readonly #band: HTMLElement;
  #kind: PageAppearance['guide'] = 'none';
  #line = 40;
  #y = window.innerHeight * 0.3;

  constructor(parent: HTMLElement) {
    this.#band = document.createElement('div');
    this.#band.id = 'guide';
    this.#band.hidden = true;
    parent.append(this.#band);
  }

  get isOn(): boolean {
    return this.#kind !== 'none';
  }

  /** `line` is the height of a line of text in pixels. */
  apply(kind: PageAppearance['guide'], line: number): void {
    this.#kind = kind;
    this.#line = line;
    this.#band.hidden = kind === 'none';
    this.#band.dataset['kind'] = kind;
    this.#draw();
  }

  /** Follows a pointer in a document of the book or in the shell itself. */
  follow(document: Document): void {
    document.addEventListener('pointermove', (event) => this.#moveTo(screenY(event, document)), {
      passive: true,
    });
    document.addEventListener('pointerdown', (event) => this.#moveTo(screenY(event, document)), {
      passive: true,
    });
  }

  /** Moves one line down or up; returns false at the edge of the page, where the page must be turned. */
  step(lines: 1 | -1): boolean {
    const next = this.#y + lines * this.#line;
    if (next < EDGE || next > window.innerHeight - EDGE) return false;
    this.#moveTo(next);
    return true;
  }

  /** Moves to the first or last lines, after a key turned the page. */
  rest(at: 'top' | 'bottom'): void {
    this.#moveTo(at === 'top' ? EDGE + this.#line : window.innerHeight - EDGE - this.#line);
  }

  #moveTo(y: number): void {
    if (!this.isOn) return;
    this.#y = y;
    this.#draw();
  }

  #draw(): void {
    const { style } = this.#band;
    style.setProperty('--top', `${this.#y - this.#line * HALF}px`);
    style.setProperty('--height', `${this.#line * HALF * 2}px`);
  }
}

/** Vertical position of an event on the shell's screen, for events from inside a (scaled, scrolled) book frame. */
function screenY(event: MouseEvent, document: Document): number {
  const frame = document.defaultView?.frameElement as HTMLElement | null | undefined;
  if (!frame || document === window.document) return event.clientY;
  const box = frame.getBoundingClientRect();
  return box.top + event.clientY * (frame.clientHeight ? box.height / frame.clientHeight : 1);
}
