import type { Language } from '@bookgrove/contract';
import type { PageTexts } from './email-text.ts';

type CourseTemplate =
  /** To somebody who is invited to a course. */
  'course-invited';

const introOf = (intro: string): string[] => (intro === '' ? [] : [intro]);

/** E-mails about courses. */
export const COURSE_TEXTS: Record<Language, PageTexts<CourseTemplate>> = {
  en: {
    'course-invited': ({ title, by, intro }) => [
      `An invitation to a course: ${title}`,
      by ? `${by} invites you to the course “${title}”.` : `you are invited to the course “${title}”.`,
      ...introOf(intro),
      'You decide on the page below whether you take part. You can decline there as well.',
    ],
  },
  fr: {
    'course-invited': ({ title, by, intro }) => [
      `Une invitation à un cours : ${title}`,
      by ? `${by} vous invite au cours « ${title} ».` : `vous êtes invité au cours « ${title} ».`,
      ...introOf(intro),
      'Vous décidez sur la page ci-dessous si vous participez. Vous pouvez aussi y refuser.',
    ],
  },
  ar: {
    'course-invited': ({ title, by, intro }) => [
      `دعوة إلى دورة: ${title}`,
      by ? `يدعوك ${by} إلى دورة «${title}».` : `أنت مدعو إلى دورة «${title}».`,
      ...introOf(intro),
      'تقرر في الصفحة أدناه هل تشارك، ويمكنك أن تعتذر هناك أيضًا.',
    ],
  },
  hi: {
    'course-invited': ({ title, by, intro }) => [
      `एक कोर्स का निमंत्रण: ${title}`,
      by ? `${by} आपको कोर्स “${title}” में बुलाते हैं।` : `आपको कोर्स “${title}” में बुलाया गया है।`,
      ...introOf(intro),
      'नीचे के पन्ने पर आप तय करते हैं कि भाग लेंगे या नहीं। वहीं आप मना भी कर सकते हैं।',
    ],
  },
};
