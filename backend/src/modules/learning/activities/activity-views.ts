import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsString,
  IsUUID,
  Length,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import type { DiscussionRoom, PostState } from './discussion.rules.ts';

const POST_STATES = ['shown', 'waiting', 'hidden'] as const;
const ROOM_KINDS = ['cohort', 'class', 'course', 'own'] as const;

export class PostBody {
  @ApiProperty()
  @Trimmed()
  @IsString({ message: 'Write something.' })
  @Length(1, 2_000, { message: 'Write something, in at most 2000 characters.' })
  text!: string;
}
export class PostMoveBody {
  @ApiProperty({ enum: ['show', 'hide'] })
  @IsIn(['show', 'hide'], { message: 'move must be show or hide.' })
  move!: 'show' | 'hide';
}
export class StoryBody {
  /** A story that the person writes, alone or with others. */
  @ApiProperty()
  @IsUUID(undefined, { message: 'story_id must be the id of a story.' })
  story_id!: string;
}
export class SurveyAnswerOfQuestion {
  @IsUUID(undefined, { message: 'question_id must be an id.' })
  question_id!: string;

  /** Ids of the chosen answers, or one text. */
  @ApiProperty({ type: [String] })
  @IsArray({ message: 'answer must be a list of texts.' })
  @ArrayMaxSize(20, { message: 'answer has too many members.' })
  @IsString({ each: true, message: 'answer must be a list of texts.' })
  @MaxLength(500, { each: true, message: 'An answer has at most 500 characters.' })
  answer!: string[];
}

export class SurveyBody {
  @IsArray({ message: 'answers must be a list.' })
  @ArrayMaxSize(40, { message: 'answers has too many members.' })
  @ValidateNested({ each: true })
  @Type(() => SurveyAnswerOfQuestion)
  answers!: SurveyAnswerOfQuestion[];
}

/** A text in a discussion. */
export class PostView {
  id!: string;
  author!: string;
  mine!: boolean;
  /** Null: a teacher took it out, or has not looked at it yet. */
  text!: string | null;
  @ApiProperty({ enum: POST_STATES })
  state!: PostState;
  created_at!: string;
}
export class DiscussionView {
  /** Who reads it. */
  @ApiProperty({ enum: ROOM_KINDS })
  room!: DiscussionRoom['kind'];
  /** The oldest first, at most the newest 200. */
  posts!: PostView[];
}
/** A text for those who moderate. */
export class ModeratedPost extends PostView {
  lesson_id!: string;
}
export class ModeratedPosts {
  results!: ModeratedPost[];
}
export class SurveyOptionResult {
  id!: string;
  text!: string;
  count!: number;
}
export class SurveyQuestionResult {
  id!: string;
  text!: string;
  options!: SurveyOptionResult[];
  /** In alphabetical order. */
  texts!: string[];
}
export class SurveyResults {
  /** Null: fewer than five people have answered. */
  answers!: number | null;
  questions!: SurveyQuestionResult[];
}
export class StoryTaskState {
  story_id!: string;
  /** Whether it is handed in or published, which ticks the lesson. */
  done!: boolean;
}
