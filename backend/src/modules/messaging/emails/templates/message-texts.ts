import type { Language } from '@bookgrove/contract';
import type { EmailDataOf, MessageKind } from '../../contract.ts';
import { button } from './button-labels.ts';
import { greetingIn, momentIn, type RenderEmail } from './email-text.ts';

type WriterTemplate = 'message-receipt' | 'message-answer' | 'tour-receipt' | 'tour-cancelled';
type NoticeTemplate = 'message-notice' | 'tour-notice' | 'tour-cancelled-notice';
type MessageTemplate = WriterTemplate | NoticeTemplate;
type Renders<T extends MessageTemplate> = { [K in T]: RenderEmail<EmailDataOf<K>> };

/** Texts of e-mails to people who wrote to a school. */
interface WriterWords {
  reference: string;
  received: (kind: MessageKind, reference: string) => string;
  thanks: (kind: MessageKind) => string;
  urgent: string;
  mistyped: string;
  tour: (school: string) => string;
  booked: string;
  change: string;
  answered: (school: string, reference: string) => string;
  cancelled: (school: string) => string;
  notTaking: string;
}

const KINDS: Record<Language, Record<MessageKind, string>> = {
  en: {
    contact: 'message',
    problem: 'problem report',
    tour: 'request for a tour',
    testimonial: 'testimonial',
  },
  fr: {
    contact: 'votre message',
    problem: 'votre signalement',
    tour: 'votre demande de visite',
    testimonial: 'votre témoignage',
  },
  ar: { contact: 'رسالتك', problem: 'بلاغك عن مشكلة', tour: 'طلب جولتك', testimonial: 'كلماتك' },
  hi: {
    contact: 'आपका संदेश',
    problem: 'आपकी बताई समस्या',
    tour: 'आपका भ्रमण अनुरोध',
    testimonial: 'आपके शब्द',
  },
};

const WHEN: Record<Language, string> = { en: 'When', fr: 'Date', ar: 'الموعد', hi: 'कब' };

const WRITER_WORDS: Record<Language, WriterWords> = {
  en: {
    reference: 'Your reference',
    received: (kind, reference) => `We have your ${KINDS.en[kind]} (${reference})`,
    thanks: (kind) => `thank you. Your ${KINDS.en[kind]} has arrived, and a person will read it.`,
    urgent: ' It went to the school at once. If somebody is in danger now, call your local emergency number.',
    mistyped: 'You did not write to us? Then somebody mistyped an address, and you can forget this e-mail.',
    tour: (school) => `Your tour of ${school}`,
    booked: 'your tour is booked:',
    change:
      'The appointment is attached for your calendar. Plans changed? Cancel it here, so that somebody else can come:',
    answered: (school, reference) => `An answer from ${school} (${reference})`,
    cancelled: (school) => `Your tour of ${school} is cancelled`,
    notTaking: 'your tour will not take place:',
  },
  fr: {
    reference: 'Votre référence',
    received: (kind, reference) => `Nous avons bien reçu ${KINDS.fr[kind]} (${reference})`,
    thanks: (kind) => `merci. Nous avons bien reçu ${KINDS.fr[kind]}, et une personne va le lire.`,
    urgent:
      ' C’est parti tout de suite à l’école. Si quelqu’un est en danger maintenant, appelez le numéro d’urgence.',
    mistyped:
      'Vous ne nous avez pas écrit ? Alors quelqu’un s’est trompé d’adresse, et vous pouvez oublier cet e-mail.',
    tour: (school) => `Votre visite de ${school}`,
    booked: 'votre visite est réservée :',
    change: 'Le rendez-vous est joint pour votre agenda. Un empêchement ? Libérez l’horaire ici :',
    answered: (school, reference) => `Une réponse de ${school} (${reference})`,
    cancelled: (school) => `Votre visite de ${school} est annulée`,
    notTaking: 'votre visite n’aura pas lieu :',
  },
  ar: {
    reference: 'رقمك المرجعي',
    received: (kind, reference) => `وصلتنا ${KINDS.ar[kind]} (${reference})`,
    thanks: (kind) => `شكرًا لك. وصلتنا ${KINDS.ar[kind]}، وسيقرؤها إنسان.`,
    urgent: ' وصل هذا إلى المدرسة فورًا. إن كان أحد في خطر الآن فاتصل برقم الطوارئ.',
    mistyped: 'لم تكتب إلينا؟ إذن أخطأ أحد في كتابة العنوان، ويمكنك تجاهل هذه الرسالة.',
    tour: (school) => `جولتك في ${school}`,
    booked: 'حُجزت جولتك:',
    change: 'الموعد مرفق لتقويمك. تغيّرت خططك؟ حرّر الوقت من هنا:',
    answered: (school, reference) => `جواب من ${school} (${reference})`,
    cancelled: (school) => `أُلغيت جولتك في ${school}`,
    notTaking: 'لن تتم جولتك:',
  },
  hi: {
    reference: 'आपका संदर्भ',
    received: (kind, reference) => `हमें मिल गया: ${KINDS.hi[kind]} (${reference})`,
    thanks: (kind) => `धन्यवाद। हमें मिल गया: ${KINDS.hi[kind]}। कोई व्यक्ति इसे पढ़ेगा।`,
    urgent: ' यह तुरंत स्कूल को भेज दिया गया। अगर कोई अभी ख़तरे में है, तो आपातकालीन नंबर पर फ़ोन करें।',
    mistyped: 'क्या आपने हमें नहीं लिखा? तो किसी ने पता ग़लत लिखा होगा, आप यह ई-मेल भूल सकते हैं।',
    tour: (school) => `${school} का आपका भ्रमण`,
    booked: 'आपका भ्रमण बुक हो गया है:',
    change: 'मुलाक़ात का समय आपके कैलेंडर के लिए साथ है। योजना बदल गई? समय यहाँ ख़ाली करें:',
    answered: (school, reference) => `${school} का जवाब (${reference})`,
    cancelled: (school) => `${school} का आपका भ्रमण रद्द हुआ`,
    notTaking: 'आपका भ्रमण नहीं होगा:',
  },
};

