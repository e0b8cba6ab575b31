import { ApiProperty } from '@nestjs/swagger';
import { COUNTRIES } from '@bookgrove/contract';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO4217CurrencyCode,
  IsLatitude,
  IsLongitude,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { BooleanText, Trimmed } from '../../../platform/http/fields.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { PROJECT_STATUSES, type ProjectStatus } from '../contract.ts';
import { OVERFLOW_POLICIES, PROJECT_MOVES, type OverflowPolicy, type ProjectMove } from './project.rules.ts';

const PROJECT_ORDERS = ['nearest', 'ending', 'newest', 'updated'] as const;
export type ProjectOrder = (typeof PROJECT_ORDERS)[number];

const GOAL = { message: 'A goal is a number from 1 to 17.' };
const AMOUNT = { message: 'An amount is a whole number of the smallest units, from 1 to 2,000,000,000.' };
const MOST = 2_000_000_000;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const day = { message: 'Write a day, e.g. 2026-12-31.' };

const Text =
  (length: number, optional = true): PropertyDecorator =>
  (target, member) => {
    if (optional) IsOptional()(target, member);
    Trimmed()(target, member);
    IsString({ message: `${String(member)} must be a text.` })(target, member);
    MaxLength(length, { message: `Please use at most ${length} characters.` })(target, member);
  };
const Amount = (): PropertyDecorator => (target, member) => {
  IsInt(AMOUNT)(target, member);
  Min(1, AMOUNT)(target, member);
  Max(MOST, AMOUNT)(target, member);
};
const List =
  (type: () => new () => object, most: number): PropertyDecorator =>
  (target, member) => {
    IsOptional()(target, member);
    IsArray({ message: `${String(member)} must be a list.` })(target, member);
    ArrayMaxSize(most, { message: `At most ${most}.` })(target, member);
    ValidateNested({ each: true })(target, member);
    Type(type)(target, member);
  };

/** Filters of the grid. `search` looks in titles, places and needs. */
export class ProjectFilters extends PageQuery {
  /** Id or slug of a charity. */
  @IsOptional()
  @IsString()
  @MaxLength(100, { message: 'charity must be an id or slug.' })
  charity?: string;

  @IsOptional()
  @IsIn(COUNTRIES, { message: 'country must be the code of a country, e.g. KE.' })
  country?: string;

  /** A goal of the United Nations, 1 to 17. */
  @IsOptional()
  @Type(() => Number)
  @IsInt(GOAL)
  @Min(1, GOAL)
  @Max(17, GOAL)
  goal?: number;

  @IsOptional()
  @IsIn(PROJECT_STATUSES, { message: `status must be one of ${PROJECT_STATUSES.join(', ')}.` })
  status?: ProjectStatus;

  @IsOptional()
  @BooleanText()
  @IsBoolean({ message: 'started_by_students must be true or false.' })
  started_by_students?: boolean;

  /** `nearest` to the goal (the default), `ending` soonest, `newest`, or latest `updated`. Those that take gifts come first. */
  @IsOptional()
  @IsIn(PROJECT_ORDERS, { message: `ordering must be one of ${PROJECT_ORDERS.join(', ')}.` })
  ordering?: ProjectOrder;
}

export class ProjectDeskFilters extends PageQuery {
  @IsOptional()
  @IsIn(PROJECT_STATUSES, { message: `status must be one of ${PROJECT_STATUSES.join(', ')}.` })
  status?: ProjectStatus;

  @IsOptional()
  @IsUUID(undefined, { message: 'charity_id must be the id of a charity.' })
  charity_id?: string;

  /** `true`: without news for 60 days while it raises or delivers. */
  @IsOptional()
  @BooleanText()
  @IsBoolean({ message: 'silent must be true or false.' })
  silent?: boolean;
}

/** A line of the budget: `pieces` times `each`. */
export class BudgetLineBody {
  @Trimmed()
  @IsString({ message: 'Name the line.' })
  @Length(1, 120, { message: 'Name the line, in at most 120 characters.' })
  label!: string;

  @Text(200)
  note?: string;

  @IsInt({ message: 'pieces is a whole number.' })
  @Min(1, { message: 'pieces is 1 or more.' })
  @Max(1_000_000, { message: 'pieces is at most 1,000,000.' })
  pieces!: number;

  /** Minor units. */
  @Amount()
  each!: number;
}

export class MilestoneBody {
  @Trimmed()
  @IsString({ message: 'Name the step.' })
  @Length(1, 120, { message: 'Name the step, in at most 120 characters.' })
  title!: string;

  @Matches(DAY, day)
  due_on!: string;

  @IsOptional()
  @Matches(DAY, day)
  done_on?: string | null;
}

export class OutcomeUnitBody {
  /** `One sun lamp` */
  @Trimmed()
  @IsString({ message: 'Say what the amount does.' })
  @Length(1, 120, { message: 'Say what the amount does, in at most 120 characters.' })
  label!: string;

  /** Minor units. */
  @Amount()
  cost!: number;
}

