import {
  Command,
  CommandHandler,
  Query,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';

interface Policy {
  approve_guardians: boolean;
}

/** Whether a guardian who used a code needs the school's approval. */
export class GetGuardianPolicy extends Query<Policy> {}

export class ChangeGuardianPolicy extends Command<Policy> {
  constructor(readonly approve: boolean) {
    super();
  }
}

@QueryHandler(GetGuardianPolicy)
export class GetGuardianPolicyHandler implements IQueryHandler<GetGuardianPolicy> {
  constructor(private readonly db: Db) {}

  async execute(): Promise<Policy> {
    const [row] = await this.db.rows<Policy>({
      name: 'guardian_policy',
      text: 'select approve_guardians from identity.sign_in_policy where tenant_id = $1',
      values: [currentTenantId()],
    });
    return row ?? { approve_guardians: false };
  }
}

@CommandHandler(ChangeGuardianPolicy)
export class ChangeGuardianPolicyHandler implements ICommandHandler<ChangeGuardianPolicy> {
  constructor(private readonly db: Db) {}

  execute({ approve }: ChangeGuardianPolicy): Promise<Policy> {
    return this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      await tx.signInPolicy.upsert({
        where: { tenant_id },
        create: { tenant_id, approve_guardians: approve },
        update: { approve_guardians: approve },
      });
      await recordAuditEntry(tx, {
        action: 'guardian.policy_changed',
        detail: { approve_guardians: approve },
      });
      return { approve_guardians: approve };
    });
  }
}
