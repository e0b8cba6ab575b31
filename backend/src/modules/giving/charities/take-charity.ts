import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { Charity, CharityDocument } from '../../../platform/db/generated/client.ts';
import { AppError } from '../../../platform/errors.ts';
import { actingPerson } from '../acting-person.ts';
import { FindCharities } from './find-charities.ts';
import { noteCharityEvent } from './lock-charity.ts';

/**
 * The platform takes over what a school proposed: the charity becomes a row of the platform with the same id and slug, for the
 * school alone or for every school, and the school supports it. Repeating it changes nothing.
 */
export class TakeCharity extends Command<void> {
  constructor(
    readonly id: string,
    readonly everybody: boolean,
  ) {
    super();
  }
}

@CommandHandler(TakeCharity)
export class TakeCharityHandler implements ICommandHandler<TakeCharity> {
  constructor(
    private readonly audit: AuditLog,
    private readonly db: Db,
    private readonly find: FindCharities,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 403, 404, 409 `wrong_status` for a charity that is no submitted proposal */
  async execute({ id, everybody }: TakeCharity): Promise<void> {
    if (!this.find.everywhere())
      throw new AppError('forbidden', 'not_allowed', 'The platform’s team decides on this.');
    const actor = await actingPerson(this.queries);
    const { tenant_id: school, status } = await this.find.forDesk(id);
    const platform = currentTenantId();
    if (school !== platform) {
      if (status !== 'in_review')
        throw new AppError('conflict', 'wrong_status', 'The school has not sent this charity yet.');
      const inSchool = <T>(work: () => Promise<T>): Promise<T> =>
        inContext({ ...currentContext()!, tenantId: school, actorName: actor.name }, work);
      const copy = await inSchool(() => this.read(id));
      await this.db.transaction(async (tx) => {
        const { count } = await tx.charity.createMany({
          data: [
            {
              ...copy.charity,
              tenant_id: platform,
              proposed_by_school: school,
              only_school: everybody ? null : school,
            },
          ],
          skipDuplicates: true,
        });
        if (count === 0) return;
        await tx.charityDocument.createMany({
          data: copy.documents.map((document) => ({ ...document, tenant_id: platform })),
        });
        await noteCharityEvent(tx, id, 'taken', actor);
        await this.audit.record(tx, 'charity.taken', copy.charity.name);
      });
      await inSchool(() => this.leave(id, actor.id));
    }
  }

  private read(id: string): Promise<{ charity: Charity; documents: CharityDocument[] }> {
    const tenant_id = currentTenantId();
    return this.db.transaction(async (tx) => ({
      charity: await tx.charity.findUniqueOrThrow({ where: { tenant_id_id: { tenant_id, id } } }),
      documents: await tx.charityDocument.findMany({ where: { tenant_id, charity_id: id } }),
    }));
  }

  /** The school's row goes; that it supports the charity stays. */
  private leave(charity_id: string, chosen_by: string): Promise<void> {
    const tenant_id = currentTenantId();
    return this.db.transaction(async (tx) => {
      await tx.schoolCharity.createMany({
        data: [{ tenant_id, charity_id, chosen_by }],
        skipDuplicates: true,
      });
      await tx.charity.deleteMany({ where: { tenant_id, id: charity_id } });
    });
  }
}
