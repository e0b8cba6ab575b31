import type { Language, ResourceReason } from '@bookgrove/contract';
import { quote } from './email-blocks.ts';
import type { PageTexts } from './email-text.ts';

type ResourceTemplate =
  | 'resource-refused'
  | 'resource-approve'
  | 'resource-return'
  | 'resource-withdraw'
  | 'resource-widen'
  | 'resource-decline';

interface ResourceWords {
  /** The reason of a decision, as a sentence about the resource. */
  reasons: Record<ResourceReason, string>;
  /** Subject and first sentence of each e-mail. */
  news: Record<ResourceTemplate, (title: string) => [subject: string, sentence: string]>;
  /** Before the position in a refused file. */
  where: string;
  /** Before the address of the resource. */
  yours: string;
}

const WORDS: Record<Language, ResourceWords> = {
  en: {
    reasons: {
      rights: 'It is not clear enough who owns it.',
      personal:
        'It says something about a person that should not be public: a surname, an address, a number.',
      unsuitable: 'It does not suit those it is meant for.',
      quality: 'It cannot be read, seen or heard well enough.',
      details: 'Its title, its summary or another detail is missing or wrong.',
      access: 'Somebody who does not see or hear well cannot follow it.',
      other: 'It needs a change.',
    },
    news: {
      'resource-refused': (title) => [
        `“${title}” could not be accepted`,
        `we could not accept the file of “${title}”. What you wrote about it is saved: choose another file there.`,
      ],
      'resource-approve': (title) => [
        `“${title}” can be found now`,
        'somebody has reviewed your resource for lessons, and it is on the list now.',
      ],
      'resource-return': (title) => [
        `“${title}” came back to you`,
        'somebody has reviewed your resource for lessons, and asks for a change before it can be found.',
      ],
      'resource-withdraw': (title) => [
        `“${title}” is off the list`,
        'your resource for lessons was taken off the list.',
      ],
      'resource-widen': (title) => [
        `“${title}” is for every school now`,
        'your resource for lessons is found in every school from now on. Thank you.',
      ],
      'resource-decline': (title) => [
        `“${title}” stays in your school`,
        'your resource for lessons is found in your school, and is not offered to every school.',
      ],
    },
    where: 'Where:',
    yours: 'Your resource:',
  },
  fr: {
    reasons: {
      rights: 'On ne sait pas assez clairement à qui elle appartient.',
      personal:
        'Elle dit d’une personne quelque chose qui ne doit pas être public : un nom, une adresse, un numéro.',
      unsuitable: 'Elle ne convient pas aux personnes auxquelles elle s’adresse.',
      quality: 'On ne peut pas assez bien la lire, la voir ou l’entendre.',
      details: 'Son titre, son résumé ou un autre détail manque ou est faux.',
      access: 'Une personne qui voit ou entend mal ne peut pas la suivre.',
      other: 'Il faut y changer quelque chose.',
    },
    news: {
      'resource-refused': (title) => [
        `« ${title} » n’a pas pu être acceptée`,
        `nous n’avons pas pu accepter le fichier de « ${title} ». Ce que vous en avez écrit est conservé : choisissez-y un autre fichier.`,
      ],
      'resource-approve': (title) => [
        `On trouve maintenant « ${title} »`,
        'quelqu’un a examiné votre ressource pour les leçons, et elle est maintenant sur la liste.',
      ],
      'resource-return': (title) => [
        `« ${title} » vous est revenue`,
        'quelqu’un a examiné votre ressource pour les leçons, et demande un changement avant qu’on puisse la trouver.',
      ],
      'resource-withdraw': (title) => [
        `« ${title} » n’est plus sur la liste`,
        'votre ressource pour les leçons a été retirée de la liste.',
      ],
      'resource-widen': (title) => [
        `« ${title} » est désormais pour toutes les écoles`,
        'toutes les écoles trouvent désormais votre ressource pour les leçons. Merci.',
      ],
      'resource-decline': (title) => [
        `« ${title} » reste dans votre école`,
        'on trouve votre ressource pour les leçons dans votre école ; elle n’est pas proposée à toutes les écoles.',
      ],
    },
    where: 'Où :',
    yours: 'Votre ressource :',
  },
  ar: {
    reasons: {
      rights: 'ليس واضحًا بما يكفي من يملكها.',
      personal: 'تذكر عن شخص ما لا ينبغي نشره: اسم عائلة أو عنوانًا أو رقمًا.',
      unsuitable: 'لا تناسب من أُعدت لهم.',
      quality: 'لا يمكن قراءتها أو رؤيتها أو سماعها جيدًا.',
      details: 'عنوانها أو ملخصها أو تفصيل آخر ناقص أو خاطئ.',
      access: 'لا يستطيع من يضعف بصره أو سمعه أن يتابعها.',
      other: 'تحتاج إلى تعديل.',
    },
    news: {
      'resource-refused': (title) => [
        `تعذر قبول «${title}»`,
        `لم نتمكن من قبول ملف «${title}». ما كتبته عنه محفوظ: اختر ملفًا آخر هناك.`,
      ],
      'resource-approve': (title) => [
        `يمكن العثور على «${title}» الآن`,
        'راجع أحدهم موردك للدروس، وهو الآن في القائمة.',
      ],
      'resource-return': (title) => [
        `عاد إليك «${title}»`,
        'راجع أحدهم موردك للدروس، ويطلب تعديلًا قبل أن يظهر في القائمة.',
      ],
      'resource-withdraw': (title) => [`لم يعد «${title}» في القائمة`, 'أُزيل موردك للدروس من القائمة.'],
      'resource-widen': (title) => [
        `«${title}» متاح الآن لكل المدارس`,
        'تجد كل المدارس موردك للدروس من الآن. شكرًا لك.',
      ],
      'resource-decline': (title) => [
        `يبقى «${title}» في مدرستك`,
        'يظهر موردك للدروس في مدرستك، ولن يُعرض على كل المدارس.',
      ],
    },
    where: 'الموضع:',
    yours: 'موردك:',
  },
  hi: {
    reasons: {
      rights: 'यह साफ़ नहीं है कि यह किसका है।',
      personal: 'इसमें किसी व्यक्ति की ऐसी बात है जो सबको नहीं दिखनी चाहिए: उपनाम, पता या नंबर।',
      unsuitable: 'यह उनके लिए ठीक नहीं है जिनके लिए इसे बनाया गया है।',
      quality: 'इसे ठीक से पढ़ा, देखा या सुना नहीं जा सकता।',
      details: 'इसका शीर्षक, सारांश या कोई और जानकारी नहीं है या ग़लत है।',
      access: 'जो ठीक से देख या सुन नहीं सकते, वे इसे नहीं समझ सकते।',
      other: 'इसमें बदलाव चाहिए।',
    },
    news: {
      'resource-refused': (title) => [
        `“${title}” स्वीकार नहीं हो सका`,
        `हम “${title}” की फ़ाइल स्वीकार नहीं कर सके। आपने इसके बारे में जो लिखा है वह सहेजा हुआ है: वहाँ दूसरी फ़ाइल चुनें।`,
      ],
      'resource-approve': (title) => [
        `“${title}” अब मिल सकता है`,
        'किसी ने पाठों के लिए आपकी सामग्री देखी है, और वह अब सूची में है।',
      ],
      'resource-return': (title) => [
        `“${title}” आपके पास वापस आया है`,
        'किसी ने पाठों के लिए आपकी सामग्री देखी है, और सूची में आने से पहले उसमें एक बदलाव चाहते हैं।',
      ],
      'resource-withdraw': (title) => [
        `“${title}” अब सूची में नहीं है`,
        'पाठों के लिए आपकी सामग्री सूची से हटा दी गई है।',
      ],
      'resource-widen': (title) => [
        `“${title}” अब हर स्कूल के लिए है`,
        'पाठों के लिए आपकी सामग्री अब से हर स्कूल में मिलती है। धन्यवाद।',
      ],
      'resource-decline': (title) => [
        `“${title}” आपके स्कूल में रहता है`,
        'पाठों के लिए आपकी सामग्री आपके स्कूल में मिलती है, और हर स्कूल को नहीं दी जाती।',
      ],
    },
    where: 'कहाँ:',
    yours: 'आपकी सामग्री:',
  },
};

function textsOf({ reasons, news, where, yours }: ResourceWords): PageTexts<ResourceTemplate> {
  const decided =
    (template: Exclude<ResourceTemplate, 'resource-refused'>): PageTexts<ResourceTemplate>[typeof template] =>
    ({ title, reason, note }) => {
      const [subject, sentence] = news[template](title);
      return [subject, sentence, reason ? reasons[reason] : '', quote(note), yours];
    };
  return {
    'resource-refused': ({ title, reason, place }) => {
      const [subject, sentence] = news['resource-refused'](title);
      return [subject, sentence, reason + (place && `\n${where} ${place}`), yours];
    },
    'resource-approve': decided('resource-approve'),
    'resource-return': decided('resource-return'),
    'resource-withdraw': decided('resource-withdraw'),
    'resource-widen': decided('resource-widen'),
    'resource-decline': decided('resource-decline'),
  };
}

/** E-mails to the uploader of a resource. */
export const RESOURCE_TEXTS: Record<Language, PageTexts<ResourceTemplate>> = {
  en: textsOf(WORDS.en),
  fr: textsOf(WORDS.fr),
  ar: textsOf(WORDS.ar),
  hi: textsOf(WORDS.hi),
};
