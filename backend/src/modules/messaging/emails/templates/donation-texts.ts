import { LANGUAGE_TAGS, minorUnits, type Language } from '@bookgrove/contract';
import { quote } from './email-blocks.ts';
import type { PageTexts } from './email-text.ts';

type DonationTemplate =
  | 'donation-receipt'
  | 'donation-receipt-replaced'
  | 'donation-refunded'
  | 'donation-statement'
  | 'tribute-card'
  | 'gift-aid-record'
  | 'sponsor-payment'
  | 'project-news'
  | 'project-cancelled';

/** An amount as people write it: `£4.50`. */
const sumIn = (language: Language, { amount, currency }: { amount: number; currency: string }): string => {
  const digits = minorUnits(currency);
  return new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
};

/** A day, by Greenwich. */
const dayIn = (language: Language, iso: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );

/** Each piece of news under the title of its project. */
const newsIn = (
  language: Language,
  news: readonly { title: string; text: string; moved_to?: 'funded' | 'completed' }[],
) => ({
  facts: news.map(
    ({ title, text, moved_to }) => [title, moved_to ? MOVED[language][moved_to] : text] as const,
  ),
});

/** What happened to a project. */
const MOVED: Record<Language, Record<'funded' | 'completed', string>> = {
  en: { funded: 'All the money it needs has been given.', completed: 'It is done: read what became of it.' },
  fr: {
    funded: 'Tout l’argent nécessaire a été donné.',
    completed: 'C’est fait : lisez ce que c’est devenu.',
  },
  ar: { funded: 'جُمع كل المال الذي يحتاجه.', completed: 'لقد تم: اقرأ ما تحقق.' },
  hi: { funded: 'ज़रूरत का सारा पैसा मिल गया है।', completed: 'काम पूरा हुआ: पढ़ें कि क्या बना।' },
};

