import {
  LANGUAGES,
  LICENCES,
  REASONED_DECISIONS,
  RESOURCE_DECISIONS,
  RESOURCE_KINDS,
  RESOURCE_REASONS,
  RESOURCE_RIGHTS,
  RESOURCE_STAGES,
  RESOURCE_SUBJECTS,
  RESOURCE_USES,
  type ResourceDecision,
  type ResourceKind,
  type ResourceReason,
  type ResourceStage,
} from '@bookgrove/contract';
import { Transform, Type } from 'class-transformer';
import {
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import { PageQuery } from '../../../platform/http/page.ts';

const age = { message: 'Ages are whole numbers from 0 to 99.' };
const goal = { message: 'goals are different whole numbers from 1 to 17.' };
const oneOf = (name: string, values: readonly string[]) => ({
  message: `${name} must be one of ${values.join(', ')}.`,
});
const KIND = { message: 'Choose what it is: a film, slides, a sheet, a picture or a sound.' };

export class NewResource {
  @IsIn(RESOURCE_KINDS, KIND)
  kind!: ResourceKind;
}

/** The details of a resource, saved while they are typed; its remarks list what is missing. */
export class ResourceChange {
  /** The version that the change is based on. */
  @IsInt({ message: 'version must be the version that you have.' })
  @Min(1, { message: 'version must be the version that you have.' })
  version!: number;

  @Trimmed()
  @IsString()
  @MaxLength(120, { message: 'A title has at most 120 characters.' })
  title!: string;

  @Trimmed()
  @IsString()
  @MaxLength(600, { message: 'Say it in at most 600 characters.' })
  summary!: string;

  /** Text alternative of a picture. */
  @Trimmed()
  @IsString()
  @MaxLength(400, { message: 'Say it in at most 400 characters.' })
  alt!: string;

  @IsIn([...LANGUAGES, ''], oneOf('language', LANGUAGES))
  language!: 'en' | 'fr' | 'ar' | 'hi' | '';

  @ValidateIf((_body, value) => value !== null)
  @IsInt(age)
  @Min(0, age)
  @Max(99, age)
  age_min!: number | null;

  @ValidateIf((_body, value) => value !== null)
  @IsInt(age)
  @Min(0, age)
  @Max(99, age)
  age_max!: number | null;

  @IsArray()
  @ArrayUnique()
  @IsIn(RESOURCE_SUBJECTS, { each: true, ...oneOf('subjects', RESOURCE_SUBJECTS) })
  subjects!: string[];

  /** Sustainable Development Goals that it is about. */
  @IsArray()
  @ArrayUnique(goal)
  @IsInt({ each: true, ...goal })
  @Min(1, { each: true, ...goal })
  @Max(17, { each: true, ...goal })
  goals!: number[];

  /** Parts of a lesson. */
  @IsArray()
  @ArrayUnique()
  @IsIn(RESOURCE_USES, { each: true, ...oneOf('uses', RESOURCE_USES) })
  uses!: string[];

  @IsIn(['teachers', 'students'], oneOf('readers', ['teachers', 'students']))
  readers!: 'teachers' | 'students';

  @IsIn(['school', 'everybody'], oneOf('audience', ['school', 'everybody']))
  audience!: 'school' | 'everybody';

  @IsIn([...RESOURCE_RIGHTS, ''], oneOf('rights', RESOURCE_RIGHTS))
  rights!: 'own' | 'licence' | 'permission' | '';

  /** SPDX name of its licence. */
  @IsOptional()
  @IsIn(LICENCES, oneOf('license', LICENCES))
  license!: string | null;

  @Trimmed()
  @IsString()
  @MaxLength(255, { message: 'Name who made it in at most 255 characters.' })
  credit!: string;

  /** Who gave the permission, when and for what. */
  @Trimmed()
  @IsString()
  @MaxLength(600, { message: 'Say it in at most 600 characters.' })
  proof!: string;
}

export class ResourceFileBody {
  /** A file that was uploaded in parts (`/api/uploads`). */
  @Matches(/^[\d-]{10}_[0-9a-f-]{36}$/, { message: 'Send the file in parts first.' })
  upload_id!: string;

  @IsInt({ message: 'upload_parts must be a whole number.' })
  @Min(1, { message: 'upload_parts must be a whole number.' })
  @Max(512, { message: 'This file is too large.' })
  upload_parts!: number;

  @Trimmed()
  @IsString()
  @Length(1, 200, { message: 'Give the file a name of at most 200 characters.' })
  name!: string;
}

export class ResourcePosterBody {
  /** PNG, JPEG or WebP, as base64. */
  @IsString({ message: 'Choose a picture.' })
  @MaxLength(900_000, { message: 'This picture is too large. Choose one below 600 KB.' })
  picture!: string;
}

export class ResourceDecisionBody {
  @IsIn(RESOURCE_DECISIONS, oneOf('decision', RESOURCE_DECISIONS))
  decision!: ResourceDecision;

  /** The reason; required when it is returned, withdrawn or declined. */
  @ValidateIf(
    ({ decision, reason }: ResourceDecisionBody) => REASONED_DECISIONS.includes(decision) || Boolean(reason),
  )
  @IsIn(RESOURCE_REASONS, { message: 'Choose why, so that its maker knows what to do.' })
  reason?: ResourceReason;

  /** A note to its owner. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(1000, { message: 'Say it in at most 1,000 characters.' })
  note?: string;
}

/** Filters of the list. */
export class ResourceFilters extends PageQuery {
  @IsOptional()
  @IsIn(RESOURCE_KINDS, KIND)
  kind?: ResourceKind;

  /** Suitable for this age. */
  @IsOptional()
  @Type(() => Number)
  @IsInt(age)
  @Min(0, age)
  @Max(99, age)
  age?: number;

  @IsOptional()
  @IsIn(LANGUAGES, oneOf('language', LANGUAGES))
  language?: 'en' | 'fr' | 'ar' | 'hi';

  @IsOptional()
  @IsIn(RESOURCE_SUBJECTS, oneOf('subject', RESOURCE_SUBJECTS))
  subject?: string;

  @IsOptional()
  @IsIn(RESOURCE_USES, oneOf('use', RESOURCE_USES))
  use?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt(goal)
  @Min(1, goal)
  @Max(17, goal)
  goal?: number;
}

export class ResourceModerationFilters extends PageQuery {
  @IsOptional()
  @IsIn(RESOURCE_STAGES, oneOf('stage', RESOURCE_STAGES))
  stage?: ResourceStage;

  /** Only those proposed to every school. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => value === 'true' || value === true)
  wide?: boolean;
}
