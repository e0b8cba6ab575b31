import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets, type Budget } from '../../../../platform/http/budgets.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { requestEmail } from '../../../messaging/contract.ts';
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
      await this.budgets.giveBack(SPRAY_ALERT_BUDGET, klass);
      throw error;
    }
  }

  /** Requests an e-mail to each teacher of the class who has an address. */
  async alertTeachers(tx: Tx, classId: string): Promise<void> {
    const teachers = await tx.$queryRaw<{ id: string; class_name: string }[]>`
      select u.id, c.name as class_name from identity.school_class c
      join identity.class_member m on m.tenant_id = c.tenant_id and m.class_id = c.id and m.role in ('lead', 'co')
      join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
      where c.tenant_id = ${currentTenantId()}::uuid and c.id = ${classId}::uuid
        and u.status = 'active' and u.email is not null`;
    for (const { id, class_name } of teachers)
      await requestEmail(this.outbox, tx, {
        template: 'password-spraying',
        to: { user_id: id },
        data: { class_name, path: `/classes/${classId}` },
      });
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
