import type { Skill, SkillLevel } from '@bookgrove/contract';
import {
  isMarkedByTeacher,
  levelOf,
  skillResults,
  type AnsweredQuestion,
  type Question,
  type SkillResult,
} from '../quizzes/quiz.rules.ts';

/** One answer of an attempt. */
export interface Given {
  question_id: string;
  /** From 1. */
  try: number;
  /** With the newest mark of a teacher; null while it waits for one. */
  correct: boolean | null;
}

type Scored = Pick<Question, 'id' | 'skill' | 'kind'>;

/** How an attempt went. Questions that wait for a teacher are in no other number. */
export interface AttemptResult {
  skills: SkillResult[];
  questions: number;
  right_first: number;
  right_later: number;
  waiting: number;
}

/**
 * Results of an attempt. A question without an answer is not yet right; an answer that a teacher marks counts with its newest
 * row, and not at all while it waits.
 */
export function attemptResult(questions: readonly Scored[], given: readonly Given[]): AttemptResult {
  const answers: AnsweredQuestion[] = [];
  const scored: Scored[] = [];
  let waiting = 0;
  for (const question of questions) {
    const own = given
      .filter(({ question_id }) => question_id === question.id)
      .sort((one, other) => one.try - other.try);
    const last = own.at(-1);
    if (isMarkedByTeacher(question) && last?.correct == null) {
      if (last) waiting += 1;
      continue;
    }
    scored.push(question);
    if (!last) continue;
    const first = isMarkedByTeacher(question) ? last : own[0]!;
    answers.push({
      question_id: question.id,
      skill: question.skill,
      first_correct: first.correct === true,
      correct: own.some(({ correct }) => correct === true),
    });
  }
  const skills = skillResults(scored, answers);
  const sum = (of: (result: SkillResult) => number) => skills.reduce((all, one) => all + of(one), 0);
  return {
    skills,
    questions: sum((one) => one.questions),
    right_first: sum((one) => one.first),
    right_later: sum((one) => one.later),
    waiting,
  };
}

/** A skill before and after: right at the first try, of so many. */
export interface FormComparison {
  skill: Skill;
  pre_first: number;
  pre_questions: number;
  post_first: number;
  post_questions: number;
  change: 'more' | 'same' | 'less';
}

/** What changed from the form before to the form after; skills that only one of them asked for are left out. */
export function compareForms(pre: readonly SkillResult[], post: readonly SkillResult[]): FormComparison[] {
  return pre.flatMap((before): FormComparison[] => {
    const after = post.find(({ skill }) => skill === before.skill);
    if (!after) return [];
    const difference = after.first * before.questions - before.first * after.questions;
    return [
      {
        skill: before.skill,
        pre_first: before.first,
        pre_questions: before.questions,
        post_first: after.first,
        post_questions: after.questions,
        change: difference > 0 ? 'more' : difference < 0 ? 'less' : 'same',
      },
    ];
  });
}

/** Kept results of one skill of a student at one quiz. */
export interface KeptSkill {
  user_id: string;
  skill: Skill;
  questions: number;
  right_first: number;
  right_later: number;
}

/** A student in the grid of a class. A skill that they have not tried is not among the cells. */
interface GridRow {
  user_id: string;
  cells: { skill: Skill; questions: number; first: number; later: number; level: SkillLevel }[];
}

/** Students with their skills over all quizzes, those who need most help first, those without a result last. */
export function gridOf(students: readonly string[], kept: readonly KeptSkill[]): GridRow[] {
  const sums = new Map<string, Map<Skill, { questions: number; first: number; later: number }>>();
  for (const { user_id, skill, questions, right_first, right_later } of kept) {
    const own = sums.get(user_id) ?? new Map<Skill, { questions: number; first: number; later: number }>();
    const sum = own.get(skill) ?? { questions: 0, first: 0, later: 0 };
    own.set(skill, {
      questions: sum.questions + questions,
      first: sum.first + right_first,
      later: sum.later + right_later,
    });
    sums.set(user_id, own);
  }
  const rows = students.map((user_id): GridRow => ({
    user_id,
    cells: [...(sums.get(user_id) ?? [])].map(([skill, sum]) => ({ skill, ...sum, level: levelOf(sum) })),
  }));
  const practise = ({ cells }: GridRow) => cells.filter(({ level }) => level === 'practise').length;
  const share = ({ cells }: GridRow) => {
    const asked = cells.reduce((all, { questions }) => all + questions, 0);
    return asked === 0 ? 2 : cells.reduce((all, { first, later }) => all + first + later / 2, 0) / asked;
  };
  return rows
    .map((row, index) => ({ row, index }))
    .sort(
      (one, other) =>
        practise(other.row) - practise(one.row) ||
        share(one.row) - share(other.row) ||
        one.index - other.index,
    )
    .map(({ row }) => row);
}
