import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Line = [start: number, end: number, en: string, fr: string, ar: string, hi: string];

/** Captions of a film, with the seconds at which each line begins and ends. */
const DROP: Line[] = [
  [
    0.5,
    3,
    'A drop lives in the sea.',
    'Une goutte vit dans la mer.',
    'قطرة تعيش في البحر.',
    'एक बूँद समुद्र में रहती है।',
  ],
  [
    3.2,
    6,
    'The sun warms it, and it rises into the sky.',
    'Le soleil la réchauffe, et elle monte dans le ciel.',
    'تدفئها الشمس فترتفع إلى السماء.',
    'सूरज उसे गरम करता है, और वह आसमान में उठती है।',
  ],
  [
    6.4,
    11.2,
    'There it meets many others. Together they are a cloud.',
    'Là-haut, elle en rencontre beaucoup d’autres. Ensemble, elles sont un nuage.',
    'هناك تلتقي بقطرات كثيرة. معًا يصبحن سحابة.',
    'वहाँ उसे बहुत-सी बूँदें मिलती हैं। मिलकर वे बादल हैं।',
  ],
  [
    12,
    14.4,
    'They fall as rain on the hills.',
    'Elles tombent en pluie sur les collines.',
    'يهطلن مطرًا على التلال.',
    'वे बारिश बनकर पहाड़ियों पर गिरती हैं।',
  ],
  [
    14.6,
    17.6,
    'A river carries them down the valley.',
    'Une rivière les emporte dans la vallée.',
    'يحملهنّ النهر إلى الوادي.',
    'नदी उन्हें घाटी में ले जाती है।',
  ],
  [
    18,
    21.4,
    'At the well, two friends share the water.',
    'Au puits, deux amis partagent l’eau.',
    'عند البئر يتقاسم صديقان الماء.',
    'कुएँ पर दो दोस्त पानी बाँटते हैं।',
  ],
  [
    21.8,
    25.8,
    'They keep one drop for a seed. Look what it becomes!',
    'Ils gardent une goutte pour une graine. Regarde ce qu’elle devient !',
    'يحتفظان بقطرة لبذرة. انظر ماذا تصبح!',
    'वे एक बूँद बीज के लिए बचाते हैं। देखो, वह क्या बन जाती है!',
  ],
];

const BEE: Line[] = [
  [
    0.5,
    4,
    'In spring, the apple tree opens its blossoms.',
    'Au printemps, le pommier ouvre ses fleurs.',
    'في الربيع تتفتح أزهار شجرة التفاح.',
    'वसंत में सेब का पेड़ अपने फूल खोलता है।',
  ],
  [
    4.4,
    8,
    'A bee comes for the sweet nectar.',
    'Une abeille vient chercher le nectar sucré.',
    'تأتي نحلة من أجل الرحيق الحلو.',
    'एक मधुमक्खी मीठे रस के लिए आती है।',
  ],
  [
    8.3,
    12,
    'She carries pollen from blossom to blossom.',
    'Elle porte le pollen de fleur en fleur.',
    'تحمل حبوب اللقاح من زهرة إلى زهرة.',
    'वह पराग को एक फूल से दूसरे फूल तक ले जाती है।',
  ],
  [
    12.4,
    16,
    'Where she has been, apples grow.',
    'Là où elle est passée, des pommes poussent.',
    'وحيث مرّت ينمو التفاح.',
    'जहाँ वह गई, वहाँ सेब उगते हैं।',
  ],
  [
    16.4,
    20,
    'In autumn, everybody may pick one.',
    'En automne, chacun peut en cueillir une.',
    'في الخريف يستطيع كل واحد أن يقطف تفاحة.',
    'पतझड़ में हर कोई एक सेब तोड़ सकता है।',
  ],
  [
    20.4,
    24.6,
    'Inside is a seed: the next apple tree.',
    'À l’intérieur, il y a un pépin : le prochain pommier.',
    'وفي داخلها بذرة: شجرة التفاح التالية.',
    'उसके भीतर एक बीज है: सेब का अगला पेड़।',
  ],
];
const NIGHT: Line[] = [
  [
    0.5,
    4,
    'The Earth turns like a top, once a day.',
    'La Terre tourne comme une toupie, une fois par jour.',
    'تدور الأرض مثل البلبل، مرة كل يوم.',
    'पृथ्वी लट्टू की तरह दिन में एक बार घूमती है।',
  ],
  [
    4.4,
    8,
    'Where it faces the sun, it is day. Children go to school.',
    'Là où elle regarde le soleil, il fait jour. Les enfants vont à l’école.',
    'حيث تواجه الشمس يكون النهار، ويذهب الأطفال إلى المدرسة.',
    'जहाँ वह सूरज की ओर है, वहाँ दिन है। बच्चे स्कूल जाते हैं।',
  ],
  [
    8.4,
    12,
    'On the other side it is night. Owls wake up.',
    'De l’autre côté, il fait nuit. Les hiboux s’éveillent.',
    'وفي الجانب الآخر يكون الليل، وتستيقظ البوم.',
    'दूसरी ओर रात है। उल्लू जागते हैं।',
  ],
  [
    12.4,
    16.4,
    'The Earth goes on turning, and never stops.',
    'La Terre continue de tourner, sans jamais s’arrêter.',
    'تواصل الأرض دورانها ولا تتوقف أبدًا.',
    'पृथ्वी घूमती रहती है, कभी रुकती नहीं।',
  ],
  [
    17,
    24.6,
    'So somewhere it is always morning. Good morning!',
    'Alors, quelque part, c’est toujours le matin. Bonjour !',
    'لذلك يكون الصباح دائمًا في مكان ما. صباح الخير!',
    'इसलिए कहीं न कहीं हमेशा सुबह होती है। सुप्रभात!',
  ],
];

