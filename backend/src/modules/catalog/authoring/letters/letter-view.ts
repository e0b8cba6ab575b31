import type { LetterRow } from './find-letters.ts';

/** A letter of the Dear World Book. */
export class WorldLetterCard {
  id!: string;
  title!: string;
  text!: string;
  /** BCP 47. */
  language!: string;
  /** Number of one of the United Nations' goals; null when it is about none. */
  goal!: number | null;
  /** Path of its drawing, an SVG. */
  picture!: string;
  /** What the drawing shows. */
  alt!: string;
  /** First names, as their families allow it; empty for a young author without a name. */
  signed_as!: string;
  /** ISO 3166-1 alpha-2. */
  country!: string | null;
  school_name!: string;
  /** How many readers gave each reaction. */
  reactions!: Record<string, number>;
  published_at!: string;
}

/** A row as the API shows it. Each field is named, so that a new column is never published by accident. */
export const showLetter = (row: LetterRow): WorldLetterCard => ({
  id: row.id,
  title: row.title,
  text: row.text,
  language: row.language,
  goal: row.goal,
  picture: `/api/dear-world-book/${row.id}/picture/`,
  alt: row.alt,
  signed_as: row.signed_as,
  country: row.country,
  school_name: row.school_name,
  reactions: row.reactions,
  published_at: row.published_at.toISOString(),
});
