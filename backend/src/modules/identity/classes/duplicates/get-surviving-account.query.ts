import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { GetSurvivingAccount } from '../../contract.ts';

@QueryHandler(GetSurvivingAccount)
export class GetSurvivingAccountHandler implements IQueryHandler<GetSurvivingAccount> {
  constructor(private readonly db: Db) {}

  async execute({ personId }: GetSurvivingAccount): Promise<string> {
    const [row] = await this.db.rows<{ merged_into: string | null }>({
      name: 'kept_person',
      text: 'select merged_into from identity.user_account where tenant_id = $1 and id = $2',
      values: [currentTenantId(), personId],
    });
    return row?.merged_into ?? personId;
  }
}
