import { i18n } from '@lingui/core';
import { LANGUAGE_TAGS, type Language } from '@bookgrove/contract';
import { compileMessage } from './compile.ts';

/**
 * English is the source: a message's id is its English text in ICU form. Other languages are catalogues loaded
 * into the same object (`language.ts`); a text without a translation shows in English.
 */
i18n.setMessagesCompiler(compileMessage);

/** Texts by their English ones. */
export type Catalogue = Record<string, string>;

let active: Language = 'en';

/** From now on texts are shown in this language. What is on the screen already does not change by itself. */
export function activate(language: Language, messages: Catalogue): void {
  active = language;
  i18n.loadAndActivate({ locale: LANGUAGE_TAGS[language], messages });
}
activate('en', {});

type Value = string | number | Date | null | undefined;

/**
 * The one way a visible text reaches the screen.
 * @example t('{count, plural, one {# book} other {# books}}', { count })
 */
export function t(message: string, values?: Record<string, Value>): string {
  return i18n._(message, values);
}

/** A sentence of the server in the active language; one that is not known is shown as it came. */
export const translated = (sentence: string): string =>
  Object.hasOwn(i18n.messages, sentence) ? t(sentence) : sentence;

/** The active language. */
export const language = (): Language => active;

/** The active locale as BCP 47, for `Intl`. */
export const locale = (): string => i18n.locale;
