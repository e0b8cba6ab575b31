import type { EPUB, Target } from 'foliate-js/epub.js';
import type { BookFiles } from './book-files.ts';
import type { ReadAloud } from './engine.ts';

/** One sentence or word of a media overlay: the element, the recording, and the start and end in it. */
interface Clip {
  section: number;
  fragment: string;
  audio: string;
  /** Seconds; `end` is Infinity when the overlay does not set it. */
  begin: number;
  end: number;
}

interface Stage {
  show(target: Target): Promise<void>;
  documentOf(section: number): Document | null;
  stateChanged(state: 'playing' | 'paused'): void;
}

/** Used instead of the book's `media:active-class`: it is readable on every page colour. */
const SPEAKING = 'bookgrove-speaking';

/** Plays EPUB 3 media overlays (SMIL 3.0 `par` elements), marks what is spoken and turns the pages. */
export class RecordedVoice implements ReadAloud {
  readonly #epub: EPUB;
  readonly #files: BookFiles;
  readonly #stage: Stage;
  readonly #audio = new Audio();
  #clips: Clip[] = [];
  #at = -1;
  #playing = false;
  /** The page is being turned to what is spoken: until it is shown, the time of the recording is ignored. */
  #turning = false;
  #frame = 0;
  #marked: Element | null = null;

