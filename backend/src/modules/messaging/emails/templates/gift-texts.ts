import type { Language } from '@bookgrove/contract';
import type { PageTexts } from './email-text.ts';

type GiftTemplate =
  /** To somebody who is given a book. */
  'gift-received';

/** What the donor wrote, if anything, after words that introduce it. */
const said = (words: string, message: string): string[] => (message ? [`${words} “${message}”`] : []);

/** E-mails about gifts. */
export const GIFT_TEXTS: Record<Language, PageTexts<GiftTemplate>> = {
  en: {
    'gift-received': ({ sender, title, message }) => [
      `${sender} gives you a book`,
      `${sender} gives you the book “${title}”.`,
      ...said('With these words:', message),
      'Open your gift, log in or make an account as your school allows, and the book is in your library:',
    ],
  },
  fr: {
    'gift-received': ({ sender, title, message }) => [
      `${sender} vous offre un livre`,
      `${sender} vous offre le livre “${title}”.`,
      ...said('Avec ces mots :', message),
      'Ouvrez votre cadeau, connectez-vous ou créez un compte comme votre école le permet, et le livre est dans votre bibliothèque :',
    ],
  },
  ar: {
    'gift-received': ({ sender, title, message }) => [
      `${sender} يهديك كتابًا`,
      `${sender} يهديك كتاب “${title}”.`,
      ...said('مع هذه الكلمات:', message),
      'افتح هديتك، وسجّل الدخول أو أنشئ حسابًا كما تسمح مدرستك، فيصبح الكتاب في مكتبتك:',
    ],
  },
  hi: {
    'gift-received': ({ sender, title, message }) => [
      `${sender} ने आपको एक किताब उपहार में दी है`,
      `${sender} ने आपको “${title}” किताब उपहार में दी है।`,
      ...said('इन शब्दों के साथ:', message),
      'अपना उपहार खोलें, साइन इन करें या अपने स्कूल के नियम के अनुसार खाता बनाएँ, और किताब आपके पुस्तकालय में होगी:',
    ],
  },
};
