import { Injectable } from '@nestjs/common';
import type { QuizForm } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import type { AssignableItem } from '../assignable-item.ts';
import {
  ProvidesWork,
  type AssignableWork,
  type MissedQuestion,
  type SkillSum,
  type WorkState,
} from '../assignable.ts';
import { answerInWords } from '../enrolments/assignable-courses.rules.ts';
import { isMarkedByTeacher } from '../quizzes/quiz.rules.ts';
import { FindBookQuizzes } from './find-book-quizzes.ts';
import { questionsOf, type QuizContent } from './quiz-content.rules.ts';

interface QuizRow {
  id: string;
  slug: string;
  title: string;
  content: QuizContent;
}

interface AnswersRow extends Record<string, unknown> {
  quiz_id: string;
  user_id: string;
  started_at: Date;
  finished_at: Date | null;
  last_at: Date | null;
  right: number;
  answered: number;
  missed: number;
  work: { id: string; text: string | null; sound: boolean; picture: boolean }[] | null;
}

interface MissedRow extends Record<string, unknown> {
  slug: string;
  title: string;
  form: QuizForm;
  content: QuizContent;
  question_id: string;
  answer: string[];
  correct: boolean;
  tries: number;
  at: Date;
}

const pathOf = (slug: string): string => `/comprehension-corner/${encodeURIComponent(slug)}`;

const itemOf = ({ id, slug, title, content }: QuizRow): AssignableItem => ({
  ref: id,
  title,
  part_of: '',
  looks: 'quiz',
  path: pathOf(slug),
  minutes: null,
  questions: content.questions.length,
  marked: content.retell.trim() !== '' || content.questions.some(isMarkedByTeacher),
});

/** Quizzes of books as assignable work. A reference is the id of the quiz; its form `corner` counts. */
@Injectable()
@ProvidesWork('quiz')
export class AssignableQuizzes implements AssignableWork {
  constructor(
    private readonly db: Db,
    private readonly quizzes: FindBookQuizzes,
  ) {}

  async find(search: string, limit: number): Promise<AssignableItem[]> {
    const words = search.trim().toLowerCase();
    const rows = await this.quizzes.listed({}, '');
    return rows
      .filter(({ book }) => book.title.toLowerCase().includes(words))
      .slice(0, limit)
      .map((row) => itemOf({ ...row, title: row.book.title }));
  }

  async items(refs: readonly string[]): Promise<AssignableItem[]> {
    const rows = await this.db.rows<QuizRow & Record<string, unknown>>({
      name: 'quizzes_of_assignments',
      text: `select q.id, q.slug, q.title, v.content from learning.book_quiz q
             join learning.book_quiz_version v on v.tenant_id = q.tenant_id and v.quiz_id = q.id and v.number = q.published_version
             where q.tenant_id in ($1::uuid, $2::uuid) and q.id::text = any($3::text[])`,
      values: [currentTenantId(), PLATFORM_TENANT_ID, refs],
    });
    return rows.map(itemOf);
  }

