import { ApiProperty } from '@nestjs/swagger';
import { QUESTION_KINDS, SKILLS, type QuestionKind, type Skill } from '@bookgrove/contract';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { ROUND_QUESTIONS } from './round.rules.ts';

export class NewRoundBody {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'class_id must be an id.' })
  class_id!: string;
}

/** An answer, which replaces an earlier one of the same question. */
export class RoundAnswerBody {
  @IsInt({ message: 'step must be a whole number.' })
  @Min(0)
  @Max(ROUND_QUESTIONS - 1)
  step!: number;

  /** As answers to the questions of lessons. */
  @IsArray({ message: 'answer must be a list.' })
  @ArrayMaxSize(20, { message: 'At most 20 parts.' })
  @IsString({ each: true, message: 'answer must be texts.' })
  @MaxLength(200, { each: true, message: 'Please use at most 200 characters.' })
  answer!: string[];
}

const MOVES = ['show', 'next', 'end'] as const;
export class RoundMoveBody {
  @ApiProperty({ enum: MOVES })
  @IsIn(MOVES, { message: `move must be one of ${MOVES.join(', ')}.` })
  move!: (typeof MOVES)[number];
}

export class RoundMade {
  id!: string;
}

export class RoundClass {
  id!: string;
  name!: string;
}

/** Rounds of a challenge that the signed-in person can come to or hold. */
export class OwnRounds {
  /** Open rounds of the classes of the person. */
  @ApiProperty({ type: () => [OpenRound] })
  open!: OpenRound[];
  /** Classes for which the person can begin one. */
  @ApiProperty({ type: [RoundClass] })
  classes!: RoundClass[];
}
export class OpenRound {
  id!: string;
  class_name!: string;
}

export class RoundOption {
  id!: string;
  text!: string;
}

/** A question of a round; nothing in it tells the answer. */
export class RoundQuestionView {
  id!: string;
  @ApiProperty({ enum: QUESTION_KINDS })
  kind!: QuestionKind;
  @ApiProperty({ enum: SKILLS })
  skill!: Skill;
  text!: string;
  parts!: string[];
  @ApiProperty({ type: [RoundOption] })
  options!: RoundOption[];
  lefts!: string[];
  /** The answer of the person; null: none yet. */
  answer!: string[] | null;
}

/** How many answers were right. */
export class RoundCount {
  right!: number;
  answers!: number;
}

/** A round, as one person sees it. It names nobody, and knows no time. */
export class RoundView {
  id!: string;
  title!: string;
  class_name!: string;
  @ApiProperty({ enum: ['open', 'ended'] })
  state!: 'open' | 'ended';
  /** Whether the person holds it. */
  holds!: boolean;
  /** Number of the question, from 0. */
  step!: number;
  count!: number;
  /** Null once it has ended. */
  @ApiProperty({ type: RoundQuestionView, nullable: true })
  question!: RoundQuestionView | null;
  /** How many have answered the question. */
  answered!: number;
  /** Whether the answer is shown, and no more are taken. */
  shown!: boolean;
  /** What is right; empty until it is shown. */
  solution!: string[];
  /** What to read after a wrong answer; empty until it is shown. */
  help!: string;
  /** Whether the answer of the person was right; null: none, or not shown yet. */
  right!: boolean | null;
  /** The class together, over all questions whose answer was shown; null: too few have answered to tell. */
  @ApiProperty({ type: RoundCount, nullable: true })
  together!: RoundCount | null;
  /** Slug of the course with the same questions, for one's own pace. */
  course!: string;
}
