import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Relationship } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { childOfStaff, type Requester, type Child } from './children.ts';
import { makeGuardianCodes, type GuardianCode } from './guardian-codes.ts';

/** Creates a code for one child. Several may be open: each guardian gets a separate one. */
export class MakeGuardianCode extends Command<GuardianCode> {
  constructor(
    readonly studentId: string,
    readonly relationship: Relationship,
    readonly requester: Requester,
  ) {
    super();
  }
}

/** Creates one code for each child of a class, for letters home. */
export class MakeGuardianCodesOfClass extends Command<{ name: string; codes: GuardianCode[] }> {
  constructor(
    readonly classId: string,
    readonly requester: Requester,
  ) {
    super();
  }
}

@CommandHandler(MakeGuardianCode)
export class MakeGuardianCodeHandler implements ICommandHandler<MakeGuardianCode> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ studentId, relationship, requester }: MakeGuardianCode): Promise<GuardianCode> {
    const child = await childOfStaff(this.db, studentId, requester);
    return this.db.transaction(async (tx) => {
      // Locked, so that concurrent requests do not exceed the maximum together.
      await tx.$queryRaw`select 1 from identity.user_account
        where tenant_id = ${currentTenantId()}::uuid and id = ${child.id}::uuid for update`;
      const [made] = await makeGuardianCodes(tx, [child], {
        by: requester.userId,
        relationship,
        now: this.clock.now(),
      });
      await recordAuditEntry(tx, { action: 'guardian.code_made', subjectId: child.id });
      return made!;
    });
  }
}

@CommandHandler(MakeGuardianCodesOfClass)
export class MakeGuardianCodesOfClassHandler implements ICommandHandler<MakeGuardianCodesOfClass> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({
    classId,
    requester,
  }: MakeGuardianCodesOfClass): Promise<{ name: string; codes: GuardianCode[] }> {
    const tenant = currentTenantId();
    const [classes, children] = await this.db.batch([
      {
        name: 'class_of_letters',
        text: `select c.name from identity.school_class c
               where c.tenant_id = $1 and c.id = $2 and c.archived_at is null
                 and ($4 or exists (select 1 from identity.class_member m
                   where m.tenant_id = c.tenant_id and m.class_id = c.id and m.user_id = $3 and m.role <> 'student'))`,
        values: [tenant, classId, requester.userId, requester.role === 'school_admin'],
      },
      {
        name: 'children_of_letters',
        text: `select u.id, u.first_name, u.last_name, u.avatar from identity.class_member m
               join identity.user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
               where m.tenant_id = $1 and m.class_id = $2 and m.role = 'student' and u.role = 'student'
                 and u.status = 'active' and not u.is_class_account
               order by u.first_name, u.last_name, u.id limit 200`,
        values: [tenant, classId],
      },
    ]);
    const found = classes!.rows[0] as { name: string } | undefined;
    if (!found) throw notFound('class');
    const codes = await this.db.transaction(async (tx) => {
      const made = await makeGuardianCodes(tx, children!.rows as Child[], {
        by: requester.userId,
        relationship: 'parent',
        now: this.clock.now(),
      });
      await recordAuditEntry(tx, {
        action: 'guardian.codes_made',
        detail: { class_id: classId, count: made.length },
      });
      return made;
    });
    return { name: found.name, codes };
  }
}
