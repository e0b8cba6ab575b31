import type { Language } from '@bookgrove/contract';
import type { PageTexts } from './email-text.ts';

type CartTemplate =
  /** To a guardian or teacher: a child wishes books or courses. */
  'cart-requested';

/** The titles, each in quotation marks. */
const quoted = (titles: readonly string[], between = ', '): string =>
  titles.map((title) => `“${title}”`).join(between);

/** E-mails about carts. */
export const CART_TEXTS: Record<Language, PageTexts<CartTemplate>> = {
  en: {
    'cart-requested': ({ child, titles }) => [
      `${child} has a wish`,
      `${child} found something and asks whether you would buy it: ${quoted(titles)}`,
      `You see the price and where the money goes before you decide. Nothing is bought unless you pay, and what you buy opens in the account of ${child}:`,
    ],
  },
  fr: {
    'cart-requested': ({ child, titles }) => [
      `${child} a un souhait`,
      `${child} a trouvé quelque chose et vous demande si vous l’achèteriez : ${quoted(titles)}`,
      `Vous voyez le prix et à quoi sert l’argent avant de décider. Rien n’est acheté sans votre paiement, et ce que vous achetez s’ouvre dans le compte de ${child} :`,
    ],
  },
  ar: {
    'cart-requested': ({ child, titles }) => [
      `لدى ${child} أمنية`,
      `وجد ${child} شيئًا ويسألك إن كنت تشتريه: ${quoted(titles, '، ')}`,
      `ترى السعر وأين يذهب المال قبل أن تقرّر. لا يُشترى شيء ما لم تدفع، وما تشتريه يُفتح في حساب ${child}:`,
    ],
  },
  hi: {
    'cart-requested': ({ child, titles }) => [
      `${child} की एक इच्छा है`,
      `${child} को कुछ मिला है और वह पूछता/पूछती है कि क्या आप इसे खरीदेंगे: ${quoted(titles)}`,
      `निर्णय से पहले आप कीमत देखते हैं और यह भी कि पैसा कहाँ जाता है। आपके भुगतान के बिना कुछ नहीं खरीदा जाता, और जो आप खरीदते हैं वह ${child} के खाते में खुलता है:`,
    ],
  },
};
