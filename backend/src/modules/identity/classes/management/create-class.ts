import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Db } from '../../../../platform/db/db.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import type { Teaching } from './class-access.ts';
import type { ClassBody } from './class-bodies.ts';
import { setTeachers } from './class-teachers.ts';
import { addClass } from './add-class.ts';

/** Creates a class. A teacher leads the class they create; an administrator names its lead. */
export class CreateClass extends Command<{ id: string }> {
  constructor(
    readonly who: Teaching,
    readonly details: ClassBody,
  ) {
    super();
  }
}

@CommandHandler(CreateClass)
export class CreateClassHandler implements ICommandHandler<CreateClass> {
  constructor(private readonly db: Db) {}

  execute({ who, details }: CreateClass): Promise<{ id: string }> {
    return this.db.transaction(async (tx) => {
      const { name, year, grade = '', lead_id, co_teacher_ids = [] } = details;
      const { id } = await addClass(tx, { name, year, grade });
      const lead = who.role === 'teacher' ? who.userId : (lead_id ?? null);
      await setTeachers(tx, id, lead, co_teacher_ids);
      await recordAuditEntry(tx, { action: 'class.created', detail: { class_id: id, name } });
      return { id };
    });
  }
}