/** E-mails about money that is given: receipts, cards, and what became of it. */
export const DONATION_TEXTS: Record<Language, PageTexts<DonationTemplate>> = {
  en: {
    'donation-receipt': (data) => [
      `Thank you for your gift to ${data.title}`,
      `Your gift of ${sumIn('en', data)} to ${data.title} has arrived. The receipt ${data.number} is attached.`,
      'Here you see your gift, and can change who reads your name:',
    ],
    'donation-receipt-replaced': (data) => [
      `A new receipt for your gift to ${data.title}`,
      `The receipt of your gift of ${sumIn('en', data)} to ${data.title} was corrected. The new one, ${data.number}, is attached; ` +
        'the one before it no longer counts.',
      'Here you see your gift:',
    ],
    'donation-refunded': (data) => [
      `A part of your gift to ${data.title} was paid back`,
      `We have paid back ${sumIn('en', data)} of your gift to ${data.title}. It can take some days until your bank shows it. ` +
        `The credit note ${data.number} is attached; it corrects your receipt.`,
      'Here you see your gift:',
    ],
    'donation-statement': (data) => [
      `Your gifts of the year ${data.year}`,
      `You gave ${sumIn('en', data)} in the year ${data.year}. The statement ${data.number} with all gifts is attached. Thank you.`,
      'Here you see your gifts:',
    ],
    'gift-aid-record': (data) => [
      `Your spoken Gift Aid declaration for ${data.title}`,
      `On ${dayIn('en', data.spoken_on)} you told us that you want to add Gift Aid to your gift. This is the written record of it, sent on ${dayIn('en', data.sent_on)}. Please keep it.`,
      {
        facts: [
          ['Name', data.name],
          ['Address', data.address],
          ['Gift', sumIn('en', data)],
          ['Reference', data.number],
        ],
      },
      'You declared:',
      quote(data.declaration),
      `Please note: you have to pay at least as much Income Tax and/or Capital Gains Tax in the tax year as all charities claim on your gifts; any difference is yours to pay. You may cancel this declaration within 30 days of this record, as if you had never made it, and at any later time for gifts to come: write to ${data.office}. Please write, too, when your name, address or tax changes.`,
      'Here you read about the charity:',
    ],
    'sponsor-payment': (data) => [
      `You doubled gifts to ${data.title}: ${sumIn('en', data)} to pay`,
      `Thank you for doubling what people gave to ${data.title}. ${sumIn('en', data)} is to be paid now (reference ${data.number}). ` +
        'What you pay is released to the charity; until then it waits. The provider’s fee is ours.',
      'Here you see what was doubled, and pay:',
    ],
    'tribute-card': ({ sender, recipient, title, message }) => [
      `${sender} has given to ${title} in your name`,
      `For ${recipient}: ${sender} has given to ${title} in your name.`,
      quote(message),
      'Here you see what the gift does:',
    ],
    'project-news': ({ news }) => [
      'What became of your gift',
      'There is news of what you gave to or follow:',
      newsIn('en', news),
      'Here you read more:',
    ],
    'project-cancelled': ({ title, redirect }) => [
      `${title} has ended without being carried out`,
      redirect
        ? `The project ${title}, to which you gave, is not carried out. What you gave goes to ${redirect}, of the same charity. ` +
          'If you do not want that, please answer the school.'
        : `The project ${title}, to which you gave, is not carried out. What you gave stays with the same charity. If you do not ` +
          'want that, please answer the school.',
      'Here you read why:',
    ],
  },
  fr: {
    'donation-receipt': (data) => [
      `Merci pour votre don à ${data.title}`,
      `Votre don de ${sumIn('fr', data)} à ${data.title} est arrivé. Le reçu ${data.number} est joint.`,
      'Voici votre don, où vous pouvez choisir qui lit votre nom :',
    ],
    'donation-receipt-replaced': (data) => [
      `Un nouveau reçu pour votre don à ${data.title}`,
      `Le reçu de votre don de ${sumIn('fr', data)} à ${data.title} a été corrigé. Le nouveau, ${data.number}, est joint ; ` +
        'le précédent ne compte plus.',
      'Voici votre don :',
    ],
    'donation-refunded': (data) => [
      `Une partie de votre don à ${data.title} a été remboursée`,
      `Nous avons remboursé ${sumIn('fr', data)} de votre don à ${data.title}. Votre banque peut mettre quelques jours à ` +
        `l’afficher. L’avoir ${data.number} est joint ; il rectifie votre reçu.`,
      'Voici votre don :',
    ],
    'donation-statement': (data) => [
      `Vos dons de l’année ${data.year}`,
      `Vous avez donné ${sumIn('fr', data)} en ${data.year}. Le relevé ${data.number} de tous vos dons est joint. Merci.`,
      'Voici vos dons :',
    ],
    'gift-aid-record': (data) => [
      `Votre déclaration orale Gift Aid pour ${data.title}`,
      `Le ${dayIn('fr', data.spoken_on)}, vous nous avez dit vouloir ajouter Gift Aid à votre don. Ceci en est la trace écrite, envoyée le ${dayIn('fr', data.sent_on)}. Conservez-la.`,
      {
        facts: [
          ['Nom', data.name],
          ['Adresse', data.address],
          ['Don', sumIn('fr', data)],
          ['Référence', data.number],
        ],
      },
      'Vous avez déclaré :',
      quote(data.declaration),
      `À noter : il vous faut payer pour l’année fiscale au moins autant d’impôt sur le revenu ou sur les plus-values que ce que toutes les associations réclament pour vos dons ; la différence est à votre charge. Dans les 30 jours qui suivent cet envoi, vous pouvez annuler cette déclaration comme si elle n’avait jamais été faite, et plus tard pour les dons à venir : écrivez à ${data.office}. Écrivez aussi si votre nom, votre adresse ou votre impôt change.`,
      'Voici l’association :',
    ],
    'sponsor-payment': (data) => [
      `Vous avez doublé des dons à ${data.title} : ${sumIn('fr', data)} à régler`,
      `Merci d’avoir doublé les dons à ${data.title}. ${sumIn('fr', data)} sont à régler (référence ${data.number}). ` +
        'Ce que vous payez est remis à l’association ; jusque-là, cette somme attend. Les frais de paiement sont à notre charge.',
      'Voici ce qui a été doublé, et comment payer :',
    ],
    'tribute-card': ({ sender, recipient, title, message }) => [
      `${sender} a donné à ${title} en votre nom`,
      `Pour ${recipient} : ${sender} a donné à ${title} en votre nom.`,
      quote(message),
      'Voici ce que fait ce don :',
    ],
    'project-news': ({ news }) => [
      'Ce qu’est devenu votre don',
      'Il y a des nouvelles de ce que vous soutenez ou suivez :',
      newsIn('fr', news),
      'Pour en lire plus :',
    ],
    'project-cancelled': ({ title, redirect }) => [
      `${title} ne sera pas réalisé`,
      redirect
        ? `Le projet ${title}, auquel vous avez donné, ne sera pas réalisé. Votre don va à ${redirect}, de la même association. ` +
          'Si vous ne le voulez pas, répondez à l’école.'
        : `Le projet ${title}, auquel vous avez donné, ne sera pas réalisé. Votre don reste à la même association. Si vous ne le ` +
          'voulez pas, répondez à l’école.',
      'Voici pourquoi :',
    ],
  },
  ar: {
    'donation-receipt': (data) => [
      `شكرًا على تبرعك إلى ${data.title}`,
      `وصل تبرعك بمبلغ ${sumIn('ar', data)} إلى ${data.title}. الإيصال ${data.number} مرفق.`,
      'هنا ترى تبرعك، ويمكنك تغيير من يقرأ اسمك:',
    ],
    'donation-receipt-replaced': (data) => [
      `إيصال جديد لتبرعك إلى ${data.title}`,
      `صُحِّح إيصال تبرعك بمبلغ ${sumIn('ar', data)} إلى ${data.title}. الإيصال الجديد ${data.number} مرفق؛ والسابق لم يعد ساريًا.`,
      'هنا ترى تبرعك:',
    ],
    'donation-refunded': (data) => [
      `أُعيد جزء من تبرعك إلى ${data.title}`,
      `أعدنا ${sumIn('ar', data)} من تبرعك إلى ${data.title}. قد يستغرق ظهوره في مصرفك بضعة أيام. الإشعار الدائن ` +
        `${data.number} مرفق، وهو يصحح إيصالك.`,
      'هنا ترى تبرعك:',
    ],
    'donation-statement': (data) => [
      `تبرعاتك في سنة ${data.year}`,
      `تبرعت بمبلغ ${sumIn('ar', data)} في سنة ${data.year}. الكشف ${data.number} بكل التبرعات مرفق. شكرًا لك.`,
      'هنا ترى تبرعاتك:',
    ],
    'gift-aid-record': (data) => [
      `تصريحك الشفهي من أجل ${data.title}`,
      `قلت لنا في ${dayIn('ar', data.spoken_on)} إنك تريد إضافة الاسترداد الضريبي إلى تبرعك. هذا هو السجل المكتوب له، أُرسل في ${dayIn('ar', data.sent_on)}. نرجو أن تحتفظ به.`,
      {
        facts: [
          ['الاسم', data.name],
          ['العنوان', data.address],
          ['التبرع', sumIn('ar', data)],
          ['المرجع', data.number],
        ],
      },
      'ما صرّحت به:',
      quote(data.declaration),
      `انتبه: عليك أن تدفع في السنة الضريبية من ضريبة الدخل أو أرباح رأس المال ما لا يقل عما تطالب به كل الجمعيات عن تبرعاتك، والفرق عليك. يمكنك خلال 30 يومًا من هذا السجل إلغاء التصريح كأنه لم يكن، وبعدها لما سيأتي من تبرعات: اكتب إلى ${data.office}. واكتب أيضًا إن تغيّر اسمك أو عنوانك أو ضريبتك.`,
      'تجد الجمعية هنا:',
    ],
    'sponsor-payment': (data) => [
      `لقد ضاعفت تبرعات ${data.title}: المطلوب ${sumIn('ar', data)}`,
      `شكرًا على مضاعفة ما تبرع به الناس إلى ${data.title}. المطلوب الآن ${sumIn('ar', data)} (المرجع ${data.number}). ` +
        'ما تدفعه يُسلَّم إلى الجمعية، وينتظر حتى ذلك الحين. ورسوم الدفع علينا.',
      'هنا ترى ما تمت مضاعفته وتدفع:',
    ],
    'tribute-card': ({ sender, recipient, title, message }) => [
      `تبرع ${sender} إلى ${title} باسمك`,
      `إلى ${recipient}: تبرع ${sender} إلى ${title} باسمك.`,
      quote(message),
      'هنا ترى ما يفعله هذا التبرع:',
    ],
    'project-news': ({ news }) => [
      'ماذا حدث بتبرعك',
      'هناك أخبار عما تبرعت له أو تتابعه:',
      newsIn('ar', news),
      'هنا تقرأ المزيد:',
    ],
    'project-cancelled': ({ title, redirect }) => [
      `لن يُنفَّذ ${title}`,
      redirect
        ? `المشروع ${title} الذي تبرعت له لن يُنفَّذ. يذهب تبرعك إلى ${redirect} التابع للجمعية نفسها. إن كنت لا تريد ذلك فاكتب إلى المدرسة.`
        : `المشروع ${title} الذي تبرعت له لن يُنفَّذ. يبقى تبرعك لدى الجمعية نفسها. إن كنت لا تريد ذلك فاكتب إلى المدرسة.`,
      'هنا تقرأ السبب:',
    ],
  },
  hi: {
    'donation-receipt': (data) => [
      `${data.title} को आपके दान के लिए धन्यवाद`,
      `${data.title} को आपका ${sumIn('hi', data)} का दान पहुँच गया है। रसीद ${data.number} साथ में है।`,
      'यहाँ आप अपना दान देख सकते हैं और बदल सकते हैं कि आपका नाम कौन पढ़े:',
    ],
    'donation-receipt-replaced': (data) => [
      `${data.title} को आपके दान की नई रसीद`,
      `${data.title} को आपके ${sumIn('hi', data)} के दान की रसीद सुधारी गई है। नई रसीद ${data.number} साथ में है; पिछली रसीद अब मान्य नहीं है।`,
      'यहाँ आप अपना दान देख सकते हैं:',
    ],
    'donation-refunded': (data) => [
      `${data.title} को आपके दान का एक हिस्सा लौटाया गया`,
      `हमने ${data.title} को आपके दान में से ${sumIn('hi', data)} लौटा दिए हैं। बैंक में दिखने में कुछ दिन लग सकते हैं। ` +
        `क्रेडिट नोट ${data.number} साथ में है; वह आपकी रसीद को सुधारता है।`,
      'यहाँ आप अपना दान देख सकते हैं:',
    ],
    'donation-statement': (data) => [
      `वर्ष ${data.year} के आपके दान`,
      `आपने वर्ष ${data.year} में ${sumIn('hi', data)} दान किए। सभी दानों का विवरण ${data.number} साथ में है। धन्यवाद।`,
      'यहाँ आप अपने दान देख सकते हैं:',
    ],
    'gift-aid-record': (data) => [
      `${data.title} के लिए आपकी मौखिक घोषणा`,
      `${dayIn('hi', data.spoken_on)} को आपने हमसे कहा कि आप अपने दान में कर की वापसी जोड़ना चाहते हैं। यह उसका लिखित अभिलेख है, ${dayIn('hi', data.sent_on)} को भेजा गया। कृपया इसे सँभालकर रखें।`,
      {
        facts: [
          ['नाम', data.name],
          ['पता', data.address],
          ['दान', sumIn('hi', data)],
          ['संदर्भ', data.number],
        ],
      },
      'आपने घोषणा की:',
      quote(data.declaration),
      `ध्यान दें: कर-वर्ष में आपको कम से कम उतना आयकर या पूँजीगत लाभ कर देना होगा जितना सब संस्थाएँ आपके दानों पर माँगती हैं; अंतर आपको देना होगा। इस अभिलेख के 30 दिन के भीतर आप इस घोषणा को ऐसे रद्द कर सकते हैं मानो वह कभी हुई ही नहीं, और बाद में आने वाले दानों के लिए: ${data.office} को लिखें। नाम, पता या कर बदलने पर भी लिखें।`,
      'संस्था के बारे में यहाँ पढ़ें:',
    ],
    'sponsor-payment': (data) => [
      `आपने ${data.title} के दान दुगुने किए: ${sumIn('hi', data)} देने हैं`,
      `${data.title} को मिले दान दुगुने करने के लिए धन्यवाद। अब ${sumIn('hi', data)} देने हैं (संदर्भ ${data.number})। ` +
        'आप जो देते हैं वह संस्था को दिया जाता है; तब तक वह रुका रहता है। भुगतान का शुल्क हमारा है।',
      'यहाँ देखें कि क्या दुगुना हुआ, और भुगतान करें:',
    ],
    'tribute-card': ({ sender, recipient, title, message }) => [
      `${sender} ने आपके नाम पर ${title} को दान दिया है`,
      `${recipient} के लिए: ${sender} ने आपके नाम पर ${title} को दान दिया है।`,
      quote(message),
      'यहाँ देखें कि यह दान क्या करता है:',
    ],
    'project-news': ({ news }) => [
      'आपके दान का क्या हुआ',
      'जिसे आपने दान दिया या जिसे आप देखते रहते हैं, उसके समाचार हैं:',
      newsIn('hi', news),
      'यहाँ और पढ़ें:',
    ],
    'project-cancelled': ({ title, redirect }) => [
      `${title} पूरा नहीं होगा`,
      redirect
        ? `परियोजना ${title}, जिसे आपने दान दिया, पूरी नहीं होगी। आपका दान उसी संस्था की ${redirect} को जाता है। यदि आप यह नहीं चाहते, तो स्कूल को लिखें।`
        : `परियोजना ${title}, जिसे आपने दान दिया, पूरी नहीं होगी। आपका दान उसी संस्था के पास रहता है। यदि आप यह नहीं चाहते, तो स्कूल को लिखें।`,
      'यहाँ कारण पढ़ें:',
    ],
  },
};
