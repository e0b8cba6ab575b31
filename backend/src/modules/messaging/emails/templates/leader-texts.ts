import type { Language } from '@bookgrove/contract';
import type { LeaderEmailData, LeaderUpdateKind } from '../../contract.ts';
import { quote, type EmailBlock } from './email-blocks.ts';
import { dayIn, type PageTexts } from './email-text.ts';

/** Values for an update. */
interface Details {
  /** Name of the badge, such as “Superpower Teacher”. */
  title: string;
  /** Last day of the badge, formatted; empty without a badge. */
  until: string;
  /** Why an application was declined; may be empty. */
  reason: string;
}
/** Updates name no other person: who “somebody” is, only the page shows. */
type Updates = Record<LeaderUpdateKind, (details: Details) => [subject: string, ...blocks: EmailBlock[]]>;

const TITLES: Record<Language, Record<LeaderEmailData['kind'], string>> = {
  en: { teacher: 'Superpower Teacher', parent: 'Superpower Parent' },
  fr: { teacher: 'Enseignant Superpouvoir', parent: 'Parent Superpouvoir' },
  ar: { teacher: 'معلّم خارق', parent: 'وليّ أمر خارق' },
  hi: { teacher: 'सुपरपावर शिक्षक', parent: 'सुपरपावर अभिभावक' },
};

