import type { Language } from '@bookgrove/contract';

/** Why somebody is sent an e-mail. */
export type EmailReason = 'account' | 'address' | 'office';

interface FooterTexts {
  because: Record<EmailReason, (school: string) => string>;
  unsubscribe: string;
}

/** The texts below every e-mail. */
export const FOOTER_TEXTS: Record<Language, FooterTexts> = {
  en: {
    because: {
      account: (school) => `You are sent this e-mail because you have an account at ${school}.`,
      address: (school) => `You are sent this e-mail because somebody gave this address to ${school}.`,
      office: (school) => `This e-mail goes to the office of ${school}.`,
    },
    unsubscribe: 'Stop e-mails of this kind',
  },
  fr: {
    because: {
      account: (school) => `Vous recevez cet e-mail parce que vous avez un compte à ${school}.`,
      address: (school) => `Vous recevez cet e-mail parce que cette adresse a été donnée à ${school}.`,
      office: (school) => `Cet e-mail est adressé au secrétariat de ${school}.`,
    },
    unsubscribe: 'Ne plus recevoir ce type d’e-mails',
  },
  ar: {
    because: {
      account: (school) => `تصلك هذه الرسالة لأن لديك حسابًا في ${school}.`,
      address: (school) => `تصلك هذه الرسالة لأن أحدًا أعطى هذا العنوان إلى ${school}.`,
      office: (school) => `هذه الرسالة موجهة إلى مكتب ${school}.`,
    },
    unsubscribe: 'إيقاف الرسائل من هذا النوع',
  },
  hi: {
    because: {
      account: (school) => `आपको यह ई-मेल इसलिए मिला है क्योंकि ${school} में आपका खाता है।`,
      address: (school) => `आपको यह ई-मेल इसलिए मिला है क्योंकि किसी ने ${school} को यह पता दिया है।`,
      office: (school) => `यह ई-मेल ${school} के कार्यालय के लिए है।`,
    },
    unsubscribe: 'इस तरह के ई-मेल बंद करें',
  },
};
