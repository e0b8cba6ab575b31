import { describe, expect, it } from '@jest/globals';
import {
  isCoarse,
  isSmall,
  isSuited,
  lemmasOf,
  plainGloss,
  readIndexLine,
  readSynset,
  similarWords,
  type Synset,
} from './wordnet.rules.ts';

const synset = (change: Partial<Synset> = {}): Synset => ({
  words: ['seed'],
  usage: [],
  isOne: false,
  gloss: '',
  ...change,
});

describe('a line of WordNet', () => {
  it('of the index contains the offsets of the meanings', () =>
    expect(readIndexLine('dog n 2 3 @ ~ #m 2 1 02086723 10133978  ')).toEqual({
      offsets: [2_086_723, 10_133_978],
    }));

  it('of the data contains words, domains and the gloss', () =>
    expect(
      readSynset(
        '00001740 04 n 03 big_dog 0 top_dog(p) 1 wolf(a)x 0 003 @ 00002000 n 0000 ;u 00003000 n 0000 ;u 00004000 n 0000 | a dog | or two; "it barks"  ',
      ),
    ).toEqual({
      words: ['big dog', 'top dog', 'wolf(a)x'],
      usage: [3_000, 4_000],
      isOne: false,
      gloss: 'a dog | or two; "it barks"',
    }));

  it('counts its words in hexadecimal', () => {
    const words = Array.from({ length: 10 }, (_, at) => `w${at}`);
    const line = `00000001 04 n 0a ${words.map((word) => `${word} 0`).join(' ')} 002 @i 00000002 n 0000 @ 00000003 n 0000 | x`;
    expect(readSynset(line)).toEqual({ words, usage: [], isOne: true, gloss: 'x' });
  });

  it('may lack optional parts', () => {
    expect(readSynset('')).toEqual({ words: [], usage: [], isOne: false, gloss: '' });
    expect(readSynset('00000001 04 n 02 lone')).toEqual({
      words: ['lone', ''],
      usage: [],
      isOne: false,
      gloss: '',
    });
    expect(readSynset('00000001 04 n 01 lone 0 001')).toMatchObject({ usage: [], isOne: false });
  });
});

describe('the base form of a word', () => {
  const of = (word: string) => lemmasOf(word).map(({ part, lemma }) => `${part} ${lemma}`);
  const regular = (word: string, part: string) =>
    of(word).filter((one) => one.startsWith(`${part} `)).map((one) => one.slice(part.length + 1)); // prettier-ignore

  it.each([
    ['lion’s', 'noun', ['lion’s', 'lion', 'lion’']],
    ['buses', 'noun', ['buses', 'buse', 'bus']],
    ['calves', 'noun', ['calves', 'calf', 'calve']],
    ['boxes', 'noun', ['boxes', 'boxe', 'box']],
    ['waltzes', 'noun', ['waltzes', 'waltze', 'waltz']],
    ['churches', 'noun', ['churches', 'churche', 'church']],
    ['dishes', 'noun', ['dishes', 'dishe', 'dish']],
    ['heroes', 'noun', ['heroes', 'heroe', 'hero']],
    ['ponies', 'noun', ['ponies', 'ponie', 'pony']],
    ['tries', 'verb', ['tries', 'trie', 'try', 'tri']],
    ['wishes', 'verb', ['wishes', 'wishe', 'wish']],
    ['baked', 'verb', ['baked', 'bake', 'bak']],
    ['cried', 'verb', ['cried', 'crie', 'cri', 'cry']],
    ['baking', 'verb', ['baking', 'bake', 'bak']],
    ['hopping', 'verb', ['hopping', 'hoppe', 'hopp', 'hop']],
    ['planned', 'verb', ['planned', 'planne', 'plann', 'plan']],
    ['nicer', 'adj', ['nicer', 'nic', 'nice']],
    ['bigger', 'adj', ['bigger', 'bigg', 'big', 'bigge']],
    ['nicest', 'adj', ['nicest', 'nic', 'nice']],
    ['tinier', 'adj', ['tinier', 'tini', 'tinie', 'tiny']],
    ['tiniest', 'adj', ['tiniest', 'tini', 'tinie', 'tiny']],
    ['slowly', 'adv', ['slowly']],
  ])('“%s” as a %s may be %j', (word, part, lemmas) => {
    expect(regular(word, part).sort()).toEqual([...new Set(lemmas)].sort());
    expect(regular(word, part)[0]).toBe(word);
  });

  it('is not searched below the minimum length', () => {
    expect(regular('is', 'noun')).toEqual(['is']);
    expect(regular('bed', 'verb')).toEqual(['bed']);
    expect(regular('sing', 'verb')).not.toContain('s');
    expect(regular('ads', 'noun')).toEqual(['ads', 'ad']);
  });

  it('is returned once, with the right part of speech', () => {
    expect(of('went').filter((one) => one === 'verb go')).toEqual(['verb go']);
    expect(of('went')).not.toContain('noun go');
    expect(new Set(of('churches')).size).toBe(of('churches').length);
  });

  it('is not derived by rule from an irregular past tense', () => {
    expect(of('seed')).not.toContain('verb see');
    expect(of('seeing')).toContain('verb see');
    expect(of('walked')).toContain('verb walk');
  });
});

