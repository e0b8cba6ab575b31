import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets, type Budget } from '../../../../platform/http/budgets.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { alertTeachers } from './alert-teachers.ts';
import {
  PICTURE_ALERT_BUDGET,
  PICTURE_CLASS_DAY_BUDGET,
  PICTURE_MISS_BUDGET,
} from './student-sign-in.budgets.ts';

/**
 * Counts the picture passwords that are tried in a class. The budget of a day bounds how many can be guessed;
 * before it is used up, the class's teachers learn of wrong ones.
 */
@Injectable()
export class PictureTries {
  constructor(
    private readonly budgets: Budgets,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  /** Takes one try of the class. @throws AppError too_many, until badges and codes of the teacher are the only way */
  async take(classId: string): Promise<void> {
    try {
      await this.budgets.take(PICTURE_CLASS_DAY_BUDGET, keyOf(classId));
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
      throw new AppError(
        'too_many',
        'class_pictures_used_up',
        'There were too many wrong pictures in this class today. Ask your teacher for a code.',
        { ...(refusal.retryAfter !== undefined && { retryAfter: refusal.retryAfter }), cause: refusal },
      );
    }
  }

  /** The try was wrong. */
  async missed(classId: string): Promise<void> {
    const key = keyOf(classId);
    if ((await this.has(PICTURE_MISS_BUDGET, key)) || !(await this.has(PICTURE_ALERT_BUDGET, key))) return;
    try {
      await this.db.transaction((tx) => alertTeachers(this.outbox, tx, classId, 'picture-guessing'));
    } catch (error) {
      await this.budgets.refund(PICTURE_ALERT_BUDGET, key);
      throw error;
    }
  }

  /** The try was right, after so many wrong ones of the same student: those were mistakes and alert nobody. */
  async succeeded(classId: string, mistakes: number): Promise<void> {
    await this.budgets.refund(PICTURE_CLASS_DAY_BUDGET, keyOf(classId));
    if (mistakes > 0) await this.budgets.refund(PICTURE_MISS_BUDGET, keyOf(classId), mistakes);
  }

  /** Begins the day anew: the class has a new code, which those who guessed do not know. */
  async reset(classId: string): Promise<void> {
    for (const budget of [PICTURE_CLASS_DAY_BUDGET, PICTURE_MISS_BUDGET, PICTURE_ALERT_BUDGET])
      await this.budgets.reset(budget, keyOf(classId));
  }

  /** Takes one from a budget that refuses nobody; false when it is used up. */
  private async has(budget: Budget, key: string): Promise<boolean> {
    try {
      await this.budgets.take(budget, key);
      return true;
    } catch (refusal) {
      if (refusal instanceof AppError) return false;
      throw refusal;
    }
  }
}

const keyOf = (classId: string): string => `${currentTenantId()}:${classId}`;