const LOCALES = ['en', 'fr', 'ar', 'hi'] as const;

interface FilmWords {
  locale: (typeof LOCALES)[number];
  title: string;
  summary: string;
  cards: string[];
}

/** A demo film with its texts, its captions, and the files of its name. */
const film = (
  file: string,
  slug: string,
  book: string | null,
  goals: number[],
  lines: Line[],
  words: FilmWords[],
) => ({
  slug,
  book,
  goals,
  file,
  video: () => readFile(join(import.meta.dirname, `${file}.webm`)),
  poster: () => readFile(join(import.meta.dirname, `${file}.webp`)),
  captions: LOCALES.map((locale, place) => ({
    locale,
    vtt: `WEBVTT\n\n${lines.map(([start, end, ...texts]) => `${clock(start)} --> ${clock(end)}\n${texts[place]}\n`).join('\n')}`,
  })),
  words,
});
type DemoFilm = ReturnType<typeof film>;

/** The films of the demo. */
export const demoFilms: DemoFilm[] = [
  film('journey-of-a-drop', 'the-journey-of-a-drop', 'where-rivers-sleep', [6, 15], DROP, [
    {
      locale: 'en',
      title: 'The journey of a drop',
      summary: 'From the sea to a cloud, from a well to a flower: half a minute with one drop of water.',
      cards: [
        'Where did the water in your glass come from this morning?',
        'Who shares water with you, and with whom do you share it?',
        'What could you do with the water that is left over today?',
      ],
    },
    {
      locale: 'fr',
      title: 'Le voyage d’une goutte',
      summary: 'De la mer au nuage, du puits à la fleur : une demi-minute avec une goutte d’eau.',
      cards: [
        'D’où venait l’eau de ton verre ce matin ?',
        'Qui partage l’eau avec toi, et avec qui la partages-tu ?',
        'Que pourrais-tu faire de l’eau qui reste aujourd’hui ?',
      ],
    },
    {
      locale: 'ar',
      title: 'رحلة قطرة',
      summary: 'من البحر إلى السحابة، ومن البئر إلى الزهرة: نصف دقيقة مع قطرة ماء.',
      cards: [
        'من أين جاء الماء الذي في كأسك هذا الصباح؟',
        'من يتقاسم الماء معك، ومع من تتقاسمه أنت؟',
        'ماذا يمكنك أن تفعل بالماء المتبقي اليوم؟',
      ],
    },
    {
      locale: 'hi',
      title: 'एक बूँद की यात्रा',
      summary: 'समुद्र से बादल तक, कुएँ से फूल तक: पानी की एक बूँद के साथ आधा मिनट।',
      cards: [
        'आज सुबह तुम्हारे गिलास का पानी कहाँ से आया?',
        'तुम्हारे साथ पानी कौन बाँटता है, और तुम किसके साथ बाँटते हो?',
        'आज जो पानी बच गया, उससे तुम क्या कर सकते हो?',
      ],
    },
  ]),
  film('the-bee-and-the-apple', 'the-bee-and-the-apple', null, [2, 15], BEE, [
    {
      locale: 'en',
      title: 'The bee and the apple',
      summary:
        'From a blossom to an apple, and from the apple to the next tree: what a bee has to do with your breakfast.',
      cards: [
        'Which fruit did you eat today, and on what does it grow?',
        'What would be missing on your table without bees?',
        'Where could flowers for bees grow near you?',
      ],
    },
    {
      locale: 'fr',
      title: 'L’abeille et la pomme',
      summary:
        'De la fleur à la pomme, et de la pomme à l’arbre suivant : ce qu’une abeille a à voir avec ton petit-déjeuner.',
      cards: [
        'Quel fruit as-tu mangé aujourd’hui, et sur quoi pousse-t-il ?',
        'Que manquerait-il sur ta table sans les abeilles ?',
        'Où des fleurs pour les abeilles pourraient-elles pousser près de chez toi ?',
      ],
    },
    {
      locale: 'ar',
      title: 'النحلة والتفاحة',
      summary: 'من الزهرة إلى التفاحة، ومن التفاحة إلى الشجرة التالية: ما علاقة النحلة بفطورك؟',
      cards: [
        'أي فاكهة أكلت اليوم؟ وعلى أي شيء تنمو؟',
        'ماذا سينقص على مائدتك لو لم يكن هناك نحل؟',
        'أين يمكن أن تنمو أزهار للنحل قريبًا منك؟',
      ],
    },
    {
      locale: 'hi',
      title: 'मधुमक्खी और सेब',
      summary: 'फूल से सेब तक, और सेब से अगले पेड़ तक: तुम्हारे नाश्ते से मधुमक्खी का क्या संबंध है।',
      cards: [
        'आज तुमने कौन-सा फल खाया, और वह किस पर उगता है?',
        'मधुमक्खियों के बिना तुम्हारी थाली में क्या नहीं होता?',
        'तुम्हारे पास मधुमक्खियों के लिए फूल कहाँ उग सकते हैं?',
      ],
    },
  ]),
  film('day-and-night', 'day-and-night', null, [4, 13], NIGHT, [
    {
      locale: 'en',
      title: 'Day and night',
      summary: 'The Earth turns once a day. While some are at school, owls wake up elsewhere.',
      cards: [
        'What is the sky like where you are now?',
        'Who works at night, so that others can sleep?',
        'What may a child on the other side of the Earth be doing now?',
      ],
    },
    {
      locale: 'fr',
      title: 'Le jour et la nuit',
      summary:
        'La Terre tourne une fois par jour. Pendant que les uns sont à l’école, ailleurs les hiboux s’éveillent.',
      cards: [
        'Comment est le ciel là où tu es maintenant ?',
        'Qui travaille la nuit pour que les autres puissent dormir ?',
        'Que fait peut-être en ce moment un enfant de l’autre côté de la Terre ?',
      ],
    },
    {
      locale: 'ar',
      title: 'النهار والليل',
      summary: 'تدور الأرض مرة كل يوم. وبينما يكون بعضنا في المدرسة، تستيقظ البوم في مكان آخر.',
      cards: [
        'كيف تبدو السماء الآن حيث أنت؟',
        'من يعمل في الليل لكي ينام الآخرون؟',
        'ماذا قد يفعل الآن طفل في الجانب الآخر من الأرض؟',
      ],
    },
    {
      locale: 'hi',
      title: 'दिन और रात',
      summary: 'पृथ्वी दिन में एक बार घूमती है। जब कुछ बच्चे स्कूल में होते हैं, तब कहीं और उल्लू जागते हैं।',
      cards: [
        'जहाँ तुम हो, वहाँ आसमान अभी कैसा है?',
        'रात में कौन काम करता है, ताकि दूसरे सो सकें?',
        'पृथ्वी के दूसरी ओर कोई बच्चा अभी क्या कर रहा होगा?',
      ],
    },
  ]),
];

function clock(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
}
