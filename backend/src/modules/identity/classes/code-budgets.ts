import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Budgets } from '../../../platform/http/budgets.ts';

/**
 * Wrong class codes use up three budgets: of their address, of the school and of all schools. The last two, which a
 * crowd of strangers can empty, never keep out an address that somebody of this school signed in from.
 */
@Injectable()
export class CodeBudgets {
  constructor(
    private readonly db: Db,
    private readonly budgets: Budgets,
  ) {}

  /** Refuses with 429 when there is nothing left for this address. */
  async check(address: string): Promise<void> {
    await this.budgets.check('class-code-address', address);
    try {
      await this.budgets.check('class-code-school', currentTenantId());
      await this.budgets.check('class-code-global', 'all');
    } catch (refusal) {
      const known = await this.db.rows({
        name: 'address_of_school',
        text: `select 1 from identity.session
               where tenant_id = $1 and address = $2 and created_at > now() - interval '30 days' limit 1`,
        values: [currentTenantId(), address],
      });
      if (known.length === 0) throw refusal;
    }
  }

  /** Notes a wrong code. */
  async miss(address: string): Promise<void> {
    await this.budgets.take('class-code-address', address);
    // Emptied by others, they say nothing about this one.
    await this.budgets.take('class-code-school', currentTenantId()).catch(() => undefined);
    await this.budgets.take('class-code-global', 'all').catch(() => undefined);
  }
}
