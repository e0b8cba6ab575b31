import type { Language } from '@bookgrove/contract';
import type { MessageLetter } from '../../../content/contract.ts';
import type { Place } from '../message-letters.ts';
import type { Letter } from './letter.ts';

/** Letters to those who wrote to a school, in one language. */
interface WriterLetters {
  /**
   * Tells the writer that it arrived. Says nothing that was typed: whoever gets this may not have written, and nobody's
   * words are to be sent to strangers through us.
   */
  receipt: (message: MessageLetter, place: Place) => Letter;
  /** Brings the answer of the staff. */
  answer: (message: MessageLetter, place: Place) => Letter;
  /** Confirms that a tour will not take place. */
  tourCancelled: (message: MessageLetter, place: Place) => Letter;
}

/** What the letters of a language are made of. */
interface Words {
  hello: (name?: string) => string;
  reference: (reference: string) => string;
  received: (kind: MessageLetter['kind'], reference: string) => string;
  thanks: (kind: MessageLetter['kind']) => string;
  urgent: string;
  mistyped: string;
  tour: (place: string) => string;
  booked: string;
  change: string;
  answered: (place: string, reference: string) => string;
  writeBack: (address: string) => string;
  cancelled: (place: string) => string;
  notTaking: string;
  another: string;
}

