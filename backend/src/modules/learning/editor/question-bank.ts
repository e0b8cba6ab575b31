import { Injectable } from '@nestjs/common';
import { SKILLS, type Skill } from '@bookgrove/contract';
import { IsIn, IsOptional } from 'class-validator';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { Prisma } from '../../../platform/db/generated/client.ts';
import { invalidFields, notFound } from '../../../platform/errors.ts';
import { page, PageQuery, type Page } from '../../../platform/http/page.ts';
import { newId } from '../../../platform/ids.ts';
import { signedIn } from '../acting-person.ts';
import { mayChange } from '../courses/course.rules.ts';
import type { QuestionBody } from '../quizzes/question-bodies.ts';
import { wrongQuestion } from '../quizzes/quiz.rules.ts';
import type { BankQuestionView } from './course-desk-views.ts';

export class BankFilters extends PageQuery {
  @IsOptional()
  @IsIn(SKILLS, { message: `skill must be one of ${SKILLS.join(', ')}.` })
  skill?: Skill;
}

/** Questions that a school keeps for further quizzes. A quiz holds a copy: changing one does not change the other. */
@Injectable()
export class QuestionBank {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  /** The newest first. */
  async list({ search, skill, limit, offset }: BankFilters, url: string): Promise<Page<BankQuestionView>> {
    const where: Prisma.BankQuestionWhereInput = {
      tenant_id: currentTenantId(),
      ...(skill && { skill }),
      ...(search?.trim() && { text: { contains: search.trim(), mode: 'insensitive' } }),
    };
    return this.db.transaction(async (tx) => {
      const count = await tx.bankQuestion.count({ where });
      const rows = await tx.bankQuestion.findMany({
        where,
        orderBy: [{ created_at: 'desc' }, { id: 'asc' }],
        take: limit,
        skip: offset,
      });
      return page(
        url,
        { limit, offset },
        count,
        rows.map(({ id, kind, skill: of, text, question }) => ({
          id,
          kind: kind as BankQuestionView['kind'],
          skill: of as Skill,
          text,
          question: question as unknown as QuestionBody,
        })),
      );
    });
  }

  /** @throws AppError 422 for an incomplete question */
  async keep(question: QuestionBody): Promise<{ id: string }> {
    const wrong = wrongQuestion(question);
    if (wrong) throw invalidFields({ text: [wrong] });
    const id = newId();
    const { kind, skill, text } = question;
    // The lesson belongs to one course.
    const kept = { ...question, help_lesson: null } as unknown as Prisma.InputJsonValue;
    await this.db.transaction((tx) =>
      tx.bankQuestion.createMany({
        data: [
          {
            tenant_id: currentTenantId(),
            id,
            kind,
            skill,
            text,
            question: kept,
            created_by: signedIn().id,
            created_at: this.clock.now(),
          },
        ],
      }),
    );
    return { id };
  }

  /** @throws AppError 404, also for a question of somebody else */
  async remove(id: string): Promise<void> {
    const person = signedIn();
    const { count } = await this.db.transaction((tx) =>
      tx.bankQuestion.deleteMany({
        where: {
          tenant_id: currentTenantId(),
          id,
          ...(!mayChange(person, { created_by: null }) && { created_by: person.id }),
        },
      }),
    );
    if (count === 0) throw notFound('question');
  }
}
