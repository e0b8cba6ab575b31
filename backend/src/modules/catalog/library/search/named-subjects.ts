import { LANGUAGES } from '@bookgrove/contract';

/** What a search names as a whole: a language in which books are written, or what they are about. */
export interface NamedSubject {
  /** Code of a language without region. */
  language: string | null;
  /** The English words for what books are about: the library is described in English. */
  theme: string | null;
}

/** Languages that can be searched by name, in any of the interface's languages and in themselves. */
const CODES = (
  'en fr ar hi es pt de it nl sv da no fi pl cs sk hu ro bg el ru uk sr hr sq tr fa ur he bn gu pa mr ta te kn ml ' +
  'ne si th vi id ms tl zh ja ko sw am so yo ig ha zu xh af ga cy ca eu la'
).split(' ');

/** What books are about, in English, French, Arabic and Hindi. */
const THEMES: readonly (readonly [string, string, string, string])[] = [
  ['animals', 'animaux', 'حيوانات', 'जानवर'],
  ['art', 'art', 'فن', 'कला'],
  ['bees', 'abeilles', 'نحل', 'मधुमक्खी'],
  ['being different', 'différence', 'اختلاف', 'अलग होना'],
  ['bicycles', 'vélo', 'دراجات', 'साइकिल'],
  ['birds', 'oiseaux', 'طيور', 'पक्षी'],
  ['counting', 'compter', 'عد', 'गिनती'],
  ['courage', 'courage', 'شجاعة', 'साहस'],
  ['curiosity', 'curiosité', 'فضول', 'जिज्ञासा'],
  ['family', 'famille', 'عائلة', 'परिवार'],
  ['farming', 'agriculture', 'زراعة', 'खेती'],
  ['feelings', 'émotions', 'مشاعر', 'भावनाएँ'],
  ['folk tales', 'contes', 'حكايات', 'लोक कथाएँ'],
  ['food', 'nourriture', 'طعام', 'भोजन'],
  ['forest', 'forêt', 'غابة', 'जंगल'],
  ['friendship', 'amitié', 'صداقة', 'दोस्ती'],
  ['gardens', 'jardin', 'حدائق', 'बगीचा'],
  ['home', 'maison', 'بيت', 'घर'],
  ['humour', 'humour', 'فكاهة', 'हास्य'],
  ['imagination', 'imagination', 'خيال', 'कल्पना'],
  ['journeys', 'voyages', 'رحلات', 'यात्राएँ'],
  ['kindness', 'gentillesse', 'لطف', 'दयालुता'],
  ['memories', 'souvenirs', 'ذكريات', 'यादें'],
  ['moon', 'lune', 'قمر', 'चाँद'],
  ['music', 'musique', 'موسيقى', 'संगीत'],
  ['nature', 'nature', 'طبيعة', 'प्रकृति'],
  ['night', 'nuit', 'ليل', 'रात'],
  ['patience', 'patience', 'صبر', 'धैर्य'],
  ['poems', 'poèmes', 'قصائد', 'कविताएँ'],
  ['rain', 'pluie', 'مطر', 'बारिश'],
  ['school', 'école', 'مدرسة', 'विद्यालय'],
  ['science', 'sciences', 'علوم', 'विज्ञान'],
  ['sea', 'mer', 'بحر', 'समुद्र'],
  ['sharing', 'partage', 'مشاركة', 'बाँटना'],
  ['space', 'espace', 'فضاء', 'अंतरिक्ष'],
  ['trees', 'arbres', 'أشجار', 'पेड़'],
  ['water', 'eau', 'ماء', 'पानी'],
  ['weather', 'météo', 'طقس', 'मौसम'],
];

/**
 * A name as it is compared: without case, accents and Arabic vowels, without the article or the word “language” of
 * Arabic names, and with one spelling of Hindi's nasals.
 */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|[\u064b-\u0655]|\u0670|\u0640|\u093c/gu, '')
    .replace(/[\u0919\u091e\u0923\u0928\u092e]\u094d/gu, '\u0902')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('\u0629', '\u0647')
    .toLowerCase()
    .trim()
    .replace(/^اللغه /u, '')
    .replace(/^ال(?=\p{L}{2})/u, '');

let languages: Map<string, string> | null = null;
const themes = new Map(
  THEMES.flatMap(([english, ...others]) => others.map((name): [string, string] => [plain(name), english])),
);

/** Languages by name; built at the first search, since the names of sixty languages take some milliseconds. */
function languageNames(): Map<string, string> {
  if (languages) return languages;
  languages = new Map();
  for (const code of CODES)
    for (const locale of [code, ...LANGUAGES]) {
      const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code);
      if (name) languages.set(plain(name), code);
    }
  return languages;
}

/** The language or theme that the whole search names, in any of the interface's languages; null for other searches. */
export function namedSubject(words: string): NamedSubject | null {
  const name = plain(words);
  const language = languageNames().get(name) ?? null;
  const theme = themes.get(name) ?? null;
  return language || theme ? { language, theme } : null;
}
