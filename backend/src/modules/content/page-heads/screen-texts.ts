import type { PageLocale } from '../pages/page.rules.ts';

/** Texts of a screen's head. */
interface ScreenTexts {
  title: string;
  description: string;
}

const library: Record<PageLocale, ScreenTexts> = {
  en: {
    title: 'Library',
    description: 'Find a book by picture, age, level or language, and read it at once.',
  },
  fr: {
    title: 'Bibliothèque',
    description: 'Trouvez un livre par image, âge, niveau ou langue, et lisez-le tout de suite.',
  },
  ar: {
    title: 'المكتبة',
    description: 'اعثروا على كتاب بالصورة أو العمر أو المستوى أو اللغة، واقرؤوه فورًا.',
  },
  hi: {
    title: 'पुस्तकालय',
    description: 'चित्र, उम्र, स्तर या भाषा से किताब खोजें, और उसे तुरंत पढ़ें।',
  },
};

/** Indexed screens besides the pages of content. */
export const OPEN_SCREENS: Record<string, Record<PageLocale, ScreenTexts>> = {
  '/': library,
  '/library': library,
  '/global-reach': {
    en: {
      title: 'Where we read',
      description: 'Countries in which schools and their readers are, counted and on a map.',
    },
    fr: {
      title: 'Où nous lisons',
      description: 'Les pays où se trouvent les écoles et leurs lecteurs, comptés et sur une carte.',
    },
    ar: {
      title: 'أين نقرأ',
      description: 'البلدان التي توجد فيها المدارس وقرّاؤها، معدودةً وعلى خريطة.',
    },
    hi: {
      title: 'हम कहाँ पढ़ते हैं',
      description: 'वे देश जहाँ विद्यालय और उनके पाठक हैं, गिने हुए और नक्शे पर।',
    },
  },
  '/request-a-tour': {
    en: {
      title: 'Request a tour',
      description: 'Choose a time that suits you, and see the library with somebody who knows it.',
    },
    fr: {
      title: 'Demander une visite',
      description:
        'Choisissez l’heure qui vous convient et découvrez la bibliothèque avec quelqu’un qui la connaît.',
    },
    ar: {
      title: 'طلب جولة',
      description: 'اختاروا الوقت الذي يناسبكم، وشاهدوا المكتبة مع شخص يعرفها.',
    },
    hi: {
      title: 'भ्रमण का अनुरोध',
      description: 'अपनी सुविधा का समय चुनें, और पुस्तकालय को किसी जानकार के साथ देखें।',
    },
  },
  '/report-a-problem': {
    en: {
      title: 'Report a problem',
      description: 'Tell us what is wrong. You need no account, and reports about safety go first.',
    },
    fr: {
      title: 'Signaler un problème',
      description:
        'Dites-nous ce qui ne va pas. Sans compte, et ce qui touche à la sécurité passe en premier.',
    },
    ar: {
      title: 'الإبلاغ عن مشكلة',
      description: 'أخبرونا بما ليس على ما يرام. لا تحتاجون إلى حساب، وبلاغات السلامة تُقدَّم على غيرها.',
    },
    hi: {
      title: 'समस्या बताएँ',
      description: 'हमें बताएँ कि क्या ठीक नहीं है। खाता ज़रूरी नहीं, और सुरक्षा की सूचनाएँ सबसे पहले देखी जाती हैं।',
    },
  },
  '/experiment': {
    en: {
      title: 'Experiments',
      description: 'Try it out with things from home, step by step, and write down what you find.',
    },
    fr: {
      title: 'Expériences',
      description: 'Essaie, pas à pas, avec des choses de la maison, et note ce que tu découvres.',
    },
    ar: {
      title: 'تجارب',
      description: 'جرّب خطوة خطوة بأشياء من البيت، واكتب ما تكتشفه.',
    },
    hi: {
      title: 'प्रयोग',
      description: 'घर की चीज़ों से क़दम-दर-क़दम आज़माओ, और जो पता चले उसे लिखो।',
    },
  },
  '/dear-world-book': {
    en: {
      title: 'Dear World Book',
      description: 'Letters that children write to the world: what they love, and what they will do.',
    },
    fr: {
      title: 'Le livre « Cher monde »',
      description: 'Des lettres d’enfants au monde : ce qu’ils aiment et ce qu’ils vont faire.',
    },
    ar: {
      title: 'كتاب «عزيزي العالم»',
      description: 'رسائل يكتبها الأطفال إلى العالم: ما يحبّونه وما سيفعلونه.',
    },
    hi: {
      title: '“प्यारी दुनिया” किताब',
      description: 'दुनिया के नाम बच्चों की चिट्ठियाँ: उन्हें क्या प्यारा है, और वे क्या करेंगे।',
    },
  },
  '/libraries': {
    en: {
      title: 'Libraries',
      description:
        'Libraries of schools and communities: their shelves, their stories, and what they wish for.',
    },
    fr: {
      title: 'Bibliothèques',
      description: 'Bibliothèques d’écoles et de quartiers : leurs rayons, leur histoire et leurs souhaits.',
    },
    ar: {
      title: 'المكتبات',
      description: 'مكتبات المدارس والأحياء: رفوفها وحكاياتها وما تتمنّاه.',
    },
    hi: {
      title: 'पुस्तकालय',
      description: 'विद्यालयों और बस्तियों के पुस्तकालय: उनकी अलमारियाँ, कहानियाँ और इच्छाएँ।',
    },
  },
  '/courses': {
    en: { title: 'Courses', description: 'Free courses with pages, films, books and quizzes.' },
    fr: {
      title: 'Cours',
      description: 'Des cours gratuits avec des pages, des films, des livres et des quiz.',
    },
    ar: { title: 'الدورات', description: 'دورات مجانية فيها صفحات وأفلام وكتب واختبارات.' },
    hi: { title: 'पाठ्यक्रम', description: 'पन्नों, फ़िल्मों, पुस्तकों और प्रश्नोत्तरी वाले निःशुल्क पाठ्यक्रम।' },
  },
  '/challenges': {
    en: { title: 'Challenges', description: 'Do something good for the world, alone or as a team.' },
    fr: { title: 'Défis', description: 'Faire quelque chose de bien pour le monde, seul ou en équipe.' },
    ar: { title: 'التحديات', description: 'افعل شيئًا حسنًا من أجل العالم، وحدك أو مع فريق.' },
    hi: { title: 'चुनौतियाँ', description: 'दुनिया के लिए कुछ अच्छा करो, अकेले या टीम में।' },
  },
  '/hubs': {
    en: { title: 'School hubs', description: 'Maps with ways of books, films, courses and challenges.' },
    fr: {
      title: 'Pôles des écoles',
      description: 'Des cartes avec des chemins de livres, films, cours et défis.',
    },
    ar: { title: 'مراكز المدارس', description: 'خرائط فيها طرق من الكتب والأفلام والدورات والتحديات.' },
    hi: { title: 'विद्यालय हब', description: 'पुस्तकों, फ़िल्मों, पाठ्यक्रमों और चुनौतियों की राहों वाले नक़्शे।' },
  },
  '/teacher-training': {
    en: { title: 'Teacher training', description: 'Free courses for teachers.' },
    fr: { title: 'Formation des enseignants', description: 'Des cours gratuits pour les enseignants.' },
    ar: { title: 'تدريب المعلمين', description: 'دورات مجانية للمعلمين.' },
    hi: { title: 'शिक्षक प्रशिक्षण', description: 'शिक्षकों के लिए निःशुल्क पाठ्यक्रम।' },
  },
  '/impact-films': {
    en: {
      title: 'Impact films',
      description: 'Short films with captions and a transcript, and cards to talk about them.',
    },
    fr: {
      title: 'Films qui comptent',
      description: 'De courts films sous-titrés, avec leur texte et des cartes pour en parler.',
    },
    ar: {
      title: 'أفلام الأثر',
      description: 'أفلام قصيرة مع ترجمة ونصّ مكتوب، وبطاقات للحديث عنها.',
    },
    hi: {
      title: 'असर डालने वाली फ़िल्में',
      description: 'उपशीर्षक और लिखित पाठ वाली छोटी फ़िल्में, और उन पर बातचीत के कार्ड।',
    },
  },
};