const KINDS: Record<Language, Record<MessageLetter['kind'], string>> = {
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

const WORDS: Record<Language, Words> = {
  en: {
    hello: (name) => `Hello${name ? ` ${name}` : ''},`,
    reference: (reference) => `Your reference: ${reference}`,
    received: (kind, reference) => `We have your ${KINDS.en[kind]} (${reference})`,
    thanks: (kind) => `thank you. Your ${KINDS.en[kind]} has arrived, and a person will read it.`,
    urgent: ' It went to the school at once. If somebody is in danger now, call your local emergency number.',
    mistyped: 'You did not write to us? Then somebody mistyped an address, and you can forget this e-mail.',
    tour: (place) => `Your tour of ${place}`,
    booked: 'your tour is booked:',
    change: 'The appointment is attached for your calendar. Plans changed? Give the time free again here:',
    answered: (place, reference) => `An answer from ${place} (${reference})`,
    writeBack: (address) => `To write back, use ${address}`,
    cancelled: (place) => `Your tour of ${place} is cancelled`,
    notTaking: 'your tour will not take place:',
    another: 'Another time?',
  },
  fr: {
    hello: (name) => `Bonjour${name ? ` ${name}` : ''},`,
    reference: (reference) => `Votre référence : ${reference}`,
    received: (kind, reference) => `Nous avons bien reçu ${KINDS.fr[kind]} (${reference})`,
    thanks: (kind) => `merci. Nous avons bien reçu ${KINDS.fr[kind]}, et une personne va le lire.`,
    urgent:
      ' C’est parti tout de suite à l’école. Si quelqu’un est en danger maintenant, appelez le numéro d’urgence.',
    mistyped:
      'Vous ne nous avez pas écrit ? Alors quelqu’un s’est trompé d’adresse, et vous pouvez oublier cet e-mail.',
    tour: (place) => `Votre visite de ${place}`,
    booked: 'votre visite est réservée :',
    change: 'Le rendez-vous est joint pour votre agenda. Un empêchement ? Libérez l’horaire ici :',
    answered: (place, reference) => `Une réponse de ${place} (${reference})`,
    writeBack: (address) => `Pour répondre : ${address}`,
    cancelled: (place) => `Votre visite de ${place} est annulée`,
    notTaking: 'votre visite n’aura pas lieu :',
    another: 'Une autre date ?',
  },
  ar: {
    hello: (name) => `مرحبًا${name ? ` ${name}` : ''}،`,
    reference: (reference) => `رقمك المرجعي: ${reference}`,
    received: (kind, reference) => `وصلتنا ${KINDS.ar[kind]} (${reference})`,
    thanks: (kind) => `شكرًا لك. وصلتنا ${KINDS.ar[kind]}، وسيقرؤها إنسان.`,
    urgent: ' وصل هذا إلى المدرسة فورًا. إن كان أحد في خطر الآن فاتصل برقم الطوارئ.',
    mistyped: 'لم تكتب إلينا؟ إذن أخطأ أحد في كتابة العنوان، ويمكنك تجاهل هذه الرسالة.',
    tour: (place) => `جولتك في ${place}`,
    booked: 'حُجزت جولتك:',
    change: 'الموعد مرفق لتقويمك. تغيّرت خططك؟ حرّر الوقت من هنا:',
    answered: (place, reference) => `جواب من ${place} (${reference})`,
    writeBack: (address) => `للرد استخدم ${address}`,
    cancelled: (place) => `أُلغيت جولتك في ${place}`,
    notTaking: 'لن تتم جولتك:',
    another: 'وقت آخر؟',
  },
  hi: {
    hello: (name) => `नमस्ते${name ? ` ${name}` : ''},`,
    reference: (reference) => `आपका संदर्भ: ${reference}`,
    received: (kind, reference) => `हमें मिल गया: ${KINDS.hi[kind]} (${reference})`,
    thanks: (kind) => `धन्यवाद। हमें मिल गया: ${KINDS.hi[kind]}। कोई व्यक्ति इसे पढ़ेगा।`,
    urgent: ' यह तुरंत स्कूल को भेज दिया गया। अगर कोई अभी ख़तरे में है, तो आपातकालीन नंबर पर फ़ोन करें।',
    mistyped: 'क्या आपने हमें नहीं लिखा? तो किसी ने पता ग़लत लिखा होगा, आप यह ई-मेल भूल सकते हैं।',
    tour: (place) => `${place} का आपका भ्रमण`,
    booked: 'आपका भ्रमण बुक हो गया है:',
    change: 'मुलाक़ात का समय आपके कैलेंडर के लिए साथ है। योजना बदल गई? समय यहाँ ख़ाली करें:',
    answered: (place, reference) => `${place} का जवाब (${reference})`,
    writeBack: (address) => `जवाब देने के लिए: ${address}`,
    cancelled: (place) => `${place} का आपका भ्रमण रद्द हुआ`,
    notTaking: 'आपका भ्रमण नहीं होगा:',
    another: 'कोई और समय?',
  },
};

const sign = ({ name }: Place): string => `\n\n${name}`;

const lettersOf = (words: Words): WriterLetters => ({
  receipt: ({ reference, kind, urgent, tour }, place) =>
    tour
      ? {
          subject: words.tour(place.name),
          text:
            `${words.hello()}\n\n${words.booked}\n${tour.when_for_writer}\n\n${words.change}\n` +
            `${place.origin}${tour.path}\n\n${words.reference(reference)}${sign(place)}`,
        }
      : {
          subject: words.received(kind, reference),
          text:
            `${words.hello()}\n\n${words.thanks(kind)}${urgent ? words.urgent : ''}` +
            `\n\n${words.reference(reference)}\n\n${words.mistyped}${sign(place)}`,
        },
  answer: ({ reference, name, answer }, place) => ({
    subject: words.answered(place.name, reference),
    text:
      `${words.hello(name)}\n\n${answer ?? ''}${sign(place)}\n\n${words.reference(reference)}. ` +
      words.writeBack(`${place.origin}/contact`),
  }),
  tourCancelled: ({ reference, tour }, place) => ({
    subject: words.cancelled(place.name),
    text:
      `${words.hello()}\n\n${words.notTaking}\n${tour?.when_for_writer ?? ''}\n\n` +
      `${words.another} ${place.origin}/request-a-tour\n\n${words.reference(reference)}${sign(place)}`,
  }),
});

/** Letters to writers, in the language of the screen on which they wrote. */
export const WRITER_LETTERS: Record<Language, WriterLetters> = {
  en: lettersOf(WORDS.en),
  fr: lettersOf(WORDS.fr),
  ar: lettersOf(WORDS.ar),
  hi: lettersOf(WORDS.hi),
};
