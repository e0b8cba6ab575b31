import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import { IsBookAddress, IsLocale, Lines, UniquePerLanguage } from '../text-validators.ts';
import { TOPICS } from './experiment.rules.ts';

export class ExperimentTextsBody {
  @IsLocale()
  locale!: 'en' | 'fr' | 'ar' | 'hi';

  @Trimmed()
  @IsString()
  @Length(1, 80, { message: 'Give the experiment a title of at most 80 characters.' })
  title!: string;

  @Trimmed()
  @IsString()
  @Length(1, 200, { message: 'Say in one sentence what one does, in at most 200 characters.' })
  summary!: string;

  @Trimmed()
  @IsString()
  @Length(1, 300, { message: 'Ask a question to guess at, in at most 300 characters.' })
  question!: string;

  @Lines()
  @IsArray()
  @ArrayMinSize(1, { message: 'Name at least one thing that is needed.' })
  @ArrayMaxSize(20, { message: 'At most 20 things.' })
  @IsString({ each: true })
  @MaxLength(200, { each: true, message: 'At most 200 characters for each thing.' })
  materials!: string[];

  @Lines()
  @IsArray()
  @ArrayMinSize(1, { message: 'Say at least one thing about safety.' })
  @ArrayMaxSize(10, { message: 'At most 10 lines about safety.' })
  @IsString({ each: true })
  @MaxLength(300, { each: true, message: 'At most 300 characters for each line.' })
  safety!: string[];

  @Lines()
  @IsArray()
  @ArrayMinSize(1, { message: 'Write at least one step.' })
  @ArrayMaxSize(20, { message: 'At most 20 steps.' })
  @IsString({ each: true })
  @MaxLength(600, { each: true, message: 'At most 600 characters for each step.' })
  steps!: string[];

  @Trimmed()
  @IsString()
  @Length(1, 200, { message: 'Say what is measured or counted, in at most 200 characters.' })
  look!: string;

  @Trimmed()
  @IsString()
  @Length(1, 20, { message: 'Name the unit, in at most 20 characters.' })
  unit!: string;

  @Trimmed()
  @IsString()
  @Length(1, 1_500, { message: 'Explain why, in at most 1,500 characters.' })
  why!: string;
}

const whole = { message: 'Give a whole number.' };

export class ExperimentContent {
  @IsIn(TOPICS, { message: 'Choose what it is about.' })
  topic!: 'water' | 'plants' | 'light' | 'sound' | 'building' | 'kitchen';

  @IsInt(whole)
  @Min(3, { message: 'The youngest age is from 3 to 18.' })
  @Max(18, { message: 'The youngest age is from 3 to 18.' })
  age_min!: number;

  @IsInt(whole)
  @Min(3, { message: 'The oldest age is from 3 to 18.' })
  @Max(18, { message: 'The oldest age is from 3 to 18.' })
  age_max!: number;

  @IsInt(whole)
  @Min(1, { message: 'Between 1 and 600 minutes.' })
  @Max(600, { message: 'Between 1 and 600 minutes.' })
  minutes!: number;

  @IsInt(whole)
  @Min(0, { message: 'Between 0 and 90 days.' })
  @Max(90, { message: 'Between 0 and 90 days.' })
  days!: number;

  @IsBoolean({ message: 'adult is true or false.' })
  adult!: boolean;

  @IsInt(whole)
  @Min(1, { message: 'The goals have the numbers 1 to 17.' })
  @Max(17, { message: 'The goals have the numbers 1 to 17.' })
  goal!: number;

  /** Slug of a related book. */
  @IsBookAddress()
  book!: string | null;

  /** Seconds for each step of the English text; 0 for no timer. */
  @IsArray()
  @ArrayMaxSize(20, { message: 'At most 20 times.' })
  @IsInt({ each: true, message: 'Times are whole seconds.' })
  @Min(0, { each: true, message: 'Times are from 0 to 7200 seconds.' })
  @Max(7_200, { each: true, message: 'Times are from 0 to 7200 seconds.' })
  timers!: number[];

  @IsBoolean({ message: 'hidden is true or false.' })
  hidden!: boolean;

  /** English is required. */
  @ValidateNested({ each: true })
  @Type(() => ExperimentTextsBody)
  @ArrayMinSize(1, { message: 'Write the English words.' })
  @ArrayMaxSize(4)
  @UniquePerLanguage()
  words!: ExperimentTextsBody[];
}

export class ExperimentBody {
  /** The version that this change is based on; 0 for a new experiment. */
  @IsInt({ message: 'after must be the number of the version you started from.' })
  @Min(0, { message: 'after must be the number of the version you started from.' })
  after!: number;

  @ValidateNested()
  @Type(() => ExperimentContent)
  content!: ExperimentContent;
}
