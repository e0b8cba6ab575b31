import { LANGUAGE_TAGS, type Language } from '@bookgrove/contract';
import { DateTime } from 'luxon';
import type { EmailDataOf, EmailTemplate, PageEmailData } from '../../contract.ts';

/** The rendered e-mail: plain text, never HTML. */
export interface EmailText {
  subject: string;
  text: string;
}

/** Values for a template besides its data. */
export interface EmailContext {
  /** First name of the recipient; empty where there is no account. */
  first_name: string;
  /** Name of the school. */
  school: string;
  /** Address of the school's web app, from its record and never from a request. */
  origin: string;
}

/** Renders a template in one language. */
export type RenderEmail<D> = (data: D, context: EmailContext) => EmailText;

/** The language of an e-mail: the person's choice, or else the request's, the school's, or English. */
export const emailLanguage = (...choices: readonly (Language | null | undefined)[]): Language =>
  choices.find((language) => language) ?? 'en';

/** The greeting; without a name when there is none. */
export const greetingIn: Record<Language, (name?: string) => string> = {
  en: (name) => (name ? `Hello ${name},` : 'Hello,'),
  fr: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  ar: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
  hi: (name) => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
};

/** The signature. */
export const signatureIn: Record<Language, (school: string) => string> = {
  en: (school) => `Your library at ${school}`,
  fr: (school) => `Votre bibliothèque à ${school}`,
  ar: (school) => `مكتبتك في ${school}`,
  hi: (school) => `आपका पुस्तकालय, ${school}`,
};

/** A formatted date, UTC. */
export const dayIn = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** A formatted date and time in the given time zone: `Tuesday 24 November 2026, 09:30 (Europe/London)`. */
export const momentIn = (language: Language, moment: string, time_zone: string): string =>
  `${DateTime.fromISO(moment, { zone: time_zone })
    .setLocale(LANGUAGE_TAGS[language])
    .toFormat('cccc d LLLL yyyy, HH:mm')} (${time_zone.replaceAll('_', ' ')})`;

/** Subject and text of an e-mail with a link to a page; the address of the page follows the text. */
type PageText<D> = (data: D, context: EmailContext) => readonly [subject: string, text: string];
/** Templates whose data contain a page. */
type PageTemplate = {
  [T in EmailTemplate]: EmailDataOf<T> extends PageEmailData ? T : never;
}[EmailTemplate];
/** Texts of such templates in one language. */
export type PageTexts<T extends EmailTemplate> = { [K in T]: PageText<EmailDataOf<K>> };

/** E-mails with a link to a page, in one language: greeting, text, address of the page and signature. */
export function pageEmailsIn<T extends PageTemplate>(
  language: Language,
  texts: PageTexts<T>,
): { [K in T]: RenderEmail<EmailDataOf<K>> } {
  const render =
    (pageText: PageText<PageEmailData>): RenderEmail<PageEmailData> =>
    (data, context) => {
      const [subject, text] = pageText(data, context);
      return {
        subject,
        text:
          `${greetingIn[language](context.first_name)}\n\n${text}\n${context.origin}${data.path}\n\n` +
          signatureIn[language](context.school),
      };
    };
  return Object.fromEntries(
    Object.entries(texts).map(([template, text]) => [template, render(text as PageText<PageEmailData>)]),
  ) as object as { [K in T]: RenderEmail<EmailDataOf<K>> };
}

/** The non-empty texts, as paragraphs. */
export const paragraphs = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n\n');
