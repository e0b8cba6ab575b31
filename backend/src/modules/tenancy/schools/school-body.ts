import { applyDecorators } from '@nestjs/common';
import {
  ANNOUNCEMENT_FIELDS,
  COLOR_FIELDS,
  COUNTRIES,
  DEFAULT_COLORS,
  LANGUAGES,
  LIMITS,
  MESSAGES,
  readColor,
  type Language,
} from '@bookgrove/contract';
import { IsBoolean, IsIn, IsNotEmpty, IsString, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { BooleanText, IsEmailAddress, Trimmed } from '../../../platform/http/fields.ts';
import type { SchoolFields } from './school-fields.ts';

/** Checked only when it was sent: null is an invalid value, not a missing one. */
const IfSent = () => ValidateIf((_body, value) => value !== undefined);
/** Multipart forms send every field as text. */

/** Hex, rgb() or hsl() and nothing else, because the text is written into style sheets. */
const IsColor = () =>
  ValidateBy(
    {
      name: 'isColor',
      validator: { validate: (value) => typeof value === 'string' && readColor(value) !== null },
    },
    { message: 'Write the colour as #rrggbb, rgb() or hsl().' },
  );

const IsAnnouncement = () =>
  applyDecorators(
    Trimmed(),
    IsString({ message: 'Write the announcement as text; leave it empty for none.' }),
    MaxLength(LIMITS.textMax, { message: 'Characters too long' }),
  );

/** The members of a school that can be changed; only those that are sent change. */
export class SchoolChange {
  @IfSent()
  @Trimmed()
  @IsNotEmpty({ message: MESSAGES.schoolNameRequired })
  @IsString({ message: MESSAGES.schoolNameRequired })
  @MaxLength(LIMITS.textMax, { message: 'Characters too long' })
  school_name?: string;

  @IfSent()
  @Trimmed()
  @IsNotEmpty({ message: MESSAGES.schoolEmailRequired })
  @IsEmailAddress({ message: MESSAGES.schoolEmailInvalid })
  @MaxLength(LIMITS.textMax, { message: 'Characters too long' })
  school_email?: string;

  /**
   * The school's address on the platform, or its own domain, which takes effect once a TXT record has
   * verified it.
   */
  @IfSent()
  @Trimmed()
  @IsNotEmpty({ message: MESSAGES.domainUrlRequired })
  @IsString({ message: MESSAGES.domainUrlRequired })
  @MaxLength(LIMITS.textMax, { message: 'Characters too long' })
  domain_url?: string;

  /** First label of the school's address on the platform; without one it is derived from the name. */
  @IfSent()
  @Trimmed()
  @IsString({ message: 'Write the subdomain as text.' })
  @MaxLength(63, { message: 'Characters too long' })
  subdomain?: string;

  /** Whether people may choose among modes. */
  @IfSent()
  @BooleanText()
  @IsBoolean({ message: MESSAGES.switchboardRequired })
  switchboard?: boolean;

  /** The announcement above every page, for readers of languages without a text of their own; empty for none. */
  @IfSent()
  @IsAnnouncement()
  announcement?: string;

  @IfSent()
  @IsAnnouncement()
  announcement_en?: string;

  @IfSent()
  @IsAnnouncement()
  announcement_fr?: string;

  @IfSent()
  @IsAnnouncement()
  announcement_ar?: string;

  @IfSent()
  @IsAnnouncement()
  announcement_hi?: string;

  /** Language for people who chose none; empty for that of their browser. */
  @IfSent()
  @IsIn([...LANGUAGES, ''], { message: 'Choose one of the languages of the app, or none.' })
  language?: Language | '';

  /** Two-letter code of its country (ISO 3166-1 alpha-2); empty for none. The world map counts by it. */
  @IfSent()
  @IsIn(['', ...COUNTRIES], { message: 'Choose a country of the list, or none.' })
  country?: string;

  /** A suspended school cannot be used until it is restored. */
  @IfSent()
  @IsIn(['active', 'suspended'], { message: 'status is active or suspended.' })
  status?: 'active' | 'suspended';

  /** An empty text removes the logo; a new one is sent as a file, in a form. */
  @IfSent()
  @IsIn([''], { message: 'Send the logo as a file, or an empty text to remove it.' })
  logo?: '';

  @IfSent()
  @IsNotEmpty({ message: MESSAGES.primaryColorRequired })
  @IsColor()
  primary_color?: string;

  @IfSent()
  @IsColor()
  primary_color_light?: string;

  @IfSent()
  @IsColor()
  primary_color_dark?: string;

  @IfSent()
  @IsColor()
  bg_primary_color?: string;

  @IfSent()
  @IsColor()
  bg_secondary_color?: string;

  @IfSent()
  @IsColor()
  announcement_color?: string;

  @IfSent()
  @IsColor()
  button_color?: string;

  @IfSent()
  @IsColor()
  book_button_color?: string;

  @IfSent()
  @IsColor()
  text_primary_color?: string;

  @IfSent()
  @IsColor()
  text_secondary_color?: string;

  @IfSent()
  @IsColor()
  text_muted_color?: string;

  @IfSent()
  @IsColor()
  border_primary_color?: string;

  @IfSent()
  @IsColor()
  border_muted_color?: string;
}

const REQUIRED = {
  school_name: MESSAGES.schoolNameRequired,
  school_email: MESSAGES.schoolEmailRequired,
  domain_url: MESSAGES.domainUrlRequired,
  switchboard: MESSAGES.switchboardRequired,
  primary_color: MESSAGES.primaryColorRequired,
} as const;

/** Messages for the required members that a new school lacks. */
export const missingIn = (body: SchoolChange): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(REQUIRED)
      .filter(([field]) => body[field as keyof typeof REQUIRED] === undefined)
      .map(([field, words]) => [field, [words]]),
  );

/** The columns of a body: colours in stored form, without the addresses, which are checked elsewhere. */
export function columnsOf(body: SchoolChange): SchoolFields {
  const { school_name, school_email, switchboard, language, country, status } = body;
  const colors = COLOR_FIELDS.flatMap((field) => {
    const given = body[field];
    return given === undefined ? [] : [[field, readColor(given) ?? DEFAULT_COLORS[field]] as const];
  });
  const announcements = (['announcement', ...ANNOUNCEMENT_FIELDS] as const).flatMap((field) =>
    body[field] === undefined ? [] : [[field, body[field] || null] as const],
  );
  return {
    ...(school_name !== undefined && { school_name }),
    ...(school_email !== undefined && { school_email }),
    ...(switchboard !== undefined && { switchboard }),
    ...Object.fromEntries(announcements),
    ...(language !== undefined && { language: language || null }),
    ...(country !== undefined && { country: country || null }),
    ...(status !== undefined && { status }),
    ...(body.logo === '' && { logo: null }),
    ...Object.fromEntries(colors),
  };
}

/** Names of the members that were sent. */
export const membersOf = (body: SchoolChange): string[] =>
  Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [name]));
