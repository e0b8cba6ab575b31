import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetLeaderLetter, type LeaderLetter } from '../contract.ts';

@QueryHandler(GetLeaderLetter)
export class GetLeaderLetterHandler implements IQueryHandler<GetLeaderLetter> {
  constructor(private readonly db: Db) {}

  async execute({ leaderId }: GetLeaderLetter): Promise<LeaderLetter | null> {
    const [row] = await this.db.rows<LeaderLetter>({
      name: 'leader_letter',
      text: 'select kind, decline_reason, valid_until from identity.leader where tenant_id = $1 and id = $2',
      values: [currentTenantId(), leaderId],
    });
    return row ?? null;
  }
}
