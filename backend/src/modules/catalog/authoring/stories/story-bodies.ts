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
import { Type } from 'class-transformer';
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
import { Trimmed } from '../../../../platform/http/fields.ts';
import { invalidFields } from '../../../../platform/errors.ts';
import { PageQuery } from '../../../../platform/http/page.ts';
import { LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE } from '../../shared/language-tag.ts';

const VERSION_MESSAGE = { message: 'version must be the version that you have.' };
const TITLE_MESSAGE = { message: 'A title has at most 120 characters.' };

export class NewStory {
  @IsIn(STORY_KINDS, { message: `kind is one of ${STORY_KINDS.join(', ')}.` })
  kind!: StoryKind;

  @Matches(LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE)
  @MaxLength(35, LANGUAGE_TAG_MESSAGE)
  language!: string;

  /** Which idea it begins with; absent for a blank page. */
  @IsOptional()
  @IsString()
  @Length(1, 32, { message: 'idea is the key of an idea.' })
  idea?: string;

  @Trimmed()
  @IsString()
  @MaxLength(STORY_LIMITS.title, TITLE_MESSAGE)
  title!: string;
}

export class StoryChange {
  @Trimmed()
  @IsString()
  @MaxLength(STORY_LIMITS.title, TITLE_MESSAGE)
  title!: string;

  @Matches(LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE)
  @MaxLength(35, LANGUAGE_TAG_MESSAGE)
  language!: string;

  /** Picture of the cover, by the rules of `libs/contract/src/stories`. */
  @IsObject({ message: 'cover must be a picture.' })
  cover!: object;

  /** Pages, by the rules of `libs/contract/src/stories`. */
  @IsArray({ message: 'pages must be the pages of the story.' })
  pages!: object[];

  /** The version that the change was made on. */
  @IsInt(VERSION_MESSAGE)
  @Min(1, VERSION_MESSAGE)
  version!: number;
}

export class StoryFileAbout {
  @Trimmed()
  @IsString()
  @Length(1, STORY_LIMITS.title, { message: 'A title has 1 to 120 characters.' })
  title!: string;

  @Trimmed()
  @IsString()
  @MaxLength(1_000, { message: 'A summary has at most 1,000 characters.' })
  summary!: string;

  @Matches(LANGUAGE_TAG, LANGUAGE_TAG_MESSAGE)
  @MaxLength(35, LANGUAGE_TAG_MESSAGE)
  language!: string;

  /** The version that the change was made on. */
  @IsInt(VERSION_MESSAGE)
  @Min(1, VERSION_MESSAGE)
  version!: number;
}

export class StoryCharityBody {
  /** Id of the charity that the book names; null for none. */
  @IsOptional()
  @IsUUID(undefined, { message: 'charity_id must be the id of a charity.' })
  charity_id!: string | null;

  /** Id of a project of it; null for the charity as a whole. */
  @IsOptional()
  @IsUUID(undefined, { message: 'project_id must be the id of a project.' })
  project_id!: string | null;
}

export class TransitionStoryBody {
  /** The version that was read. */
  @IsInt(VERSION_MESSAGE)
  @Min(1, VERSION_MESSAGE)
  version!: number;

  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(1_000, { message: 'A reason has at most 1,000 characters.' })
  reason?: string;
}

export class StorySubmitBody {
  @IsInt(VERSION_MESSAGE)
  @Min(1, VERSION_MESSAGE)
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
  @IsInt(VERSION_MESSAGE)
  @Min(1, VERSION_MESSAGE)
  version!: number;
}

export class NewStoryNote {
  @IsString()
  @Length(1, 24, { message: 'page_id must be a page of the story.' })
  page_id!: string;

  @Trimmed()
  @IsString()
  @Length(1, 1_000, { message: 'Write a comment, in at most 1,000 characters.' })
  text!: string;

  /** Start and end offset of the words in the text of the page; absent for a comment on the whole page. */
  @IsOptional()
  @IsInt({ message: 'start must be a position in the text.' })
  @Min(0, { message: 'start must be a position in the text.' })
  start?: number;

  @IsOptional()
  @IsInt({ message: 'end must be a position in the text.' })
  @Min(0, { message: 'end must be a position in the text.' })
  end?: number;
}

export class ResolveStoryNoteBody {
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

  /** The text on a drawing, because the text in a picture cannot be searched. */
  @IsOptional()
  @Trimmed()
  @IsString()
  @MaxLength(STORY_LIMITS.drawnWords, {
    message: `Write at most ${STORY_LIMITS.drawnWords} letters.`,
  })
  words?: string;
}

export class StoryReviewFilters extends PageQuery {
  /** Stories in this state; without it those that wait for a review. */
  @IsOptional()
  @Type(() => String)
  @IsIn(STORY_STATES.filter((state) => state !== 'draft'), {
    message: 'state is a state of stories that were sent.',
  })
  state: Exclude<StoryState, 'draft'> = 'submitted';

  /** `family`: only approved stories that wait for the consent of a family. */
  @IsOptional()
  @IsIn(['family'], { message: 'waits_for is family, or is left out.' })
  waits_for?: 'family';
}

/**
 * Checks the story of a request.
 * @throws AppError invalid that names the first wrong field
 */
export function readStory({ title, language, cover, pages }: StoryChange): StoryBody {
  const fault = sceneFault(cover, 'cover') ?? pagesFault(pages);
  if (fault)
    throw invalidFields({
      [fault.startsWith('cover') ? 'cover' : 'pages']: [`This page cannot be saved: check ${fault}.`],
    });
  return { title, language, cover: cover as Scene, pages: pages as StoryPage[] };
}
