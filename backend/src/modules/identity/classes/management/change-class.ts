import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { valueChanges } from '../../audit/value-changes.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { given, lockOpenClass, seesAllClasses, type Teaching } from './class-access.ts';
import type { ClassChangeBody } from './class-bodies.ts';
import { setTeachers } from './class-teachers.ts';

/**
 * Changes name, year, grade and teachers of a class. Only an administrator or the lead teacher decides who leads it.
 */
export class ChangeClass extends Command<{ id: string }> {
  constructor(
    readonly who: Teaching,
    readonly classId: string,
    readonly change: ClassChangeBody,
  ) {
    super();
  }
}

@CommandHandler(ChangeClass)
export class ChangeClassHandler implements ICommandHandler<ChangeClass> {
  constructor(private readonly db: Db) {}

  execute({ who, classId, change }: ChangeClass): Promise<{ id: string }> {
    return this.db.transaction(async (tx) => {
      const before = await lockOpenClass(tx, who, classId);
      const { lead_id, co_teacher_ids, name, year, grade } = change;
      const tenant_id = currentTenantId();
      await tx.schoolClass.update({
        where: { tenant_id_id: { tenant_id, id: classId } },
        data: {
          ...(name !== undefined && { name }),
          ...(year !== undefined && { year }),
          ...(grade !== undefined && { grade }),
        },
      });
      if (lead_id !== undefined || co_teacher_ids !== undefined) {
        const teachers = await tx.classMember.findMany({
          where: { tenant_id, class_id: classId, role: { in: ['lead', 'co'] } },
        });
        const leadNow = teachers.find(({ role }) => role === 'lead')?.user_id ?? null;
        const mayHandOver = seesAllClasses(who) || leadNow === null || leadNow === who.userId;
        const lead = (mayHandOver ? lead_id : undefined) ?? leadNow;
        const co =
          co_teacher_ids ?? teachers.filter(({ role }) => role === 'co').map(({ user_id }) => user_id);
        await setTeachers(tx, classId, lead, co);
      }
      await recordAuditEntry(tx, {
        action: 'class.changed',
        detail: {
          class_id: classId,
          changed: given(change),
          changes: valueChanges(before, { name, year, grade }, ['name', 'year', 'grade']),
        },
      });
      return { id: classId };
    });
  }
}
