import { ROLES } from '@bookgrove/contract';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsNotEmpty, IsString, IsUUID, Matches, MaxLength, ValidateIf,
  ValidateNested,
} from 'class-validator'; // prettier-ignore
import { LOCKS, STATUSES, VIEWS } from './mode-view.ts';

const IfSent = () => ValidateIf((_body, value) => value !== undefined);
const toFlag = Transform(({ value }: { value: unknown }) =>
  value === 'true' ? true : value === 'false' ? false : value,
);
const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);
const roles = { message: 'lock_roles holds roles, e.g. teacher.' };

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

  /** Where choosing it leads: the library, with filters if wanted. */
  @IfSent()
  @Matches(/^\/library(\?[\w=&%+.-]{1,200})?$/, {
    message: 'Begin with /library; filters may follow, e.g. /library?category=animals.',
  })
  landing_path?: string;

  /** Who may choose it: everybody signed in, people with an account of their own, or the roles named. */
  @IfSent()
  @IsIn(LOCKS, { message: 'lock is none, account or roles.' })
  lock?: 'none' | 'account' | 'roles';

  /** Roles that may choose it, in a form separated by commas. */
  @IfSent()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.split(',').filter(Boolean) : value,
  )
  @IsArray(roles)
  @ArrayMaxSize(ROLES.length, roles)
  @ArrayUnique(roles)
  @IsIn(ROLES, { each: true, ...roles })
  lock_roles?: string[];

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
