import type { Fact, LocalText } from '../../../platform/approvals/second-person.ts';
import { inEveryLanguage } from '../../../platform/approvals/second-person.ts';

/** Names of the acts. */
export const ACT_TITLES: Record<'export' | 'erasure', LocalText> = {
  export: {
    en: 'Export of all data of a school',
    fr: 'Exportation de toutes les données d’une école',
    ar: 'تصدير كل بيانات مدرسة',
    hi: 'एक स्कूल के सारे डेटा का निर्यात',
  },
  erasure: {
    en: 'Erasure of a school',
    fr: 'Effacement d’une école',
    ar: 'محو مدرسة',
    hi: 'एक स्कूल को मिटाना',
  },
};

const LABELS = {
  school: { en: 'School', fr: 'École', ar: 'المدرسة', hi: 'स्कूल' },
  content: { en: 'In the file', fr: 'Dans le fichier', ar: 'محتوى الملف', hi: 'फ़ाइल में' },
  begins: { en: 'Begins', fr: 'Début', ar: 'يبدأ', hi: 'शुरुआत' },
  erased: { en: 'Is erased', fr: 'Ce qui est effacé', ar: 'ما يُمحى', hi: 'क्या मिटेगा' },
  kept: { en: 'Is kept', fr: 'Ce qui est conservé', ar: 'ما يُحتفظ به', hi: 'क्या रखा जाएगा' },
} satisfies Record<string, LocalText>;

const TEXTS = {
  content: {
    en: 'Every table and file of the school, without passwords and keys',
    fr: 'Toutes les tables et tous les fichiers de l’école, sans mots de passe ni clés',
    ar: 'كل جداول المدرسة وملفاتها، من دون كلمات المرور والمفاتيح',
    hi: 'स्कूल की हर तालिका और फ़ाइल, पासवर्ड और कुंजियों के बिना',
  },
  begins: {
    en: '30 days after the approval; until then it can be stopped',
    fr: '30 jours après l’approbation ; jusque-là, il peut être arrêté',
    ar: 'بعد 30 يومًا من الموافقة، ويمكن إيقافه حتى ذلك الحين',
    hi: 'मंज़ूरी के 30 दिन बाद; तब तक इसे रोका जा सकता है',
  },
  erased: {
    en: 'Everybody’s accounts, books, stories, courses, e-mails and files',
    fr: 'Les comptes, livres, histoires, cours, e-mails et fichiers de tout le monde',
    ar: 'حسابات الجميع وكتبهم وقصصهم ودوراتهم ورسائلهم وملفاتهم',
    hi: 'सबके खाते, किताबें, कहानियाँ, कोर्स, ई-मेल और फ़ाइलें',
  },
  kept: {
    en: 'Invoices, receipts and the books of account, for the years that the law of the country asks',
    fr: 'Les factures, les reçus et les comptes, pendant les années demandées par la loi du pays',
    ar: 'الفواتير والإيصالات ودفاتر الحسابات، للسنوات التي يطلبها قانون البلد',
    hi: 'बिल, रसीदें और बही-खाते, उतने साल जितने देश का क़ानून माँगता है',
  },
} satisfies Record<string, LocalText>;

/** What the second person reads about an export. */
export const exportFacts = (school: string): Fact[] => [
  { label: LABELS.school, value: inEveryLanguage(school) },
  { label: LABELS.content, value: TEXTS.content },
];

/** What the second person reads about an erasure. */
export const erasureFacts = (school: string): Fact[] => [
  { label: LABELS.school, value: inEveryLanguage(school) },
  ...(['begins', 'erased', 'kept'] as const).map((name) => ({ label: LABELS[name], value: TEXTS[name] })),
];
