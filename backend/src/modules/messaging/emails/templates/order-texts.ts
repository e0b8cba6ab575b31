import { LANGUAGE_TAGS, minorUnits, type Language } from '@bookgrove/contract';
import { codeMark } from '../../../../platform/link-secrets.ts';
import type { EmailBlock } from './email-blocks.ts';
import { quote } from './email-blocks.ts';
import type { PageTexts } from './email-text.ts';

type OrderTemplate =
  'order-link' | 'order-paid' | 'order-shipped' | 'order-refunded' | 'order-payment-returned' | 'payout-paid';

/** An amount as people write it: `£4.50`. */
const priceIn = (language: Language, amount: number, currency: string): string => {
  const digits = minorUnits(currency);
  return new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
};

const linesIn = (
  language: Language,
  total: string,
  data: { lines: readonly { title: string; amount: number }[]; amount: number; currency: string },
): EmailBlock => ({
  facts: [
    ...data.lines.map(({ title, amount }) => [title, priceIn(language, amount, data.currency)] as const),
    [total, priceIn(language, data.amount, data.currency)],
  ],
});

/** Each book with its copies: `Kites: 2`. */
const booksIn = (books: readonly { title: string; quantity: number }[]): EmailBlock => ({
  facts: books.map(({ title, quantity }) => [title, `${quantity}`] as const),
});

/** What the buyer does next: by what they bought, and whether it is in an account yet. */
const nextOf = (
  { reads = true, learns = false, claim }: { reads?: boolean; learns?: boolean; claim: boolean },
  texts: Record<
    'other' | 'books' | 'booksToClaim' | 'courses' | 'coursesToClaim' | 'both' | 'bothToClaim',
    string
  >,
): string => {
  if (!reads && !learns) return texts.other;
  const what = reads && learns ? 'both' : learns ? 'courses' : 'books';
  return texts[claim ? (`${what}ToClaim` as const) : what];
};

/** Without what is not known. */
const trackingIn = (facts: readonly (readonly [string, string])[]): EmailBlock => {
  const known = facts.filter(([, value]) => value);
  return known.length > 0 ? { facts: known } : '';
};

/** The code of a link, which is put in when the e-mail is sent. */
const codeIn = (
  id: string | undefined,
  minutes: number | undefined,
  sentence: (minutes: number) => string,
): EmailBlock[] => (id && minutes ? [sentence(minutes), { code: codeMark(id) }] : []);

