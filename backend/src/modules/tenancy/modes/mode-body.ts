import { landingOf, LANDINGS, ROLES } from '@bookgrove/contract';
import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  registerDecorator,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { BooleanText, Trimmed } from '../../../platform/http/fields.ts';
import { LOCKS, STATUSES, VIEWS } from './mode-view.ts';

const IfSent = () => ValidateIf((_body, value) => value !== undefined);
const fromList = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.split(',').filter(Boolean) : value;
const slugs = { message: 'categories holds slugs of categories, e.g. sea-and-sky, in their order.' };

/** A path of the web app at which a mode may start. */
const IsLanding = () => (target: object, propertyName: string) =>
  registerDecorator({
    name: 'isLanding',
    target: target.constructor,
    propertyName,
    options: {
      message: `Choose one of ${LANDINGS.map(({ path }) => path).join(', ')}; filters may follow the library, e.g. /library?category=animals.`,
    },
    validator: {
      validate: (value: unknown) => typeof value === 'string' && value.length <= 255 && !!landingOf(value),
    },
  });

const roles = { message: 'lock_roles holds roles, e.g. teacher.' };

const LeadingCategories = () =>
  applyDecorators(
    IsArray(slugs),
    ArrayMaxSize(20, { message: 'At most 20 categories lead.' }),
    ArrayUnique({ message: 'Each category stands once.' }),
    Matches(/^[a-z0-9-]{1,64}$/, { each: true, ...slugs }),
  );

/** The members of a mode; only those that are sent are changed. */
export class ModeChange {
  @IfSent()
  @Trimmed()
  @IsNotEmpty({ message: 'Give the mode a name.' })
  @IsString({ message: 'Give the mode a name.' })
  @MaxLength(64, { message: 'Characters too long' })
  name?: string;

  @IfSent()
  @Trimmed()
  @IsString({ message: 'Write the description as text.' })
  @MaxLength(255, { message: 'Characters too long' })
  description?: string;

  /** Design of the landing page. */
  @IfSent()
  @IsIn(VIEWS, { message: 'view is library, quiet, stories, learn, create or give.' })
  view?: (typeof VIEWS)[number];

  /** Start screen of the mode: a screen of the app, or the library with filters. */
  @IfSent()
  @IsLanding()
  landing_path?: string;

  /** Who may choose it: everybody signed in, people with a personal account, or the named roles. */
  @IfSent()
  @IsIn(LOCKS, { message: 'lock is none, account or roles.' })
  lock?: 'none' | 'account' | 'roles';

  /** Roles that may choose it, separated by commas in a multipart form. */
  @IfSent()
  @Transform(fromList)
  @IsArray(roles)
  @ArrayMaxSize(ROLES.length, roles)
  @ArrayUnique(roles)
  @IsIn(ROLES, { each: true, ...roles })
  lock_roles?: string[];

  /**
   * Slugs of the platform's categories that come first, in this order; separated by commas in a multipart
   * form.
   */
  @IfSent()
  @Transform(fromList)
  @LeadingCategories()
  categories?: string[];

  @IfSent()
  @BooleanText()
  @IsBoolean({ message: 'active is true or false.' })
  active?: boolean;

  @IfSent()
  @IsIn(STATUSES, { message: 'status is ACTIVE, DRAFT or RETIRED.' })
  status?: 'ACTIVE' | 'DRAFT' | 'RETIRED';
}

/** Every mode, in the new order. */
export class ModeOrder {
  @IsArray({ message: 'ids holds the id of every mode, in their new order.' })
  @ArrayMaxSize(50, { message: 'At most 50 modes.' })
  @ArrayUnique({ message: 'Name each mode once.' })
  @IsUUID('all', { each: true, message: 'ids holds the id of every mode, in their new order.' })
  ids!: string[];
}

export class OfferedMode {
  @IsUUID('all', { message: 'id names a mode.' })
  id!: string;

  @IsBoolean({ message: 'offered is true or false.' })
  offered!: boolean;

  /**
   * Slugs of the categories that come first, in this order; null: the platform's. Left out, it stays
   * unchanged.
   */
  @ValidateIf((_body, value) => value !== undefined && value !== null)
  @LeadingCategories()
  categories?: string[] | null;
}

/** The modes that a school offers, in order; the first one offered is the default. */
export class SchoolModesChange {
  @IsArray({ message: 'modes holds the modes in their order.' })
  @ArrayMaxSize(50, { message: 'At most 50 modes.' })
  @ArrayUnique((mode: OfferedMode) => mode.id, { message: 'Name each mode once.' })
  @ValidateNested({ each: true })
  @Type(() => OfferedMode)
  modes!: OfferedMode[];
}
