import type { Language } from '@bookgrove/contract';

/** The words of the first course in one language. Names of the screens are those of the catalogues. */
interface FirstCourseTexts {
  name: string;
  intro: string;
  text: string;
  sustainability: string;
  outcomes: string[];
  chapters: [{ title: string; summary: string }, { title: string; summary: string }];
  /** Titles: a page, a quiz, something to do, something to hand in. */
  lessons: [page: string, quiz: string, act: string, tell: string];
  /** Markdown. */
  page: string;
  questions: [
    { text: string; answers: [right: string, ...others: string[]]; help: string },
    { text: string; answers: [string, string, string]; help: string },
    { text: string; pairs: [string, string][]; help: string },
    /** Gaps in square brackets, and one word more. */
    { text: string; other: string; help: string },
  ];
  steps: string[];
  prompts: [act: string, tell: string];
}

export const FIRST_COURSE_TEXTS: Record<Language, FirstCourseTexts> = {
  en: {
    name: 'This is a course',
    intro: 'Find out how courses work here, in half an hour.',
    text: 'You read a page, answer a quiz, read a book of your own choice and tell us about it.',
    sustainability:
      'Who reads well learns everything else more easily. Reading is part of goal 4, good schools for everybody.',
    outcomes: [
      'Find your way through a course',
      'Say what ticks a lesson',
      'Tell others about what you read',
    ],
    chapters: [
      { title: 'Begin here', summary: 'What a course is, and how you go through it.' },
      { title: 'Now you', summary: 'Read something, and tell somebody.' },
    ],
    lessons: ['What a course is', 'What you have read', 'Ten quiet minutes', 'Tell us'],
    page: '### Parts and lessons\n\nA course has parts, and each of them has lessons. First you enrol. Then you open a lesson.\n\n- A **film** is there to watch.\n- A **page** is there to read.\n- A **quiz** is there to answer.\n\n### What ticks a lesson\n\nEach lesson has a box “To tick this lesson”. It says what there is to do. When you have done it, the lesson gets its tick.\n\nNothing is timed. You can stop at any moment and go on another day, on another device.',
    questions: [
      {
        text: 'Where do you see what ticks a lesson?',
        answers: ['In the box “To tick this lesson”', 'In an e-mail', 'Nowhere'],
        help: 'Read the second part of “What a course is”.',
      },
      {
        text: 'Put the way through a course in order.',
        answers: ['Enrol', 'Open a lesson', 'Do what is in the box'],
        help: 'Read “What a course is” from its beginning.',
      },
      {
        text: 'What belongs together?',
        pairs: [
          ['Film', 'You watch it'],
          ['Page', 'You read it'],
          ['Quiz', 'You answer it'],
        ],
        help: 'Read the list in “What a course is”.',
      },
      {
        text: 'A course has [parts], and each of them has [lessons].',
        other: 'prices',
        help: 'Read the first sentence of “What a course is”.',
      },
    ],
    steps: ['Choose a book that you like.', 'Find a quiet place.', 'Read for ten minutes.'],
    prompts: [
      'Read for ten minutes. You may write down what you read.',
      'Write two sentences about what you have read. What was it about? What did you like?',
    ],
  },
  fr: {
    name: 'Ceci est un cours',
    intro: 'Découvre en une demi-heure comment fonctionnent les cours ici.',
    text: 'Tu lis une page, tu réponds à un quiz, tu lis un livre de ton choix et tu nous en parles.',
    sustainability:
      'Qui lit bien apprend plus facilement tout le reste. La lecture fait partie de l’objectif 4, de bonnes écoles pour tous.',
    outcomes: [
      'Trouver ton chemin dans un cours',
      'Dire ce qui coche une leçon',
      'Parler aux autres de ce que tu as lu',
    ],
    chapters: [
      { title: 'Commence ici', summary: 'Ce qu’est un cours, et comment on le suit.' },
      { title: 'À toi', summary: 'Lis quelque chose, et raconte-le.' },
    ],
    lessons: ['Ce qu’est un cours', 'Ce que tu as lu', 'Dix minutes au calme', 'Raconte-nous'],
    page: '### Parties et leçons\n\nUn cours a des parties, et chacune a des leçons. D’abord tu t’inscris. Ensuite tu ouvres une leçon.\n\n- Un **film** se regarde.\n- Une **page** se lit.\n- Un **quiz** demande des réponses.\n\n### Ce qui coche une leçon\n\nChaque leçon a un encadré « Pour cocher cette leçon ». Il dit ce qu’il y a à faire. Quand c’est fait, la leçon est cochée.\n\nRien n’est chronométré. Tu peux t’arrêter quand tu veux et continuer un autre jour, sur un autre appareil.',
    questions: [
      {
        text: 'Où vois-tu ce qui coche une leçon ?',
        answers: ['Dans l’encadré « Pour cocher cette leçon »', 'Dans un e-mail', 'Nulle part'],
        help: 'Lis la deuxième partie de « Ce qu’est un cours ».',
      },
      {
        text: 'Mets dans l’ordre les étapes d’un cours.',
        answers: ['S’inscrire', 'Ouvrir une leçon', 'Faire ce que dit l’encadré'],
        help: 'Lis « Ce qu’est un cours » depuis le début.',
      },
      {
        text: 'Qu’est-ce qui va ensemble ?',
        pairs: [
          ['Film', 'On le regarde'],
          ['Page', 'On la lit'],
          ['Quiz', 'On y répond'],
        ],
        help: 'Lis la liste dans « Ce qu’est un cours ».',
      },
      {
        text: 'Un cours a des [parties], et chacune a des [leçons].',
        other: 'prix',
        help: 'Lis la première phrase de « Ce qu’est un cours ».',
      },
    ],
    steps: ['Choisis un livre qui te plaît.', 'Trouve un endroit calme.', 'Lis pendant dix minutes.'],
    prompts: [
      'Lis pendant dix minutes. Tu peux noter ce que tu as lu.',
      'Écris deux phrases sur ce que tu as lu. De quoi parlait-il ? Qu’est-ce qui t’a plu ?',
    ],
  },
  ar: {
    name: 'هذه دورة',
    intro: 'اكتشف في نصف ساعة كيف تعمل الدورات هنا.',
    text: 'تقرأ صفحة، وتجيب عن اختبار، وتقرأ كتابًا تختاره بنفسك، ثم تحدثنا عنه.',
    sustainability: 'من يقرأ جيدًا يتعلم كل شيء آخر بسهولة أكبر. القراءة جزء من الهدف 4: مدارس جيدة للجميع.',
    outcomes: ['أن تعرف طريقك في الدورة', 'أن تقول ما الذي يُتم الدرس', 'أن تحدث الآخرين عما قرأت'],
    chapters: [
      { title: 'ابدأ هنا', summary: 'ما هي الدورة وكيف تسير فيها.' },
      { title: 'دورك الآن', summary: 'اقرأ شيئًا وحدّث أحدًا عنه.' },
    ],
    lessons: ['ما هي الدورة', 'ماذا قرأت', 'عشر دقائق هادئة', 'حدّثنا'],
    page: '### أجزاء ودروس\n\nللدورة أجزاء، ولكل جزء دروس. أولًا تسجّل، ثم تفتح درسًا.\n\n- **الفيلم** تشاهده.\n- **الصفحة** تقرؤها.\n- **الاختبار** تجيب عنه.\n\n### ما الذي يُتم الدرس\n\nفي كل درس مربع «لوضع علامة على هذا الدرس». يقول لك ما يجب فعله. وعندما تفعله يكتمل الدرس.\n\nلا وقت محدد. يمكنك التوقف متى شئت والمتابعة في يوم آخر وعلى جهاز آخر.',
    questions: [
      {
        text: 'أين ترى ما الذي يُتم الدرس؟',
        answers: ['في مربع «لوضع علامة على هذا الدرس»', 'في رسالة إلكترونية', 'لا مكان'],
        help: 'اقرأ القسم الثاني من «ما هي الدورة».',
      },
      {
        text: 'رتّب خطوات الدورة.',
        answers: ['التسجيل', 'فتح درس', 'فعل ما في المربع'],
        help: 'اقرأ «ما هي الدورة» من البداية.',
      },
      {
        text: 'ما الذي يتناسب معًا؟',
        pairs: [
          ['فيلم', 'تشاهده'],
          ['صفحة', 'تقرؤها'],
          ['اختبار', 'تجيب عنه'],
        ],
        help: 'اقرأ القائمة في «ما هي الدورة».',
      },
      {
        text: 'للدورة [أجزاء]، ولكل جزء [دروس].',
        other: 'أسعار',
        help: 'اقرأ الجملة الأولى من «ما هي الدورة».',
      },
    ],
    steps: ['اختر كتابًا يعجبك.', 'ابحث عن مكان هادئ.', 'اقرأ عشر دقائق.'],
    prompts: [
      'اقرأ عشر دقائق. يمكنك أن تكتب ما قرأته.',
      'اكتب جملتين عما قرأت. عمّ كان يتحدث؟ وما الذي أعجبك؟',
    ],
  },
  hi: {
    name: 'यह एक कोर्स है',
    intro: 'आधे घंटे में जानें कि यहाँ कोर्स कैसे चलते हैं।',
    text: 'आप एक पन्ना पढ़ते हैं, क्विज़ का जवाब देते हैं, अपनी पसंद की किताब पढ़ते हैं और हमें उसके बारे में बताते हैं।',
    sustainability:
      'जो अच्छी तरह पढ़ता है, वह बाकी सब भी आसानी से सीखता है। पढ़ना लक्ष्य 4 का हिस्सा है: सबके लिए अच्छे स्कूल।',
    outcomes: ['कोर्स में अपना रास्ता पाना', 'बताना कि पाठ पूरा कैसे होता है', 'जो पढ़ा, उसके बारे में दूसरों को बताना'],
    chapters: [
      { title: 'यहाँ से शुरू करें', summary: 'कोर्स क्या है, और उसमें आगे कैसे बढ़ते हैं।' },
      { title: 'अब आपकी बारी', summary: 'कुछ पढ़ें, और किसी को बताएँ।' },
    ],
    lessons: ['कोर्स क्या है', 'आपने क्या पढ़ा', 'दस शांत मिनट', 'हमें बताएँ'],
    page: '### भाग और पाठ\n\nकोर्स में भाग होते हैं, और हर भाग में पाठ। पहले आप नाम लिखाते हैं। फिर आप एक पाठ खोलते हैं।\n\n- **फ़िल्म** देखने के लिए है।\n- **पन्ना** पढ़ने के लिए है।\n- **क्विज़** जवाब देने के लिए है।\n\n### पाठ पूरा कैसे होता है\n\nहर पाठ में एक डिब्बा है: “इस पाठ पर निशान के लिए”। उसमें लिखा है कि क्या करना है। वह कर लेने पर पाठ पूरा हो जाता है।\n\nसमय की कोई सीमा नहीं है। आप कभी भी रुक सकते हैं और किसी और दिन, किसी और डिवाइस पर आगे बढ़ सकते हैं।',
    questions: [
      {
        text: 'पाठ पूरा कैसे होता है, यह आप कहाँ देखते हैं?',
        answers: ['“इस पाठ पर निशान के लिए” वाले डिब्बे में', 'ई-मेल में', 'कहीं नहीं'],
        help: '“कोर्स क्या है” का दूसरा हिस्सा पढ़ें।',
      },
      {
        text: 'कोर्स के क़दम सही क्रम में रखें।',
        answers: ['नाम लिखाना', 'पाठ खोलना', 'डिब्बे में लिखा काम करना'],
        help: '“कोर्स क्या है” शुरू से पढ़ें।',
      },
      {
        text: 'क्या किसके साथ जाता है?',
        pairs: [
          ['फ़िल्म', 'उसे देखते हैं'],
          ['पन्ना', 'उसे पढ़ते हैं'],
          ['क्विज़', 'उसका जवाब देते हैं'],
        ],
        help: '“कोर्स क्या है” की सूची पढ़ें।',
      },
      {
        text: 'कोर्स में [भाग] होते हैं, और हर भाग में [पाठ]।',
        other: 'दाम',
        help: '“कोर्स क्या है” का पहला वाक्य पढ़ें।',
      },
    ],
    steps: ['अपनी पसंद की किताब चुनें।', 'एक शांत जगह ढूँढें।', 'दस मिनट पढ़ें।'],
    prompts: [
      'दस मिनट पढ़ें। आप चाहें तो लिख लें कि क्या पढ़ा।',
      'जो पढ़ा, उस पर दो वाक्य लिखें। वह किस बारे में था? आपको क्या अच्छा लगा?',
    ],
  },
};
