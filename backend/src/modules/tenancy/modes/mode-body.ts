import { landingOf, LANDINGS, ROLES } from '@bookgrove/contract';
import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsNotEmpty, IsString, IsUUID, Matches, MaxLength, registerDecorator,
  ValidateIf, ValidateNested,
} from 'class-validator'; // prettier-ignore
import { LOCKS, STATUSES, VIEWS } from './mode-view.ts';

const IfSent = () => ValidateIf((_body, value) => value !== undefined);
const toFlag = Transform(({ value }: { value: unknown }) =>
  value === 'true' ? true : value === 'false' ? false : value,
);
const fromList = ({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.split(',').filter(Boolean) : value;
const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);
const slugs = { message: 'categories holds slugs of categories, e.g. sea-and-sky, in their order.' };

/** The address of a screen that a mode may begin with. */
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

/** What can be said of a mode; only what is sent is changed. */
export class ModeChange {
  @IfSent()
  @trimmed
  @IsNotEmpty({ message: 'Give the mode a name.' })
  @IsString({ message: 'Give the mode a name.' })
  @MaxLength(64, { message: 'Characters too long' })
  name?: string;

  @IfSent()
  @trimmed
  @IsString({ message: 'Write the description as text.' })
  @MaxLength(255, { message: 'Characters too long' })
  description?: string;

  /** How the landing page looks. */
  @IfSent()
  @IsIn(VIEWS, { message: 'view is library, quiet, stories, learn or create.' })
  view?: (typeof VIEWS)[number];

  /** Where choosing it leads: a screen of the product, the library with filters if wanted. */
  @IfSent()
  @IsLanding()
  landing_path?: string;

  /** Who may choose it: everybody signed in, people with an account of their own, or the roles named. */
  @IfSent()
  @IsIn(LOCKS, { message: 'lock is none, account or roles.' })
  lock?: 'none' | 'account' | 'roles';

  /** Roles that may choose it, in a form separated by commas. */
  @IfSent()
  @Transform(fromList)
  @IsArray(roles)
  @ArrayMaxSize(ROLES.length, roles)
  @ArrayUnique(roles)
  @IsIn(ROLES, { each: true, ...roles })
  lock_roles?: string[];

  /** Slugs of the platform's categories that lead, in this order; in a form separated by commas. */
  @IfSent()
  @Transform(fromList)
  @LeadingCategories()
  categories?: string[];

  @IfSent()
  @toFlag
  @IsBoolean({ message: 'active is true or false.' })
  active?: boolean;

  @IfSent()
  @IsIn(STATUSES, { message: 'status is ACTIVE, DRAFT or RETIRED.' })
  status?: 'ACTIVE' | 'DRAFT' | 'RETIRED';
}

/** Every mode, in the wanted order. */
export class ModeOrder {
  @IsArray({ message: 'ids holds the id of every mode, in their new order.' })
  @ArrayMaxSize(50, { message: 'At most 50 modes.' })
  @ArrayUnique({ message: 'Each mode stands once.' })
  @IsUUID('all', { each: true, message: 'ids holds the id of every mode, in their new order.' })
  ids!: string[];
}

export class OfferedMode {
  @IsUUID('all', { message: 'id names a mode.' })
  id!: string;

  @IsBoolean({ message: 'offered is true or false.' })
  offered!: boolean;

  /** Slugs of the categories that lead here, in this order; null: the platform's choice. Left out, it stays as it was. */
  @ValidateIf((_body, value) => value !== undefined && value !== null)
  @LeadingCategories()
  categories?: string[] | null;
}

/** What a school offers, in its order; the first that is offered is where everybody begins. */
export class SchoolModesChange {
  @IsArray({ message: 'modes holds the modes in their order.' })
  @ArrayMaxSize(50, { message: 'At most 50 modes.' })
  @ArrayUnique((mode: OfferedMode) => mode.id, { message: 'Each mode stands once.' })
  @ValidateNested({ each: true })
  @Type(() => OfferedMode)
  modes!: OfferedMode[];
}
