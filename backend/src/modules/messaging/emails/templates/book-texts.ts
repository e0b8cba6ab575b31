import type { BookReason, Language } from '@bookgrove/contract';
import { quote } from './email-blocks.ts';
import type { PageTexts } from './email-text.ts';

type BookTemplate =
  'book-ready' | 'book-checked' | 'book-refused' | 'book-returned' | 'book-hidden' | 'book-offer-ended';

/** The reason of a decision, as a sentence about the book. */
const REASONS: Record<Language, Record<BookReason, string>> = {
  en: {
    rights: 'It does not say who owns the words and pictures.',
    personal: 'It says something about a person that should not be public: a surname, an address, a number.',
    unsuitable: 'It does not suit the readers it is meant for.',
    level: 'Its level or its age does not fit.',
    pictures: 'Its pictures need descriptions for those who do not see them.',
    quality: 'It does not read well yet.',
    details: 'Its title, its summary or another detail is missing or wrong.',
    broken: 'Something in it does not work.',
    other: 'It needs a change.',
  },
  fr: {
    rights: 'Il ne dit pas à qui appartiennent les textes et les images.',
    personal:
      'Il dit d’une personne quelque chose qui ne doit pas être public : un nom, une adresse, un numéro.',
    unsuitable: 'Il ne convient pas aux lecteurs auxquels il s’adresse.',
    level: 'Son niveau ou son âge ne convient pas.',
    pictures: 'Ses images ont besoin d’une description pour les personnes qui ne les voient pas.',
    quality: 'Il ne se lit pas encore bien.',
    details: 'Son titre, son résumé ou un autre détail manque ou est faux.',
    broken: 'Quelque chose n’y fonctionne pas.',
    other: 'Il faut y changer quelque chose.',
  },
  ar: {
    rights: 'لا يذكر الكتاب من يملك النصوص والصور.',
    personal: 'يذكر الكتاب عن شخص ما لا ينبغي نشره: اسم عائلة أو عنوانًا أو رقمًا.',
    unsuitable: 'لا يناسب الكتاب القراء الذين كُتب لهم.',
    level: 'مستوى الكتاب أو العمر المحدد له غير مناسب.',
    pictures: 'تحتاج صور الكتاب إلى وصف لمن لا يراها.',
    quality: 'لا يُقرأ الكتاب جيدًا بعد.',
    details: 'عنوان الكتاب أو ملخصه أو تفصيل آخر ناقص أو خاطئ.',
    broken: 'في الكتاب شيء لا يعمل.',
    other: 'يحتاج الكتاب إلى تعديل.',
  },
  hi: {
    rights: 'इसमें नहीं लिखा है कि शब्द और चित्र किसके हैं।',
    personal: 'इसमें किसी व्यक्ति की ऐसी बात है जो सबको नहीं दिखनी चाहिए: उपनाम, पता या नंबर।',
    unsuitable: 'यह उन पाठकों के लिए ठीक नहीं है जिनके लिए इसे रखा गया है।',
    level: 'इसका स्तर या इसकी उम्र ठीक नहीं है।',
    pictures: 'जो चित्र नहीं देख सकते, उनके लिए चित्रों का वर्णन चाहिए।',
    quality: 'यह अभी ठीक से पढ़ने लायक नहीं है।',
    details: 'इसका शीर्षक, सारांश या कोई और जानकारी नहीं है या ग़लत है।',
    broken: 'इसमें कुछ काम नहीं करता।',
    other: 'इसमें बदलाव चाहिए।',
  },
};

