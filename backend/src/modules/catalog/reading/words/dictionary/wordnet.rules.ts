import { IRREGULAR } from './irregular-forms.ts';

/** Parts of speech as WordNet's files name them. */
export const PARTS = ['noun', 'verb', 'adj', 'adv'] as const;
export type Part = (typeof PARTS)[number];

/** One meaning of a word. */
export interface Sense {
  /** The basic form: `leaf` for `leaves`. */
  headword: string;
  part: Part;
  meaning: string;
  example: string | null;
  /** Words that mean nearly the same. */
  like: string[];
}

/** A line of `index.<part>`: the offsets of the meanings in `data.<part>`, the most frequent first. */
interface IndexLine {
  offsets: number[];
}

/** A line of `data.<part>`. */
export interface Synset {
  words: string[];
  /** Offsets of the nouns that name its register (slang, insult…). */
  usage: number[];
  /** It names a single person, place or thing (the sun, Paris). */
  isOne: boolean;
  gloss: string;
}

const irregular = (Object.entries(IRREGULAR) as [Part, string][]).flatMap(([part, text]) =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [word, forms] = entry.split(':') as [string, string];
      return forms.split(',').map((form) => ({ part, word, form }));
    }),
);
const IRREGULAR_FORMS = new Map<string, { part: Part; word: string }[]>();
/** Irregular verbs and adjectives, to which the regular endings do not apply (see, seed). */
const OWN_FORMS = new Set<string>();
for (const { part, word, form } of irregular) {
  IRREGULAR_FORMS.set(form, [...(IRREGULAR_FORMS.get(form) ?? []), { part, word }]);
  if (!/(ing|ed|s)$/.test(form)) OWN_FORMS.add(`${part} ${word}`);
}

const ENDINGS: Record<Part, readonly (readonly [ending: string, instead: string])[]> = {
  noun: [
    ['’s', ''],
    ['s', ''],
    ['ses', 's'],
    ['ves', 'f'],
    ['xes', 'x'],
    ['zes', 'z'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['oes', 'o'],
    ['ies', 'y'],
  ],
  verb: [
    ['s', ''],
    ['ies', 'y'],
    ['es', 'e'],
    ['es', ''],
    ['ed', 'e'],
    ['ed', ''],
    ['ied', 'y'],
    ['ing', 'e'],
    ['ing', ''],
  ],
  adj: [
    ['er', ''],
    ['est', ''],
    ['er', 'e'],
    ['est', 'e'],
    ['ier', 'y'],
    ['iest', 'y'],
  ],
  adv: [],
};

/** The word itself and the words that it may be a form of, for each part of speech; likely ones first. */
export function lemmasOf(word: string): { part: Part; lemma: string }[] {
  const found = PARTS.flatMap((part) => {
    const lemmas = [
      word,
      ...(IRREGULAR_FORMS.get(word) ?? []).filter((one) => one.part === part).map((one) => one.word),
    ];
    for (const [ending, instead] of ENDINGS[part]) {
      if (!word.endsWith(ending) || word.length <= ending.length + 1) continue;
      const stem = word.slice(0, -ending.length);
      if (/^(ed|er|est)$/.test(ending) && OWN_FORMS.has(`${part} ${stem + instead}`)) continue;
      lemmas.push(stem + instead);
      // running, bigger: the last letter was doubled.
      if (instead === '' && ending !== 's' && /([bdgklmnprtvz])\1$/.test(stem))
        lemmas.push(stem.slice(0, -1));
    }
    return lemmas.map((lemma) => ({ part, lemma }));
  });
  return found.filter(
    ({ part, lemma }, index) => found.findIndex((one) => one.part === part && one.lemma === lemma) === index,
  );
}

/** Reads `lemma pos synset_cnt p_cnt [symbol…] sense_cnt tagsense_cnt offset…`. */
export function readIndexLine(line: string): IndexLine {
  const fields = line.trim().split(' ');
  const senses = Number(fields[2]);
  return { offsets: fields.slice(-senses).map(Number) };
}

/** Reads `offset lex_filenum ss_type w_cnt word lex_id… p_cnt pointer… [frames] | gloss`. */
export function readSynset(line: string): Synset {
  const [facts = '', ...gloss] = line.split(' | ');
  const fields = facts.trim().split(' ');
  const count = parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, i) =>
    (fields[4 + i * 2] ?? '').replace(/\((a|p|ip)\)$/, '').replaceAll('_', ' '),
  );
  const from = 4 + count * 2;
  const pointers = Array.from({ length: Number(fields[from]) || 0 }, (_, i) => ({
    symbol: fields[from + 1 + i * 4] ?? '',
    offset: Number(fields[from + 2 + i * 4]),
  }));
  return {
    words,
    usage: pointers.filter(({ symbol }) => symbol === ';u').map(({ offset }) => offset),
    isOne: pointers.some(({ symbol }) => symbol === '@i'),
    gloss: gloss.join(' | ').trim(),
  };
}

