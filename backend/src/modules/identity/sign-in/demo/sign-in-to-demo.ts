import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Role } from '@bookgrove/contract';
import { Config } from '../../../../platform/config.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { ListDemoSchools } from '../../../tenancy/contract.ts';
import { OpenSession, type Caller, type SessionTokens } from '../sessions/open-session.ts';
import { DEMO_ADDRESS_BUDGET } from './demo.budgets.ts';

/** Signs a visitor in to a demo school with one of its demo accounts, without a secret. */
export class SignInToDemo extends Command<SessionTokens & { userId: string }> {
  constructor(
    readonly role: Role,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(SignInToDemo)
export class SignInToDemoHandler implements ICommandHandler<SignInToDemo> {
  constructor(
    private readonly config: Config,
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly budgets: Budgets,
    private readonly openSession: OpenSession,
  ) {}

  /**
   * Three independent conditions: the setting DEMO, the school's flag, and a table of accounts that only the
   * seed can write.
   */
  async execute({ role, caller }: SignInToDemo): Promise<SessionTokens & { userId: string }> {
    if (!this.config.demo) throw notFound('page');
    await this.budgets.take(DEMO_ADDRESS_BUDGET, caller.address);
    const tenant = currentTenantId();
    const schools = await this.queries.execute(new ListDemoSchools());
    if (!schools.some(({ id }) => id === tenant)) throw notFound('page');
    const [account] = await this.db.rows<{ id: string; role: Role; is_staff: boolean }>({
      name: 'demo_account',
      text: `select u.id, u.role, u.is_staff from identity.demo_account d
             join identity.user_account u on u.tenant_id = d.tenant_id and u.id = d.user_id
             where d.tenant_id = $1 and d.role::text = $2 and u.role = d.role and u.status = 'active' and not u.is_staff`,
      values: [tenant, role],
    });
    if (!account) throw notFound('role in the demo');
    const tokens = await this.openSession.for(account, { ...caller, remember: false, way: 'demo' });
    return { ...tokens, userId: account.id };
  }
}