  constructor(epub: EPUB, files: BookFiles, stage: Stage) {
    this.#epub = epub;
    this.#files = files;
    this.#stage = stage;
    this.#audio.addEventListener('timeupdate', () => this.#followTime());
    this.#audio.addEventListener('ended', () => {
      // The last clip may have ended by its own time already: then nothing follows, and playback must not
      // restart at the first page.
      if (this.#playing) void this.#speak(this.#at + 1);
    });
    this.#audio.addEventListener('error', () => this.pause());
  }

  /** Continues where it stopped, or from the first words on the screen when the page was turned meanwhile. */
  async play(rate: number): Promise<void> {
    this.#audio.defaultPlaybackRate = rate;
    this.#audio.playbackRate = rate;
    if (this.#playing) return;
    this.#setPlaying(true);
    if (this.#isVisible(this.#clips[this.#at])) {
      this.#mark();
      await this.#start();
    } else await this.#speakFromScreen();
  }

  pause(): void {
    this.#audio.pause();
    this.#setPlaying(false);
  }

  /** Called when the reader has turned the page: playback continues there. */
  pageTurned(): void {
    if (this.#playing && !this.#isVisible(this.#clips[this.#at])) void this.#speakFromScreen();
  }

  async #speakFromScreen(): Promise<void> {
    const { sections } = this.#epub;
    const shown = sections.findIndex((_, index) => this.#stage.documentOf(index));
    for (let section = Math.max(0, shown); section < sections.length; section += 1) {
      this.#clips = await this.#clipsOf(section);
      if (this.#clips.length === 0) continue;
      const onScreen = this.#clips.findIndex((clip) => this.#isVisible(clip));
      return this.#speak(Math.max(0, onScreen));
    }
    this.#stop();
  }

  async #speak(index: number): Promise<void> {
    const clip = this.#clips[index];
    if (!clip) return this.#speakNextSection();
    const before = this.#clips[this.#at];
    this.#at = index;
    if (!this.#isVisible(clip)) {
      this.#turning = true;
      await this.#stage
        .show({
          index: clip.section,
          anchor: (document) => document.getElementById(clip.fragment) ?? 0,
        })
        .finally(() => (this.#turning = false));
    }
    this.#mark();
    const url = this.#files.url(clip.audio);
    const goesOn = before?.audio === clip.audio && Math.abs(this.#audio.currentTime - clip.begin) < 0.35;
    if (this.#audio.src !== url) this.#audio.src = url;
    if (!goesOn || this.#audio.ended) this.#audio.currentTime = clip.begin;
    if (this.#playing && this.#audio.paused) await this.#start();
  }

  async #speakNextSection(): Promise<void> {
    const section = this.#clips.at(-1)?.section ?? -1;
    for (let next = section + 1; next < this.#epub.sections.length; next += 1) {
      const clips = await this.#clipsOf(next);
      if (clips.length === 0) continue;
      this.#clips = clips;
      this.#at = -1;
      return this.#speak(0);
    }
    this.#stop();
  }

  async #start(): Promise<void> {
    try {
      await this.#audio.play();
    } catch {
      // The browser requires a tap first, or the recording cannot be played: the button shows "play" again.
      this.pause();
    }
  }

  #followTime(): void {
    const clip = this.#clips[this.#at];
    const time = this.#audio.currentTime;
    if (!this.#playing || this.#turning || !clip || time < clip.end) return;
    void this.#speak(clipAfter(this.#clips, this.#at, time));
  }

  /** Words are shorter than the 250 ms between time events of an audio element, so each frame checks the time. */
  #watch(): void {
    this.#followTime();
    this.#frame = requestAnimationFrame(() => this.#watch());
  }

  #stop(): void {
    this.pause();
    this.#unmark();
    this.#clips = [];
    this.#at = -1;
  }

  #setPlaying(playing: boolean): void {
    if (this.#playing === playing) return;
    this.#playing = playing;
    cancelAnimationFrame(this.#frame);
    if (playing) this.#watch();
    this.#stage.stateChanged(playing ? 'playing' : 'paused');
  }

  #elementOf(clip: Clip | undefined): Element | null {
    return (clip && this.#stage.documentOf(clip.section)?.getElementById(clip.fragment)) ?? null;
  }

  #isVisible(clip: Clip | undefined): boolean {
    const element = this.#elementOf(clip);
    const frame = element?.ownerDocument.defaultView?.frameElement;
    if (!element || !frame) return false;
    const box = frame.getBoundingClientRect();
    const scale = frame.clientWidth ? box.width / frame.clientWidth : 1;
    return [...element.getClientRects()].some((rect) => {
      const middle = box.left + ((rect.left + rect.right) / 2) * scale;
      return middle >= 0 && middle <= window.innerWidth;
    });
  }

  #mark(): void {
    this.#unmark();
    this.#marked = this.#elementOf(this.#clips[this.#at]);
    this.#marked?.classList.add(SPEAKING);
  }

  #unmark(): void {
    this.#marked?.classList.remove(SPEAKING);
    this.#marked = null;
  }

  async #clipsOf(section: number): Promise<Clip[]> {
    const overlay = this.#epub.sections[section]?.mediaOverlay;
    const text = overlay && (await this.#files.loadText(overlay.href));
    if (!text) return [];
    return readClips(text, overlay.href)
      .map(({ page, ...clip }) => ({
        ...clip,
        section: this.#epub.sections.findIndex(({ id }) => id === page),
      }))
      .filter((clip) => clip.section >= 0);
  }
}

/**
 * The clip at a time of the recording, after a given clip: short words may have been passed since the last
 * check.
 */
export function clipAfter(
  clips: readonly Pick<Clip, 'audio' | 'begin' | 'end'>[],
  at: number,
  time: number,
): number {
  let next = at + 1;
  for (let clip = clips[next]; clip; clip = clips[next]) {
    const follows = clip.audio === clips[at]?.audio && clip.begin >= clips[next - 1]!.begin;
    if (!follows || clip.end > time || !clips[next + 1]) break;
    next += 1;
  }
  return next;
}

/** The clips of a SMIL file; `page` is the path of the spoken document. Entries without audio are left out. */
export function readClips(smil: string, path: string): (Omit<Clip, 'section'> & { page: string })[] {
  const document = new DOMParser().parseFromString(smil, 'application/xml');
  const resolve = (href: string) => {
    const url = new URL(href, `https://book.invalid/${path}`);
    return { path: decodeURI(url.pathname.slice(1)), fragment: decodeURIComponent(url.hash.slice(1)) };
  };
  return [...document.getElementsByTagNameNS('*', 'par')].flatMap((par) => {
    const spoken = par.getElementsByTagNameNS('*', 'text')[0]?.getAttribute('src');
    const audio = par.getElementsByTagNameNS('*', 'audio')[0];
    const source = audio?.getAttribute('src');
    if (!spoken || !audio || !source) return [];
    const { path: page, fragment } = resolve(spoken);
    return {
      page,
      fragment,
      audio: resolve(source).path,
      begin: clockValue(audio.getAttribute('clipBegin')) ?? 0,
      end: clockValue(audio.getAttribute('clipEnd')) ?? Infinity,
    };
  });
}

/** Seconds of a SMIL clock value (https://www.w3.org/TR/SMIL3/smil-timing.html#q22), null when there is none. */
export function clockValue(text: string | null): number | null {
  if (!text) return null;
  const [, amount, unit] = /^\s*([\d.]+)\s*(h|min|s|ms)?\s*$/.exec(text) ?? [];
  if (amount !== undefined) return Number(amount) * ({ h: 3600, min: 60, ms: 0.001 }[unit ?? 's'] ?? 1);
  const parts = text.trim().split(':').map(Number);
  if (parts.length < 2 || parts.some(Number.isNaN)) return null;
  return parts.reduce((sum, part) => sum * 60 + part, 0);
}