describe('a gloss for a child', () => {
  it.each([
    ['loses its asides', '(botany) a small hard fruit  (of a plant) , ripe', 'seed', 'a small hard fruit, ripe'],
    ['takes a second part where the first is short', 'a seed; the small part of a plant; a third', 'seed', 'a seed; the small part of a plant'],
    ['takes one part where it is long enough', 'exactly twenty-four long; more', 'x', 'exactly twenty-four long'],
    ['begins with a word', ': , a ripe fruit of some plants', 'x', 'a ripe fruit of some plants'],
    ['may be nothing but examples', '"sow the seeds in spring"', 'seed', ''],
    ['ends where the examples begin', 'a ripe fruit of some plants;"sow the seeds"', 'seed', 'a ripe fruit of some plants'],
    ['is nothing of nothing', '', 'x', ''],
  ])('%s', (_name, gloss, headword, meaning) => expect(plainGloss(gloss, headword).meaning).toBe(meaning)); // prettier-ignore

  it('is at most two hundred characters long', () => {
    expect(plainGloss('m'.repeat(200), 'x').meaning).toBe('m'.repeat(200));
    expect(plainGloss('m'.repeat(201), 'x').meaning).toBe(`${'m'.repeat(199)}…`);
    expect(plainGloss(`${'m'.repeat(190)} ${'n'.repeat(8)} ${'o'.repeat(20)}`, 'x').meaning).toBe(`${'m'.repeat(190)} ${'n'.repeat(8)}…`); // prettier-ignore
  });

  it.each([
    ['the first in which the word stands', 'x; "no word here at all"; "sow the Seeds in spring"; "seeds again and again"', 'seed', 'Sow the Seeds in spring.'],
    ['that of a form', 'x; "they were whispering all day"', 'whisper', 'They were whispering all day.'],
    ['that of a short word itself', 'x; "the hen sat behind it"; "to Be or not to be"', 'be', 'To Be or not to be.'],
    ['none in which only the middle of a word fits', 'x; "the undersea garden"', 'sea', null],
    ['none where the word is in another one', 'x; "the birdseed is gone"', 'seed', null],
    ['one with its own end', 'x; "is it a seed?"', 'seed', 'Is it a seed?'],
    ['one with a mark inside', 'x; "a seed. it grows"', 'seed', 'A seed. it grows.'],
    ['none that is short', 'x; "a seed."', 'seed', null],
    ['none where there is none', 'x', 'seed', null],
  ])('has for its example %s', (_name, gloss, headword, example) =>
    expect(plainGloss(gloss, headword).example).toBe(example),
  ); // prettier-ignore

  it('contains no example above the length limit', () => {
    const long = (length: number) => `seed ${'a'.repeat(length - 5)}`;
    expect(plainGloss(`x; "${long(160)}"`, 'seed').example).toBe(`S${long(160).slice(1)}.`);
    expect(plainGloss(`x; "${long(161)}"`, 'seed').example).toBeNull();
  });
});

describe('the entry on a child’s card', () => {
  it.each([
    ['a plain meaning', {}, true],
    ['one of a harmless kind of talk', { usage: [7] }, true],
    ['one of a coarse kind of talk', { usage: [7, 9] }, false],
    ['one with an unsuited gloss', { gloss: 'a Vulgar word' }, false],
    ['one with an unsuited word beside it', { words: ['seed', 'semen'] }, false],
    ['one whose gloss only looks like it', { gloss: 'a stupid mistake, rapeseed' }, true],
  ])('is checked for %s', (_name, change, suited) =>
    expect(isSuited(synset(change), new Set([9]))).toBe(suited),
  );

  it('contains no vulgar word in any spelling', () => {
    expect(isCoarse('DAMN')).toBe(true);
    expect(isCoarse('damned')).toBe(false);
    expect(isCoarse('god damn')).toBe(false);
  });

  it('contains no stop word', () => {
    expect(['i', 'am', 'yours'].every(isSmall)).toBe(true);
    expect(['ox', 'amuse', 'ours too'].some(isSmall)).toBe(false);
  });

  it('contains a synonym that is lower-case, different and not vulgar', () =>
    expect(
      similarWords(
        ['Seed', 'pip', 'sea-bean pod', 'Kernel', 'x', 'crap', 'a1', 'b'.repeat(21), 'b'.repeat(22), '-pip'],
        'seed',
      ),
    ).toEqual(['pip', 'sea-bean pod', 'b'.repeat(21)]));
});
