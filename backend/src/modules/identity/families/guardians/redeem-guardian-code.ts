import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { useGuardianCode, type Redeemed } from './use-guardian-code.ts';
import {
  GUARDIAN_CODE_ADDRESS_BUDGET,
  GUARDIAN_CODE_PERSON_BUDGET,
  GUARDIAN_CODE_SCHOOL_BUDGET,
} from './guardian.budgets.ts';

/** Links the caller to the child of a code. Wrong, used, foreign and expired codes are refused alike. */
export class RedeemGuardianCode extends Command<Redeemed> {
  constructor(
    readonly code: string,
    readonly guardianId: string,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(RedeemGuardianCode)
export class RedeemGuardianCodeHandler implements ICommandHandler<RedeemGuardianCode> {
  constructor(
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ code, guardianId, address }: RedeemGuardianCode): Promise<Redeemed> {
    const tenant_id = currentTenantId();
    const budgets = [
      [GUARDIAN_CODE_PERSON_BUDGET, `${tenant_id}:${guardianId}`],
      [GUARDIAN_CODE_ADDRESS_BUDGET, address],
      [GUARDIAN_CODE_SCHOOL_BUDGET, tenant_id],
    ] as const;
    for (const [name, key] of budgets) await this.budgets.check(name, key);
    const school = await this.queries.execute(new GetSchool());
    const redeemed = await this.db.transaction(async (tx): Promise<Redeemed | null> => {
      // Serialised per person, so that two codes for one child never create two links.
      await tx.$queryRaw`select 1 from identity.user_account
        where tenant_id = ${tenant_id}::uuid and id = ${guardianId}::uuid for update`;
      return useGuardianCode(tx, code, guardianId, school, this.clock.now());
    });
    if (!redeemed) {
      for (const [name, key] of budgets) await this.budgets.take(name, key);
      throw new AppError('not_found', 'invalid_guardian_code', MESSAGES.invalidGuardianCode);
    }
    return redeemed;
  }
}