/** Description of a school or of the platform. */
export const ABOUT_TENANT: Record<PageLocale, (name: string) => string> = {
  en: (name) => `The library of ${name}.`,
  fr: (name) => `La bibliothèque de ${name}.`,
  ar: (name) => `مكتبة ${name}.`,
  hi: (name) => `${name} का पुस्तकालय।`,
};

/** The heading of the library's start screen, as in the web app's catalogues. */
export const WELCOME: Record<PageLocale, string> = {
  en: 'Read one more. Something grows.',
  fr: 'Lisez-en un de plus. Quelque chose pousse.',
  ar: 'اقرأ كتابًا آخر. شيء ما ينمو.',
  hi: 'एक और पढ़ें। कुछ उगता है।',
};

/** The first screen of sign-in at a school, as in the web app's catalogues. */
export const CHOICE: Record<PageLocale, { title: string; summary: string }> = {
  en: { title: 'Who is logging in?', summary: 'Choose a picture to start.' },
  fr: { title: 'Qui se connecte\u00a0?', summary: 'Choisissez une image pour commencer.' },
  ar: { title: 'من الذي يدخل؟', summary: 'اختر صورة للبدء.' },
  hi: { title: 'कौन लॉग इन कर रहा है?', summary: 'शुरू करने के लिए एक चित्र चुनें।' },
};