/** E-mails about orders, and about what a school gets of them. */
export const ORDER_TEXTS: Record<Language, PageTexts<OrderTemplate>> = {
  en: {
    'order-link': ({ number, code_id, code_minutes }) => [
      `Your order ${number}`,
      `Somebody asked for a link to your order ${number}. If it was not you, there is nothing to do: only this e-mail has ` +
        `the link.`,
      ...codeIn(
        code_id,
        code_minutes,
        (minutes) =>
          `Where you cannot open the link, type this code on the page of the order. It works once, within ${minutes} minutes:`,
      ),
      `Here you see your order:`,
    ],
    'order-paid': (data) => [
      `Thank you: order ${data.number} is paid`,
      `Your payment has arrived. This is what you bought:`,
      linesIn('en', 'Total', data),
      nextOf(data, {
        other: `Here you see what happens with your order:`,
        books: `You can read your books now. Here is your order:`,
        booksToClaim: `Your books are waiting for you. Open your order and log in, or create an account, to read them:`,
        courses: `You can start now: your course is open. Here is your order:`,
        coursesToClaim: `Your course is waiting for you. Open your order and log in, or create an account, to start:`,
        both: `Your books and courses are open now. Here is your order:`,
        bothToClaim: `Your books and courses are waiting for you. Open your order and log in, or create an account:`,
      }),
    ],
    'order-shipped': ({ number, books, carrier, tracking_number }) => [
      `Your order ${number} is on its way`,
      `This parcel has left us:`,
      booksIn(books),
      trackingIn([
        ['Carrier', carrier],
        ['Tracking number', tracking_number],
      ]),
      `Where it is now, and what else belongs to your order:`,
    ],
    'order-refunded': (data) => [
      `Refund of your order ${data.number}`,
      `We have paid back ${priceIn('en', data.amount, data.currency)}. It can take some days until your bank shows it.`,
      linesIn('en', 'Total', data),
      data.reason ? 'The reason:' : '',
      quote(data.reason),
      `What is paid back whole can no longer be opened. Here is your order:`,
    ],
    'order-payment-returned': ({ number, amount, currency }) => [
      `Your payment for order ${number} goes back to you`,
      `A payment of ${priceIn('en', amount, currency)} arrived, but there is nothing left that we could give you for it: ` +
        `the order was paid or had ended already, or you have what it was for. We pay all of it back. There is nothing to do.`,
      `Here is your order:`,
    ],
    'payout-paid': ({ number, amount, currency }) => [
      `The platform has paid ${priceIn('en', amount, currency)} to the school`,
      `${priceIn('en', amount, currency)} is on its way to the account of the school: the bank has taken the order. The statement ${number} is attached; it says which sales and refunds it is made of.`,
      `Here you see the statement:`,
    ],
  },
  fr: {
    'order-link': ({ number, code_id, code_minutes }) => [
      `Votre commande ${number}`,
      `Quelqu’un a demandé un lien vers votre commande ${number}. Si ce n’était pas vous, il n’y a rien à faire : seul ` +
        `cet e-mail contient le lien.`,
      ...codeIn(
        code_id,
        code_minutes,
        (minutes) =>
          `Si vous ne pouvez pas ouvrir le lien, tapez ce code sur la page de la commande. Il sert une seule fois, dans les ${minutes} minutes :`,
      ),
      `Voici votre commande :`,
    ],
    'order-paid': (data) => [
      `Merci : la commande ${data.number} est payée`,
      `Votre paiement est arrivé. Voici ce que vous avez acheté :`,
      linesIn('fr', 'Total', data),
      nextOf(data, {
        other: `Suivez votre commande ici :`,
        books: `Vous pouvez lire vos livres dès maintenant. Voici votre commande :`,
        booksToClaim: `Vos livres vous attendent. Ouvrez votre commande et connectez-vous, ou créez un compte, pour les lire :`,
        courses: `Vous pouvez commencer dès maintenant : votre cours est ouvert. Voici votre commande :`,
        coursesToClaim: `Votre cours vous attend. Ouvrez votre commande et connectez-vous, ou créez un compte, pour commencer :`,
        both: `Vos livres et vos cours sont ouverts. Voici votre commande :`,
        bothToClaim: `Vos livres et vos cours vous attendent. Ouvrez votre commande et connectez-vous, ou créez un compte :`,
      }),
    ],
    'order-shipped': ({ number, books, carrier, tracking_number }) => [
      `Votre commande ${number} est en route`,
      `Ce colis est parti de chez nous :`,
      booksIn(books),
      trackingIn([
        ['Transporteur', carrier],
        ['Numéro de suivi', tracking_number],
      ]),
      `Voyez ici où il se trouve, et le reste de votre commande :`,
    ],
    'order-refunded': (data) => [
      `Remboursement de votre commande ${data.number}`,
      `Nous avons remboursé ${priceIn('fr', data.amount, data.currency)}. Il peut s’écouler quelques jours avant que votre ` +
        `banque ne l’affiche.`,
      linesIn('fr', 'Total', data),
      data.reason ? 'La raison :' : '',
      quote(data.reason),
      `Ce qui est entièrement remboursé ne peut plus être ouvert. Voici votre commande :`,
    ],
    'order-payment-returned': ({ number, amount, currency }) => [
      `Votre paiement pour la commande ${number} vous est rendu`,
      `Un paiement de ${priceIn('fr', amount, currency)} est arrivé, mais nous ne pouvons plus rien vous donner en échange : ` +
        `la commande était déjà payée ou terminée, ou vous aviez déjà tout. Nous remboursons la totalité. Vous n’avez ` +
        `rien à faire.`,
      `Voici votre commande :`,
    ],
    'payout-paid': ({ number, amount, currency }) => [
      `La plateforme a versé ${priceIn('fr', amount, currency)} à l’école`,
      `${priceIn('fr', amount, currency)} est en route vers le compte de l’école : la banque a accepté l’ordre. Le relevé ${number} est joint ; il indique les ventes et les remboursements qui le composent.`,
      `Voici le relevé :`,
    ],
  },
  ar: {
    'order-link': ({ number, code_id, code_minutes }) => [
      `طلبك ${number}`,
      `طلب شخص ما رابطًا إلى طلبك ${number}. إن لم تكن أنت، فلا داعي لفعل شيء: الرابط موجود في هذه الرسالة فقط.`,
      ...codeIn(
        code_id,
        code_minutes,
        (minutes) =>
          `إن تعذّر عليك فتح الرابط فاكتب هذا الرمز في صفحة الطلب. يصلح مرة واحدة خلال ${minutes} دقيقة:`,
      ),
      `تجد طلبك هنا:`,
    ],
    'order-paid': (data) => [
      `شكرًا لك: دُفع ثمن الطلب ${data.number}`,
      `وصلت دفعتك. هذا ما اشتريته:`,
      linesIn('ar', 'المجموع', data),
      nextOf(data, {
        other: `تابع طلبك هنا:`,
        books: `يمكنك قراءة كتبك الآن. تجد طلبك هنا:`,
        booksToClaim: `كتبك في انتظارك. افتح طلبك وسجّل الدخول، أو أنشئ حسابًا، لتقرأها:`,
        courses: `دورتك مفتوحة ويمكنك أن تبدأ الآن. تجد طلبك هنا:`,
        coursesToClaim: `دورتك في انتظارك. افتح طلبك وسجّل الدخول، أو أنشئ حسابًا، لتبدأ:`,
        both: `كتبك ودوراتك مفتوحة الآن. تجد طلبك هنا:`,
        bothToClaim: `كتبك ودوراتك في انتظارك. افتح طلبك وسجّل الدخول، أو أنشئ حسابًا:`,
      }),
    ],
    'order-shipped': ({ number, books, carrier, tracking_number }) => [
      `طلبك ${number} في الطريق`,
      `غادرنا هذا الطرد:`,
      booksIn(books),
      trackingIn([
        ['شركة الشحن', carrier],
        ['رقم التتبّع', tracking_number],
      ]),
      `تجد هنا أين هو الآن، وما بقي من طلبك:`,
    ],
    'order-refunded': (data) => [
      `ردّ مبلغ من طلبك ${data.number}`,
      `رددنا ${priceIn('ar', data.amount, data.currency)}. قد تمرّ بضعة أيام حتى يظهر ذلك لدى مصرفك.`,
      linesIn('ar', 'المجموع', data),
      data.reason ? 'السبب:' : '',
      quote(data.reason),
      `ما رُدّ ثمنه كاملًا لا يمكن فتحه بعد الآن. تجد طلبك هنا:`,
    ],
    'order-payment-returned': ({ number, amount, currency }) => [
      `نعيد إليك ما دفعته للطلب ${number}`,
      `وصلت دفعة قدرها ${priceIn('ar', amount, currency)}، ولم يبقَ ما نقدّمه لك مقابلها: إما أن الطلب دُفع ثمنه أو انتهى ` +
        `من قبل، وإما أن لديك ما دُفع ثمنه. نعيدها إليك كاملة، ولا داعي لفعل شيء.`,
      `تجد طلبك هنا:`,
    ],
    'payout-paid': ({ number, amount, currency }) => [
      `دفعت المنصّة ${priceIn('ar', amount, currency)} إلى المدرسة`,
      `${priceIn('ar', amount, currency)} في الطريق إلى حساب المدرسة: قبل المصرف الأمر. الكشف ${number} مرفق، وفيه المبيعات والمبالغ المردودة التي يتكوّن منها.`,
      `تجد الكشف هنا:`,
    ],
  },
  hi: {
    'order-link': ({ number, code_id, code_minutes }) => [
      `आपका ऑर्डर ${number}`,
      `किसी ने आपके ऑर्डर ${number} का लिंक माँगा है। अगर वह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं: लिंक सिर्फ़ इसी ईमेल में है।`,
      ...codeIn(
        code_id,
        code_minutes,
        (minutes) =>
          `जहाँ लिंक न खुले, वहाँ ऑर्डर के पन्ने पर यह कोड लिखें। यह एक बार, ${minutes} मिनट के भीतर काम करता है:`,
      ),
      `अपना ऑर्डर यहाँ देखें:`,
    ],
    'order-paid': (data) => [
      `धन्यवाद: ऑर्डर ${data.number} का भुगतान हो गया`,
      `आपका भुगतान मिल गया है। आपने यह ख़रीदा:`,
      linesIn('hi', 'कुल', data),
      nextOf(data, {
        other: `आपके ऑर्डर की जानकारी यहाँ है:`,
        books: `अब आप अपनी किताबें पढ़ सकते हैं। आपका ऑर्डर यहाँ है:`,
        booksToClaim: `आपकी किताबें आपका इंतज़ार कर रही हैं। पढ़ने के लिए अपना ऑर्डर खोलें और साइन इन करें, या खाता बनाएँ:`,
        courses: `आपका कोर्स खुल गया है, आप अभी शुरू कर सकते हैं। आपका ऑर्डर यहाँ है:`,
        coursesToClaim: `आपका कोर्स आपका इंतज़ार कर रहा है। शुरू करने के लिए अपना ऑर्डर खोलें और साइन इन करें, या खाता बनाएँ:`,
        both: `आपकी किताबें और कोर्स खुल गए हैं। आपका ऑर्डर यहाँ है:`,
        bothToClaim: `आपकी किताबें और कोर्स आपका इंतज़ार कर रहे हैं। अपना ऑर्डर खोलें और साइन इन करें, या खाता बनाएँ:`,
      }),
    ],
    'order-shipped': ({ number, books, carrier, tracking_number }) => [
      `आपका ऑर्डर ${number} रास्ते में है`,
      `यह पार्सल हमारे यहाँ से निकल चुका है:`,
      booksIn(books),
      trackingIn([
        ['कूरियर', carrier],
        ['ट्रैकिंग नंबर', tracking_number],
      ]),
      `वह अभी कहाँ है, और आपके ऑर्डर में और क्या है, यहाँ देखें:`,
    ],
    'order-refunded': (data) => [
      `आपके ऑर्डर ${data.number} का पैसा वापस`,
      `हमने ${priceIn('hi', data.amount, data.currency)} वापस कर दिए हैं। बैंक में दिखने में कुछ दिन लग सकते हैं।`,
      linesIn('hi', 'कुल', data),
      data.reason ? 'कारण:' : '',
      quote(data.reason),
      `जिस चीज़ का पूरा पैसा वापस हो गया, वह अब नहीं खुलेगी। आपका ऑर्डर यहाँ है:`,
    ],
    'order-payment-returned': ({ number, amount, currency }) => [
      `ऑर्डर ${number} का आपका भुगतान वापस किया जा रहा है`,
      `${priceIn('hi', amount, currency)} का भुगतान मिला, पर उसके बदले देने को कुछ बचा नहीं: ऑर्डर का भुगतान पहले हो चुका था, या वह ` +
        `ख़त्म हो चुका था, या यह सब आपके पास पहले से है। हम पूरी रकम लौटा रहे हैं। आपको कुछ नहीं करना है।`,
      `आपका ऑर्डर यहाँ है:`,
    ],
    'payout-paid': ({ number, amount, currency }) => [
      `प्लेटफ़ॉर्म ने स्कूल को ${priceIn('hi', amount, currency)} का भुगतान किया`,
      `${priceIn('hi', amount, currency)} स्कूल के खाते के रास्ते में हैं: बैंक ने आदेश ले लिया है। विवरण ${number} संलग्न है; उसमें लिखा है कि यह किन बिक्रियों और वापसियों से बना है।`,
      `विवरण यहाँ देखें:`,
    ],
  },
};
