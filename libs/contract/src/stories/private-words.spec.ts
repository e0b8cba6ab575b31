import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { privateWords } from './private-words.ts';

describe('personal data in a child’s text', () => {
  it.each([
    ['Ring 0171 555 0134 tonight', 'phone', '0171 555 0134'],
    ['Ring 0171\u200b555\u20600134 tonight', 'phone', '01715550134'],
    ['Ring ０１７１５５５０１３４', 'phone', '01715550134'],
    [
      'my number is oh seven seven one two three four five',
      'phone',
      'oh seven seven one two three four five',
    ],
    ['Write to mia.k@home.example please', 'email', 'mia.k@home.example'],
    ['it is mia.k at home dot example', 'email', 'mia.k at home dot example'],
    ['mia (at) home (dot) example', 'email', 'mia (at) home (dot) example'],
    ['Look at www.example.com/me', 'link', 'www.example.com/me'],
    ['I am @mia_draws there', 'handle', '@mia_draws'],
    ['my snapchat is mia_draws9 ok', 'handle', 'snapchat is mia_draws9'],
    ['I live at 12 Cedar Lane now', 'address', '12 Cedar Lane'],
    ['You are stupid, said the owl', 'rude', 'stupid'],
    // French
    ['Appelle-moi au 06 12 34 56 78 ce soir', 'phone', '06 12 34 56 78'],
    ['zéro six un deux trois quatre cinq six', 'phone', 'zéro six un deux trois quatre cinq six'],
    ['écris à lea arobase ecole point example', 'email', 'lea arobase ecole point example'],
    ['J’habite 12 bis rue des Lilas', 'address', '12 bis rue des Lilas'],
    ['Insta : lea.b', 'handle', 'Insta : lea.b'],
    ['Ta gueule, dit le loup', 'rude', 'Ta gueule'],
    // Arabic
    ['اتصل بي على ٠٥٠١٢٣٤٥٦٧ الليلة', 'phone', '٠٥٠١٢٣٤٥٦٧'],
    ['صفر خمسة واحد ستة سبعة ثمانية تسعة', 'phone', 'صفر خمسة واحد ستة سبعة ثمانية تسعة'],
    ['أسكن في شارع النخيل رقم ١٢', 'address', 'شارع النخيل رقم ١٢'],
    ['سناب شات: noor_99', 'handle', 'سناب شات: noor_99'],
    ['أنت غبي جدا', 'rude', 'غبي'],
    // Hindi
    ['मेरा नंबर ९८७६५ ४३२१० है', 'phone', '९८७६५ ४३२१०'],
    ['नौ आठ सात छह पाँच चार तीन दो', 'phone', 'नौ आठ सात छह पाँच चार तीन दो'],
    ['मैं मकान नंबर 12 में रहती हूँ', 'address', 'मकान नंबर 12'],
    ['हम १२, गांधी मार्ग पर रहते हैं', 'address', '१२, गांधी मार्ग'],
    ['इंस्टाग्राम: asha.k', 'handle', 'इंस्टाग्राम: asha.k'],
    ['तुम बेवकूफ हो', 'rude', 'बेवकूफ'],
  ])('“%s” is flagged', (text, kind, exact) => {
    expect(privateWords(text)).toEqual([{ kind, exact }]);
  });

  it.each([
    'In 1968 the 12 foxes ran 300 miles at 5.30. Dumbledore assessed the class.',
    'One two three four five: the hare counts.',
    'On 2026-05-04 there were 1 000 000 stars, and on 04/05/2026 there were more.',
    'En 1968, douze renards ont couru dans la rue. Un, deux, trois !',
    'في عام ١٩٦٨ ركض ١٢ ثعلبا في الشارع الكبير.',
    'सन १९६८ में १२ लोमड़ियाँ सड़क पर दौड़ीं। एक दो तीन।',
    'We met at the pond. Look at that dot on the map!',
    'A snap: the twig broke, and the wolf was there.',
  ])('“%s” is not flagged', (text) => {
    expect(privateWords(text)).toEqual([]);
  });

  it.each([
    ['figures', '1 '.repeat(20_000)],
    ['a name without an end', `${'a.'.repeat(20_000)}@`],
    ['a street without an end', '12 ' + 'aa '.repeat(15_000)],
    ['spelled figures', 'one, '.repeat(8_000)],
    ['marks', '@'.repeat(40_000)],
    ['Arabic', 'شارع النخيل '.repeat(4_000)],
    ['Hindi', '१२, गांधी '.repeat(4_000)],
    ['spaces', ' at  dot '.repeat(5_000)],
    ['what shows nothing', '\u200b'.repeat(40_000)],
  ])('are found in linear time in %s', (_name, text) => {
    const began = performance.now();
    privateWords(text);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('includes the author’s surname, and no other surname', () => {
    expect(privateWords('By Mia Achieng', ['Achieng'])).toEqual([{ kind: 'name', exact: 'Achieng' }]);
    expect(privateWords('ميا القحطاني كتبتها', ['القحطاني'])).toEqual([{ kind: 'name', exact: 'القحطاني' }]);
    expect(privateWords('A king and his kingdom. Kings!', ['King'])).toEqual([]);
    expect(privateWords('Mr O(x saw 2 ponds', ['O(x', ' ', ''])).toEqual([{ kind: 'name', exact: 'O(x' }]);
    expect(privateWords('By Mia Achieng')).toEqual([]);
  });

  const strings = join(import.meta.dirname, '../../../../../shared/data/strings/blns.json');
  (existsSync(strings) ? it : it.skip)('accepts any text', () => {
    for (const text of JSON.parse(readFileSync(strings, 'utf8')) as string[])
      for (const { kind, exact } of privateWords(`${text} ring 0171 555 0134`)) {
        expect(exact.length).toBeGreaterThan(0);
        expect(['phone', 'email', 'link', 'handle', 'address', 'rude']).toContain(kind);
      }
  });
});
