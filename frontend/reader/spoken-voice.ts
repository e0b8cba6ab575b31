import type { VoiceHelp } from '../src/shared/reader/protocol.ts';
import { voiceFor } from '../src/shared/deviceVoices.ts';
import type { ReadAloud } from './engine.ts';
import { rangeOf, sentencesOf, wordAt, type Sentence } from './spoken-text.ts';

/** What is read aloud: files of an EPUB or pages of a PDF, by their number from 0. */
export interface SpokenPages {
  readonly count: number;
  /** BCP 47 tag, used when the text declares none. */
  readonly language: string;
  /** Whether words in drawings are read, too. */
  readonly isDrawn: boolean;
  isRead(section: number): boolean;
  /** The root of a section that is on the screen now; null for others. */
  rootOf(section: number): Element | null;
  /** Shows a file or page, at a range in it or at its beginning. */
  show(section: number, range: Range | null): Promise<void>;
  stateChanged(state: 'playing' | 'paused'): void;
}

type Highlights = Window & {
  CSS: { highlights?: { set(name: string, highlight: unknown): void; delete(name: string): void } };
  Highlight?: new (...ranges: Range[]) => unknown;
};

/** Highlights of the spoken word, and of the sentence around it; `page-style.ts` defines their style. */
export const WORD = 'bookgrove-word';
export const SENTENCE = 'bookgrove-sentence';

/**
 * Reads text aloud with a voice of the device. Marks each spoken word; with a voice that fires no word
 * events, marks the sentence. Turns the pages. This app sends nothing; the voices belong to the device.
 */
export class SpokenVoice implements ReadAloud {
  readonly #pages: SpokenPages;
  #section = -1;
  #root: Element | null = null;
  #sentences: Sentence[] = [];
  #at = -1;
  #rate = 1;
  #help: VoiceHelp = 'words';
  #playing = false;
  /** Events of earlier utterances are ignored: a cancelled one still fires its end. */
  #turn = 0;
  /** Holds references, because a browser may garbage-collect an utterance that is being spoken. */
  readonly #held = new Set<SpeechSynthesisUtterance>();

