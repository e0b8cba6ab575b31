import { LANGUAGE_TAGS, type Language } from '@bookgrove/contract';
import { compileMessage, fillIn, type Value } from './compile.ts';

/** Translations by English text. */
export type Catalogue = Record<string, string>;

let active: Language = 'en';
let texts: Catalogue = {};

/** Sets the language of all later texts. Rendered content does not change by itself. */
export function activate(language: Language, messages: Catalogue): void {
  active = language;
  texts = messages;
}

/**
 * Translates a text of the interface. English is the source: a text's key is its English form, in ICU notation. Other
 * languages are catalogues by that key (`language.ts`); missing translations show in English.
 * @example t('{count, plural, one {# book} other {# books}}', { count })
 */
export function t(message: string, values: Record<string, Value> = {}): string {
  const known = Object.hasOwn(texts, message);
  return fillIn(
    compileMessage(known ? texts[message]! : message),
    values,
    known ? locale() : LANGUAGE_TAGS.en,
  );
}

/** A translator for a fixed language, independent of the interface: for texts that somebody else will read. */
export interface Voice {
  language: Language;
  /** BCP 47 tag, for `Intl`. */
  locale: string;
  t: (message: string, values?: Record<string, Value>) => string;
}

export const voiceWith = (spoken: Language, messages: Catalogue): Voice => ({
  language: spoken,
  locale: LANGUAGE_TAGS[spoken],
  t: (message, values = {}) => {
    const known = Object.hasOwn(messages, message);
    const source = compileMessage(known ? messages[message]! : message);
    return fillIn(source, values, known ? LANGUAGE_TAGS[spoken] : LANGUAGE_TAGS.en);
  },
});

let withValue: ((sentence: string) => string | null) | null = null;

/**
 * Sets the function that translates server sentences with values (`serverMessages.ts`); it is loaded with the first
 * other language.
 */
export function withSentences(read: ((sentence: string) => string | null) | null): void {
  withValue = read;
}

/** Translates a sentence of the server to the active language; an unknown one is returned unchanged. */
export function translated(sentence: string): string {
  if (active === 'en') return sentence;
  return Object.hasOwn(texts, sentence) ? t(sentence) : (withValue?.(sentence) ?? sentence);
}

/** The active language. */
export const language = (): Language => active;

/** The active locale as a BCP 47 tag, for `Intl`. */
export const locale = (): string => LANGUAGE_TAGS[active];
