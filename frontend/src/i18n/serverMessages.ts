import { locale, t, translated } from './index.ts';

/**
 * Sentences of the server with a value inside that students, parents and visitors see: the key of the translation,
 * and the server's form where it differs. `{count}` is a number, `{day}` a date, `{who}` a list of roles.
 */
const SENTENCES: [text: string, said?: RegExp][] = [
  [
    'Too many tries. Please wait {count, plural, one {# minute} other {# minutes}} and try again.',
    /^Too many tries\. Please wait (?<count>\d+) minutes and try again\.$/,
  ],
  [
    'Too many tries. Please wait {count, plural, one {# second} other {# seconds}} and try again.',
    /^Too many tries\. Please wait (?<count>\d+) seconds and try again\.$/,
  ],
  ['This is not here, or no longer.', /^There is no such .+ here\.$/],
  ['Locked: for {who} only'],
  ['Locked: for people with an account of their own'],
  ['Locked: nobody can choose it yet'],
  ['Choose {count} pictures.'],
  ['Write at most {count} letters.'],
  ['Tell why in at least {count} letters.'],
  ['Write at least {count} letters, in your own words.'],
  ['There is no meeting with a mentee to show. Tell of your year in at least {count} letters.'],
  ['Choose from 0 to {count} places.'],
  ['You can apply again from {day} on.'],
  ['You and {name} are together already. Keep the code for another grown-up.'],
  ['You have {count} designs. Delete one that you no longer need, then make a new one.'],
  ['You have {count} pictures of your own. Delete one, then add another.'],
  [
    'The login of your school does not answer. Try again in a while.',
    /^.+ does not answer\. Try again in a while\.$/,
  ],
  ['You stopped the login at {name}.'],
  ['The answer of {name} was used already, or is too old. Please start again.'],
  ['The answer of {name} could not be trusted. Please start again.'],
  ['This page cannot be saved: check {name}.'],
  [
    'Somebody else changed this in the meantime. Reload it and try again.',
    /^Somebody else changed this .+ in the meantime\. Reload it and try again\.$/,
  ],
  // Of the shop.
  ['Please use at most {count} characters.'],
  ['A quantity is a whole number from 1 to {count}.'],
  ['A cart holds at most {count} items.'],
  [
    'Your order {number} for the same books waits for its payment. Continue with it, or wait until it is over.',
  ],
  [
    'We received a payment for your order {number} and are checking it. Please do not pay again: we will write to you.',
  ],
  ['It takes no payments in {currency}.'],
  ['Please say who gets “{name}”, and where the gift is sent.'],
  ['You can use this code from {day} on.'],
  ['This code needs a purchase of {sum} or more.'],
  ['Only {count} printed copies are left.'],
  ['This book has no price in {currency}.'],
  ['This course has no price in {currency}.'],
  ['At most {count} items.'],
  ['A postcode there looks like {example}.'],
  ['These prices include {share} % tax.'],
  // Status of a story, combined with a sentence of its rules.
  ['Load the page again: {why}', /^(?<why>.+) Load the page again\.$/],
];

const WHO: Record<string, () => string> = {
  students: () => t('students'),
  teachers: () => t('teachers'),
  parents: () => t('parents'),
  'community visitors': () => t('community visitors'),
  'the school’s administrators': () => t('the school’s administrators'),
};

const VALUE: Record<string, string> = { count: '\\d+', day: '\\d{4}-\\d\\d-\\d\\d' };

const patterns = SENTENCES.map(([text, said]) => {
  const source = text
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_all, name: string) => `(?<${name}>${VALUE[name] ?? '.{1,255}?'})`);
  return { pattern: said ?? new RegExp(`^${source}$`), text };
});

/** The sentence in the active language; null when it matches none of those above. */
export function messageWithValue(sentence: string): string | null {
  for (const { pattern, text } of patterns) {
    const found = pattern.exec(sentence);
    if (!found) continue;
    const values = Object.entries(found.groups ?? {}).map(([name, value]) => [name, shown(name, value)]);
    return t(text, Object.fromEntries(values) as Record<string, string | number>);
  }
  return null;
}

function shown(name: string, value: string): string | number {
  if (name === 'count') return Number(value);
  if (name === 'why') return translated(value);
  if (name === 'day')
    return new Intl.DateTimeFormat(locale(), { dateStyle: 'long' }).format(new Date(`${value}T12:00`));
  if (name === 'who')
    return new Intl.ListFormat(locale()).format(value.split(/, | and /).map((who) => WHO[who]?.() ?? who));
  return value;
}