  constructor(pages: SpokenPages) {
    this.#pages = pages;
    addEventListener('pagehide', () => this.#hush());
  }

  play(rate: number, help: VoiceHelp = 'words'): Promise<void> {
    const isAnew = rate !== this.#rate;
    this.#rate = rate;
    this.#help = help;
    if (this.#playing) {
      // The rate of an utterance is fixed when it starts, so the sentence is spoken again.
      if (isAnew) this.#speak(this.#at);
      return Promise.resolve();
    }
    this.#setPlaying(true);
    if (this.#isHere() && this.#isVisible(this.#sentences[this.#at])) this.#speak(this.#at);
    else return this.#speakFromScreen();
    return Promise.resolve();
  }

  pause(): void {
    this.#hush();
    this.#setPlaying(false);
  }

  /** Called when the reader has turned the page: speech continues there. */
  pageTurned(): void {
    if (!this.#playing || (this.#isHere() && this.#isVisible(this.#sentences[this.#at]))) return;
    this.#hush();
    void this.#speakFromScreen();
  }

  async #speakFromScreen(): Promise<void> {
    let shown = 0;
    while (shown < this.#pages.count && !this.#pages.rootOf(shown)) shown += 1;
    this.#open(shown < this.#pages.count ? shown : 0);
    const first = this.#sentences.findIndex((sentence) => this.#isVisible(sentence));
    if (first >= 0) this.#speak(first);
    else await this.#speakNextSection();
  }

  #open(section: number): void {
    this.#section = section;
    const root = (this.#root = this.#pages.rootOf(section));
    const { isDrawn } = this.#pages;
    this.#sentences = root ? sentencesOf(root.ownerDocument, this.#languageHere(), { isDrawn, root }) : [];
    this.#at = -1;
  }

  async #speakNextSection(): Promise<void> {
    for (let next = this.#section + 1; next < this.#pages.count; next += 1) {
      if (!this.#pages.isRead(next)) continue;
      this.#section = next;
      await this.#pages.show(next, null);
      if (!this.#playing) return;
      this.#open(next);
      if (this.#sentences.length > 0) return this.#speak(0);
    }
    this.pause();
    this.#sentences = [];
  }

  #speak(index: number): void {
    this.#hush();
    const sentence = this.#sentences[index];
    if (!sentence) return void this.#speakNextSection();
    this.#at = index;
    const turn = this.#turn;
    const isNow = () => this.#playing && turn === this.#turn;
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    const language = this.#languageHere();
    const voices = speechSynthesis.getVoices();
    const voice = voiceFor(voices, language) ?? voiceFor(voices, this.#pages.language);
    utterance.lang = voice?.lang ?? language;
    utterance.voice = voice;
    utterance.rate = this.#rate;
    utterance.onstart = () => {
      if (isNow()) this.#follow(sentence, SENTENCE, 0, sentence.text.length);
    };
    utterance.onboundary = ({ name, charIndex }) => {
      if (!isNow() || (name && name !== 'word')) return;
      const word = wordAt(sentence.text, charIndex, language);
      if (word) this.#follow(sentence, WORD, word.from, word.to);
    };
    utterance.onend = () => {
      if (isNow()) this.#speak(index + 1);
    };
    utterance.onerror = ({ error }) => {
      if (isNow() && error !== 'canceled' && error !== 'interrupted') this.pause();
    };
    this.#held.add(utterance);
    speechSynthesis.speak(utterance);
  }

  /** Marks what is being spoken and turns to its page. */
  #follow(sentence: Sentence, name: string, from: number, to: number): void {
    if (!this.#isHere() && this.#pages.rootOf(this.#section)) {
      // The same page was drawn again in another size: its words are looked up again.
      const at = this.#at;
      this.#open(this.#section);
      return this.#speak(at);
    }
    const range = rangeOf(sentence, from, to);
    if (!range) return;
    if (this.#help === 'words') this.#mark(name, range);
    const spoken = name === WORD ? range : rangeOf(sentence, from, from + 1);
    if (spoken && !isOnScreen(spoken)) void this.#pages.show(this.#section, spoken);
  }

  #mark(name: string, range: Range): void {
    const view = this.#root?.ownerDocument.defaultView as Highlights | null | undefined;
    if (!view?.CSS.highlights || !view.Highlight) return;
    view.CSS.highlights.set(name, new view.Highlight(range));
  }

  #hush(): void {
    this.#turn += 1;
    this.#held.clear();
    speechSynthesis.cancel();
    const view = this.#root?.ownerDocument.defaultView as Highlights | null | undefined;
    for (const name of [WORD, SENTENCE]) view?.CSS.highlights?.delete(name);
  }

  #setPlaying(playing: boolean): void {
    if (this.#playing === playing) return;
    this.#playing = playing;
    this.#pages.stateChanged(playing ? 'playing' : 'paused');
  }

  #languageHere(): string {
    const root = this.#root;
    const said =
      root && root.ownerDocument !== window.document ? root.ownerDocument.documentElement.lang : '';
    return said || this.#pages.language;
  }

  /** Whether the text that is being read is still the one on the screen. */
  #isHere(): boolean {
    return this.#root !== null && this.#pages.rootOf(this.#section) === this.#root;
  }

  #isVisible(sentence: Sentence | undefined): boolean {
    const range = sentence && rangeOf(sentence, 0, sentence.text.length);
    return range ? isOnScreen(range) : false;
  }
}

/**
 * Whether part of the range is on the screen; the pages of a section are side by side, or below each other,
 * in its frame.
 */
export function isOnScreen(range: Range): boolean {
  const { ownerDocument } = range.startContainer;
  const frame = ownerDocument?.defaultView?.frameElement;
  // A PDF is drawn into the shell itself.
  const isShell = ownerDocument === window.document;
  if (!frame && !isShell) return false;
  const box = isShell || !frame ? { left: 0, top: 0, width: 0 } : frame.getBoundingClientRect();
  // Pages of fixed layout are drawn scaled.
  const scale = !isShell && frame?.clientWidth ? box.width / frame.clientWidth : 1;
  return [...range.getClientRects()].some(({ left, right, top, bottom }) => {
    const x = box.left + ((left + right) / 2) * scale;
    const y = box.top + ((top + bottom) / 2) * scale;
    return x >= 0 && x <= window.innerWidth && y >= 0 && y <= window.innerHeight;
  });
}
