import { i18n } from '@lingui/core';
import { compileMessage } from './compile.ts';

/**
 * English is the source: a message's id is its English text in ICU form. Other languages are catalogues loaded
 * into the same object; a text without a translation shows in English.
 */
i18n.setMessagesCompiler(compileMessage);
i18n.loadAndActivate({ locale: 'en-GB', messages: {} });

type Value = string | number | Date | null | undefined;

/**
 * The one way a visible text reaches the screen.
 * @example t('{count, plural, one {# book} other {# books}}', { count })
 */
export function t(message: string, values?: Record<string, Value>): string {
  return i18n._(message, values);
}

/** The active locale as BCP 47, for `Intl`. */
export const locale = (): string => i18n.locale;
