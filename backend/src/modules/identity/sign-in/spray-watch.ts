import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { Budgets, type BudgetName } from '../../../platform/http/budgets.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { SprayNoticed } from '../contract.ts';

/**
 * Sees one password tried on many children of a class, from one address or from many, and lets the class's teachers
 * know, once an hour at most. Nobody is locked out by it: that would be what the stranger wants.
 */
@Injectable()
export class SprayWatch {
  constructor(
    private readonly budgets: Budgets,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  /** Notes that a wrong secret was tried on a child of a class. */
  async miss(classId: string, studentId: string, address: string): Promise<void> {
    const klass = `${currentTenantId()}:${classId}`;
    const fromOne = await this.isMany('spray-address', `${klass}:${address}`, studentId);
    const fromAll = await this.isMany('spray-class', klass, studentId);
    if (!(fromOne || fromAll) || !(await this.has('spray-alert', klass))) return;
    try {
      await this.db.transaction((tx) => this.outbox.add(tx, SprayNoticed, { class_id: classId }));
    } catch (error) {
      await this.budgets.giveBack('spray-alert', klass);
      throw error;
    }
  }

  /** Counts each child once, and tells when there are more of them than a morning's slips explain. */
  private async isMany(
    name: 'spray-address' | 'spray-class',
    key: string,
    student: string,
  ): Promise<boolean> {
    const isNew = await this.has('spray-student', `${name}:${key}:${student}`);
    return isNew && !(await this.has(name, key));
  }

  /** Takes one from a budget that refuses nobody; false when it is used up. */
  private async has(name: BudgetName, key: string): Promise<boolean> {
    try {
      await this.budgets.take(name, key);
      return true;
    } catch (refusal) {
      if (refusal instanceof AppError) return false;
      throw refusal;
    }
  }
}