export class ProjectQuestionBody {
  @Trimmed()
  @IsString({ message: 'Write the question.' })
  @Length(1, 200, { message: 'Write the question, in at most 200 characters.' })
  question!: string;

  @Trimmed()
  @IsString({ message: 'Write the answer.' })
  @Length(1, 1_000, { message: 'Write the answer, in at most 1,000 characters.' })
  answer!: string;
}

/** A project as staff write it. Members that are absent stay as they are. */
export class ProjectBody {
  @IsUUID(undefined, { message: 'Choose a charity.' })
  charity_id!: string;

  @Trimmed()
  @IsString({ message: 'Write a title.' })
  @Length(2, 200, { message: 'A title has 2 to 200 characters.' })
  title!: string;

  @IsIn(COUNTRIES, { message: 'Choose a country.' })
  country!: string;

  /** What it needs, in minor units. */
  @Amount()
  goal!: number;

  @IsISO4217CurrencyCode({ message: 'Choose a currency.' })
  currency!: string;

  /** The need in one sentence. */
  @Text(255)
  summary?: string;

  /** Paragraphs, separated by blank lines. */
  @Text(12_000)
  story?: string;

  @Text(120)
  place?: string;

  /** Degrees, for the map. */
  @IsOptional()
  @IsLatitude({ message: 'latitude is from -90 to 90 degrees.' })
  latitude?: number | null;

  @IsOptional()
  @IsLongitude({ message: 'longitude is from -180 to 180 degrees.' })
  longitude?: number | null;

  @IsOptional()
  @IsArray({ message: 'goals must be a list.' })
  @ArrayMaxSize(3, { message: 'Choose at most three goals.' })
  @ArrayUnique({ message: 'Choose each goal once.' })
  @IsInt({ ...GOAL, each: true })
  @Min(1, { ...GOAL, each: true })
  @Max(17, { ...GOAL, each: true })
  goals?: number[];

  @IsOptional()
  @Matches(DAY, day)
  starts_on?: string | null;

  /** Last day of the fundraising. */
  @IsOptional()
  @Matches(DAY, day)
  ends_on?: string | null;

  @IsOptional()
  @IsIn(OVERFLOW_POLICIES, { message: `overflow must be one of ${OVERFLOW_POLICIES.join(', ')}.` })
  overflow?: OverflowPolicy;

  /** The project that gets what is more than the goal, with `redirect`. */
  @IsOptional()
  @IsUUID(undefined, { message: 'redirect_to must be the id of a project.' })
  redirect_to?: string | null;

  /** Its lines add up to the goal. */
  @List(() => BudgetLineBody, 20)
  budget?: BudgetLineBody[];

  @List(() => MilestoneBody, 20)
  milestones?: MilestoneBody[];

  @List(() => OutcomeUnitBody, 8)
  outcome_units?: OutcomeUnitBody[];

  @List(() => ProjectQuestionBody, 12)
  questions?: ProjectQuestionBody[];

  /** Who doubles gifts. */
  @Text(200)
  sponsor?: string;

  /** What the sponsor adds at most, in minor units; 0: none. */
  @IsOptional()
  @IsInt(AMOUNT)
  @Min(0, AMOUNT)
  @Max(MOST, AMOUNT)
  matching_pool?: number;

  @IsOptional()
  @IsBoolean({ message: 'started_by_students must be true or false.' })
  started_by_students?: boolean;

  /** The final report: paragraphs. */
  @Text(12_000)
  report?: string;

  /** Slug of the film of the final report. */
  @IsOptional()
  @Matches(/^[a-z0-9-]{1,100}$/, { message: 'film must be the web name of a film.' })
  film?: string | null;

  @Text(255)
  cover_alt?: string;
}

export class ProjectChange extends ProjectBody {
  /** The version that the caller saw; 409 `changed_meanwhile` when it is another one. */
  @IsInt({ message: 'version must be a whole number.' })
  version!: number;
}

export class ProjectMoveBody {
  @IsIn(PROJECT_MOVES, { message: `move must be one of ${PROJECT_MOVES.join(', ')}.` })
  move!: ProjectMove;

  /** Of `return`, `pause` and `cancel`: why. Those of a pause and a cancellation are shown to everybody. */
  @Text(500)
  reason?: string;

  /** Of `cancel`, when money was raised: the project of the same charity that gets it. Donors are told. */
  @IsOptional()
  @IsUUID(undefined, { message: 'redirect_to must be the id of a project.' })
  redirect_to?: string;
}

export class ProjectUpdateBody {
  @ApiProperty()
  @Trimmed()
  @IsString({ message: 'Write a title.' })
  @Length(2, 200, { message: 'A title has 2 to 200 characters.' })
  title!: string;

  @ApiProperty()
  @Trimmed()
  @IsString({ message: 'Write the news.' })
  @Length(2, 8_000, { message: 'News have 2 to 8,000 characters.' })
  body!: string;
}

export class ProjectUpdateDecisionBody {
  @IsIn(['publish', 'reject'], { message: 'decision must be publish or reject.' })
  decision!: 'publish' | 'reject';

  @Text(500)
  reason?: string;
}
