import { ANNOUNCEMENT_FIELDS, type AnnouncementField, type Language } from '@bookgrove/contract';
import {
  COLOR_FIELDS,
  companions,
  contrastOf,
  tenantTheme,
  type ColorField,
  type TenantTheme,
} from '@bookgrove/contract/theme';
import type { ManagedSchool, SchoolChange } from '@bookgrove/api-client';

/** The announcement and its texts by language, as typed. */
export type AnnouncementDraft = Record<'announcement' | AnnouncementField, string>;

/** The values of the form, as typed. */
export type SchoolDraft = Record<ColorField, string> &
  AnnouncementDraft & {
    school_name: string;
    school_email: string;
    domain_url: string;
    subdomain: string;
    /** Empty: the language of each person's browser. */
    language: Language | '';
    country: NonNullable<SchoolChange['country']>;
    switchboard: boolean;
  };

const ANNOUNCEMENTS = ['announcement', ...ANNOUNCEMENT_FIELDS] as const;
const TEXTS = [
  'school_name',
  'school_email',
  'domain_url',
  'subdomain',
  ...ANNOUNCEMENTS,
  'language',
  'country',
] as const;

/** The texts of a saved announcement, for the form. */
export const announcementsIn = (saved: Partial<Record<keyof AnnouncementDraft, string | null>> | null) =>
  Object.fromEntries(ANNOUNCEMENTS.map((field) => [field, saved?.[field] ?? ''])) as AnnouncementDraft;

/** The form values of a school, or of a new one in the platform's colours. */
export function draftOf(school: ManagedSchool | null): SchoolDraft {
  const colors = companions('#17694a');
  return {
    ...(Object.fromEntries(COLOR_FIELDS.map((field) => [field, school?.[field] ?? colors[field]])) as Record<
      ColorField,
      string
    >),
    school_name: school?.school_name ?? '',
    school_email: school?.school_email ?? '',
    domain_url: school?.domain_url ?? '',
    subdomain: school?.subdomain ?? '',
    ...announcementsIn(school),
    language: school?.language ?? '',
    country: (school?.country ?? '') as SchoolDraft['country'],
    switchboard: school?.switchboard ?? true,
  };
}

/** The changed fields: only these are sent. An empty subdomain is not sent. */
export function changedFields(before: SchoolDraft, now: SchoolDraft): SchoolChange {
  const fields = [...TEXTS, 'switchboard' as const, ...COLOR_FIELDS].filter(
    (field) => now[field] !== before[field] && !(field === 'subdomain' && now.subdomain === ''),
  );
  return Object.fromEntries(fields.map((field) => [field, now[field]]));
}

/**
 * The form values after the school was fetched again. `was` is the last saved state of the form: fields that
 * differ from it were typed meanwhile and are kept, all others are taken from the school.
 */
export const carriedOver = (was: SchoolDraft, now: SchoolDraft, is: SchoolDraft): SchoolDraft =>
  Object.fromEntries(
    Object.entries(is).map(([field, value]) => {
      const typed = now[field as keyof SchoolDraft];
      return [field, typed === was[field as keyof SchoolDraft] ? value : typed];
    }),
  ) as unknown as SchoolDraft;

/** All fields of a new school. */
export const allFields = (now: SchoolDraft): SchoolChange => {
  const { subdomain, ...rest } = now;
  return { ...rest, ...(subdomain && { subdomain }) };
};

/** The pair of variables that determines the contrast of a field; null when no text is shown on it. */
const PAIRS: Record<ColorField, readonly [string, string] | null> = {
  primary_color: ['--on-brand', '--brand'],
  primary_color_light: ['--ink', '--brand-soft'],
  primary_color_dark: ['--on-brand-strong', '--brand-strong'],
  bg_primary_color: ['--ink', '--page'],
  bg_secondary_color: ['--ink', '--surface-2'],
  announcement_color: ['--on-announce', '--announce'],
  button_color: ['--on-button', '--button'],
  book_button_color: ['--on-book-button', '--book-button'],
  text_primary_color: ['--ink', '--page'],
  text_secondary_color: ['--ink-soft', '--page'],
  text_muted_color: ['--ink-muted', '--page'],
  border_primary_color: ['--line-strong', '--page'],
  border_muted_color: null,
};

/** The contrast of this field in use, e.g. `5.9`; null where there is none. */
export function shownContrast(field: ColorField, { variables }: TenantTheme): string | null {
  const pair = PAIRS[field];
  const found = pair && contrastOf(variables[pair[0]] ?? '', variables[pair[1]] ?? '');
  return found ? found.toFixed(1) : null;
}

export { tenantTheme };

/** The colours grouped by purpose; names are English texts. */
export const COLOR_GROUPS: { title: string; fields: { field: ColorField; name: string; use: string }[] }[] = [
  {
    title: 'Brand',
    fields: [
      { field: 'primary_color', name: 'Primary', use: 'The big blocks' },
      { field: 'primary_color_light', name: 'Primary, light', use: 'Soft blocks' },
      { field: 'primary_color_dark', name: 'Primary, dark', use: 'Footer and hover' },
    ],
  },
  {
    title: 'Page',
    fields: [
      { field: 'bg_primary_color', name: 'Background', use: 'Pages' },
      { field: 'bg_secondary_color', name: 'Second background', use: 'Panels' },
      { field: 'announcement_color', name: 'Announcement', use: 'Bar at the top' },
    ],
  },
  {
    title: 'Buttons',
    fields: [
      { field: 'button_color', name: 'Main button', use: 'Search, save' },
      { field: 'book_button_color', name: 'Book button', use: 'Read now' },
    ],
  },
  {
    title: 'Text',
    fields: [
      { field: 'text_primary_color', name: 'Primary text', use: 'Titles, stories' },
      { field: 'text_secondary_color', name: 'Secondary text', use: 'Authors, help' },
      { field: 'text_muted_color', name: 'Muted text', use: 'Small facts' },
    ],
  },
  {
    title: 'Borders',
    fields: [
      { field: 'border_primary_color', name: 'Primary border', use: 'Fields' },
      { field: 'border_muted_color', name: 'Muted border', use: 'Dividers' },
    ],
  },
];
