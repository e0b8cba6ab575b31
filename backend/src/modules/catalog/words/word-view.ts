/** One meaning of a word. */
export class WordMeaning {
  /** The word itself: `leaf` for `leaves`. */
  headword!: string;
  /** Null where nobody said which. */
  part!: 'noun' | 'verb' | 'adj' | 'adv' | null;
  meaning!: string;
  example!: string | null;
  /** Words that mean nearly the same. */
  like!: string[];
  /** Who says so: a teacher of this school, our own first words, or WordNet. */
  from!: 'school' | 'first_words' | 'wordnet';
}

/** What a word means, and whether the asker keeps it. */
export class WordEntry {
  word!: string;
  language!: string;
  /** The best one first; empty where nobody has said what it means. */
  meanings!: WordMeaning[];
  /** Whether a dictionary of this language ships with the product. */
  has_dictionary!: boolean;
  /** Id of the asker's own keeping of it. */
  kept_id!: string | null;
  /** The asker's teachers were asked. */
  asked!: boolean;
}

/** A word that somebody keeps. */
export class KeptWordView {
  id!: string;
  language!: string;
  word!: string;
  /** A teacher's words, once there are some, before those that were on the card. */
  meaning!: string;
  example!: string | null;
  /** A teacher of this school explained it. */
  from_school!: boolean;
  /** Where it stood. */
  sentence!: string;
  /** Null where it was typed, and when the book is on the shelves no more. */
  book_title!: string | null;
  book_slug!: string | null;
  asked!: boolean;
  kept_at!: string;
}

/** A word for which students asked, and which no teacher has explained yet. */
export class AskedWord {
  language!: string;
  word!: string;
  /** How many students asked. */
  students!: number;
  /** Where one of them met it. */
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
