import { ApiProperty } from '@nestjs/swagger';
import { QUESTION_KINDS, SKILLS, type QuestionKind, type Skill } from '@bookgrove/contract';
import { IsBoolean, IsOptional } from 'class-validator';
import { Id, List, OneOf, Text, Whole } from '../body-fields.ts';

export class QuestionOptionBody {
  @Id()
  id!: string;

  @Text(300)
  text!: string;

  @IsOptional()
  @IsBoolean({ message: 'correct must be true or false.' })
  correct?: boolean;

  /** `hotspot`: where the place is, in whole percent from the left of the picture. */
  @IsOptional()
  @Whole(0, 100)
  x?: number;

  /** `hotspot`: in whole percent from its top. */
  @IsOptional()
  @Whole(0, 100)
  y?: number;
}
export class QuestionPairBody {
  @Id()
  id!: string;

  @Text(300)
  left!: string;

  @Id()
  match_id!: string;

  @Text(300)
  right!: string;
}

/** A question with its answer. */
export class QuestionBody {
  @Id()
  id!: string;

  @ApiProperty({ enum: QUESTION_KINDS })
  @OneOf(QUESTION_KINDS)
  kind!: QuestionKind;

  @ApiProperty({ enum: SKILLS })
  @OneOf(SKILLS)
  skill!: Skill;

  /** For `cloze` with the words of the gaps in square brackets. */
  @Text(500)
  text!: string;

  /** The choices; for `order` in the right order; for `short` the accepted answers; for `cloze` further words; for `hotspot` places. */
  @List(() => QuestionOptionBody, 12)
  options!: QuestionOptionBody[];

  @List(() => QuestionPairBody, 12)
  pairs!: QuestionPairBody[];

  /** What to read after a wrong answer. */
  @Text(300)
  help!: string;

  /** The lesson of the course to open after a wrong answer. */
  @IsOptional()
  @Id()
  help_lesson!: string | null;

  /** Page of the book that a wrong answer opens, as the reader counts them. */
  @IsOptional()
  @Whole(1, 10_000)
  page?: number | null;

  /** The lines of the book that answer the question. */
  @IsOptional()
  @Text(600)
  passage?: string;

  /** Shown before an answer, when it is asked for. */
  @IsOptional()
  @Text(300)
  hint?: string;

  /** `hotspot`: 0 is the cover of the book, further numbers are its first pictures. */
  @IsOptional()
  @Whole(0, 3)
  picture?: number | null;

  /** `hotspot` of a lesson: the id of a picture among the resources for lessons. */
  @IsOptional()
  @Id()
  resource?: string | null;
}
