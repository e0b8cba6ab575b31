import { isLanguage, type CertificateKind, type Language } from '@bookgrove/contract';

interface Words {
  title: string;
  for: string;
  did: Record<CertificateKind, string>;
  lessons: string;
  score: string;
  hours: string;
  number: string;
  check: string;
  validUntil: string;
  ended: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    title: 'Certificate',
    for: 'This certificate is for',
    did: {
      completion: 'who finished',
      achievement: 'who reached',
      contribution: 'who helped with',
      training: 'who completed the training',
    },
    lessons: 'Lessons',
    score: 'Score',
    hours: 'Hours',
    number: 'Number',
    check: 'Check it at',
    validUntil: 'Valid until',
    ended: 'Not valid',
  },
  fr: {
    title: 'Certificat',
    for: 'Ce certificat est décerné à',
    did: {
      completion: 'qui a terminé',
      achievement: 'qui a réussi',
      contribution: 'qui a contribué à',
      training: 'qui a suivi la formation',
    },
    lessons: 'Leçons',
    score: 'Résultat',
    hours: 'Heures',
    number: 'Numéro',
    check: 'Vérifier sur',
    validUntil: 'Valable jusqu’au',
    ended: 'Non valable',
  },
  ar: {
    title: 'شهادة',
    for: 'تُمنح هذه الشهادة إلى',
    did: {
      completion: 'لإتمام',
      achievement: 'لتحقيق',
      contribution: 'للمساهمة في',
      training: 'لإكمال التدريب',
    },
    lessons: 'الدروس',
    score: 'النتيجة',
    hours: 'الساعات',
    number: 'الرقم',
    check: 'تحقق منها على',
    validUntil: 'صالحة حتى',
    ended: 'غير صالحة',
  },
  hi: {
    title: 'प्रमाणपत्र',
    for: 'यह प्रमाणपत्र दिया जाता है',
    did: {
      completion: 'जिन्होंने पूरा किया',
      achievement: 'जिन्होंने हासिल किया',
      contribution: 'जिन्होंने योगदान दिया',
      training: 'जिन्होंने प्रशिक्षण पूरा किया',
    },
    lessons: 'पाठ',
    score: 'परिणाम',
    hours: 'घंटे',
    number: 'संख्या',
    check: 'इसकी जाँच यहाँ करें',
    validUntil: 'मान्य है',
    ended: 'मान्य नहीं',
  },
};

/** The words of a certificate, in its language; in English for a language that the product does not have. */
export const certificateWords = (language: string): Words & { language: Language } => {
  const known = isLanguage(language) ? language : 'en';
  return { ...WORDS[known], language: known };
};
