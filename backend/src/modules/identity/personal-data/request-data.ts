import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import { DataCopyRequested, ErasureOrdered } from '../contract.ts';
import { childOfGuardian, type Requester } from '../families/guardians/children.ts';
import { dueOf, OPEN_STATUSES, type DataRequestKind } from './data-request.rules.ts';

/** Requests a copy of a person's data, or its erasure. While a request is open, a repeated one returns it. */
export class RequestData extends Command<{ id: string }> {
  constructor(
    readonly kind: DataRequestKind,
    readonly personId: string,
    readonly reason: string,
    readonly requester: Requester,
  ) {
    super();
  }
}

@CommandHandler(RequestData)
export class RequestDataHandler implements ICommandHandler<RequestData> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  async execute({ kind, personId, reason, requester }: RequestData): Promise<{ id: string }> {
    const asked_as = await this.roleOf(requester, personId);
    const tenant_id = currentTenantId();
    return this.db.transaction(async (tx) => {
      const [person] = await tx.$queryRaw<{ role: string; archived_reason: string | null }[]>`
        select role::text, archived_reason from identity.user_account
        where tenant_id = ${tenant_id}::uuid and id = ${personId}::uuid and role <> 'community'
          and username <> 'erased-' || id for update`;
      if (!person) throw notFound('person');
      if (kind === 'erasure' && person.role === 'school_admin') {
        const others = await tx.user.count({
          where: { tenant_id, role: 'school_admin', status: 'active', id: { not: personId } },
        });
        if (others === 0)
          throw new AppError(
            'conflict',
            'last_administrator',
            'This is the school’s only administrator. Make somebody else one first.',
          );
      }
      const open = await tx.dataRequest.findFirst({
        where: { tenant_id, person_id: personId, kind, status: { in: OPEN_STATUSES } },
      });
      if (open) return { id: open.id };
      const id = newId();
      const now = this.clock.now();
      const due_at = dueOf(kind, now);
      await tx.dataRequest.createMany({
        data: [
          {
            id,
            tenant_id,
            person_id: personId,
            kind,
            asked_by: requester.userId,
            asked_as,
            reason,
            created_at: now,
            due_at,
          },
        ],
      });
      await recordAuditEntry(tx, {
        action: kind === 'export' ? 'data.copy_asked' : 'data.erasure_asked',
        subjectId: personId,
        ...(reason && { reason }),
        detail: { request_id: id, asked_as },
      });
      if (kind === 'export') await this.outbox.add(tx, DataCopyRequested, { request_id: id });
      else await this.outbox.add(tx, ErasureOrdered, { request_id: id }, { at: due_at });
      return { id };
    });
  }

  /** In which role the caller may make the request; for everybody else the person does not exist. */
  private async roleOf(requester: Requester, personId: string): Promise<'self' | 'guardian' | 'school'> {
    if (requester.userId === personId) return 'self';
    if (requester.role === 'school_admin') return 'school';
    if (requester.role !== 'parent') throw notFound('person');
    await childOfGuardian(this.db, personId, requester.userId, 'consent');
    return 'guardian';
  }
}
