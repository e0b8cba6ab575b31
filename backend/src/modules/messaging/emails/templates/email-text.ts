import { LANGUAGE_TAGS, type Language } from '@bookgrove/contract';
import { DateTime } from 'luxon';
import type { EmailDataOf, EmailTemplate, PageEmailData } from '../../contract.ts';
import { button, type ButtonLabel } from './button-labels.ts';
import type { EmailBlock, EmailContent } from './email-blocks.ts';

/** Values for a template besides its data. */
interface EmailContext {
  /** First name of the recipient; empty when it is unknown. */
  first_name: string;
  /** Name of the school. */
  school: string;
  /** Address of the school's web app, from its record and never from a request. */
  origin: string;
}

/** Renders the content of a template in one language. */
export type RenderEmail<D> = (data: D, context: EmailContext) => EmailContent;

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

/** A formatted date, UTC. */
export const dayIn = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** A formatted date and time in the given time zone: `Tuesday 24 November 2026, 09:30 (Europe/London)`. */
export const momentIn = (language: Language, moment: string, time_zone: string): string =>
  `${DateTime.fromISO(moment, { zone: time_zone })
    .setLocale(LANGUAGE_TAGS[language])
    .toFormat('cccc d LLLL yyyy, HH:mm')} (${zoneIn(language, moment, time_zone)})`;

/** A time zone by its id, and in languages of another script by its name there. UTC is the same everywhere. */
function zoneIn(language: Language, moment: string, timeZone: string): string {
  if (language === 'en' || language === 'fr' || timeZone === 'UTC') return timeZone.replaceAll('_', ' ');
  const parts = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    timeZone,
    hour: 'numeric',
    timeZoneName: 'longGeneric',
  }).formatToParts(new Date(moment));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Subject and blocks of an e-mail with a link to a page; the link follows the blocks. */
type PageText<D> = (
  data: D,
  context: EmailContext,
) => readonly [subject: string, ...blocks: readonly EmailBlock[]];
/** Templates whose data contain a page. */
export type PageTemplate = {
  [T in EmailTemplate]: EmailDataOf<T> extends PageEmailData ? T : never;
}[EmailTemplate];
/** Texts of such templates in one language. */
export type PageTexts<T extends EmailTemplate> = { [K in T]: PageText<EmailDataOf<K>> };

/** E-mails with a link to a page, in one language: greeting, blocks, and the link. */
export function pageEmailsIn<T extends PageTemplate>(
  language: Language,
  texts: PageTexts<T>,
  labels: Record<T, ButtonLabel>,
): { [K in T]: RenderEmail<EmailDataOf<K>> } {
  const render =
    (pageText: PageText<PageEmailData>, label: ButtonLabel): RenderEmail<PageEmailData> =>
    (data, context) => {
      const [subject, ...blocks] = pageText(data, context);
      return {
        subject,
        blocks: [
          greetingIn[language](context.first_name),
          ...blocks,
          button(language, label, context.origin + data.path),
        ],
      };
    };
  return Object.fromEntries(
    Object.entries(texts).map(([template, text]) => [
      template,
      render(text as PageText<PageEmailData>, labels[template as T]),
    ]),
  ) as object as { [K in T]: RenderEmail<EmailDataOf<K>> };
}
