import {
  pagesFault,
  sceneFault,
  STORY_KINDS,
  STORY_LIMITS,
  STORY_STATES,
  type Scene,
  type StoryBody,
  type StoryKind,
  type StoryPage,
  type StoryState,
} from '@bookgrove/contract/stories';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsArray,
  IsBase64,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  MaxLength,
  Min,
} from 'class-validator';
import { AppError } from '../../../platform/errors.ts';
import { PageQuery } from '../../../platform/http/page.ts';

const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);
/** A language tag (BCP 47), as far as its form goes. */
export const LANGUAGE_TAG = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/;
export const LANGUAGE_WORDS = { message: 'language must be a language tag, e.g. en or pt-BR.' };
const versionWords = { message: 'version must be the version that you have.' };
const titleWords = { message: 'A title has at most 120 characters.' };

export class NewStory {
  @IsIn(STORY_KINDS, { message: `kind is one of ${STORY_KINDS.join(', ')}.` })
  kind!: StoryKind;

  @Matches(LANGUAGE_TAG, LANGUAGE_WORDS)
  @MaxLength(35, LANGUAGE_WORDS)
  language!: string;

  /** Which idea it begins with; absent for a blank page. */
  @IsOptional()
  @IsString()
  @Length(1, 32, { message: 'idea is the key of an idea.' })
  idea?: string;

  @trimmed
  @IsString()
  @MaxLength(STORY_LIMITS.title, titleWords)
  title!: string;
}

export class StoryChange {
  @trimmed
  @IsString()
  @MaxLength(STORY_LIMITS.title, titleWords)
  title!: string;

  @Matches(LANGUAGE_TAG, LANGUAGE_WORDS)
  @MaxLength(35, LANGUAGE_WORDS)
  language!: string;

  /** Picture of the cover, by the rules of `libs/contract/src/stories`. */
  @IsObject({ message: 'cover must be a picture.' })
  cover!: object;

  /** Pages, by the rules of `libs/contract/src/stories`. */
  @IsArray({ message: 'pages must be the pages of the story.' })
  pages!: object[];

  /** The version that the change was made on. */
  @IsInt(versionWords)
  @Min(1, versionWords)
  version!: number;
}

export class StoryMoveBody {
  /** The version that was read. */
  @IsInt(versionWords)
  @Min(1, versionWords)
  version!: number;

  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(1_000, { message: 'A reason has at most 1,000 characters.' })
  reason?: string;
}

export class StorySubmitBody {
  @IsInt(versionWords)
  @Min(1, versionWords)
  version!: number;

  /** Others may make their own version of it (CC BY 4.0). */
  @IsOptional()
  @IsBoolean({ message: 'versions_allowed must be true or false.' })
  versions_allowed?: boolean;
}

export class CoAuthorBody {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID(undefined, { message: 'user_id must be a classmate.' })
  user_id!: string;
}

export class StoryVersionBody {
  @IsInt(versionWords)
  @Min(1, versionWords)
  version!: number;
}

export class NewStoryNote {
  @IsString()
  @Length(1, 24, { message: 'page_id must be a page of the story.' })
  page_id!: string;

  @trimmed
  @IsString()
  @Length(1, 1_000, { message: 'Write a comment, in at most 1,000 characters.' })
  text!: string;

  /** Where the words begin and end in the text of the page; absent for the whole page. */
  @IsOptional()
  @IsInt({ message: 'start must be a place in the text.' })
  @Min(0, { message: 'start must be a place in the text.' })
  start?: number;

  @IsOptional()
  @IsInt({ message: 'end must be a place in the text.' })
  @Min(0, { message: 'end must be a place in the text.' })
  end?: number;
}

export class StoryNoteTick {
  @IsBoolean({ message: 'done must be true or false.' })
  done!: boolean;
}

export class StoryMediaBody {
  @IsIn(['picture', 'voice'], { message: 'kind is picture or voice.' })
  kind!: 'picture' | 'voice';

  /** PNG, JPEG or WebP, or MP3, as Base64. */
  @IsBase64({}, { message: 'content must be Base64.' })
  @MaxLength(960_000, { message: 'This file is too large. Choose a smaller one.' })
  content!: string;

  /** What is written on a drawing: in the picture nobody finds it any more. */
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(STORY_LIMITS.drawnWords, {
    message: `Write at most ${STORY_LIMITS.drawnWords} letters.`,
  })
  words?: string;
}

export class DeskFilters extends PageQuery {
  /** Which stories: those that wait, or those in another state. */
  @IsOptional()
  @Type(() => String)
  @IsIn(STORY_STATES.filter((state) => state !== 'draft'), {
    message: 'state is a state of stories that were sent.',
  })
  state: Exclude<StoryState, 'draft'> = 'submitted';
}

/**
 * The story in a body, with nothing in it that we do not know.
 * @throws AppError invalid that names the first wrong place
 */
export function readStory({ title, language, cover, pages }: StoryChange): StoryBody {
  const fault = sceneFault(cover, 'cover') ?? pagesFault(pages);
  if (fault)
    throw new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
      fields: {
        [fault.startsWith('cover') ? 'cover' : 'pages']: [`This page cannot be kept: look at ${fault}.`],
      },
    });
  return { title, language, cover: cover as Scene, pages: pages as StoryPage[] };
}
