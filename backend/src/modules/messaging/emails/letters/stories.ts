import type { Language } from '@bookgrove/contract';
import type { Letter } from './letter.ts';

/** What a letter about a story says. */
export interface StoryFacts {
  /** Whoever reads it. */
  first_name: string;
  /** First name of the child it is about; empty in letters to the author. */
  child: string;
  title: string;
  /** What the teacher wrote for the author. */
  reason: string;
  /** Address of the screen it is about. */
  link: string;
  school: string;
}

/** The letters about stories to children and families in one language. */
export interface StoryLetters {
  /** To the author: it came back to be mended. */
  returned: (facts: StoryFacts) => Letter;
  /** To the author: it is off the shelf. */
  withdrawn: (facts: StoryFacts) => Letter;
  /** To a family that has not said whether their child's stories may be published. */
  consent: (facts: StoryFacts) => Letter;
  /** To the author: it is a book. */
  published: (facts: StoryFacts) => Letter;
  /** To a family: their child's story is a book. */
  publishedAtHome: (facts: StoryFacts) => Letter;
  /** To a child whom `child` asked to write along. */
  asked: (facts: StoryFacts) => Letter;
  /** To the author: their letter is not in the Dear World Book any more. */
  letterOut: (facts: StoryFacts) => Letter;
  /** To a family: their child's letter is not in the Dear World Book any more. */
  letterOutAtHome: (facts: StoryFacts) => Letter;
}

/** To a teacher, in English like every letter to staff: a story waits. */
export const storySent = ({ first_name, child, title, link, school }: StoryFacts): Letter => ({
  subject: `${child} sent you a story: ${title}`,
  text:
    `Hello ${first_name},\n\n${child} has finished a story and would like you to read it:\n${link}\n\n` +
    `Your library at ${school}`,
});

/** Greeting and signature of a language around what a letter has to say. */
const written =
  (hello: (name: string) => string, sign: (school: string) => string) =>
  (words: (facts: StoryFacts) => [subject: string, text: string]) =>
  (facts: StoryFacts): Letter => {
    const [subject, text] = words(facts);
    return {
      subject,
      text: `${hello(facts.first_name)}\n\n${text}\n${facts.link}\n\n${sign(facts.school)}`,
    };
  };

const en = written(
  (name) => `Hello ${name},`,
  (school) => `Your library at ${school}`,
);
const fr = written(
  (name) => `Bonjour ${name},`,
  (school) => `Votre bibliothèque de ${school}`,
);
const ar = written(
  (name) => `مرحبًا ${name}،`,
  (school) => `مكتبتك في ${school}`,
);
const hi = written(
  (name) => `नमस्ते ${name},`,
  (school) => `${school} का आपका पुस्तकालय`,
);