/** Texts of notices to staff. */
interface NoticeWords {
  /** Subject and first line of a message. */
  message: (kind: MessageKind) => string;
  /** The same for a report about safety or bullying. */
  urgent: (category: string) => string;
  unsafe: string;
  readHere: string;
  tour: string;
  people: (count: number) => string;
  tourCancelled: string;
  notTaking: string;
}

const NOTICE_WORDS: Record<Language, NoticeWords> = {
  en: {
    message: (kind) => `A new ${KINDS.en[kind]}`,
    urgent: (category) => `URGENT: a report about ${category}`,
    unsafe: 'Somebody may not be safe. Please read it now.',
    readHere: 'Read it here:',
    tour: 'A new request for a tour',
    people: (count) => `${count} ${count === 1 ? 'person' : 'people'}`,
    tourCancelled: 'A tour was cancelled',
    notTaking: 'This tour will not take place:',
  },
  fr: {
    message: (kind) =>
      ({
        contact: 'Un nouveau message',
        problem: 'Un nouveau signalement',
        tour: 'Une nouvelle demande de visite',
        testimonial: 'Un nouveau témoignage',
      })[kind],
    urgent: (category) =>
      `URGENT : un signalement ${category === 'bullying' ? 'de harcèlement' : 'sur la sécurité'}`,
    unsafe: 'Une personne est peut-être en danger. Lisez-le maintenant, s’il vous plaît.',
    readHere: 'À lire ici :',
    tour: 'Une nouvelle demande de visite',
    people: (count) => `${count} ${count === 1 ? 'personne' : 'personnes'}`,
    tourCancelled: 'Une visite est annulée',
    notTaking: 'Cette visite n’aura pas lieu :',
  },
  ar: {
    message: (kind) =>
      ({
        contact: 'رسالة جديدة',
        problem: 'بلاغ جديد عن مشكلة',
        tour: 'طلب جولة جديد',
        testimonial: 'كلمات جديدة عن المدرسة',
      })[kind],
    urgent: (category) => `عاجل: بلاغ عن ${category === 'bullying' ? 'تنمّر' : 'السلامة'}`,
    unsafe: 'قد يكون أحد في خطر. نرجو قراءته الآن.',
    readHere: 'اقرأه هنا:',
    tour: 'طلب جولة جديد',
    people: (count) => `عدد الزوار: ${count}`,
    tourCancelled: 'أُلغيت جولة',
    notTaking: 'لن تتم هذه الجولة:',
  },
  hi: {
    message: (kind) =>
      ({
        contact: 'एक नया संदेश',
        problem: 'समस्या की एक नई सूचना',
        tour: 'भ्रमण का एक नया अनुरोध',
        testimonial: 'एक नया प्रशंसापत्र',
      })[kind],
    urgent: (category) => `तुरंत: ${category === 'bullying' ? 'धौंस' : 'सुरक्षा'} के बारे में एक सूचना`,
    unsafe: 'शायद कोई सुरक्षित नहीं है। कृपया इसे अभी पढ़ें।',
    readHere: 'यहाँ पढ़ें:',
    tour: 'भ्रमण का एक नया अनुरोध',
    people: (count) => `${count} लोग`,
    tourCancelled: 'एक भ्रमण रद्द हुआ',
    notTaking: 'यह भ्रमण नहीं होगा:',
  },
};

