/** One meaning of a word. */
export class WordMeaning {
  /** The basic form: `leaf` for `leaves`. */
  headword!: string;
  /** Null where it is not known. */
  part!: 'noun' | 'verb' | 'adj' | 'adv' | null;
  meaning!: string;
  example!: string | null;
  /** Synonyms. */
  like!: string[];
  /** The source: a teacher of this school, our picture-book words, or WordNet. */
  from!: 'school' | 'first_words' | 'wordnet';
}

/** What a word means, and whether the viewer has saved it. */
export class WordEntry {
  word!: string;
  language!: string;
  /** The best one first; empty where no source has the word. */
  meanings!: WordMeaning[];
  /** Whether a dictionary of this language ships with the product. */
  has_dictionary!: boolean;
  /** Id of the word as the viewer saved it; null where they did not. */
  kept_id!: string | null;
  /** The viewer has asked their teachers about it. */
  asked!: boolean;
}

/** A saved word. */
export class SavedWordView {
  id!: string;
  language!: string;
  word!: string;
  /** A teacher's explanation where there is one, otherwise the meaning that was shown. */
  meaning!: string;
  example!: string | null;
  /** A teacher of this school explained it. */
  from_school!: boolean;
  /** The sentence that it is from. */
  sentence!: string;
  /** Null where it is from no book, and when the book is no longer in the library. */
  book_title!: string | null;
  book_slug!: string | null;
  asked!: boolean;
  kept_at!: string;
}

/** A word that students asked about, and that no teacher has explained yet. */
export class RequestedWord {
  language!: string;
  word!: string;
  /** How many students asked. */
  students!: number;
  /** A sentence from which one of them asked. */
  sentence!: string;
  book_title!: string | null;
  asked_at!: string;
}

/** A word that a teacher explained for the school. */
export class SchoolWordView {
  language!: string;
  word!: string;
  meaning!: string;
  example!: string;
  updated_at!: string;
}
