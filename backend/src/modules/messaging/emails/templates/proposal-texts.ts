import type { Language } from '@bookgrove/contract';
import { quote } from './email-blocks.ts';
import { momentIn, type PageTexts } from './email-text.ts';

type ProposalTemplate = 'second-person-needed' | 'proposal-decided';

/** E-mails about acts that need a second person. */
export const PROPOSAL_TEXTS: Record<Language, PageTexts<ProposalTemplate>> = {
  en: {
    'second-person-needed': ({ title, by, reason, expires_at }) => [
      `A second person is needed: ${title.en}`,
      `${by} proposes: ${title.en}. It is done only if another person approves it by ` +
        `${momentIn('en', expires_at, 'UTC')}.\n\nTheir reason:`,
      quote(reason),
      `Please look at what will be done, and approve or refuse it:`,
    ],
    'proposal-decided': ({ title, by, approved, note }) =>
      approved
        ? [
            `Approved: ${title.en}`,
            `${by} approved what you proposed (${title.en}). You find the result here:`,
          ]
        : [
            `Refused: ${title.en}`,
            `${by} refused what you proposed (${title.en}).\n\nThe reason:`,
            quote(note),
          ],
  },
  fr: {
    'second-person-needed': ({ title, by, reason, expires_at }) => [
      `Une deuxième personne est nécessaire : ${title.fr}`,
      `${by} propose : ${title.fr}. Rien n’est fait tant qu’une autre personne ne l’a pas approuvé, au plus tard le ` +
        `${momentIn('fr', expires_at, 'UTC')}.\n\nLa raison indiquée :`,
      quote(reason),
      `Regardez ce qui sera fait, puis approuvez ou refusez :`,
    ],
    'proposal-decided': ({ title, by, approved, note }) =>
      approved
        ? [
            `Approuvé : ${title.fr}`,
            `${by} a approuvé votre proposition (${title.fr}). Le résultat se trouve ici :`,
          ]
        : [
            `Refusé : ${title.fr}`,
            `${by} a refusé votre proposition (${title.fr}).\n\nLa raison :`,
            quote(note),
          ],
  },
  ar: {
    'second-person-needed': ({ title, by, reason, expires_at }) => [
      `نحتاج إلى شخص ثانٍ: ${title.ar}`,
      `يقترح ${by}: ${title.ar}. لا يُنفَّذ ذلك إلا إذا وافق عليه شخص آخر قبل ${momentIn('ar', expires_at, 'UTC')}.` +
        `\n\nالسبب المذكور:`,
      quote(reason),
      `انظر إلى ما سيُنفَّذ، ثم وافق عليه أو ارفضه:`,
    ],
    'proposal-decided': ({ title, by, approved, note }) =>
      approved
        ? [`تمت الموافقة: ${title.ar}`, `وافق ${by} على ما اقترحته (${title.ar}). تجد النتيجة هنا:`]
        : [`رُفض الاقتراح: ${title.ar}`, `رفض ${by} ما اقترحته (${title.ar}).\n\nالسبب:`, quote(note)],
  },
  hi: {
    'second-person-needed': ({ title, by, reason, expires_at }) => [
      `दूसरे व्यक्ति की ज़रूरत है: ${title.hi}`,
      `${by} का प्रस्ताव: ${title.hi}। यह तभी किया जाएगा जब कोई दूसरा व्यक्ति ${momentIn('hi', expires_at, 'UTC')} तक इसे ` +
        `मंज़ूरी दे।\n\nउनका कारण:`,
      quote(reason),
      `देखें कि क्या किया जाएगा, फिर मंज़ूरी दें या मना करें:`,
    ],
    'proposal-decided': ({ title, by, approved, note }) =>
      approved
        ? [`मंज़ूर: ${title.hi}`, `${by} ने आपके प्रस्ताव (${title.hi}) को मंज़ूरी दी। परिणाम यहाँ है:`]
        : [`नामंज़ूर: ${title.hi}`, `${by} ने आपके प्रस्ताव (${title.hi}) को मना किया।\n\nकारण:`, quote(note)],
  },
};