/** To the writer, in the language of the screen on which the message was written. */
const writerEmailsIn = (language: Language): Renders<WriterTemplate> => {
  const words = WRITER_WORDS[language];
  const hello = greetingIn[language];
  return {
    // Contains nothing that was typed: the recipient may not be the writer, and no typed text is sent to
    // strangers.
    'message-receipt': ({ reference, kind, urgent }) => ({
      subject: words.received(kind, reference),
      blocks: [
        hello(),
        words.thanks(kind) + (urgent ? words.urgent : ''),
        { facts: [[words.reference, reference]] },
        words.mistyped,
      ],
    }),
    'tour-receipt': ({ reference, starts_at, time_zone, path }, { school, origin }) => ({
      subject: words.tour(school),
      blocks: [
        hello(),
        words.booked,
        {
          facts: [
            [WHEN[language], momentIn(language, starts_at, time_zone)],
            [words.reference, reference],
          ],
        },
        words.change,
        button(language, 'cancel_tour', origin + path),
      ],
    }),
    'message-answer': ({ reference, name, answer }, { school, origin }) => ({
      subject: words.answered(school, reference),
      blocks: [
        hello(name),
        answer,
        { facts: [[words.reference, reference]] },
        button(language, 'write_back', `${origin}/contact`),
      ],
    }),
    'tour-cancelled': ({ reference, starts_at, time_zone }, { school, origin }) => ({
      subject: words.cancelled(school),
      blocks: [
        hello(),
        words.notTaking,
        {
          facts: [
            [WHEN[language], momentIn(language, starts_at, time_zone)],
            [words.reference, reference],
          ],
        },
        button(language, 'another_tour', `${origin}/request-a-tour`),
      ],
    }),
  };
};

/** To the staff. */
const noticesIn = (language: Language): Renders<NoticeTemplate> => {
  const words = NOTICE_WORDS[language];
  return {
    'message-notice': ({ reference, kind, urgent, category, path }, { origin }) => {
      const what = urgent ? words.urgent(category) : words.message(kind);
      return {
        subject: `${what} (${reference})`,
        blocks: [
          what,
          urgent ? words.unsafe : '',
          words.readHere,
          button(language, 'message', origin + path),
        ],
      };
    },
    'tour-notice': ({ reference, starts_at, time_zone, people, path }, { origin }) => ({
      subject: `${words.tour} (${reference})`,
      blocks: [
        words.tour,
        { facts: [[WHEN[language], `${momentIn(language, starts_at, time_zone)}, ${words.people(people)}`]] },
        words.readHere,
        button(language, 'message', origin + path),
      ],
    }),
    'tour-cancelled-notice': ({ reference, starts_at, time_zone, path }, { origin }) => ({
      subject: `${words.tourCancelled} (${reference})`,
      blocks: [
        words.notTaking,
        { facts: [[WHEN[language], momentIn(language, starts_at, time_zone)]] },
        button(language, 'message', origin + path),
      ],
    }),
  };
};

/** E-mails about messages and tours, to the writers and to staff. */
export const messageEmailsIn = (language: Language): Renders<MessageTemplate> => ({
  ...writerEmailsIn(language),
  ...noticesIn(language),
});