const UPDATES: Record<Language, Updates> = {
  en: {
    nominated: ({ title }) => [
      `You were nominated as a ${title}`,
      `somebody at your school thinks that you should be a ${title}, and says why. Nothing happens unless you say yes. ` +
        `Read it, then apply or say no:`,
    ],
    submitted: ({ title }) => [
      `We have your application as a ${title}`,
      'thank you. A person of our team reads it and answers by e-mail. You can follow it here:',
    ],
    training: ({ title }) => [
      `Welcome to the training of ${title}s`,
      'your application is approved. The training waits for you, in short steps at your own pace:',
    ],
    recognised: ({ title, until }) => [
      `You are a ${title}`,
      `congratulations: you are recognised as a ${title}. Your badge is valid until ${until}. Print it, and say whether ` +
        `you would like to be somebody’s mentor:`,
    ],
    declined: ({ title, reason }) => [
      `Your application as a ${title}`,

      'thank you for applying. We cannot say yes this time.',
      quote(reason),
      'You can apply again after ninety days:',
    ],
    reopened: ({ title }) => [
      `Your application as a ${title} is reviewed again`,
      'our last e-mail about your application was sent too early: we are reviewing it again, and will write to you once ' +
        'more. Please excuse it. Your application:',
    ],
    renewal_in_30: ({ title, until }) => [
      `Your badge as a ${title} ends in thirty days`,
      `your badge is valid until ${until}. Renew it for another year with a short report of this one:`,
    ],
    renewal_in_7: ({ title, until }) => [
      `Your badge as a ${title} ends in a week`,
      `your badge ends on ${until}. To keep it, renew it before that day; it takes some minutes:`,
    ],
    renewed: ({ title, until }) => [
      `Your badge as a ${title} is renewed`,
      `thank you for another year. Your badge is valid until ${until} now:`,
    ],
    lapsed: ({ title }) => [
      `Your badge as a ${title} has ended`,
      'your badge was not renewed in time, so it has ended, and so has your mentoring. You can apply again whenever you like:',
    ],
    mentor_asked: () => [
      'Somebody asks you to be their mentor',
      'somebody at your school would like you as a mentor. See who it is, and answer:',
    ],
    mentee_offered: ({ title }) => [
      `A ${title} offers to be your mentor`,
      `a ${title} of your school offers to accompany you for a while. See who it is, and answer:`,
    ],
    mentoring_started: () => [
      'Your mentoring begins',
      'you both said yes. Agree on a first meeting, and note it here afterwards:',
    ],
    mentoring_refused: () => [
      'Your mentoring was not accepted',
      'it does not work out this time. There may be others:',
    ],
    mentoring_ended: () => [
      'Your mentoring has ended',
      'your mentoring was ended. You can still read what you noted here:',
    ],
  },
  fr: {
    nominated: ({ title }) => [
      `Vous êtes proposé comme ${title}`,
      `quelqu’un de votre école pense que vous devriez être ${title}, et dit pourquoi. Rien ne se passe sans votre accord. ` +
        `Lisez-le, puis postulez ou refusez :`,
    ],
    submitted: ({ title }) => [
      `Nous avons reçu votre candidature comme ${title}`,
      'merci. Une personne de notre équipe la lit et vous répond par e-mail. Vous pouvez la suivre ici :',
    ],
    training: ({ title }) => [
      `Bienvenue à la formation : ${title}`,
      'votre candidature est acceptée. La formation vous attend, en petites étapes et à votre rythme :',
    ],
    recognised: ({ title, until }) => [
      `Vous êtes ${title}`,
      `félicitations : vous êtes reconnu comme ${title}. Votre badge est valable jusqu’au ${until}. Imprimez-le, et dites si ` +
        `vous aimeriez être mentor :`,
    ],
    declined: ({ title, reason }) => [
      `Votre candidature comme ${title}`,

      'merci d’avoir postulé. Nous ne pouvons pas dire oui cette fois.',
      quote(reason),
      'Vous pourrez postuler à nouveau dans quatre-vingt-dix jours :',
    ],
    reopened: ({ title }) => [
      `Votre candidature comme ${title} est réexaminée`,
      'notre dernier e-mail sur votre candidature est parti trop tôt : nous l’examinons à nouveau et vous écrirons encore. ' +
        'Veuillez nous en excuser. Votre candidature :',
    ],
    renewal_in_30: ({ title, until }) => [
      `Votre badge (${title}) prend fin dans trente jours`,
      `votre badge est valable jusqu’au ${until}. Renouvelez-le pour un an avec un court compte rendu de cette année :`,
    ],
    renewal_in_7: ({ title, until }) => [
      `Votre badge (${title}) prend fin dans une semaine`,
      `votre badge prend fin le ${until}. Pour le garder, renouvelez-le avant ce jour ; cela prend quelques minutes :`,
    ],
    renewed: ({ title, until }) => [
      `Votre badge (${title}) est renouvelé`,
      `merci pour une année de plus. Votre badge est maintenant valable jusqu’au ${until} :`,
    ],
    lapsed: ({ title }) => [
      `Votre badge (${title}) a pris fin`,
      'votre badge n’a pas été renouvelé à temps : il a pris fin, et votre mentorat aussi. Vous pouvez postuler à nouveau ' +
        'quand vous voulez :',
    ],
    mentor_asked: () => [
      'Quelqu’un vous demande d’être son mentor',
      'quelqu’un de votre école aimerait vous avoir comme mentor. Voyez qui c’est, et répondez :',
    ],
    mentee_offered: ({ title }) => [
      `Une personne reconnue (${title}) propose d’être votre mentor`,
      'une personne reconnue de votre école propose de vous accompagner un moment. Voyez qui c’est, et répondez :',
    ],
    mentoring_started: () => [
      'Votre mentorat commence',
      'vous avez tous deux dit oui. Convenez d’une première rencontre, et notez-la ensuite ici :',
    ],
    mentoring_refused: () => [
      'Votre mentorat n’a pas été accepté',
      'cela ne se fera pas cette fois. Il y en a peut-être d’autres :',
    ],
    mentoring_ended: () => [
      'Votre mentorat a pris fin',
      'votre mentorat est terminé. Vous pouvez toujours lire ici ce que vous avez noté :',
    ],
  },
  ar: {
    nominated: ({ title }) => [
      `رُشّحت لتكون: ${title}`,
      `يرى أحد في مدرستك أنك تستحق أن تكون: ${title}، ويذكر السبب. لا يحدث شيء ما لم توافق. اقرأ ذلك، ثم قدّم طلبك أو اعتذر:`,
    ],
    submitted: ({ title }) => [
      `وصلنا طلبك: ${title}`,
      'شكرًا لك. يقرأ أحد أعضاء فريقنا الطلب ويجيبك بالبريد الإلكتروني. يمكنك متابعته هنا:',
    ],
    training: ({ title }) => [
      `أهلًا بك في التدريب: ${title}`,
      'قُبل طلبك. ينتظرك التدريب بخطوات قصيرة وبالسرعة التي تناسبك:',
    ],
    recognised: ({ title, until }) => [
      `أنت الآن: ${title}`,
      `تهانينا: حصلت على لقب ${title}. شارتك صالحة حتى ${until}. اطبعها، وأخبرنا إن كنت تود أن تكون مرشدًا لأحد:`,
    ],
    declined: ({ title, reason }) => [
      `طلبك: ${title}`,

      'شكرًا على طلبك. لا نستطيع الموافقة هذه المرة.',
      quote(reason),
      'يمكنك التقديم من جديد بعد تسعين يومًا:',
    ],
    reopened: ({ title }) => [
      `نراجع طلبك من جديد: ${title}`,
      'أُرسلت رسالتنا الأخيرة عن طلبك قبل أوانها: نحن نراجعه من جديد وسنكتب إليك مرة أخرى. نعتذر عن ذلك. طلبك:',
    ],
    renewal_in_30: ({ title, until }) => [
      `تنتهي شارتك بعد ثلاثين يومًا: ${title}`,
      `شارتك صالحة حتى ${until}. جدّدها لسنة أخرى بتقرير قصير عن هذه السنة:`,
    ],
    renewal_in_7: ({ title, until }) => [
      `تنتهي شارتك بعد أسبوع: ${title}`,
      `تنتهي شارتك في ${until}. لتحتفظ بها جدّدها قبل ذلك اليوم؛ لا يستغرق ذلك إلا دقائق:`,
    ],
    renewed: ({ title, until }) => [
      `جُدّدت شارتك: ${title}`,
      `شكرًا على سنة أخرى. شارتك صالحة الآن حتى ${until}:`,
    ],
    lapsed: ({ title }) => [
      `انتهت شارتك: ${title}`,
      'لم تُجدّد شارتك في الوقت المحدد فانتهت، وانتهى معها إرشادك. يمكنك التقديم من جديد متى شئت:',
    ],
    mentor_asked: () => ['يطلب أحد أن تكون مرشده', 'يود أحد في مدرستك أن تكون مرشدًا له. انظر من هو وأجبه:'],
    mentee_offered: ({ title }) => [
      `عرض لإرشادك: ${title}`,
      'يعرض أحد أصحاب الشارات في مدرستك أن يرافقك لفترة. انظر من هو وأجبه:',
    ],
    mentoring_started: () => ['يبدأ إرشادك', 'وافقتما كلاكما. اتفقا على لقاء أول، ثم دوّناه هنا:'],
    mentoring_refused: () => ['لم يُقبل الإرشاد', 'لم ينجح الأمر هذه المرة. قد يكون هناك غيره:'],
    mentoring_ended: () => ['انتهى إرشادك', 'انتهى الإرشاد. ما زال بإمكانك قراءة ما دوّنته هنا:'],
  },
  hi: {
    nominated: ({ title }) => [
      `आपको ${title} के लिए नामित किया गया है`,
      `आपके स्कूल में कोई मानता है कि आपको ${title} होना चाहिए, और कारण भी बताता है। आपकी हाँ के बिना कुछ नहीं होगा। इसे पढ़ें, ` +
        `फिर आवेदन करें या मना करें:`,
    ],
    submitted: ({ title }) => [
      `${title} के लिए आपका आवेदन मिल गया`,
      'धन्यवाद। हमारे दल का एक व्यक्ति इसे पढ़ेगा और ई-मेल से उत्तर देगा। आप इसे यहाँ देख सकते हैं:',
    ],
    training: ({ title }) => [
      `${title} के प्रशिक्षण में आपका स्वागत है`,
      'आपका आवेदन स्वीकार हो गया है। प्रशिक्षण आपका इंतज़ार कर रहा है, छोटे चरणों में और आपकी अपनी गति से:',
    ],
    recognised: ({ title, until }) => [
      `आप ${title} हैं`,
      `बधाई: आपको ${title} के रूप में मान्यता मिली है। आपका बैज ${until} तक मान्य है। इसे प्रिंट करें, और बताएँ कि क्या आप किसी के ` +
        `मेंटर बनना चाहेंगे:`,
    ],
    declined: ({ title, reason }) => [
      `${title} के लिए आपका आवेदन`,

      'आवेदन करने के लिए धन्यवाद। इस बार हम हाँ नहीं कह सकते।',
      quote(reason),
      'आप नब्बे दिन बाद फिर से आवेदन कर सकते हैं:',
    ],
    reopened: ({ title }) => [
      `${title} के लिए आपका आवेदन फिर से देखा जा रहा है`,
      'आपके आवेदन के बारे में हमारा पिछला ई-मेल बहुत जल्दी चला गया: हम उसे फिर से देख रहे हैं और आपको एक बार और लिखेंगे। कृपया ' +
        'क्षमा करें। आपका आवेदन:',
    ],
    renewal_in_30: ({ title, until }) => [
      `${title} का आपका बैज तीस दिन में समाप्त होता है`,
      `आपका बैज ${until} तक मान्य है। इस साल की छोटी रिपोर्ट के साथ इसे एक और साल के लिए नवीनीकृत करें:`,
    ],
    renewal_in_7: ({ title, until }) => [
      `${title} का आपका बैज एक सप्ताह में समाप्त होता है`,
      `आपका बैज ${until} को समाप्त होता है। इसे रखने के लिए उस दिन से पहले नवीनीकृत करें; इसमें कुछ मिनट लगते हैं:`,
    ],
    renewed: ({ title, until }) => [
      `${title} का आपका बैज नवीनीकृत हो गया`,
      `एक और साल के लिए धन्यवाद। आपका बैज अब ${until} तक मान्य है:`,
    ],
    lapsed: ({ title }) => [
      `${title} का आपका बैज समाप्त हो गया`,
      'आपका बैज समय पर नवीनीकृत नहीं हुआ, इसलिए वह समाप्त हो गया, और आपकी मेंटरिंग भी। आप जब चाहें फिर से आवेदन कर सकते हैं:',
    ],
    mentor_asked: () => [
      'कोई आपको अपना मेंटर बनाना चाहता है',
      'आपके स्कूल में कोई आपको मेंटर के रूप में चाहता है। देखें कि वह कौन है, और उत्तर दें:',
    ],
    mentee_offered: ({ title }) => [
      `एक ${title} आपके मेंटर बनना चाहते हैं`,
      `आपके स्कूल के एक ${title} कुछ समय तक आपका साथ देना चाहते हैं। देखें कि वे कौन हैं, और उत्तर दें:`,
    ],
    mentoring_started: () => [
      'आपकी मेंटरिंग शुरू होती है',
      'आप दोनों ने हाँ कहा है। पहली मुलाक़ात तय करें, और बाद में उसे यहाँ लिखें:',
    ],
    mentoring_refused: () => ['आपकी मेंटरिंग स्वीकार नहीं हुई', 'इस बार बात नहीं बनी। शायद कोई और हो:'],
    mentoring_ended: () => [
      'आपकी मेंटरिंग समाप्त हुई',
      'आपकी मेंटरिंग समाप्त हो गई है। आपने जो लिखा है, उसे यहाँ अब भी पढ़ सकते हैं:',
    ],
  },
};

const textsIn = (language: Language): PageTexts<'leader-update'> => ({
  'leader-update': ({ update, kind, decline_reason, valid_until }) =>
    UPDATES[language][update]({
      title: TITLES[language][kind],
      until: valid_until ? dayIn(language, valid_until) : '',
      reason: decline_reason ?? '',
    }),
});

/** E-mails of the leadership programme. */
export const LEADER_TEXTS: Record<Language, PageTexts<'leader-update'>> = {
  en: textsIn('en'),
  fr: textsIn('fr'),
  ar: textsIn('ar'),
  hi: textsIn('hi'),
};
