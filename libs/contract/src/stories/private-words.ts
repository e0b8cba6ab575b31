/** What children should not tell the world: how to find them, and words that hurt. */
export type PrivateKind = 'phone' | 'email' | 'link' | 'handle' | 'address' | 'rude';
export interface PrivateWords {
  kind: PrivateKind;
  exact: string;
}

const RULES: [PrivateKind, RegExp][] = [
  [
    'email',
    /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}]{2,})+/giu,
  ],
  [
    'link',
    /(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]{2,}\.(?:com|org|net|io|me|tv|co|app|gg|info)(?:\/\S*)?\b/giu,
  ],
  ['handle', /(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_][\p{L}\p{N}_.]{2,}/giu],
  ['phone', /(?<![\p{N}\p{L}])\+?[\p{Nd}](?:[\s().\-/]{0,2}[\p{Nd}]){6,14}(?![\p{N}\p{L}])/gu],
  [
    'address',
    /\b\d{1,4}[a-z]?,?\s+(?:\p{L}[\p{L}'’.-]*\s+){1,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|close|court|way|place)\b|\b\d{1,4},?\s+(?:bis\s+)?(?:rue|avenue|boulevard|impasse|chemin)\s+\p{L}+(?:\s+\p{L}+){0,3}|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/giu,
  ],
  [
    'rude',
    /(?<!\p{L})(?:idiots?|stupid|shut up|dumb|fat(?:so|ty)|losers?|morons?|hate you|kill (?:you|yourself)|bastards?|shit\p{L}*|fuck\p{L}*|bitch\p{L}*|cunts?|wank\p{L}*|nigg\p{L}*|fagg?ots?|retard\p{L}*|merde|putain|connards?|salopes?)(?!\p{L})/giu,
  ],
];

/** Every place in a text that somebody should look at before others do, in order of appearance. */
export function privateWords(text: string): PrivateWords[] {
  const found: (PrivateWords & { at: number })[] = [];
  for (const [kind, rule] of RULES)
    for (const { 0: exact, index: at } of text.matchAll(rule)) {
      // A link inside of an address of e-mail is told once.
      if (found.some((other) => at < other.at + other.exact.length && other.at < at + exact.length)) continue;
      found.push({ kind, exact: exact.trim(), at });
    }
  return found.sort((one, other) => one.at - other.at).map(({ kind, exact }) => ({ kind, exact }));
}
