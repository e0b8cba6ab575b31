import type { Role } from '@bookgrove/contract';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetActiveRole } from '../contract.ts';

@QueryHandler(GetActiveRole)
export class GetActiveRoleHandler implements IQueryHandler<GetActiveRole> {
  constructor(private readonly db: Db) {}

  async execute({ userId }: GetActiveRole): Promise<Role | null> {
    const [person] = await this.db.rows<{ role: Role }>({
      name: 'active_role',
      text: `select role from identity.user_account where tenant_id = $1 and id = $2 and status = 'active'`,
      values: [currentTenantId(), userId],
    });
    return person?.role ?? null;
  }
}
