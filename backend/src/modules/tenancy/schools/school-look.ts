import { ANNOUNCEMENT_FIELDS, COLOR_FIELDS, type Announcements } from '@bookgrove/contract';

/** The colours of a school's theme. */
export class SchoolColors {
  primary_color!: string;
  primary_color_light!: string;
  primary_color_dark!: string;
  bg_primary_color!: string;
  bg_secondary_color!: string;
  announcement_color!: string;
  button_color!: string;
  book_button_color!: string;
  text_primary_color!: string;
  text_secondary_color!: string;
  text_muted_color!: string;
  border_primary_color!: string;
  border_muted_color!: string;
}

/** The colours of a school, and its announcement in each language it was written in. */
export class SchoolLook extends SchoolColors {
  /** For readers of languages without a text of their own. */
  announcement!: string | null;
  announcement_en!: string | null;
  announcement_fr!: string | null;
  announcement_ar!: string | null;
  announcement_hi!: string | null;
}
/** Columns of a school that say how it looks. */
export const LOOK_FIELDS = ['announcement', ...ANNOUNCEMENT_FIELDS, ...COLOR_FIELDS] as const;

/** How the school of a row looks. */
export const lookOf = (row: SchoolLook): SchoolLook =>
  Object.fromEntries(LOOK_FIELDS.map((field) => [field, row[field]])) as unknown as SchoolLook;
/** The announcement of a row, in each language. */
export const announcementsOf = (row: SchoolLook): Announcements => ({
  announcement: row.announcement,
  ...Object.fromEntries(ANNOUNCEMENT_FIELDS.map((field) => [field, row[field]])),
});
