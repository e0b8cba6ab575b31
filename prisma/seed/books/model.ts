import type { Art } from './kit/index.ts';

/** A picture (800 × 600) and its text alternative. */
interface Picture {
  art: Art;
  alt: string;
}

/** One opening of a book: a page of a picture book, a poem or a chapter. */
export interface Leaf {
  heading?: string;
  picture?: Picture;
  /** Paragraphs; in verse, stanzas with a line feed between lines. */
  text: string[];
  verse?: boolean;
  /**
   * Fixed layout: position of the text on the picture, and whether it is light or dark. Default: bottom,
   * dark.
   */
  place?: 'top' | 'bottom';
  ink?: 'light' | 'dark';
}

/** Metadata of a book in the library. */
interface Description {
  /** The slug; also the file name of the cover in `../covers`. */
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
  price: { amount: number; currency: 'GBP' | 'INR' } | null;
  featured: boolean;
  owner: 'platform' | 'greenfield' | 'riverside' | 'banyan';
  /** Written by students or a class. */
  student_made: boolean;
  format: 'epub' | 'pdf';
}

/**
 * Layout of the book. `spread`: portrait pages, picture left and text right; `bleed`: text on full-page
 * pictures.
 */
export type Setting = 'reflowable' | 'bleed' | 'spread';

export interface Manuscript extends Description {
  /** EPUB only; default: reflowable. */
  setting?: Setting;
  /** Paper and ink of the pages, taken from the cover. */
  colours: { paper: string; ink: string; accent: string };
  leaves: Leaf[];
  /** Folder of `audio/` with one `NN.mp3` for each leaf, played as media overlay. */
  recording?: {
    folder: string;
    /** The narrator in the book's credits; music has none. */
    narrator?: string;
    seconds: readonly number[];
    /** For spoken text: the end times of the words of each leaf, in seconds. */
    words?: readonly (readonly number[])[];
  };
}

/** A book of the demo, ready to be uploaded. */
export interface DemoBook extends Description {
  /** The bytes of the file, the same in every build. */
  build(): Promise<Buffer>;
}

export const leaf = (art: Art, alt: string, ...text: string[]): Leaf => ({ picture: { art, alt }, text });

/** Leaves of a translated edition: the same pictures, each with its text as [description, …paragraphs]. */
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
export const paise = (amount: number): { amount: number; currency: 'INR' } => ({ amount, currency: 'INR' });
