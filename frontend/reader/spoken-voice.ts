import type { EPUB, Target } from 'foliate-js/epub.js';
import type { VoiceHelp } from '../src/features/reader/protocol.ts';
import { voiceFor } from '../src/shared/deviceVoices.ts';
import type { ReadAloud } from './engine.ts';
import { rangeOf, sentencesOf, wordAt, type Sentence } from './spoken-text.ts';

interface Stage {
  show(target: Target): Promise<void>;
  documentOf(section: number): Document | null;
  stateChanged(state: 'playing' | 'paused'): void;
}

type Highlights = Window & {
  CSS: { highlights?: { set(name: string, highlight: unknown): void; delete(name: string): void } };
  Highlight?: new (...ranges: Range[]) => unknown;
};

/** The word, and the sentence around it, that are being spoken; `page-style.ts` says how they look. */
export const WORD = 'bookgrove-word';
export const SENTENCE = 'bookgrove-sentence';

/**
 * Reads flowing text with a voice of the device. Each word is marked as it is spoken; where a voice does not tell of words,
 * its sentence is. Pages turn along. Nothing is sent anywhere by us; voices are the device's own.
 */
export class SpokenVoice implements ReadAloud {
  readonly #epub: EPUB;
  readonly #language: string;
  readonly #stage: Stage;
  /** Words of drawings are read, too: the pages are of fixed layout. */
  readonly #isDrawn: boolean;
  #section = -1;
  #document: Document | null = null;
  #sentences: Sentence[] = [];
  #at = -1;
  #rate = 1;
  #help: VoiceHelp = 'words';
  #playing = false;
  /** Only the newest turn of speaking is listened to: a cancelled one still ends. */
  #turn = 0;
  /** Held, because a browser may forget one that is being spoken. */
  readonly #held = new Set<SpeechSynthesisUtterance>();

  constructor(epub: EPUB, language: string, stage: Stage, isDrawn = false) {
    this.#isDrawn = isDrawn;
    this.#epub = epub;
    this.#language = language;
    this.#stage = stage;
    addEventListener('pagehide', () => this.#hush());
  }

  play(rate: number, help: VoiceHelp = 'words'): Promise<void> {
    const isAnew = rate !== this.#rate;
    this.#rate = rate;
    this.#help = help;
    if (this.#playing) {
      // A voice takes its speed when it begins: the sentence is said again.
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

  /** The reader turned the page: the voice follows. */
  pageTurned(): void {
    if (!this.#playing || (this.#isHere() && this.#isVisible(this.#sentences[this.#at]))) return;
    this.#hush();
    void this.#speakFromScreen();
  }

  async #speakFromScreen(): Promise<void> {
    const { sections } = this.#epub;
    const shown = sections.findIndex((_, index) => this.#stage.documentOf(index));
    this.#open(Math.max(0, shown));
    const first = this.#sentences.findIndex((sentence) => this.#isVisible(sentence));
    if (first >= 0) this.#speak(first);
    else await this.#speakNextSection();
  }

  #open(section: number): void {
    this.#section = section;
    this.#document = this.#stage.documentOf(section);
    const language = this.#document?.documentElement.lang || this.#language;
    this.#sentences = this.#document ? sentencesOf(this.#document, language, { isDrawn: this.#isDrawn }) : [];
    this.#at = -1;
  }

  async #speakNextSection(): Promise<void> {
    const { sections } = this.#epub;
    for (let next = this.#section + 1; next < sections.length; next += 1) {
      if (sections[next]?.linear === 'no') continue;
      this.#section = next;
      await this.#stage.show({ index: next, anchor: 0 });
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
    const language = this.#document?.documentElement.lang || this.#language;
    const voices = speechSynthesis.getVoices();
    const voice = voiceFor(voices, language) ?? voiceFor(voices, this.#language);
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

  /** Marks what is being spoken and turns the page to it. */
  #follow(sentence: Sentence, name: string, from: number, to: number): void {
    const range = rangeOf(sentence, from, to);
    if (!range) return;
    if (this.#help === 'words') this.#mark(name, range);
    const place = name === WORD ? range : rangeOf(sentence, from, from + 1);
    if (place && !isOnScreen(place)) {
      const document = this.#document;
      void this.#stage.show({ index: this.#section, anchor: (shown) => (shown === document ? place : 0) });
    }
  }

  #mark(name: string, range: Range): void {
    const view = this.#document?.defaultView as Highlights | null | undefined;
    if (!view?.CSS.highlights || !view.Highlight) return;
    view.CSS.highlights.set(name, new view.Highlight(range));
  }

  #hush(): void {
    this.#turn += 1;
    this.#held.clear();
    speechSynthesis.cancel();
    const view = this.#document?.defaultView as Highlights | null | undefined;
    for (const name of [WORD, SENTENCE]) view?.CSS.highlights?.delete(name);
  }

  #setPlaying(playing: boolean): void {
    if (this.#playing === playing) return;
    this.#playing = playing;
    this.#stage.stateChanged(playing ? 'playing' : 'paused');
  }

  /** The document that is being read is still the one on the screen. */
  #isHere(): boolean {
    return this.#document !== null && this.#stage.documentOf(this.#section) === this.#document;
  }

  #isVisible(sentence: Sentence | undefined): boolean {
    const range = sentence && rangeOf(sentence, 0, sentence.text.length);
    return range ? isOnScreen(range) : false;
  }
}

/** Some of the range is on the screen; the pages of a section lie side by side, or one below the other, in its frame. */
export function isOnScreen(range: Range): boolean {
  const frame = range.startContainer.ownerDocument?.defaultView?.frameElement;
  if (!frame) return false;
  const box = frame.getBoundingClientRect();
  // Pages of fixed layout are drawn smaller or larger than they are.
  const scale = frame.clientWidth ? box.width / frame.clientWidth : 1;
  return [...range.getClientRects()].some(({ left, right, top, bottom }) => {
    const x = box.left + ((left + right) / 2) * scale;
    const y = box.top + ((top + bottom) / 2) * scale;
    return x >= 0 && x <= window.innerWidth && y >= 0 && y <= window.innerHeight;
  });
}