  /** Of each person the newest attempt; a finished one counts as done while a further one is open. */
  async states(refs: readonly string[], people: readonly string[]): Promise<WorkState[]> {
    const rows = await this.db.rows<AnswersRow>({
      name: 'quiz_states_of_assignments',
      text: `select a.quiz_id, a.user_id, a.started_at, a.finished_at, g.last_at, g.right, g.answered, g.missed, g.work
             from (
               select distinct on (user_id, quiz_id) id, user_id, quiz_id, started_at, finished_at from learning.quiz_attempt
               where tenant_id = $1::uuid and user_id = any($3::uuid[]) and quiz_id::text = any($2::text[]) and form = 'corner'
               order by user_id, quiz_id, (finished_at is not null) desc, started_at desc
             ) a
             join lateral (
               select max(by_question.last_at) as last_at, count(*) filter (where scored)::int as answered,
                 count(*) filter (where ever)::int as right, count(*) filter (where scored and not first)::int as missed,
                 jsonb_agg(work) filter (where work is not null) as work
               from (
                 select g.question_id, max(g.given_at) as last_at, bool_or(g.correct) as ever, bool_or(g.correct is not null) as scored,
                   (array_agg(g.correct order by g.try))[1] as first,
                   (array_agg(case when g.correct is null then jsonb_build_object('id', g.id, 'text', g.answer ->> 0,
                     'sound', g.sound is not null, 'picture', g.picture is not null) end order by g.try desc))[1] as work
                 from learning.given_answer g where g.tenant_id = $1::uuid and g.attempt_id = a.id group by g.question_id
               ) by_question
             ) g on true`,
      values: [currentTenantId(), refs, people],
    });
    return rows.map((row) => ({
      ref: row.quiz_id,
      person_id: row.user_id,
      state: row.finished_at ? ('done' as const) : ('started' as const),
      done_at: row.finished_at,
      changed_at: row.finished_at ?? row.last_at ?? row.started_at,
      right: row.right,
      answered: row.answered,
      missed: row.missed,
      work: (row.work ?? []).flatMap(({ id, text, sound, picture }): WorkState['work'] => [
        ...(text ? [{ kind: 'text' as const, text }] : []),
        ...(sound ? [{ kind: 'sound' as const, path: `/api/quiz-answers/${id}/sound/`, alt: '' }] : []),
        ...(picture ? [{ kind: 'picture' as const, path: `/api/quiz-answers/${id}/picture/`, alt: '' }] : []),
      ]),
    }));
  }

  /** From the kept results of attempts that were finished since then. */
  async skills(people: readonly string[], since: Date): Promise<SkillSum[]> {
    return this.db.rows<SkillSum & Record<string, unknown>>({
      name: 'quiz_skills_of_assignments',
      text: `select s.user_id as person_id, s.skill, sum(s.questions)::int as questions, sum(s.right_first)::int as first,
               sum(s.right_later)::int as later
             from learning.skill_result s
             join learning.quiz_attempt a on a.tenant_id = s.tenant_id and a.id = s.attempt_id and a.finished_at >= $3
             where s.tenant_id = $1::uuid and s.user_id = any($2::uuid[]) group by s.user_id, s.skill`,
      values: [currentTenantId(), people, since],
    });
  }

  async missed(person: string, since: Date, limit: number): Promise<MissedQuestion[]> {
    const rows = await this.db.rows<MissedRow>({
      name: 'quiz_missed_of_assignments',
      text: `select q.slug, q.title, a.form, v.content, g.question_id, g.answer, g.correct, g.tries, g.at
             from learning.quiz_attempt a
             join learning.book_quiz q on q.tenant_id = a.quiz_tenant and q.id = a.quiz_id
             join learning.book_quiz_version v
               on v.tenant_id = a.quiz_tenant and v.quiz_id = a.quiz_id and v.number = a.version
             join lateral (
               select question_id, (array_agg(answer order by try desc))[1] as answer, bool_or(correct) as correct,
                 count(*)::int as tries, max(given_at) as at
               from learning.given_answer where tenant_id = $1::uuid and attempt_id = a.id and correct is not null
               group by question_id having not (array_agg(correct order by try))[1]
             ) g on g.at >= $3
             where a.tenant_id = $1::uuid and a.user_id = $2::uuid and a.form = 'corner'
             order by g.at desc limit $4`,
      values: [currentTenantId(), person, since, limit],
    });
    return rows.flatMap((row) => {
      const question = questionsOf(row.content, row.form).find(({ id }) => id === row.question_id);
      return question
        ? {
            skill: question.skill,
            question: question.text,
            answer: answerInWords(question, row.answer),
            correct: row.correct,
            tries: row.tries,
            title: row.title,
            path: pathOf(row.slug),
            at: row.at,
          }
        : [];
    });
  }
}
