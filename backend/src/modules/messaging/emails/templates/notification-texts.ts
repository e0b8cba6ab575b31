import type { Language } from '@bookgrove/contract';
import type { NotificationDigestEmailData } from '../../contract.ts';
import { quote, type EmailBlock } from './email-blocks.ts';
import type { PageTexts } from './email-text.ts';

/** To a person: the messages of a day that they want in one e-mail. */
type NotificationTemplate = 'notification-digest';

/** The messages, each with what a person wrote in it. */
const blocksOf = ({ items }: NotificationDigestEmailData): EmailBlock[] =>
  items.flatMap(({ title, text }) => [{ list: [title] }, quote(text)]);

/** E-mails of notifications. Each message is in the language in which it was written. */
export const NOTIFICATION_TEXTS: Record<Language, PageTexts<NotificationTemplate>> = {
  en: {
    'notification-digest': (data) => [
      data.items.length === 1 ? 'Your day: one message' : `Your day: ${data.items.length} messages`,
      `this happened since your last summary:`,
      ...blocksOf(data),
      `You get these messages once a day, because you chose it. Change that here:`,
    ],
  },
  fr: {
    'notification-digest': (data) => [
      data.items.length === 1
        ? 'Votre journée : un message'
        : `Votre journée : ${data.items.length} messages`,
      `voici ce qui s’est passé depuis votre dernier résumé :`,
      ...blocksOf(data),
      `Vous recevez ces messages une fois par jour, comme vous l’avez choisi. Pour changer cela :`,
    ],
  },
  ar: {
    'notification-digest': (data) => [
      data.items.length === 1 ? 'يومك: رسالة واحدة' : `يومك، عدد الرسائل: ${data.items.length}`,
      `هذا ما حدث منذ ملخصك الأخير:`,
      ...blocksOf(data),
      `تصلك هذه الرسائل مرة في اليوم كما اخترت. يمكنك تغيير ذلك هنا:`,
    ],
  },
  hi: {
    'notification-digest': (data) => [
      data.items.length === 1 ? 'आपका दिन: एक संदेश' : `आपका दिन: ${data.items.length} संदेश`,
      `आपके पिछले सारांश के बाद यह हुआ:`,
      ...blocksOf(data),
      `ये संदेश आपको दिन में एक बार मिलते हैं, जैसा आपने चुना। इसे यहाँ बदलें:`,
    ],
  },
};
