import type { Art } from './kit/index.ts';

/** A picture (800 × 600) and its description for those who listen. */
export interface Picture {
  art: Art;
  alt: string;
}

/** One opening of a book: a page of a picture book, a poem or a chapter. */
export interface Leaf {
  heading?: string;
  picture?: Picture;
  /** Paragraphs; in verse, stanzas whose lines are parted by a line feed. */
  text: string[];
  verse?: boolean;
  /** Fixed layout: where the words stand on the picture, and whether they are light or dark. Default: bottom, dark. */
  place?: 'top' | 'bottom';
  ink?: 'light' | 'dark';
}

/** What is said of a book in the library, apart from its pages. */
export interface Description {
  /** The slug: also the name of the cover in `../covers`. */
  key: string;
  title: string;
  subtitle?: string;
  authors: string[];
  illustrators?: string[];
  /** BCP 47. */
  language: string;
  summary: string;
  /** Slugs of `demoCategories`. */
  categories: string[];
  /** 1 (first words) to 6 (fluent). */
  reading_level: 1 | 2 | 3 | 4 | 5 | 6;
  age_range: { min: number; max: number };
  /** Minor units; null is free. */
  price: { amount: number; currency: 'GBP' } | null;
  featured: boolean;
  owner: 'platform' | 'greenfield' | 'riverside';
  /** Written by pupils or a class. */
  student_made: boolean;
  format: 'epub' | 'pdf';
}

/** How the book is set. `spread`: portrait pages, picture left and words right; `bleed`: words on full pictures. */
export type Setting = 'reflowable' | 'bleed' | 'spread';

export interface Manuscript extends Description {
  /** EPUB only; reflowable unless said. */
  setting?: Setting;
  /** Paper and ink of the pages, taken from the cover. */
  colours: { paper: string; ink: string; accent: string };
  leaves: Leaf[];
  /** Folder of `audio/` with one `NN.mp3` for each leaf, played as media overlay. */
  recording?: {
    folder: string;
    /** Whose voice it is, as the book's credits say; music has none. */
    narrator?: string;
    seconds: readonly number[];
    /** Where words are spoken: for each leaf the seconds at which its words end. */
    words?: readonly (readonly number[])[];
  };
}

/** A book of the demo world, ready to be uploaded. */
export interface DemoBook extends Description {
  /** The bytes of the file, the same every time. */
  build(): Promise<Buffer>;
}

export const leaf = (art: Art, alt: string, ...text: string[]): Leaf => ({ picture: { art, alt }, text });

/** Leaves of a translated edition: the same pictures, each with its words as [description, …paragraphs]. */
export const translated = (leaves: readonly Leaf[], words: readonly (readonly string[])[]): Leaf[] => {
  if (leaves.length !== words.length)
    throw new Error(`${words.length} translated pages for ${leaves.length} pictures.`);
  return leaves.map((original, i) => {
    const [alt = '', ...text] = words[i] ?? [];
    return {
      ...original,
      ...(original.picture ? { picture: { art: original.picture.art, alt } } : {}),
      text,
    };
  });
};

export const free = null;
export const pence = (amount: number): { amount: number; currency: 'GBP' } => ({ amount, currency: 'GBP' });
