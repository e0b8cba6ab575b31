import {
  Command,
  CommandHandler,
  Query,
  QueryBus,
  QueryHandler,
  type ICommandHandler,
  type IQueryHandler,
} from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { actingPerson } from '../acting-person.ts';
import { SafetyLeadNamed } from '../contract.ts';

/** The person who receives reports about safety. */
export class SafetyLead {
  name!: string;
  email!: string;
  /** Who named this person, and when. */
  named_by!: string;
  named_at!: string;
}
/** Null: nobody is named, and reports go to the tenant's general address. */
export class SafetyLeadAnswer {
  lead!: SafetyLead | null;
}

/** The safety lead of the running tenant. */
export class GetSafetyLead extends Query<SafetyLeadAnswer> {}

@QueryHandler(GetSafetyLead)
export class GetSafetyLeadHandler implements IQueryHandler<GetSafetyLead> {
  constructor(private readonly db: Db) {}

  async execute(): Promise<SafetyLeadAnswer> {
    const [row] = await this.db.rows<{ name: string; email: string; author_name: string; created_at: Date }>({
      name: 'safety_lead',
      text: `select name, email, author_name, created_at from content.safety_lead
             where tenant_id = $1 order by created_at desc, id desc limit 1`,
      values: [currentTenantId()],
    });
    if (!row) return { lead: null };
    const { name, email, author_name, created_at } = row;
    return { lead: { name, email, named_by: author_name, named_at: created_at.toISOString() } };
  }
}

/** Names the safety lead. Former ones stay recorded. */
export class NameSafetyLead extends Command<void> {
  constructor(
    readonly name: string,
    readonly email: string,
  ) {
    super();
  }
}

@CommandHandler(NameSafetyLead)
export class NameSafetyLeadHandler implements ICommandHandler<NameSafetyLead> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly outbox: Outbox,
  ) {}

  async execute({ name, email }: NameSafetyLead): Promise<void> {
    const { lead } = await this.queries.execute(new GetSafetyLead());
    if (lead?.name === name && lead.email === email) return;
    const author = await actingPerson(this.queries);
    await this.db.transaction(async (tx) => {
      await tx.safetyLead.createMany({
        data: [
          {
            id: newId(),
            tenant_id: currentTenantId(),
            name,
            email,
            author_id: author.id,
            author_name: author.name,
          },
        ],
      });
      await this.outbox.add(tx, SafetyLeadNamed, { by: author.id, name });
    });
  }
}
