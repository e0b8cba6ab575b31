import { ApiProperty } from '@nestjs/swagger';
import { BOOK_QUIZ_STATUSES, QUIZ_FORMS, type BookQuizStatus, type QuizForm } from '@bookgrove/contract';
import {
  ArrayMaxSize,
  IsArray,
  IsBase64,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.ts';
import { ListPage } from '../../../platform/http/page.ts';
import { Id, List, OneOf, Text, Whole } from '../body-fields.ts';
import { LARGEST_MEDIA } from '../quizzes/answer-media.ts';
import { QuestionBody } from '../quizzes/question-bodies.ts';

export class AttemptBody {
  @ApiProperty({ enum: QUIZ_FORMS, required: false })
  @IsOptional()
  @IsIn(QUIZ_FORMS, { message: `form must be one of ${QUIZ_FORMS.join(', ')}.` })
  form?: QuizForm;
}

export class QuizAnswerBody {
  /**
   * `choice`, `multiple`, `hotspot`: ids of the chosen options; `order`: ids in order; `match`: the option of each of `lefts`;
   * `cloze`: the word of each gap; `short`: one text; `audio`, `drawing`: one text or none.
   */
  @ApiProperty({ type: [String] })
  @IsArray({ message: 'answer must be a list of texts.' })
  @ArrayMaxSize(60, { message: 'answer has too many members.' })
  @IsString({ each: true, message: 'answer must be a list of texts.' })
  @MaxLength(2_000, { each: true, message: 'An answer has at most 2000 characters.' })
  answer!: string[];

  /** A recording as MP3, in Base64, for kinds that a teacher marks. */
  @IsOptional()
  @IsBase64({}, { message: 'sound must be Base64.' })
  @MaxLength(LARGEST_MEDIA, { message: 'This recording is too large.' })
  sound?: string;

  /** A drawing or photo as PNG, JPEG or WebP, in Base64, for kinds that a teacher marks. */
  @IsOptional()
  @IsBase64({}, { message: 'picture must be Base64.' })
  @MaxLength(LARGEST_MEDIA, { message: 'This picture is too large. Choose a smaller one.' })
  picture?: string;
}

export class MarkBody {
  /** Left out for what is told back. */
  @IsOptional()
  @IsBoolean({ message: 'correct must be true or false.' })
  correct?: boolean;

  /** What the student reads. */
  @ApiProperty()
  @Trimmed()
  @IsString({ message: 'comment must be a text.' })
  @MaxLength(500, { message: 'Please use at most 500 characters.' })
  comment!: string;
}

export class GridQuery {
  @ApiProperty({ required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'class_id must be the id of a class.' })
  class_id?: string;
}
export class SkillsQuery {
  /** Left out: the signed-in person. */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsUUID(undefined, { message: 'person must be the id of a person.' })
  person?: string;
}

export class NewBookQuizBody {
  /** Id of the book. */
  @ApiProperty()
  @IsUUID(undefined, { message: 'Choose a book.' })
  book_id!: string;
}

export class QuizWordBody {
  @Text(60)
  word!: string;

  @Text(200)
  meaning!: string;
}

/** The whole draft, and the revision that it was made from. */
export class BookQuizDraftBody {
  @Whole(1, 1_000_000_000)
  revision!: number;

  /** What readers think about before they read. */
  @Text(500)
  predict!: string;

  /** Words to know. */
  @List(() => QuizWordBody, 8)
  words!: QuizWordBody[];

  @List(() => QuestionBody, 30)
  questions!: QuestionBody[];

  /** The form before a time of practice. */
  @List(() => QuestionBody, 20)
  pre!: QuestionBody[];

  /** The form after it. */
  @List(() => QuestionBody, 20)
  post!: QuestionBody[];

  /** What to tell back by voice, drawing or writing. */
  @Text(500)
  retell!: string;
}
export class QuizMoveBody {
  @ApiProperty({ enum: ['archive', 'restore'] })
  @OneOf(['archive', 'restore'])
  move!: 'archive' | 'restore';
}
export class DraftAnswerBody {
  @Id()
  question_id!: string;

  @ApiProperty({ type: [String] })
  @IsArray({ message: 'answer must be a list of texts.' })
  @ArrayMaxSize(60, { message: 'answer has too many members.' })
  @IsString({ each: true, message: 'answer must be a list of texts.' })
  @MaxLength(2_000, { each: true, message: 'An answer has at most 2000 characters.' })
  answer!: string[];
}

/** A quiz of the tenant, for those who may change it. */
export class QuizDeskItem {
  id!: string;
  slug!: string;
  /** Title of the book. */
  title!: string;
  @ApiProperty({ enum: BOOK_QUIZ_STATUSES })
  status!: BookQuizStatus;
  /** 0: none was published. */
  published_version!: number;
  questions_count!: number;
  /** Students of the school who finished an attempt; null: too few to show. */
  students!: number | null;
  updated_at!: string;
}
export class QuizDeskPage extends ListPage {
  results!: QuizDeskItem[];
}
export class QuizProblemView {
  /** Null: the quiz itself. */
  question_id!: string | null;
  message!: string;
}
/** A draft with everything that is in it. */
export class BookQuizDraftView extends BookQuizDraftBody {
  id!: string;
  book_id!: string;
  slug!: string;
  /** Title of the book. */
  title!: string;
  /** BCP 47, of the book. */
  language!: string;
  @ApiProperty({ enum: BOOK_QUIZ_STATUSES })
  status!: BookQuizStatus;
  published_version!: number;
  /** Whether the draft differs from the newest version. */
  changed!: boolean;
  /** Attempts that are not finished; each keeps the version in which it began. */
  open_attempts!: number;
  problems!: QuizProblemView[];
}
export class BookQuizSaved {
  id!: string;
  revision!: number;
}
export class BookQuizPublished {
  version!: number;
}

export class PickView {
  /** Id of an option, or an answer as it was written. */
  option!: string;
  /** Whole percent of the first answers. */
  percent!: number;
}
/** How a question works, by the first attempt of each student of the school. */
export class ItemStatisticsView {
  question_id!: string;
  students!: number;
  /** Whole percent right at the first try; null: fewer than five students. */
  first!: number | null;
  /** Whole percent right in the end. */
  later!: number | null;
  /** -1 to 1: how well it tells who understands; null: too few, or everybody did the same. */
  discrimination!: number | null;
  picks!: PickView[];
}
export class ClassFacility {
  question_id!: string;
  class_name!: string;
  /** Whole percent right at the first try; null: fewer than five students. */
  first!: number | null;
}
export class QuizStatistics {
  students!: number;
  questions!: ItemStatisticsView[];
  classes!: ClassFacility[];
}
export class DraftAnswerResult {
  /** Null: a teacher marks it. */
  correct!: boolean | null;
  help!: string;
}
