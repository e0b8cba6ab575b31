import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets, type Budget } from '../../../../platform/http/budgets.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { alertTeachers } from './alert-teachers.ts';
import {
  SPRAY_ADDRESS_BUDGET,
  SPRAY_ALERT_BUDGET,
  SPRAY_CLASS_BUDGET,
  SPRAY_STUDENT_BUDGET,
} from './student-sign-in.budgets.ts';

/**
 * Detects wrong passwords on many students of a class, from one IP address or from many, and alerts the
 * class's teachers, at most once an hour. It locks nobody out, because an attacker could use that to lock a
 * class out.
 */
@Injectable()
export class PasswordSprayingWatch {
  constructor(
    private readonly budgets: Budgets,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  /** Records a wrong secret for a student of a class. */
  async miss(classId: string, studentId: string, address: string): Promise<void> {
    const klass = `${currentTenantId()}:${classId}`;
    const fromOne = await this.isMany(SPRAY_ADDRESS_BUDGET, `${klass}:${address}`, studentId);
    const fromAll = await this.isMany(SPRAY_CLASS_BUDGET, klass, studentId);
    if (!(fromOne || fromAll) || !(await this.has(SPRAY_ALERT_BUDGET, klass))) return;
    try {
      await this.db.transaction((tx) => this.alertTeachers(tx, classId));
    } catch (error) {
      await this.budgets.refund(SPRAY_ALERT_BUDGET, klass);
      throw error;
    }
  }

  /** Requests an e-mail to each teacher of the class who has an address. */
  alertTeachers(tx: Tx, classId: string): Promise<void> {
    return alertTeachers(this.outbox, tx, classId, 'password-spraying');
  }

  /** Counts each student once; true when there are more of them than typing errors explain. */
  private async isMany(budget: Budget, key: string, student: string): Promise<boolean> {
    const isNew = await this.has(SPRAY_STUDENT_BUDGET, `${budget.name}:${key}:${student}`);
    return isNew && !(await this.has(budget, key));
  }

  /** Takes one from a budget that does not refuse requests; false when it is used up. */
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
