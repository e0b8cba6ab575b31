/** Finds personal data in texts of children, and words that hurt. English, French, Arabic and Hindi. */
export type PrivateKind = 'phone' | 'email' | 'link' | 'handle' | 'address' | 'rude' | 'name';
export interface PrivateWords {
  kind: PrivateKind;
  exact: string;
}

/**
 * Not in the middle of a word. Combining marks belong to the letter before them, as the vowels of Hindi do.
 */
const BEGIN = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
const whole = (words: string): RegExp => new RegExp(`${BEGIN}(?:${words})${END}`, 'giu');

/** Digits written as words, by which a phone number would escape a search for figures. */
const SPELLED = [
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple',
  'z[ée]ro|un|deux|trois|quatre|cinq|sept|huit|neuf',
  'صفر|واحد|اثنان|اثنين|ثلاثة|أربعة|اربعة|خمسة|ستة|سبعة|ثمانية|تسعة',
  'शून्य|ज़ीरो|जीरो|एक|दो|तीन|चार|पाँच|पांच|छह|छः|सात|आठ|नौ',
].join('|');

const RUDE = [
  String.raw`idiots?|stupid|shut up|dumb|fat(?:so|ty)|losers?|morons?|hate you|kill (?:you|yourself)|bastards?|shit\p{L}*|fuck\p{L}*|bitch\p{L}*|cunts?|wank\p{L}*|nigg\p{L}*|fagg?ots?|retard\p{L}*`,
  String.raw`idiotes?|imb[ée]ciles?|cr[ée]tine?s?|d[ée]biles?|ta gueule|je te d[ée]teste|merde|putain|connards?|connasses?|salopes?|encul[ée]s?`,
  String.raw`غبي(?:ة)?|أغبياء|[أا]حمق|حمقاء|[اأ]خرس|حقير(?:ة)?|تافه(?:ة)?|[أا]كرهك`,
  String.raw`बेवकूफ़?|कमीन[ाीे]|हराम[ीख]\p{L}*|चूतिय\p{L}*|चुप कर|नफ़?रत करता हूँ तुम`,
].join('|');

const EMAIL_NAME = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}`;
const RULES: [PrivateKind, RegExp][] = [
  [
    'email',
    new RegExp(
      String.raw`${EMAIL_NAME}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]{1,63}(?:(?:\.|\s?\(dot\)\s?|\s?\[dot\]\s?)\p{L}{2,24}){1,4}`,
      'giu',
    ),
  ],
  [
    'email', // written as words: only with an ending that is no word
    new RegExp(
      String.raw`${EMAIL_NAME}\s(?:at|arobase|آت|ऐट)\s(?!www\.)[\p{L}\p{M}\p{N}-]{1,63}(?:\.|\s(?:dot|point|نقطة|डॉट)\s)(?:com|org|net|edu|info|fr|uk|example|كوم|कॉम)${END}`,
      'giu',
    ),
  ],
  [
    'link',
    /(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]{2,63}\.(?:com|org|net|io|me|tv|co|app|gg|info|fr|uk|in)(?:\/\S*)?\b/giu,
  ],
  ['handle', /(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.]{2,}/giu],
  [
    'handle',
    new RegExp(
      String.raw`${BEGIN}(?:insta(?:gram)?|snapchat|tik ?tok|discord|roblox|whats ?app|telegram|إنستغرام|انستغرام|انستقرام|سناب(?: ?شات)?|تيك ?توك|واتس ?(?:اب|آب)|इंस्टाग्राम|इंस्टा|स्नैपचैट|व्हाट्सऐप|व्हाट्सएप)(?:\s?[:=]\s?|\s(?:is|name is|c['’]est|هو|पर|है)\s)[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.]{2,40}`,
      'giu',
    ),
  ],
  ['phone', /(?<![\p{N}\p{L}])\+?[\p{Nd}](?:[\s().\-/]{0,2}[\p{Nd}]){6,14}(?![\p{N}\p{L}])/gu],
  ['phone', whole(String.raw`(?:${SPELLED})(?:[\s,.-]{1,3}(?:${SPELLED})){6,19}`)],
  [
    'address',
    new RegExp(
      [
        // 12 Cedar Lane; 12 bis rue des Lilas; a British postcode.
        String.raw`\b\d{1,4}[a-z]?,?\s+(?:\p{L}[\p{L}'’.-]{0,30}\s+){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|close|court|way|place)\b`,
        String.raw`\b\d{1,4},?\s+(?:bis\s+|ter\s+)?(?:rue|avenue|boulevard|impasse|chemin|all[ée]e|quai|square)\s+\p{L}[\p{L}'’-]*(?:\s+\p{L}[\p{L}'’-]*){0,3}`,
        String.raw`\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b`,
        // شارع النخيل رقم ١٢ ; حي الورود، بناية ٧
        String.raw`${BEGIN}(?:شارع|حي|زقاق|عمارة|بناية|شقة|منزل)\s+(?:[\p{L}\p{M}]{1,20}[\s،,]+){0,4}(?:رقم\s*)?\p{Nd}{1,5}${END}`,
        String.raw`${BEGIN}\p{Nd}{1,4}[\s،,]+شارع\s+[\p{L}\p{M}]+`,
        // मकान नंबर 12, गली नंबर 5; १२, गांधी मार्ग
        String.raw`${BEGIN}(?:मकान|घर|फ्लैट|फ़्लैट|गली|प्लॉट)\s*(?:नंबर|नं\.?|संख्या|सं\.?)\s*\p{Nd}{1,5}${END}`,
        String.raw`${BEGIN}\p{Nd}{1,4},\s*(?:[\p{L}\p{M}]{1,20}\s+){1,3}(?:मार्ग|रोड|गली|नगर|कॉलोनी)${END}`,
      ].join('|'),
      'giu',
    ),
  ],
  ['rude', whole(RUDE)],
];

/** Not phone numbers: a date, or thousands in groups. */
const NO_PHONE =
  /^(?:\p{Nd}{4}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}{1,2}|\p{Nd}{1,2}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}{4}|[1-9]\p{Nd}{0,2}(?:[ .]000)+)$/u;

/** Normalises a text: full-width figures become figures, invisible characters are removed. */
const plain = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Case-sensitive: a story by somebody called King may be about a king. */
const surname = (name: string): [PrivateKind, RegExp] => [
  'name',
  new RegExp(`${BEGIN}${name.replace(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`)}${END}`, 'gu'),
];

/**
 * Every match in a text that a person should look at, in order of appearance.
 * @param surnames of the authors, who are shown with first names only
 */
export function privateWords(text: string, surnames: readonly string[] = []): PrivateWords[] {
  const found: (PrivateWords & { at: number })[] = [];
  const names = surnames.map((name) => plain(name).trim()).filter((name) => name.length > 1);
  for (const [kind, rule] of [...RULES, ...names.map(surname)])
    for (const { 0: exact, index: at } of plain(text).matchAll(rule)) {
      if (kind === 'phone' && NO_PHONE.test(exact)) continue;
      // A link inside of an e-mail address is reported once.
      if (found.some((other) => at < other.at + other.exact.length && other.at < at + exact.length)) continue;
      found.push({ kind, exact: exact.trim(), at });
    }
  return found.sort((one, other) => one.at - other.at).map(({ kind, exact }) => ({ kind, exact }));
}
