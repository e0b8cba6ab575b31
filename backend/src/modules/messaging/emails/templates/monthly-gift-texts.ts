import { LANGUAGE_TAGS, minorUnits, type Language } from '@bookgrove/contract';
import type { EmailDataOf } from '../../contract.ts';
import type { PageTexts } from './email-text.ts';

type MonthlyTemplate =
  /** To whoever gives each month. */
  'monthly-gift';

type Data = EmailDataOf<'monthly-gift'>;
type Cause = Data['cause'];

/** What a letter says: its subject, then its sentences. */
type Letter = (words: { to: string; sum: string; day: string; byLink: boolean }) => [string, ...string[]];

const sumIn = (language: Language, { amount, currency }: Data): string => {
  const digits = minorUnits(currency);
  return new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
};

const dayIn = (language: Language, day: string): string =>
  day &&
  new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );

const letters = (language: Language, texts: Record<Cause, Letter>): PageTexts<MonthlyTemplate> => ({
  'monthly-gift': (data) =>
    texts[data.cause]({
      to: data.to,
      sum: sumIn(language, data),
      day: dayIn(language, data.day),
      byLink: data.by_link,
    }),
});

/** E-mails about gifts that are given each month. None of them asks for more, and each has the link that stops the gift. */
export const MONTHLY_GIFT_TEXTS: Record<Language, PageTexts<MonthlyTemplate>> = {
  en: letters('en', {
    began: ({ to, sum, byLink }) => [
      `Your monthly gift to ${to}`,
      `Thank you. You give ${sum} each month to ${to}.`,
      byLink
        ? 'Each month we send you a link to pay. Nothing is taken by itself.'
        : 'The same amount is taken each month until you stop it.',
      'Pause, skip, change or stop your gift here. You need no account, so keep this e-mail:',
    ],
    due: ({ to, sum }) => [
      `Your gift of this month to ${to}`,
      `It is time for your gift of ${sum} to ${to}. Nothing is taken by itself: you pay it with this link.`,
      'Pay, leave out this month, or stop your gift:',
    ],
    failed: ({ to, sum }) => [
      `Your gift to ${to} could not be taken`,
      `The payment company could not take your gift of ${sum} to ${to}. It tries again in the next days; you need not do anything if you expect it to work then.`,
      'Use another card, or stop your gift:',
    ],
    reminder: ({ to, sum }) => [
      `Your gift to ${to} is not paid yet`,
      `Your gift of ${sum} to ${to} is still not paid.`,
      'Pay it, pause it or stop it, as you like:',
    ],
    recovered: ({ to, sum }) => [
      `Your gift to ${to} has arrived`,
      `Your gift of ${sum} to ${to} has been paid after all. Thank you.`,
      'Your monthly gift:',
    ],
    lapsed: ({ to }) => [
      `Your monthly gift to ${to} has ended`,
      `Your gift could not be paid, so it has ended. Nothing more is taken. Thank you for all that you gave to ${to}.`,
      'If you would like to begin again, you can do so here:',
    ],
    paused: ({ to, day }) => [
      `Your monthly gift to ${to} rests`,
      day ? `Nothing is taken until ${day}.` : 'Nothing is taken while it rests.',
      'Begin earlier, or change your gift, here:',
    ],
    resumed: ({ to, sum, day }) => [
      `Your monthly gift to ${to} goes on`,
      day
        ? `You give ${sum} each month again, the next time on ${day}.`
        : `You give ${sum} each month again.`,
      'Pause, change or stop your gift here:',
    ],
    cancelled: ({ to }) => [
      `Your monthly gift to ${to} has stopped`,
      `Nothing more is taken. Thank you for all that you gave to ${to}.`,
      'What you gave, with its receipts:',
    ],
    ended: ({ to }) => [
      `Your monthly gift to ${to} has ended`,
      `Gifts to ${to} are not taken here any more, so your monthly gift has ended. Nothing more is taken. Thank you for all that you gave.`,
      'What you gave, with its receipts:',
    ],
    unanswered: ({ to }) => [
      `Your monthly gift to ${to} has ended`,
      `We asked whether your monthly gift to ${to} is still right for you, and had no answer. So it has ended, and nothing more is taken. Thank you for all that you gave.`,
      'If you would like to go on giving, you can begin again here:',
    ],
    amount: ({ to, sum }) => [
      `You give ${sum} each month to ${to}`,
      'Your change is stored. It counts from the next time on.',
      'Your monthly gift:',
    ],
    ask_again: ({ to, sum }) => [
      `A year of gifts to ${to}`,
      `For a year you have given ${sum} each month to ${to}. Thank you. Is it still right for you?`,
      'Keep it, change it or stop it here:',
    ],
    new_link: ({ to }) => [
      `A new link to your monthly gift to ${to}`,
      'Links of earlier e-mails do not open your gift any more.',
      'The new link:',
    ],
  }),
  fr: letters('fr', {
    began: ({ to, sum, byLink }) => [
      `Votre don mensuel à ${to}`,
      `Merci. Vous donnez ${sum} par mois à ${to}.`,
      byLink
        ? 'Chaque mois, nous vous envoyons un lien pour payer. Rien n’est prélevé automatiquement.'
        : 'Le même montant est prélevé chaque mois jusqu’à ce que vous arrêtiez.',
      'Faites une pause, sautez un mois, changez ou arrêtez votre don ici. Aucun compte n’est nécessaire : gardez cet e-mail :',
    ],
    due: ({ to, sum }) => [
      `Votre don de ce mois à ${to}`,
      `C’est le moment de votre don de ${sum} à ${to}. Rien n’est prélevé automatiquement : vous payez avec ce lien.`,
      'Payez, sautez ce mois ou arrêtez votre don :',
    ],
    failed: ({ to, sum }) => [
      `Votre don à ${to} n’a pas pu être prélevé`,
      `Votre don de ${sum} à ${to} n’a pas pu être prélevé. Un nouvel essai aura lieu dans les prochains jours ; vous n’avez rien à faire si vous pensez qu’il réussira.`,
      'Utilisez une autre carte ou arrêtez votre don :',
    ],
    reminder: ({ to, sum }) => [
      `Votre don à ${to} n’est pas encore payé`,
      `Votre don de ${sum} à ${to} n’est toujours pas payé.`,
      'Payez-le, mettez-le en pause ou arrêtez-le, comme vous le souhaitez :',
    ],
    recovered: ({ to, sum }) => [
      `Votre don à ${to} est arrivé`,
      `Votre don de ${sum} à ${to} a finalement été payé. Merci.`,
      'Votre don mensuel :',
    ],
    lapsed: ({ to }) => [
      `Votre don mensuel à ${to} a pris fin`,
      `Votre don n’a pas pu être payé ; il a donc pris fin. Plus rien n’est prélevé. Merci pour tout ce que vous avez donné à ${to}.`,
      'Si vous souhaitez recommencer, c’est ici :',
    ],
    paused: ({ to, day }) => [
      `Votre don mensuel à ${to} est en pause`,
      day ? `Rien n’est prélevé jusqu’au ${day}.` : 'Rien n’est prélevé pendant la pause.',
      'Reprenez plus tôt ou changez votre don ici :',
    ],
    resumed: ({ to, sum, day }) => [
      `Votre don mensuel à ${to} continue`,
      day
        ? `Vous donnez de nouveau ${sum} par mois, la prochaine fois le ${day}.`
        : `Vous donnez de nouveau ${sum} par mois.`,
      'Faites une pause, changez ou arrêtez votre don ici :',
    ],
    cancelled: ({ to }) => [
      `Votre don mensuel à ${to} est arrêté`,
      `Plus rien n’est prélevé. Merci pour tout ce que vous avez donné à ${to}.`,
      'Ce que vous avez donné, avec les reçus :',
    ],
    ended: ({ to }) => [
      `Votre don mensuel à ${to} a pris fin`,
      `Les dons à ${to} ne sont plus acceptés ici ; votre don mensuel a donc pris fin. Plus rien n’est prélevé. Merci pour tout ce que vous avez donné.`,
      'Ce que vous avez donné, avec les reçus :',
    ],
    unanswered: ({ to }) => [
      `Votre don mensuel à ${to} a pris fin`,
      `Nous vous avons demandé si votre don mensuel à ${to} vous convient toujours et n’avons pas eu de réponse. Il a donc pris fin, et plus rien n’est prélevé. Merci pour tout ce que vous avez donné.`,
      'Si vous souhaitez continuer à donner, vous pouvez recommencer ici :',
    ],
    amount: ({ to, sum }) => [
      `Vous donnez ${sum} par mois à ${to}`,
      'Votre changement est enregistré. Il compte à partir de la prochaine fois.',
      'Votre don mensuel :',
    ],
    ask_again: ({ to, sum }) => [
      `Un an de dons à ${to}`,
      `Depuis un an, vous donnez ${sum} par mois à ${to}. Merci. Est-ce que cela vous convient toujours ?`,
      'Gardez-le, changez-le ou arrêtez-le ici :',
    ],
    new_link: ({ to }) => [
      `Un nouveau lien vers votre don mensuel à ${to}`,
      'Les liens des e-mails précédents n’ouvrent plus votre don.',
      'Le nouveau lien :',
    ],
  }),
  ar: letters('ar', {
    began: ({ to, sum, byLink }) => [
      `تبرعك الشهري إلى ${to}`,
      `شكرًا لك. أنت تتبرع بـ ${sum} كل شهر إلى ${to}.`,
      byLink ? 'نرسل إليك كل شهر رابطًا للدفع. لا يُخصم شيء تلقائيًا.' : 'يُخصم المبلغ نفسه كل شهر حتى توقفه.',
      'أوقف تبرعك مؤقتًا أو تخطَّ شهرًا أو غيّره أو أوقفه من هنا. لا تحتاج إلى حساب، فاحتفظ بهذه الرسالة:',
    ],
    due: ({ to, sum }) => [
      `تبرعك لهذا الشهر إلى ${to}`,
      `حان موعد تبرعك بـ ${sum} إلى ${to}. لا يُخصم شيء تلقائيًا: تدفعه بهذا الرابط.`,
      'ادفع، أو تخطَّ هذا الشهر، أو أوقف تبرعك:',
    ],
    failed: ({ to, sum }) => [
      `تعذّر خصم تبرعك إلى ${to}`,
      `لم تتمكن شركة الدفع من خصم تبرعك بـ ${sum} إلى ${to}. ستحاول مرة أخرى في الأيام القادمة، ولا يلزمك شيء إن كنت تتوقع نجاح ذلك.`,
      'استخدم بطاقة أخرى، أو أوقف تبرعك:',
    ],
    reminder: ({ to, sum }) => [
      `تبرعك إلى ${to} لم يُدفع بعد`,
      `تبرعك بـ ${sum} إلى ${to} لم يُدفع حتى الآن.`,
      'ادفعه أو أوقفه مؤقتًا أو أنهه كما تحب:',
    ],
    recovered: ({ to, sum }) => [
      `وصل تبرعك إلى ${to}`,
      `دُفع تبرعك بـ ${sum} إلى ${to} أخيرًا. شكرًا لك.`,
      'تبرعك الشهري:',
    ],
    lapsed: ({ to }) => [
      `انتهى تبرعك الشهري إلى ${to}`,
      `تعذّر دفع تبرعك، ولذلك انتهى. لن يُخصم شيء بعد الآن. شكرًا على كل ما قدمته إلى ${to}.`,
      'إن أردت أن تبدأ من جديد، فمن هنا:',
    ],
    paused: ({ to, day }) => [
      `تبرعك الشهري إلى ${to} متوقف مؤقتًا`,
      day ? `لن يُخصم شيء حتى ${day}.` : 'لن يُخصم شيء أثناء التوقف.',
      'ابدأ قبل ذلك أو غيّر تبرعك من هنا:',
    ],
    resumed: ({ to, sum, day }) => [
      `تبرعك الشهري إلى ${to} مستمر`,
      day ? `تتبرع من جديد بـ ${sum} كل شهر، والمرة القادمة في ${day}.` : `تتبرع من جديد بـ ${sum} كل شهر.`,
      'أوقف تبرعك مؤقتًا أو غيّره أو أنهه من هنا:',
    ],
    cancelled: ({ to }) => [
      `توقف تبرعك الشهري إلى ${to}`,
      `لن يُخصم شيء بعد الآن. شكرًا على كل ما قدمته إلى ${to}.`,
      'ما تبرعت به مع إيصالاته:',
    ],
    ended: ({ to }) => [
      `انتهى تبرعك الشهري إلى ${to}`,
      `لم تعد التبرعات إلى ${to} تُقبل هنا، ولذلك انتهى تبرعك الشهري. لن يُخصم شيء بعد الآن. شكرًا على كل ما قدمته.`,
      'ما تبرعت به مع إيصالاته:',
    ],
    unanswered: ({ to }) => [
      `انتهى تبرعك الشهري إلى ${to}`,
      `سألناك هل ما زال تبرعك الشهري إلى ${to} مناسبًا لك ولم يصلنا جواب. لذلك انتهى، ولن يُخصم شيء بعد الآن. شكرًا على كل ما قدمته.`,
      'إن أردت أن تواصل التبرع، فابدأ من جديد هنا:',
    ],
    amount: ({ to, sum }) => [
      `تتبرع بـ ${sum} كل شهر إلى ${to}`,
      'حُفظ تغييرك، ويسري من المرة القادمة.',
      'تبرعك الشهري:',
    ],
    ask_again: ({ to, sum }) => [
      `عام من التبرع إلى ${to}`,
      `منذ عام وأنت تتبرع بـ ${sum} كل شهر إلى ${to}. شكرًا لك. هل ما زال ذلك مناسبًا لك؟`,
      'أبقه أو غيّره أو أوقفه من هنا:',
    ],
    new_link: ({ to }) => [
      `رابط جديد إلى تبرعك الشهري إلى ${to}`,
      'روابط الرسائل السابقة لم تعد تفتح تبرعك.',
      'الرابط الجديد:',
    ],
  }),
  hi: letters('hi', {
    began: ({ to, sum, byLink }) => [
      `${to} को आपका मासिक दान`,
      `धन्यवाद। आप ${to} को हर महीने ${sum} देते हैं।`,
      byLink
        ? 'हर महीने हम आपको भुगतान का लिंक भेजते हैं। अपने-आप कुछ नहीं लिया जाता।'
        : 'आपके रोकने तक हर महीने इतनी ही राशि ली जाती है।',
      'यहाँ आप अपना दान रोक सकते हैं, एक महीना छोड़ सकते हैं, बदल सकते हैं या बंद कर सकते हैं। खाते की ज़रूरत नहीं, इसलिए यह ईमेल संभालकर रखें:',
    ],
    due: ({ to, sum }) => [
      `${to} को इस महीने का आपका दान`,
      `${to} को ${sum} के आपके दान का समय हो गया है। अपने-आप कुछ नहीं लिया जाता: आप इस लिंक से भुगतान करते हैं।`,
      'भुगतान करें, यह महीना छोड़ें, या अपना दान बंद करें:',
    ],
    failed: ({ to, sum }) => [
      `${to} को आपका दान नहीं लिया जा सका`,
      `भुगतान कंपनी ${to} को ${sum} का आपका दान नहीं ले सकी। वह अगले दिनों में फिर कोशिश करेगी; अगर आपको लगता है कि तब हो जाएगा, तो आपको कुछ नहीं करना है।`,
      'दूसरा कार्ड इस्तेमाल करें, या अपना दान बंद करें:',
    ],
    reminder: ({ to, sum }) => [
      `${to} को आपके दान का भुगतान अभी नहीं हुआ है`,
      `${to} को ${sum} के आपके दान का भुगतान अब तक नहीं हुआ है।`,
      'जैसा चाहें, भुगतान करें, रोकें या बंद करें:',
    ],
    recovered: ({ to, sum }) => [
      `${to} को आपका दान पहुँच गया`,
      `${to} को ${sum} के आपके दान का भुगतान आख़िर हो गया। धन्यवाद।`,
      'आपका मासिक दान:',
    ],
    lapsed: ({ to }) => [
      `${to} को आपका मासिक दान समाप्त हो गया`,
      `आपके दान का भुगतान नहीं हो सका, इसलिए वह समाप्त हो गया। अब कुछ नहीं लिया जाएगा। ${to} को आपने जो कुछ दिया, उसके लिए धन्यवाद।`,
      'अगर आप फिर से शुरू करना चाहें, तो यहाँ कर सकते हैं:',
    ],
    paused: ({ to, day }) => [
      `${to} को आपका मासिक दान रुका हुआ है`,
      day ? `${day} तक कुछ नहीं लिया जाएगा।` : 'रुके रहने तक कुछ नहीं लिया जाएगा।',
      'पहले शुरू करें, या अपना दान यहाँ बदलें:',
    ],
    resumed: ({ to, sum, day }) => [
      `${to} को आपका मासिक दान जारी है`,
      day ? `आप फिर से हर महीने ${sum} देते हैं, अगली बार ${day} को।` : `आप फिर से हर महीने ${sum} देते हैं।`,
      'अपना दान यहाँ रोकें, बदलें या बंद करें:',
    ],
    cancelled: ({ to }) => [
      `${to} को आपका मासिक दान बंद हो गया`,
      `अब कुछ नहीं लिया जाएगा। ${to} को आपने जो कुछ दिया, उसके लिए धन्यवाद।`,
      'आपने जो दिया, रसीदों के साथ:',
    ],
    ended: ({ to }) => [
      `${to} को आपका मासिक दान समाप्त हो गया`,
      `${to} के लिए दान अब यहाँ नहीं लिया जाता, इसलिए आपका मासिक दान समाप्त हो गया। अब कुछ नहीं लिया जाएगा। आपने जो कुछ दिया, उसके लिए धन्यवाद।`,
      'आपने जो दिया, रसीदों के साथ:',
    ],
    unanswered: ({ to }) => [
      `${to} को आपका मासिक दान समाप्त हो गया`,
      `हमने पूछा था कि ${to} को आपका मासिक दान अब भी आपके लिए ठीक है या नहीं, पर कोई जवाब नहीं मिला। इसलिए वह समाप्त हो गया, और अब कुछ नहीं लिया जाएगा। आपने जो कुछ दिया, उसके लिए धन्यवाद।`,
      'अगर आप दान जारी रखना चाहें, तो यहाँ फिर से शुरू कर सकते हैं:',
    ],
    amount: ({ to, sum }) => [
      `आप ${to} को हर महीने ${sum} देते हैं`,
      'आपका बदलाव दर्ज हो गया है। वह अगली बार से लागू होगा।',
      'आपका मासिक दान:',
    ],
    ask_again: ({ to, sum }) => [
      `${to} को दान का एक साल`,
      `एक साल से आप ${to} को हर महीने ${sum} दे रहे हैं। धन्यवाद। क्या यह अब भी आपके लिए ठीक है?`,
      'इसे जारी रखें, बदलें या बंद करें:',
    ],
    new_link: ({ to }) => [
      `${to} को आपके मासिक दान का नया लिंक`,
      'पहले के ईमेल के लिंक अब आपका दान नहीं खोलते।',
      'नया लिंक:',
    ],
  }),
};
