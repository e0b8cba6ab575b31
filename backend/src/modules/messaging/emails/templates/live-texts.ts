import type { Language } from '@bookgrove/contract';
import type { LiveChangedEmailData } from '../../contract/email-data.ts';
import { momentIn, type PageTexts } from './email-text.ts';

type LiveTemplate =
  /** To those who would come: a live lesson begins soon. */
  | 'live-reminder'
  /** To the same: it was moved or cancelled. */
  | 'live-changed'
  /** To somebody without an account who asked for a place in a webinar. */
  | 'webinar-confirm';

const reasonOf = (reason: string): string[] => (reason === '' ? [] : [reason]);

/** What happened to a lesson, before its title. */
const CHANGED: Record<Language, Record<LiveChangedEmailData['change'], string>> = {
  en: {
    cancelled: 'Cancelled: ',
    moved: 'A new time: ',
    put_back: 'It takes place after all: ',
    replanned: 'New times: ',
  },
  fr: {
    cancelled: 'Annulé : ',
    moved: 'Nouvel horaire : ',
    put_back: 'Aura lieu finalement : ',
    replanned: 'Nouveaux horaires : ',
  },
  ar: {
    cancelled: 'أُلغي: ',
    moved: 'موعد جديد: ',
    put_back: 'سيُعقد رغم الإلغاء: ',
    replanned: 'مواعيد جديدة: ',
  },
  hi: { cancelled: 'रद्द: ', moved: 'नया समय: ', put_back: 'अब होगा: ', replanned: 'नए समय: ' },
};

/** E-mails about live lessons and webinars. */
export const LIVE_TEXTS: Record<Language, PageTexts<LiveTemplate>> = {
  en: {
    'live-reminder': ({ title, starts_at, time_zone, due }) => [
      due === 'day' ? `Tomorrow: ${title}` : `In an hour: ${title}`,
      `“${title}” begins ${momentIn('en', starts_at, time_zone)}. The door opens a quarter of an hour before.`,
    ],
    'live-changed': ({ title, starts_at, time_zone, change, reason }) => [
      `${CHANGED.en[change]}${title}`,
      change === 'cancelled'
        ? `“${title}” does not take place.`
        : `The next time of “${title}” is ${momentIn('en', starts_at, time_zone)}.`,
      ...reasonOf(reason),
      'If you follow our calendar, it changes by itself.',
    ],
    'webinar-confirm': ({ title, starts_at, time_zone }) => [
      `Please confirm your place: ${title}`,
      `you asked for a place in “${title}”, ${momentIn('en', starts_at, time_zone)}. It is yours when you confirm it. The same page gives it back, and then we write no more.`,
      'You did not ask for it? Then you can forget this e-mail.',
    ],
  },
  fr: {
    'live-reminder': ({ title, starts_at, time_zone, due }) => [
      due === 'day' ? `Demain : ${title}` : `Dans une heure : ${title}`,
      `« ${title} » commence ${momentIn('fr', starts_at, time_zone)}. La porte s’ouvre un quart d’heure avant.`,
    ],
    'live-changed': ({ title, starts_at, time_zone, change, reason }) => [
      `${CHANGED.fr[change]}${title}`,
      change === 'cancelled'
        ? `« ${title} » n’aura pas lieu.`
        : `La prochaine séance de « ${title} » : ${momentIn('fr', starts_at, time_zone)}.`,
      ...reasonOf(reason),
      'Si vous suivez notre calendrier, il se met à jour tout seul.',
    ],
    'webinar-confirm': ({ title, starts_at, time_zone }) => [
      `Confirmez votre place : ${title}`,
      `vous avez demandé une place pour « ${title} », ${momentIn('fr', starts_at, time_zone)}. Elle est à vous dès que vous la confirmez. La même page permet de la rendre, et nous n’écrivons plus.`,
      'Ce n’était pas vous ? Oubliez simplement cet e-mail.',
    ],
  },
  ar: {
    'live-reminder': ({ title, starts_at, time_zone, due }) => [
      due === 'day' ? `غدًا: ${title}` : `بعد ساعة: ${title}`,
      `يبدأ «${title}» ${momentIn('ar', starts_at, time_zone)}. يُفتح الباب قبل ذلك بربع ساعة.`,
    ],
    'live-changed': ({ title, starts_at, time_zone, change, reason }) => [
      `${CHANGED.ar[change]}${title}`,
      change === 'cancelled'
        ? `لن يُعقد «${title}».`
        : `الموعد القادم لـ«${title}»: ${momentIn('ar', starts_at, time_zone)}.`,
      ...reasonOf(reason),
      'إذا كنت تتابع تقويمنا فسيتغيّر من تلقاء نفسه.',
    ],
    'webinar-confirm': ({ title, starts_at, time_zone }) => [
      `يُرجى تأكيد مكانك: ${title}`,
      `طلبت مكانًا في «${title}»، ${momentIn('ar', starts_at, time_zone)}. يصبح لك عندما تؤكده. ويمكنك التخلي عنه في الصفحة نفسها، وعندها لن نكتب إليك.`,
      'لم تطلب ذلك؟ يمكنك إذن تجاهل هذه الرسالة.',
    ],
  },
  hi: {
    'live-reminder': ({ title, starts_at, time_zone, due }) => [
      due === 'day' ? `कल: ${title}` : `एक घंटे में: ${title}`,
      `“${title}” ${momentIn('hi', starts_at, time_zone)} पर शुरू होगा। दरवाज़ा पंद्रह मिनट पहले खुलता है।`,
    ],
    'live-changed': ({ title, starts_at, time_zone, change, reason }) => [
      `${CHANGED.hi[change]}${title}`,
      change === 'cancelled'
        ? `“${title}” नहीं होगा।`
        : `“${title}” का अगला समय: ${momentIn('hi', starts_at, time_zone)}.`,
      ...reasonOf(reason),
      'यदि आप हमारे कैलेंडर को देखते हैं, तो वह अपने आप बदल जाएगा।',
    ],
    'webinar-confirm': ({ title, starts_at, time_zone }) => [
      `कृपया अपनी जगह पक्की करें: ${title}`,
      `आपने “${title}” में जगह माँगी थी, ${momentIn('hi', starts_at, time_zone)}. पुष्टि करने पर वह आपकी है। उसी पन्ने पर आप उसे लौटा सकते हैं, तब हम और नहीं लिखेंगे।`,
      'आपने नहीं माँगी थी? तब इस ई-मेल को भूल जाइए।',
    ],
  },
};
