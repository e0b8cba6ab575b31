import { LANGUAGE_TAGS, type Language } from '@bookgrove/contract';
import { compileMessage, fillIn, type Value } from './compile.ts';

/** Texts by their English ones. */
export type Catalogue = Record<string, string>;

let active: Language = 'en';
let texts: Catalogue = {};

/** From now on texts are shown in this language. What is on the screen already does not change by itself. */
export function activate(language: Language, messages: Catalogue): void {
  active = language;
  texts = messages;
}

/**
 * The one way a visible text reaches the screen. English is the source: a text's name is its English form, in ICU's
 * notation. Other languages are catalogues by that name (`language.ts`); what they lack shows in English.
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

/** Says texts in one language, whatever the page is in: for what somebody else will read. */
export interface Voice {
  language: Language;
  /** As BCP 47, for `Intl`. */
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

/** Says how sentences with a value inside are read (`serverWords.ts`); it comes with the first other language. */
export function withSentences(read: ((sentence: string) => string | null) | null): void {
  withValue = read;
}

/** A sentence of the server in the active language; one that is not known is shown as it came. */
export function translated(sentence: string): string {
  if (active === 'en') return sentence;
  return Object.hasOwn(texts, sentence) ? t(sentence) : (withValue?.(sentence) ?? sentence);
}

/** The active language. */
export const language = (): Language => active;

/** The active locale as BCP 47, for `Intl`. */
export const locale = (): string => LANGUAGE_TAGS[active];