const MEANING_MAX = 200;
const EXAMPLE_MAX = 160;

/** A gloss for children: the meaning without remarks in brackets, and the first example that contains the word. */
export function plainGloss(gloss: string, headword: string): { meaning: string; example: string | null } {
  const [said = ''] = gloss.split(/; ?"|^"/);
  const meanings = said
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+([,;.])/g, '$1')
    .replace(/\s+/g, ' ')
    .split(';')
    .map((part) => part.trim().replace(/^[,:.\s]+/, ''))
    .filter(Boolean);
  // A short first part is not enough ("a seed; the small part of a plant…").
  const meaning = (meanings[0]?.length ?? 0) < 24 ? meanings.slice(0, 2).join('; ') : (meanings[0] ?? '');
  // Forms of the word are accepted; a short word must match exactly (be, not behind).
  const form =
    headword.length < 4
      ? new RegExp(`\\b${headword}\\b`, 'i')
      : new RegExp(`\\b${headword.slice(0, Math.min(headword.length - 1, 5)).replaceAll('.', '\\.')}`, 'i');
  const example =
    [...gloss.matchAll(/"([^"]{8,})"/g)]
      .map(([, text = '']) => text.trim())
      .find((text) => form.test(text)) ?? null;
  return {
    meaning: meaning.length > MEANING_MAX ? `${meaning.slice(0, MEANING_MAX - 1).trimEnd()}…` : meaning,
    example: example !== null && example.length <= EXAMPLE_MAX ? sentence(example) : null,
  };
}

const sentence = (text: string): string => {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
};

/** Words that are never explained, although WordNet contains them, because school dictionaries leave them out. */
const COARSE =
  /^(arse|arsehole|ass|asshole|bastard|bitch|bollocks|bonk|boob|boobs|bugger|bullshit|clit|cock|coon|crap|cum|cunt|damn|dick|dickhead|dildo|dyke|fag|faggot|fanny|fuck|fucker|fucking|hooker|horny|jap|jerk off|jizz|kike|knocker|motherfucker|negro|negress|nigger|nigga|paki|paddy|pansy|piss|poof|poofter|porn|prick|pussy|queer|rape|raper|rapist|screw|shag|shit|shitty|slag|slut|spastic|spic|tit|tits|titty|tosser|tranny|turd|twat|wank|wanker|whore|wog)$/;
const UNSUITED =
  /\b(obscen|vulgar|offensive|derogator|disparag|pejorative|ethnic slur|insulting|sexual|sex act|sex organ|copulat|coit(us|al)|intercourse|erotic|masturbat|prostitut|brothel|pornograph|genital|penis|vagina|vulva|clitoris|testicle|scrotum|semen|orgasm|ejaculat|contracepti|condom|sodom|incest|rape\b|rapist|lewd|lust\b|heroin\b|cocaine|marijuana|cannabis|hallucinogen|street name|suicid|tortur)/i;

/** Whether a meaning is suitable for children. `coarse` are offsets of WordNet's names for coarse registers. */
export function isSuited(synset: Synset, coarse: ReadonlySet<number>): boolean {
  return (
    !synset.usage.some((offset) => coarse.has(offset)) &&
    !UNSUITED.test(synset.gloss) &&
    !synset.words.some((word) => UNSUITED.test(word))
  );
}

/** Function words: what WordNet lists under their letters is something else (helium, astatine). */
const SMALL =
  /^(.|a[mnst]|and|are|but|by|did|do|does|for|from|had|has|have|he|her|hers|him|his|i'm|if|in|is|it|its|may|me|might|must|my|no|nor|of|on|or|our|ours|she|so|than|that|the|their|them|then|there|these|they|this|those|to|us|was|we|were|what|which|who|will|with|would|you|your|yours)$/;
export const isSmall = (word: string): boolean => SMALL.test(word);

export const isCoarse = (word: string): boolean => COARSE.test(word.toLowerCase());

/** Synonyms that may be shown. */
export const similarWords = (words: string[], lemma: string): string[] =>
  words.filter(
    (word) => word.toLowerCase() !== lemma && /^[a-z][a-z -]{1,20}$/.test(word) && !isCoarse(word),
  );
