import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { lockClass, lockOpenClass, type Teaching } from './class-access.ts';
import type { RollOverBody } from './class-bodies.ts';
import { addClass } from './add-class.ts';

/**
 * Rolls a class over into the next year: a new class with a new code, the same teachers, students and groups;
 * the old one is archived. A class rolls over once; a repeated request returns the same new class.
 */
export class RollOverClass extends Command<{ id: string }> {
  constructor(
    readonly who: Teaching,
    readonly classId: string,
    readonly next: RollOverBody,
  ) {
    super();
  }
}

@CommandHandler(RollOverClass)
export class RollOverClassHandler implements ICommandHandler<RollOverClass> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ who, classId, next }: RollOverClass): Promise<{ id: string }> {
    return this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      await lockClass(tx, who, classId);
      const successor = await tx.schoolClass.findFirst({ where: { tenant_id, previous_id: classId } });
      if (successor) return { id: successor.id };
      const old = await lockOpenClass(tx, who, classId);
      const { name, year, grade = old.grade } = next;
      const { id } = await addClass(tx, { name, year, grade, previous_id: classId });
      await tx.schoolClass.update({
        where: { tenant_id_id: { tenant_id, id } },
        data: { sign_in_mode: old.sign_in_mode, code_window: old.code_window },
      });
      // Without archived students.
      await tx.$executeRaw`
        insert into identity.class_member (tenant_id, class_id, user_id, role)
        select m.tenant_id, ${id}::uuid, m.user_id, m.role from identity.class_member m
        join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
        where m.tenant_id = ${tenant_id}::uuid and m.class_id = ${classId}::uuid and u.status = 'active'`;
      await tx.$executeRaw`
        with copied as (
          insert into identity.class_group (id, tenant_id, class_id, name)
          select gen_random_uuid(), tenant_id, ${id}::uuid, name from identity.class_group
          where tenant_id = ${tenant_id}::uuid and class_id = ${classId}::uuid
          returning id, name)
        insert into identity.class_group_member (tenant_id, group_id, user_id)
        select m.tenant_id, c.id, m.user_id from copied c
        join identity.class_group g on g.tenant_id = ${tenant_id}::uuid and g.class_id = ${classId}::uuid and g.name = c.name
        join identity.class_group_member m on m.tenant_id = g.tenant_id and m.group_id = g.id
        join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id and u.status = 'active'`;
      await tx.schoolClass.update({
        where: { tenant_id_id: { tenant_id, id: classId } },
        data: { archived_at: this.clock.now() },
      });
      await recordAuditEntry(tx, {
        action: 'class.rolled_over',
        detail: { class_id: classId, next_class_id: id, year },
      });
      return { id };
    });
  }
}
