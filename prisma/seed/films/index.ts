import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Captions of the demo film, with the seconds at which each line begins and ends. */
const LINES: [start: number, end: number, en: string, fr: string, ar: string, hi: string][] = [
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

const LOCALES = ['en', 'fr', 'ar', 'hi'] as const;

/** The demo film with its texts and captions. */
export const demoFilm = {
  slug: 'the-journey-of-a-drop',
  book: 'where-rivers-sleep',
  video: () => readFile(join(import.meta.dirname, 'journey-of-a-drop.webm')),
  poster: () => readFile(join(import.meta.dirname, 'journey-of-a-drop.webp')),
  captions: LOCALES.map((locale, place) => ({
    locale,
    vtt: `WEBVTT\n\n${LINES.map(([start, end, ...texts]) => `${clock(start)} --> ${clock(end)}\n${texts[place]}\n`).join('\n')}`,
  })),
  words: [
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
  ],
};

function clock(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
}
