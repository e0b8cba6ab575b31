import type { Language } from '@bookgrove/contract';
import type { PageTexts } from './email-text.ts';

type ListTemplate =
  /** To a child: a teacher reminds them of a reading list. */
  | 'list-reminder'
  /** To a family that may see what their child reads: the child was reminded of a reading list. */
  | 'list-reminder-family';

/** E-mails about reading lists, to children and families. */
export const LIST_TEXTS: Record<Language, PageTexts<ListTemplate>> = {
  en: {
    'list-reminder': ({ title }) => [
      `Your reading list: ${title}`,
      `your teacher reminds you of the reading list “${title}”. There is still something to read on it:`,
    ],
    'list-reminder-family': ({ title, child }) => [
      `A reading list of ${child}: ${title}`,
      `the teacher of ${child} reminds of the reading list “${title}”. There is still something to read on it. This is what ${child} has read so far:`,
    ],
  },
  fr: {
    'list-reminder': ({ title }) => [
      `Ta liste de lecture : ${title}`,
      `ton enseignant te rappelle la liste de lecture « ${title} ». Il y reste quelque chose à lire :`,
    ],
    'list-reminder-family': ({ title, child }) => [
      `Une liste de lecture de ${child} : ${title}`,
      `l’enseignant de ${child} rappelle la liste de lecture « ${title} ». Il y reste quelque chose à lire. Voici ce que ${child} a lu jusqu’ici :`,
    ],
  },
  ar: {
    'list-reminder': ({ title }) => [
      `قائمة قراءتك: ${title}`,
      `يذكّرك معلمك بقائمة القراءة «${title}». ما زال فيها ما يُقرأ:`,
    ],
    'list-reminder-family': ({ title, child }) => [
      `قائمة قراءة ${child}: ${title}`,
      `يذكّر معلم ${child} بقائمة القراءة «${title}». ما زال فيها ما يُقرأ. هذا ما قرأه ${child} حتى الآن:`,
    ],
  },
  hi: {
    'list-reminder': ({ title }) => [
      `आपकी पढ़ने की सूची: ${title}`,
      `आपके शिक्षक आपको पढ़ने की सूची “${title}” याद दिला रहे हैं। उसमें अभी कुछ पढ़ना बाकी है:`,
    ],
    'list-reminder-family': ({ title, child }) => [
      `${child} की पढ़ने की सूची: ${title}`,
      `${child} के शिक्षक पढ़ने की सूची “${title}” याद दिला रहे हैं। उसमें अभी कुछ पढ़ना बाकी है। ${child} ने अब तक यह पढ़ा है:`,
    ],
  },
};