export const STORY_LETTERS: Record<Language, StoryLetters> = {
  en: {
    returned: en(({ title, reason }) => [
      `Your story came back: ${title}`,
      `your story came back with some ideas.\n\n${reason}\n\nGo on with it here:`,
    ]),
    withdrawn: en(({ title, reason }) => [
      `Your story is off the shelf: ${title}`,
      `your teacher has taken your story off the shelf.\n\n${reason}\n\nYou can mend it and send it again:`,
    ]),
    consent: en(({ title, child }) => [
      `May the story of ${child} be published?`,
      `a teacher has read “${title}” by ${child}, and finds that it is ready to become a book. It is put into the ` +
        `library only if you allow it. You can read it first:`,
    ]),
    published: en(({ title }) => [
      `Your story is a book: ${title}`,
      `your story stands in the library now. Everybody at your school can read it:`,
    ]),
    publishedAtHome: en(({ title, child }) => [
      `The story of ${child} is a book: ${title}`,
      `“${title}” by ${child} stands in the library of the school now, because you allowed it. You can take your yes ` +
        `back at any time. Read it together:`,
    ]),
    asked: en(({ child }) => [
      `${child} would like to write a story with you`,
      `${child} asks you to write a story together. Say yes or no here:`,
    ]),
    letterOut: en(({ title, reason }) => [
      `About your letter to the world: ${title}`,
      `a grown-up who looks after the Dear World Book has taken your letter out of it, so that not everybody reads it. ` +
        `That can happen to careful writers too. The letter stays yours.\n\n${reason ? `${reason}\n\n` : ''}` +
        `Talk with your teacher about it. And the world would like another letter of yours:`,
    ]),
    letterOutAtHome: en(({ title, child, reason }) => [
      `The letter of ${child} is out of the Dear World Book: ${title}`,
      `“${title}” by ${child} does not stand in the Dear World Book any more: somebody who looks after it decided that. ` +
        `The letter stays with ${child}.\n\n${reason ? `${reason}\n\n` : ''}The school can tell you more. Other letters are here:`,
    ]),
  },
  fr: {
    returned: fr(({ title, reason }) => [
      `Ton histoire est revenue : ${title}`,
      `ton histoire est revenue avec quelques idées.\n\n${reason}\n\nContinue-la ici :`,
    ]),
    withdrawn: fr(({ title, reason }) => [
      `Ton histoire n’est plus en rayon : ${title}`,
      `ton enseignant a retiré ton histoire du rayon.\n\n${reason}\n\nTu peux la corriger et l’envoyer à nouveau :`,
    ]),
    consent: fr(({ title, child }) => [
      `L’histoire de ${child} peut-elle être publiée ?`,
      `un enseignant a lu « ${title} » de ${child} et trouve qu’elle est prête à devenir un livre. Elle n’entre dans ` +
        `la bibliothèque que si vous l’autorisez. Vous pouvez d’abord la lire :`,
    ]),
    published: fr(({ title }) => [
      `Ton histoire est un livre : ${title}`,
      `ton histoire est maintenant dans la bibliothèque. Toute ton école peut la lire :`,
    ]),
    publishedAtHome: fr(({ title, child }) => [
      `L’histoire de ${child} est un livre : ${title}`,
      `« ${title} » de ${child} est maintenant dans la bibliothèque de l’école, parce que vous l’avez autorisé. Vous ` +
        `pouvez revenir sur votre accord à tout moment. Lisez-la ensemble :`,
    ]),
    asked: fr(({ child }) => [
      `${child} aimerait écrire une histoire avec toi`,
      `${child} te propose d’écrire une histoire ensemble. Réponds oui ou non ici :`,
    ]),
    letterOut: fr(({ title, reason }) => [
      `À propos de ta lettre au monde : ${title}`,
      `une grande personne qui veille sur le livre « Cher monde » en a retiré ta lettre, pour que tout le monde ne la lise ` +
        `pas. Cela peut arriver même à qui écrit avec soin. La lettre reste à toi.\n\n${reason ? `${reason}\n\n` : ''}` +
        `Parles-en avec ton enseignant. Et le monde aimerait une autre lettre de toi :`,
    ]),
    letterOutAtHome: fr(({ title, child, reason }) => [
      `La lettre de ${child} n’est plus dans le livre « Cher monde » : ${title}`,
      `« ${title} » de ${child} n’est plus dans le livre « Cher monde » : une personne qui veille sur lui en a décidé ainsi. ` +
        `La lettre reste à ${child}.\n\n${reason ? `${reason}\n\n` : ''}L’école peut vous en dire plus. Les autres lettres sont ici :`,
    ]),
  },
  ar: {
    returned: ar(({ title, reason }) => [
      `عادت إليك قصتك: ${title}`,
      `عادت إليك قصتك مع بعض الأفكار.\n\n${reason}\n\nأكملها هنا:`,
    ]),
    withdrawn: ar(({ title, reason }) => [
      `لم تعد قصتك على الرف: ${title}`,
      `أنزل معلمك قصتك عن الرف.\n\n${reason}\n\nيمكنك أن تصلحها وترسلها من جديد:`,
    ]),
    consent: ar(({ title, child }) => [
      `هل يمكن نشر قصة ${child}؟`,
      `قرأ أحد المعلمين «${title}» التي كتبها ${child}، ويرى أنها جاهزة لتصبح كتابًا. لا توضع في المكتبة إلا إذا ` +
        `سمحت بذلك. يمكنك أن تقرأها أولًا:`,
    ]),
    published: ar(({ title }) => [
      `صارت قصتك كتابًا: ${title}`,
      `قصتك الآن في المكتبة، ويستطيع كل من في مدرستك أن يقرأها:`,
    ]),
    publishedAtHome: ar(({ title, child }) => [
      `صارت قصة ${child} كتابًا: ${title}`,
      `«${title}» التي كتبها ${child} الآن في مكتبة المدرسة لأنك سمحت بذلك. يمكنك أن تتراجع عن موافقتك في أي وقت. ` +
        `اقرآها معًا:`,
    ]),
    asked: ar(({ child }) => [
      `${child} يود أن يكتب قصة معك`,
      `${child} يدعوك إلى كتابة قصة معًا. أجب بنعم أو لا هنا:`,
    ]),
    letterOut: ar(({ title, reason }) => [
      `عن رسالتك إلى العالم: ${title}`,
      `أخرج أحد الكبار الذين يعتنون بكتاب «عزيزي العالم» رسالتك منه حتى لا يقرأها الجميع. قد يحدث هذا لمن يكتب بعناية ` +
        `أيضًا. الرسالة تبقى لك.\n\n${reason ? `${reason}\n\n` : ''}تحدث عنها مع معلمك. والعالم يحب أن يقرأ منك رسالة أخرى:`,
    ]),
    letterOutAtHome: ar(({ title, child, reason }) => [
      `لم تعد رسالة ${child} في كتاب «عزيزي العالم»: ${title}`,
      `لم تعد «${title}» التي كتبها ${child} في كتاب «عزيزي العالم»: قرر ذلك من يعتني بالكتاب. تبقى الرسالة لدى ${child}.` +
        `\n\n${reason ? `${reason}\n\n` : ''}تستطيع المدرسة أن تخبركم بالمزيد. الرسائل الأخرى هنا:`,
    ]),
  },
  hi: {
    returned: hi(({ title, reason }) => [
      `आपकी कहानी वापस आई है: ${title}`,
      `आपकी कहानी कुछ सुझावों के साथ वापस आई है।\n\n${reason}\n\nइसे यहाँ आगे लिखें:`,
    ]),
    withdrawn: hi(({ title, reason }) => [
      `आपकी कहानी शेल्फ़ से हटा दी गई है: ${title}`,
      `आपके शिक्षक ने आपकी कहानी शेल्फ़ से हटा दी है।\n\n${reason}\n\nआप इसे सुधारकर फिर भेज सकते हैं:`,
    ]),
    consent: hi(({ title, child }) => [
      `क्या ${child} की कहानी प्रकाशित हो सकती है?`,
      `एक शिक्षक ने ${child} की “${title}” पढ़ी है और उन्हें लगता है कि यह किताब बनने के लिए तैयार है। यह पुस्तकालय में ` +
        `तभी रखी जाएगी जब आप अनुमति देंगे। आप इसे पहले पढ़ सकते हैं:`,
    ]),
    published: hi(({ title }) => [
      `आपकी कहानी किताब बन गई: ${title}`,
      `आपकी कहानी अब पुस्तकालय में है। आपके स्कूल में हर कोई इसे पढ़ सकता है:`,
    ]),
    publishedAtHome: hi(({ title, child }) => [
      `${child} की कहानी किताब बन गई: ${title}`,
      `${child} की “${title}” अब स्कूल के पुस्तकालय में है, क्योंकि आपने अनुमति दी। आप अपनी अनुमति कभी भी वापस ले सकते हैं। ` +
        `इसे साथ में पढ़ें:`,
    ]),
    asked: hi(({ child }) => [
      `${child} आपके साथ कहानी लिखना चाहते हैं`,
      `${child} आपको साथ में एक कहानी लिखने के लिए बुला रहे हैं। यहाँ हाँ या ना कहें:`,
    ]),
    letterOut: hi(({ title, reason }) => [
      `दुनिया के नाम आपकी चिट्ठी के बारे में: ${title}`,
      `“प्यारी दुनिया” किताब की देखभाल करने वाले एक बड़े ने आपकी चिट्ठी उसमें से निकाल दी है, ताकि उसे सब न पढ़ें। ऐसा ध्यान से ` +
        `लिखने वालों के साथ भी हो सकता है। चिट्ठी आपकी ही रहती है।\n\n${reason ? `${reason}\n\n` : ''}` +
        `इस बारे में अपने शिक्षक से बात करें। और दुनिया आपकी एक और चिट्ठी पढ़ना चाहेगी:`,
    ]),
    letterOutAtHome: hi(({ title, child, reason }) => [
      `${child} की चिट्ठी अब “प्यारी दुनिया” किताब में नहीं है: ${title}`,
      `${child} की “${title}” अब “प्यारी दुनिया” किताब में नहीं है: किताब की देखभाल करने वालों ने यह तय किया है। चिट्ठी ${child} ` +
        `के पास रहती है।\n\n${reason ? `${reason}\n\n` : ''}स्कूल आपको और बता सकता है। बाकी चिट्ठियाँ यहाँ हैं:`,
    ]),
  },
};
