import {
  COLOR_FIELDS,
  COUNTRIES,
  DEFAULT_COLORS,
  LANGUAGES,
  LIMITS,
  MESSAGES,
  readColor,
  type Language,
} from '@bookgrove/contract';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsNotEmpty, IsString, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import { IsEmailAddress } from '../../../platform/http/fields.ts';
import type { SchoolFields } from './school-fields.ts';

/** Only what was sent is looked at: null is a wrong value, not a missing one. */
const IfSent = () => ValidateIf((_body, value) => value !== undefined);
/** Forms send every field as text. */
const toFlag = Transform(({ value }: { value: unknown }) =>
  value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value,
);
const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);

/** Hex, rgb() or hsl() and nothing else: the text enters style sheets. */
const IsColor = () =>
  ValidateBy({
    name: 'isColor',
    validator: { validate: (value) => typeof value === 'string' && readColor(value) !== null },
  }, { message: 'Write the colour as #rrggbb, rgb() or hsl().' }); // prettier-ignore

/** What can be changed of a school; only what is sent is changed. */
export class SchoolChange {
  @IfSent()
  @trimmed
  @IsNotEmpty({ message: MESSAGES.schoolNameRequired })
  @IsString({ message: MESSAGES.schoolNameRequired })
  @MaxLength(LIMITS.textMax, { message: 'Characters too long' })
  school_name?: string;

  @IfSent()
  @trimmed
  @IsNotEmpty({ message: MESSAGES.schoolEmailRequired })
  @IsEmailAddress({ message: MESSAGES.schoolEmailInvalid })
  @MaxLength(LIMITS.textMax, { message: 'Characters too long' })
  school_email?: string;

  /** The school's address on the platform, or a domain of its own, which answers once a TXT record has proven it. */
  @IfSent()
  @trimmed
  @IsNotEmpty({ message: MESSAGES.domainUrlRequired })
  @IsString({ message: MESSAGES.domainUrlRequired })
  @MaxLength(LIMITS.textMax, { message: 'Characters too long' })
  domain_url?: string;

  /** First label of the school's address on the platform; without one it is made from the name. */
  @IfSent()
  @trimmed
  @IsString({ message: 'Write the subdomain as text.' })
  @MaxLength(63, { message: 'Characters too long' })
  subdomain?: string;

  /** Whether people may choose among modes. */
  @IfSent()
  @toFlag
  @IsBoolean({ message: MESSAGES.switchboardRequired })
  switchboard?: boolean;

  /** The line above every page; empty for none. */
  @IfSent()
  @trimmed
  @IsString({ message: 'Write the announcement as text; leave it empty for none.' })
  @MaxLength(LIMITS.textMax, { message: 'Characters too long' })
  announcement?: string;

  /** Language for people who chose none; empty for the one of their browser. */
  @IfSent()
  @IsIn([...LANGUAGES, ''], { message: 'Choose one of the languages of the app, or none.' })
  language?: Language | '';

  /** Two-letter code of its country (ISO 3166-1 alpha-2); empty for none. The world map counts by it. */
  @IfSent()
  @IsIn(['', ...COUNTRIES], { message: 'Choose a country of the list, or none.' })
  country?: string;

  /** A suspended school answers nobody until it is restored. */
  @IfSent()
  @IsIn(['active', 'suspended'], { message: 'status is active or suspended.' })
  status?: 'active' | 'suspended';

  /** An empty text takes the logo away; a new one comes as a file, in a form. */
  @IfSent()
  @IsIn([''], { message: 'Send the logo as a file, or an empty text to take it away.' })
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

/** What a new school lacks, by field, in the words of the form. */
export const missingIn = (body: SchoolChange): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(REQUIRED)
      .filter(([field]) => body[field as keyof typeof REQUIRED] === undefined)
      .map(([field, words]) => [field, [words]]),
  );

/** The columns in a body: colours as they may be kept, addresses left to those who check them. */
export function columnsOf(body: SchoolChange): SchoolFields {
  const { school_name, school_email, switchboard, announcement, language, country, status } = body;
  const colors = COLOR_FIELDS.flatMap((field) => {
    const given = body[field];
    return given === undefined ? [] : [[field, readColor(given) ?? DEFAULT_COLORS[field]] as const];
  });
  return {
    ...(school_name !== undefined && { school_name }),
    ...(school_email !== undefined && { school_email }),
    ...(switchboard !== undefined && { switchboard }),
    ...(announcement !== undefined && { announcement: announcement || null }),
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
