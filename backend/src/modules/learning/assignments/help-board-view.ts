import { ApiProperty } from '@nestjs/swagger';
import { SKILL_LEVELS, SKILLS, type Skill, type SkillLevel } from '@bookgrove/contract';
import { IsOptional, IsUUID } from 'class-validator';

const HELP_REASONS = ['practise', 'late', 'redo', 'not_begun'] as const;

export class ClassQuery {
  /** A class of the viewer; absent: the first by name, of the help board the first where a student asked for help. */
  @IsOptional()
  @IsUUID(undefined, { message: 'class_id must be the id of a class.' })
  class_id?: string;
}

export class BoardClass {
  id!: string;
  name!: string;
}

/** A student in one skill, over the last four weeks. */
export class BoardSkill {
  @ApiProperty({ enum: SKILLS })
  skill!: Skill;
  /** Null: not tried. */
  @ApiProperty({ enum: SKILL_LEVELS, nullable: true })
  level!: SkillLevel | null;
  questions!: number;
  first!: number;
  later!: number;
}
export class BoardStudent {
  id!: string;
  first_name!: string;
  last_name!: string;
  avatar!: string | null;
  /** Whether they ever signed in. */
  seen!: boolean;
  skills!: BoardSkill[];
  /** The most urgent first; empty: no help is needed. */
  @ApiProperty({ enum: HELP_REASONS, isArray: true })
  reasons!: (typeof HELP_REASONS)[number][];
  /** Assignments that are late, that are to be done again, and that are due within two days and not begun. */
  late!: number;
  redo!: number;
  not_begun!: number;
}
/** Students who practise the same skill. */
export class BoardGroup {
  @ApiProperty({ enum: SKILLS })
  skill!: Skill;
  students!: string[];
}
/** Who of a class needs help, and on what. */
export class HelpBoard {
  classes!: BoardClass[];
  /** Null: the viewer has no class. */
  class_id!: string | null;
  @ApiProperty({ enum: SKILLS, isArray: true })
  skills!: Skill[];
  /** Those who need most help first. */
  students!: BoardStudent[];
  /** The largest first, at most three. */
  groups!: BoardGroup[];
  /** Students who answered something. */
  answered!: number;
}

export class MissedAnswer {
  @ApiProperty({ enum: SKILLS })
  skill!: Skill;
  question!: string;
  /** Their last answer in words. */
  answer!: string;
  /** Whether it is right by now. */
  correct!: boolean;
  tries!: number;
  title!: string;
  path!: string;
  at!: string;
}
export class ChildAssignment {
  id!: string;
  title!: string;
  /** Null: the work is no longer there. */
  path!: string | null;
  state!: string;
  due_at!: string | null;
  extra_days!: number;
  excused!: boolean;
}
/** The work of one child, for the teachers of a class. */
export class ChildWork {
  id!: string;
  first_name!: string;
  last_name!: string;
  avatar!: string | null;
  skills!: BoardSkill[];
  /** What was not right at the first try in the last four weeks, newest first. */
  missed!: MissedAnswer[];
  assignments!: ChildAssignment[];
}
