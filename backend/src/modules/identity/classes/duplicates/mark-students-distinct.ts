import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentContext, currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { invalidFields, notFound } from '../../../../platform/errors.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';

/** Marks two students with similar names as distinct: they are not suggested again. */
export class MarkStudentsDistinct extends Command<void> {
  constructor(
    readonly one: string,
    readonly other: string,
  ) {
    super();
  }
}

@CommandHandler(MarkStudentsDistinct)
export class MarkStudentsDistinctHandler implements ICommandHandler<MarkStudentsDistinct> {
  constructor(private readonly db: Db) {}

  async execute({ one, other }: MarkStudentsDistinct): Promise<void> {
    if (one === other) throw invalidFields({ other_id: ['Choose two different students.'] });
    const tenant_id = currentTenantId();
    const [student_id, other_id] = [one, other].sort() as [string, string];
    await this.db.transaction(async (tx) => {
      const found = await tx.user.count({
        where: { tenant_id, id: { in: [one, other] }, role: 'student', merged_into: null },
      });
      if (found < 2) throw notFound('student');
      const { count } = await tx.distinctPair.createMany({
        data: [{ tenant_id, student_id, other_id, said_by: currentContext()!.principal!.userId }],
        skipDuplicates: true,
      });
      if (count > 0)
        await recordAuditEntry(tx, {
          action: 'person.called_distinct',
          subjectId: student_id,
          detail: { other_id },
        });
    });
  }
}