/** E-mails about uploaded books, to the school's staff and to the platform's team. */
export const BOOK_TEXTS: Record<Language, PageTexts<BookTemplate>> = {
  en: {
    'book-ready': ({ title }) => [
      `“${title}” is ready to read`,
      `we have checked “${title}” and it can be read now:`,
    ],
    'book-checked': ({ title }) => [
      `“${title}” is checked`,
      `we have checked “${title}”. Describe it, say by which right it is here, look at it, and publish it:`,
    ],
    'book-refused': ({ title, reason, place }) => [
      `“${title}” could not be accepted`,
      `we could not accept “${title}” into the library.`,
      reason + (place && `\nWhere: ${place}`),
      `Correct the file and upload it again here:`,
    ],
    'book-returned': ({ title, reason, note }) => [
      `“${title}” came back to you`,

      `somebody has reviewed “${title}” and asks for a change before it can be read.`,
      REASONS.en[reason],
      quote(note),
      'Change it here:',
    ],
    'book-hidden': ({ title, reason, note, school_name }) => [
      `A school hid “${title}”`,

      `${school_name} hid “${title}” in its own library. ${REASONS.en[reason]}`,
      quote(note),
      'Other schools still find the book. Its history:',
    ],
    'book-offer-ended': ({ title }) => [
      `“${title}” is no longer sold`,

      `a family has withdrawn its consent to the sale of “${title}”, which its child made. It is not offered any more. Who bought it keeps it; for everybody else it stays closed.`,
      'If everybody may read it, remove its price. The book and its history:',
    ],
  },
  fr: {
    'book-ready': ({ title }) => [
      `« ${title} » est prêt à être lu`,
      `nous avons vérifié « ${title} », et on peut maintenant le lire :`,
    ],
    'book-checked': ({ title }) => [
      `« ${title} » est vérifié`,
      `nous avons vérifié « ${title} ». Décrivez-le, indiquez de quel droit il est ici, regardez-le et publiez-le :`,
    ],
    'book-refused': ({ title, reason, place }) => [
      `« ${title} » n’a pas pu être accepté`,
      `nous n’avons pas pu accepter « ${title} » dans la bibliothèque.`,
      reason + (place && `\nOù : ${place}`),
      `Corrigez le fichier et envoyez-le à nouveau ici :`,
    ],
    'book-returned': ({ title, reason, note }) => [
      `« ${title} » vous est revenu`,

      `quelqu’un a examiné « ${title} » et demande un changement avant qu’on puisse le lire.`,
      REASONS.fr[reason],
      quote(note),
      'Modifiez-le ici :',
    ],
    'book-hidden': ({ title, reason, note, school_name }) => [
      `Une école a masqué « ${title} »`,

      `${school_name} a masqué « ${title} » dans sa propre bibliothèque. ${REASONS.fr[reason]}`,
      quote(note),
      'Les autres écoles trouvent toujours le livre. Son historique :',
    ],
    'book-offer-ended': ({ title }) => [
      `« ${title} » n’est plus en vente`,

      `une famille a retiré son accord à la vente de « ${title} », que son enfant a fait. Il n’est plus proposé. Qui l’a acheté le garde ; pour tous les autres, il reste fermé.`,
      'Si tout le monde peut le lire, retirez son prix. Le livre et son historique :',
    ],
  },
  ar: {
    'book-ready': ({ title }) => [`«${title}» جاهز للقراءة`, `فحصنا «${title}» ويمكن قراءته الآن:`],
    'book-checked': ({ title }) => [
      `تم فحص «${title}»`,
      `فحصنا «${title}». صِفه، واذكر بأي حق يوجد هنا، وألقِ نظرة عليه، ثم انشره:`,
    ],
    'book-refused': ({ title, reason, place }) => [
      `تعذر قبول «${title}»`,
      `لم نتمكن من قبول «${title}» في المكتبة.`,
      reason + (place && `\nالموضع: ${place}`),
      `صحح الملف وارفعه من جديد هنا:`,
    ],
    'book-returned': ({ title, reason, note }) => [
      `عاد إليك «${title}»`,
      `راجع أحدهم «${title}» ويطلب تعديلًا قبل أن يُقرأ.`,
      REASONS.ar[reason],
      quote(note),
      'عدّله هنا:',
    ],
    'book-hidden': ({ title, reason, note, school_name }) => [
      `أخفت مدرسة «${title}»`,

      `أخفت ${school_name} «${title}» في مكتبتها. ${REASONS.ar[reason]}`,
      quote(note),
      'ما زالت المدارس الأخرى تجد الكتاب. سجله:',
    ],
    'book-offer-ended': ({ title }) => [
      `لم يعد «${title}» معروضًا للبيع`,

      `سحبت إحدى العائلات موافقتها على بيع «${title}» الذي صنعه طفلها. لم يعد معروضًا. من اشتراه يحتفظ به، ويبقى مغلقًا لغيره.`,
      'إذا كان يمكن للجميع قراءته فأزِل سعره. الكتاب وسجله:',
    ],
  },
  hi: {
    'book-ready': ({ title }) => [
      `“${title}” पढ़ने के लिए तैयार है`,
      `हमने “${title}” की जाँच कर ली है, अब इसे पढ़ा जा सकता है:`,
    ],
    'book-checked': ({ title }) => [
      `“${title}” की जाँच हो गई`,
      `हमने “${title}” की जाँच कर ली है। इसका वर्णन करें, बताएँ कि यह किस अधिकार से यहाँ है, इसे देखें और प्रकाशित करें:`,
    ],
    'book-refused': ({ title, reason, place }) => [
      `“${title}” स्वीकार नहीं हो सकी`,
      `हम “${title}” को पुस्तकालय में स्वीकार नहीं कर सके।`,
      reason + (place && `\nकहाँ: ${place}`),
      `फ़ाइल ठीक करें और यहाँ फिर से अपलोड करें:`,
    ],
    'book-returned': ({ title, reason, note }) => [
      `“${title}” आपके पास वापस आई है`,

      `किसी ने “${title}” को देखा है और पढ़े जाने से पहले इसमें एक बदलाव चाहते हैं।`,
      REASONS.hi[reason],
      quote(note),
      'इसे यहाँ बदलें:',
    ],
    'book-hidden': ({ title, reason, note, school_name }) => [
      `एक स्कूल ने “${title}” को छिपाया`,

      `${school_name} ने अपने पुस्तकालय में “${title}” को छिपा दिया है। ${REASONS.hi[reason]}`,
      quote(note),
      'दूसरे स्कूलों को यह किताब अब भी मिलती है। इसका इतिहास:',
    ],
    'book-offer-ended': ({ title }) => [
      `“${title}” अब नहीं बिकती`,

      `एक परिवार ने “${title}” की बिक्री के लिए अपनी सहमति वापस ले ली है, जिसे उनके बच्चे ने बनाया है। अब यह नहीं बेची जाती। जिसने इसे ख़रीदा है, यह उसके पास रहेगी; बाकी सबके लिए यह बंद रहेगी।`,
      'अगर इसे सब पढ़ सकते हैं, तो इसका दाम हटा दें। किताब और उसका इतिहास:',
    ],
  },
};
