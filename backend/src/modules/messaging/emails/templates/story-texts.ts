import type { Language } from '@bookgrove/contract';
import { quote } from './email-blocks.ts';
import type { PageTexts } from './email-text.ts';

type StoryTemplate =
  /** To a teacher: a story waits for review. */
  | 'story-submitted'
  /** To the author: changes are requested. */
  | 'story-changes-requested'
  /** To the author: it is withdrawn from the library. */
  | 'story-withdrawn'
  /** To a family that has not answered the consent to publish their child's stories. */
  | 'story-approved'
  /** To a family that has not answered for a week: their child's story still waits. */
  | 'story-reminder'
  /** To a teacher: an approved story waits, because nobody at home has an account. */
  | 'story-without-guardian'
  /** To the author: it is published as a book. */
  | 'story-published'
  /** To a family: their child's story is published as a book. */
  | 'story-published-family'
  /** To a child whom `child` invites as co-author. */
  | 'co-author-invited'
  /** To the author: their letter was removed from the Dear World Book. */
  | 'letter-removed'
  /** To a family: their child's letter was removed from the Dear World Book. */
  | 'letter-removed-family';

/** E-mails about stories and letters, to children, families and teachers. */
export const STORY_TEXTS: Record<Language, PageTexts<StoryTemplate>> = {
  en: {
    'story-submitted': ({ child, title }) => [
      `${child} sent you a story: ${title}`,
      `${child} has finished a story and would like you to read it:`,
    ],
    'story-changes-requested': ({ title, reason }) => [
      `Your story came back: ${title}`,
      `your story came back with some ideas.`,
      quote(reason),
      `Go on with it here:`,
    ],
    'story-withdrawn': ({ title, reason }) => [
      `Your story was withdrawn: ${title}`,
      `your teacher has withdrawn your story from the library.`,
      quote(reason),
      `You can mend it and send it again:`,
    ],
    'story-approved': ({ title, child }) => [
      `May the story of ${child} be published?`,
      `a teacher has read “${title}” by ${child}, and finds that it is ready to become a book. It is put into the library only if you allow it. You can read it first:`,
    ],
    'story-reminder': ({ title, child }) => [
      `The story of ${child} still waits for you`,
      `“${title}” by ${child} is ready to become a book, and waits for your answer. It is put into the library only if you allow it; nothing happens if you do not. Read it, and say yes or no:`,
    ],
    'story-without-guardian': ({ title, child }) => [
      `The story of ${child} waits for a family`,
      `you approved “${title}” by ${child}. It cannot become a book yet: nobody at home has an account here who could allow it. Print the letter for the family, with a code for an account:`,
    ],
    'story-published': ({ title }) => [
      `Your story is a book: ${title}`,
      `your story stands in the library now. Everybody at your school can read it:`,
    ],
    'story-published-family': ({ title, child }) => [
      `The story of ${child} is a book: ${title}`,
      `“${title}” by ${child} stands in the library of the school now, because you allowed it. You can take your yes back at any time. Read it together:`,
    ],
    'co-author-invited': ({ child }) => [
      `${child} would like to write a story with you`,
      `${child} asks you to write a story together. Say yes or no here:`,
    ],
    'letter-removed': ({ title, reason }) => [
      `About your letter to the world: ${title}`,
      `a grown-up who looks after the Dear World Book has taken your letter out of it, so that not everybody reads it. That can happen to careful writers too. The letter stays yours.`,
      quote(reason),
      `Talk with your teacher about it. And the world would like another letter of yours:`,
    ],
    'letter-removed-family': ({ title, child, reason }) => [
      `The letter of ${child} is out of the Dear World Book: ${title}`,
      `“${title}” by ${child} does not stand in the Dear World Book any more: somebody who looks after it decided that. The letter stays with ${child}.`,
      quote(reason),
      `The school can tell you more. Other letters are here:`,
    ],
  },
  fr: {
    'story-submitted': ({ child, title }) => [
      `${child} vous a envoyé une histoire : ${title}`,
      `${child} a terminé une histoire et aimerait que vous la lisiez :`,
    ],
    'story-changes-requested': ({ title, reason }) => [
      `Ton histoire est revenue : ${title}`,
      `ton histoire est revenue avec quelques idées.`,
      quote(reason),
      `Continue-la ici :`,
    ],
    'story-withdrawn': ({ title, reason }) => [
      `Ton histoire a été retirée : ${title}`,
      `ton enseignant a retiré ton histoire de la bibliothèque.`,
      quote(reason),
      `Tu peux la corriger et l’envoyer à nouveau :`,
    ],
    'story-approved': ({ title, child }) => [
      `L’histoire de ${child} peut-elle être publiée ?`,
      `un enseignant a lu « ${title} » de ${child} et trouve qu’elle est prête à devenir un livre. Elle n’entre dans la bibliothèque que si vous l’autorisez. Vous pouvez d’abord la lire :`,
    ],
    'story-reminder': ({ title, child }) => [
      `L’histoire de ${child} attend toujours votre réponse`,
      `« ${title} » de ${child} est prête à devenir un livre et attend votre réponse. Elle n’entre dans la bibliothèque que si vous l’autorisez ; sinon, rien ne se passe. Lisez-la, puis dites oui ou non :`,
    ],
    'story-without-guardian': ({ title, child }) => [
      `L’histoire de ${child} attend une famille`,
      `« ${title} » de ${child} est approuvée, mais ne peut pas encore devenir un livre : personne à la maison n’a ici de compte pour l’autoriser. Imprimez la lettre pour la famille, avec un code pour ouvrir un compte :`,
    ],
    'story-published': ({ title }) => [
      `Ton histoire est un livre : ${title}`,
      `ton histoire est maintenant dans la bibliothèque. Toute ton école peut la lire :`,
    ],
    'story-published-family': ({ title, child }) => [
      `L’histoire de ${child} est un livre : ${title}`,
      `« ${title} » de ${child} est maintenant dans la bibliothèque de l’école, parce que vous l’avez autorisé. Vous pouvez revenir sur votre accord à tout moment. Lisez-la ensemble :`,
    ],
    'co-author-invited': ({ child }) => [
      `${child} aimerait écrire une histoire avec toi`,
      `${child} te propose d’écrire une histoire ensemble. Réponds oui ou non ici :`,
    ],
    'letter-removed': ({ title, reason }) => [
      `À propos de ta lettre au monde : ${title}`,
      `une grande personne qui veille sur le livre « Cher monde » en a retiré ta lettre, pour que tout le monde ne la lise pas. Cela peut arriver même à qui écrit avec soin. La lettre reste à toi.`,
      quote(reason),
      `Parles-en avec ton enseignant. Et le monde aimerait une autre lettre de toi :`,
    ],
    'letter-removed-family': ({ title, child, reason }) => [
      `La lettre de ${child} n’est plus dans le livre « Cher monde » : ${title}`,
      `« ${title} » de ${child} n’est plus dans le livre « Cher monde » : une personne qui veille sur lui en a décidé ainsi. La lettre reste à ${child}.`,
      quote(reason),
      `L’école peut vous en dire plus. Les autres lettres sont ici :`,
    ],
  },
  ar: {
    'story-submitted': ({ child, title }) => [
      `أرسل إليك ${child} قصة: ${title}`,
      `أنهى ${child} قصة ويود أن تقرأها:`,
    ],
    'story-changes-requested': ({ title, reason }) => [
      `عادت إليك قصتك: ${title}`,
      `عادت إليك قصتك مع بعض الأفكار.`,
      quote(reason),
      `أكملها هنا:`,
    ],
    'story-withdrawn': ({ title, reason }) => [
      `سُحبت قصتك: ${title}`,
      `سحب معلمك قصتك من المكتبة.`,
      quote(reason),
      `يمكنك أن تصلحها وترسلها من جديد:`,
    ],
    'story-approved': ({ title, child }) => [
      `هل يمكن نشر قصة ${child}؟`,
      `قرأ أحد المعلمين «${title}» التي كتبها ${child}، ويرى أنها جاهزة لتصبح كتابًا. لا توضع في المكتبة إلا إذا سمحت بذلك. يمكنك أن تقرأها أولًا:`,
    ],
    'story-reminder': ({ title, child }) => [
      `قصة ${child} لا تزال تنتظر ردكم`,
      `«${title}» التي كتبها ${child} جاهزة لتصبح كتابًا وتنتظر ردكم. لا توضع في المكتبة إلا إذا سمحتم بذلك، ولا يحدث شيء إن لم تسمحوا. اقرؤوها ثم قولوا نعم أو لا:`,
    ],
    'story-without-guardian': ({ title, child }) => [
      `قصة ${child} تنتظر العائلة`,
      `تمت الموافقة على «${title}» التي كتبها ${child}، لكنها لا تستطيع أن تصبح كتابًا بعد: لا أحد في البيت لديه حساب هنا ليسمح بذلك. اطبع الرسالة للعائلة وفيها رمز لفتح حساب:`,
    ],
    'story-published': ({ title }) => [
      `صارت قصتك كتابًا: ${title}`,
      `قصتك الآن في المكتبة، ويستطيع كل من في مدرستك أن يقرأها:`,
    ],
    'story-published-family': ({ title, child }) => [
      `صارت قصة ${child} كتابًا: ${title}`,
      `«${title}» التي كتبها ${child} الآن في مكتبة المدرسة لأنك سمحت بذلك. يمكنك أن تتراجع عن موافقتك في أي وقت. اقرآها معًا:`,
    ],
    'co-author-invited': ({ child }) => [
      `${child} يود أن يكتب قصة معك`,
      `${child} يدعوك إلى كتابة قصة معًا. أجب بنعم أو لا هنا:`,
    ],
    'letter-removed': ({ title, reason }) => [
      `عن رسالتك إلى العالم: ${title}`,
      `أخرج أحد الكبار الذين يعتنون بكتاب «عزيزي العالم» رسالتك منه حتى لا يقرأها الجميع. قد يحدث هذا لمن يكتب بعناية أيضًا. الرسالة تبقى لك.`,
      quote(reason),
      `تحدث عنها مع معلمك. والعالم يحب أن يقرأ منك رسالة أخرى:`,
    ],
    'letter-removed-family': ({ title, child, reason }) => [
      `لم تعد رسالة ${child} في كتاب «عزيزي العالم»: ${title}`,
      `لم تعد «${title}» التي كتبها ${child} في كتاب «عزيزي العالم»: قرر ذلك من يعتني بالكتاب. تبقى الرسالة لدى ${child}.`,
      quote(reason),
      `تستطيع المدرسة أن تخبركم بالمزيد. الرسائل الأخرى هنا:`,
    ],
  },
  hi: {
    'story-submitted': ({ child, title }) => [
      `${child} ने आपको एक कहानी भेजी है: ${title}`,
      `${child} ने एक कहानी पूरी की है और चाहते हैं कि आप उसे पढ़ें:`,
    ],
    'story-changes-requested': ({ title, reason }) => [
      `आपकी कहानी वापस आई है: ${title}`,
      `आपकी कहानी कुछ सुझावों के साथ वापस आई है।`,
      quote(reason),
      `इसे यहाँ आगे लिखें:`,
    ],
    'story-withdrawn': ({ title, reason }) => [
      `आपकी कहानी पुस्तकालय से हटा दी गई है: ${title}`,
      `आपके शिक्षक ने आपकी कहानी पुस्तकालय से हटा दी है।`,
      quote(reason),
      `आप इसे सुधारकर फिर भेज सकते हैं:`,
    ],
    'story-approved': ({ title, child }) => [
      `क्या ${child} की कहानी प्रकाशित हो सकती है?`,
      `एक शिक्षक ने ${child} की “${title}” पढ़ी है और उन्हें लगता है कि यह किताब बनने के लिए तैयार है। यह पुस्तकालय में तभी रखी जाएगी जब आप अनुमति देंगे। आप इसे पहले पढ़ सकते हैं:`,
    ],
    'story-reminder': ({ title, child }) => [
      `${child} की कहानी अब भी आपके उत्तर की प्रतीक्षा में है`,
      `${child} की “${title}” किताब बनने के लिए तैयार है और आपके उत्तर की प्रतीक्षा में है। यह पुस्तकालय में तभी रखी जाएगी जब आप अनुमति देंगे; अनुमति न देने पर कुछ नहीं होगा। इसे पढ़ें और हाँ या नहीं कहें:`,
    ],
    'story-without-guardian': ({ title, child }) => [
      `${child} की कहानी परिवार की प्रतीक्षा में है`,
      `${child} की “${title}” स्वीकृत हो गई है, पर अभी किताब नहीं बन सकती: घर में किसी का यहाँ खाता नहीं है जो अनुमति दे सके। परिवार के लिए पत्र छापें, जिसमें खाते का कोड है:`,
    ],
    'story-published': ({ title }) => [
      `आपकी कहानी किताब बन गई: ${title}`,
      `आपकी कहानी अब पुस्तकालय में है। आपके स्कूल में हर कोई इसे पढ़ सकता है:`,
    ],
    'story-published-family': ({ title, child }) => [
      `${child} की कहानी किताब बन गई: ${title}`,
      `${child} की “${title}” अब स्कूल के पुस्तकालय में है, क्योंकि आपने अनुमति दी। आप अपनी अनुमति कभी भी वापस ले सकते हैं। इसे साथ में पढ़ें:`,
    ],
    'co-author-invited': ({ child }) => [
      `${child} आपके साथ कहानी लिखना चाहते हैं`,
      `${child} आपको साथ में एक कहानी लिखने के लिए बुला रहे हैं। यहाँ हाँ या ना कहें:`,
    ],
    'letter-removed': ({ title, reason }) => [
      `दुनिया के नाम आपकी चिट्ठी के बारे में: ${title}`,
      `“प्यारी दुनिया” किताब की देखभाल करने वाले एक बड़े ने आपकी चिट्ठी उसमें से निकाल दी है, ताकि उसे सब न पढ़ें। ऐसा ध्यान से लिखने वालों के साथ भी हो सकता है। चिट्ठी आपकी ही रहती है।`,
      quote(reason),
      `इस बारे में अपने शिक्षक से बात करें। और दुनिया आपकी एक और चिट्ठी पढ़ना चाहेगी:`,
    ],
    'letter-removed-family': ({ title, child, reason }) => [
      `${child} की चिट्ठी अब “प्यारी दुनिया” किताब में नहीं है: ${title}`,
      `${child} की “${title}” अब “प्यारी दुनिया” किताब में नहीं है: किताब की देखभाल करने वालों ने यह तय किया है। चिट्ठी ${child} के पास रहती है।`,
      quote(reason),
      `स्कूल आपको और बता सकता है। बाकी चिट्ठियाँ यहाँ हैं:`,
    ],
  },
};
