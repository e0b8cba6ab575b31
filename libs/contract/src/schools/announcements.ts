import { LANGUAGES, type Language } from '../languages.ts';

/** Members of a school with the announcement in one language each. */
export type AnnouncementField = `announcement_${Language}`;
export const ANNOUNCEMENT_FIELDS = LANGUAGES.map((language): AnnouncementField => `announcement_${language}`);

/** The announcement of a school, and its text in each language that the school wrote it in. */
export interface Announcements extends Partial<Record<AnnouncementField, string | null>> {
  /** For readers of languages without a text of their own; null: none. */
  announcement: string | null;
}

/** The announcement for a reader of `language`; null: none. */
export const announcementIn = (texts: Announcements, language: Language): string | null =>
  texts[`announcement_${language}`] || texts.announcement || null;
