import { LANGUAGE_TAGS, type Language } from '@bookgrove/contract';
import type { EmailDataOf } from '../../contract.ts';
import { quote, type EmailBlock } from './email-blocks.ts';
import { dayIn, type PageTexts } from './email-text.ts';

/** To a guardian: a week of their child. */
type WeekTemplate = 'week-digest';

/** The words of the letter in one language. */
interface Words {
  subject: (child: string) => string;
  hello: (child: string, week: string) => string;
  ask: string;
  asked: (title: string) => string;
  days: string;
  minutes: string;
  done: string;
  of: (done: number, all: number) => string;
  did: (child: string) => string;
  finished: string;
  read: (percentage: string) => string;
  back: string;
  coming: string;
  open: (child: string) => string;
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: (child) => `The week of ${child}`,
    hello: (child, week) => `this is the week of ${child}, from ${week}.`,
    ask: 'Ask tonight:',
    asked: (title) => `The answer was found in “${title}”.`,
    days: 'Days with a book',
    minutes: 'Minutes read',
    done: 'Things done',
    of: (done, all) => `${done} of ${all}`,
    did: (child) => `What ${child} did:`,
    finished: 'Read to the end',
    read: (percentage) => `${percentage} read`,
    back: 'This came back from the teacher:',
    coming: 'Coming up:',
    open: (child) => `Everything about the week of ${child} is here:`,
  },
  fr: {
    subject: (child) => `La semaine de ${child}`,
    hello: (child, week) => `voici la semaine de ${child}, à partir du ${week}.`,
    ask: 'À demander ce soir :',
    asked: (title) => `La réponse se trouvait dans « ${title} ».`,
    days: 'Jours avec un livre',
    minutes: 'Minutes de lecture',
    done: 'Choses faites',
    of: (done, all) => `${done} sur ${all}`,
    did: (child) => `Ce que ${child} a fait :`,
    finished: 'Lu jusqu’à la fin',
    read: (percentage) => `${percentage} lus`,
    back: 'Ceci est revenu de l’enseignant :',
    coming: 'À venir :',
    open: (child) => `Tout sur la semaine de ${child} se trouve ici :`,
  },
  ar: {
    subject: (child) => `أسبوع ${child}`,
    hello: (child, week) => `هذا أسبوع ${child}، ابتداءً من ${week}.`,
    ask: 'سؤال لهذا المساء:',
    asked: (title) => `كان الجواب في «${title}».`,
    days: 'أيام مع كتاب',
    minutes: 'دقائق القراءة',
    done: 'ما أُنجز',
    of: (done, all) => `${done} من ${all}`,
    did: (child) => `ما فعله ${child}:`,
    finished: 'قُرئ حتى النهاية',
    read: (percentage) => `قُرئ ${percentage}`,
    back: 'هذا عاد من المعلم:',
    coming: 'القادم:',
    open: (child) => `كل ما يخص أسبوع ${child} هنا:`,
  },
  hi: {
    subject: (child) => `${child} का सप्ताह`,
    hello: (child, week) => `यह ${child} का सप्ताह है, ${week} से।`,
    ask: 'आज शाम पूछिए:',
    asked: (title) => `जवाब “${title}” में मिला था।`,
    days: 'किताब वाले दिन',
    minutes: 'पढ़ने के मिनट',
    done: 'पूरे किए काम',
    of: (done, all) => `${all} में से ${done}`,
    did: (child) => `${child} ने क्या किया:`,
    finished: 'अंत तक पढ़ी',
    read: (percentage) => `${percentage} पढ़ी`,
    back: 'शिक्षक से यह वापस आया:',
    coming: 'आगे:',
    open: (child) => `${child} के सप्ताह के बारे में सब कुछ यहाँ है:`,
  },
};

/** The letter in one language: what is empty is left out. */
function letter(language: Language, data: EmailDataOf<WeekTemplate>): readonly [string, ...EmailBlock[]] {
  const words = WORDS[language];
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[language]);
  const percent = new Intl.NumberFormat(LANGUAGE_TAGS[language], { style: 'percent' });
  const { child, ask } = data;
  const did: (readonly [string, string])[] = [
    ...data.books.map(
      ({ title, percentage, finished }) =>
        [title, finished ? words.finished : words.read(percent.format(percentage / 100))] as const,
    ),
    ...data.works.map(({ title, part_of }) => [title, part_of || '✓'] as const),
  ];
  return [
    words.subject(child),
    words.hello(child, dayIn(language, data.week)),
    ...(ask ? [words.ask, quote(ask.question), words.asked(ask.title)] : []),
    {
      facts: [
        [words.days, number.format(data.days)],
        [words.minutes, number.format(data.minutes)],
        ...(data.all > 0 ? [[words.done, words.of(data.done, data.all)] as const] : []),
      ],
    },
    ...(did.length > 0 ? [words.did(child), { facts: did }] : []),
    ...(data.given_back.length > 0
      ? [
          words.back,
          ...data.given_back.flatMap(({ title, note, from }): EmailBlock[] => [
            { facts: [[title, from]] },
            quote(note),
          ]),
        ]
      : []),
    ...(data.coming.length > 0
      ? [words.coming, { facts: data.coming.map(({ day, title }) => [dayIn(language, day), title] as const) }]
      : []),
    words.open(child),
  ];
}

/** Letters about the week of a child. */
export const WEEK_TEXTS: Record<Language, PageTexts<WeekTemplate>> = {
  en: { 'week-digest': (data) => letter('en', data) },
  fr: { 'week-digest': (data) => letter('fr', data) },
  ar: { 'week-digest': (data) => letter('ar', data) },
  hi: { 'week-digest': (data) => letter('hi', data) },
};
