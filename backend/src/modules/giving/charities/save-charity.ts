import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId, currentTenantKind } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { slugFrom } from '../../../platform/text/slug.rules.ts';
import { actingPerson } from '../acting-person.ts';
import type { CharityBody, CharityChange } from './charity-bodies.ts';
import type { CharitySaved } from './charity-views.ts';
import { lockCharity, noteCharityEvent } from './lock-charity.ts';
import { takeSlug } from './taken-slugs.ts';

/** Makes a charity as a draft: one of the platform, or the proposal of a school. */
export class CreateCharity extends Command<CharitySaved> {
  constructor(
    readonly body: CharityBody,
    /** Of the demo's seed. */
    readonly demo = false,
  ) {
    super();
  }
}

@CommandHandler(CreateCharity)
export class CreateCharityHandler implements ICommandHandler<CreateCharity> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ body, demo }: CreateCharity): Promise<CharitySaved> {
    const tenant_id = currentTenantId();
    const actor = await actingPerson(this.queries);
    return this.db.transaction(async (tx) => {
      const slug = await takeSlug(tx, 'charity', slugFrom(body.name, 'charity'));
      const id = newId();
      await tx.charity.createMany({
        data: [
          {
            tenant_id,
            id,
            slug,
            ...EMPTY,
            ...dataOf(body),
            demo,
            created_by: actor.id,
            created_at: this.clock.now(),
            ...(currentTenantKind() === 'school' && { proposed_by_school: tenant_id }),
          },
        ],
      });
      await noteCharityEvent(tx, id, 'created', actor);
      await this.audit.record(tx, 'charity.created', body.name);
      return { id, slug, version: 1 };
    });
  }
}

/** Changes the texts of a charity; a school those of a draft alone. */
export class ChangeCharity extends Command<CharitySaved> {
  constructor(
    readonly id: string,
    readonly change: CharityChange,
  ) {
    super();
  }
}

@CommandHandler(ChangeCharity)
export class ChangeCharityHandler implements ICommandHandler<ChangeCharity> {
  constructor(
    private readonly audit: AuditLog,
    private readonly cache: PublicCache,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404, 409 `changed_meanwhile` and `wrong_status` */
  async execute({ id, change }: ChangeCharity): Promise<CharitySaved> {
    const { version, ...body } = change;
    const actor = await actingPerson(this.queries);
    const saved = await this.db.transaction(async (tx) => {
      const before = await lockCharity(tx, id);
      if (before.version !== version)
        throw new AppError(
          'conflict',
          'changed_meanwhile',
          'Somebody else has changed it. Please look at it again.',
        );
      if (before.status === 'archived' || (currentTenantKind() === 'school' && before.status !== 'draft'))
        throw new AppError(
          'conflict',
          'wrong_status',
          `The texts of a charity cannot be changed while it is ${before.status.replace('_', ' ')}.`,
        );
      // What the review has read, and what receipts say, is read again after a change.
      const material = (
        ['name', 'legal_name', 'registration_number', 'country', 'tax_reference'] as const
      ).filter((member) => body[member] !== undefined && body[member] !== before[member]);
      if (before.status === 'in_review' && material.length > 0) await this.takeChecksBack(tx, id);
      // The address of a charity stays, once others may know it.
      const slug =
        before.status === 'draft' && body.name !== before.name
          ? await takeSlug(tx, 'charity', slugFrom(body.name, 'charity'))
          : before.slug;
      await tx.charity.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
        data: { ...dataOf(body), slug, version: version + 1 },
      });
      await noteCharityEvent(tx, id, 'changed', actor, material.join(', '));
      await this.audit.record(tx, 'charity.changed', body.name, { reason: material.join(', ') });
      await this.cache.announceToAll(tx);
      return { id, slug, version: version + 1 };
    });
    this.cache.forgetAll();
    return saved;
  }

  private async takeChecksBack(tx: Tx, charity_id: string): Promise<void> {
    await tx.charityCheck.deleteMany({ where: { tenant_id: currentTenantId(), charity_id } });
  }
}

const EMPTY = { legal_name: '', summary: '', mission: '', place: '', registration_number: '', goals: [] };

/** The members that were sent; an empty text of those that can be absent is stored as null. */
function dataOf({ tax_reference_on, ...body }: CharityBody): CharityBodyData {
  const data = {
    ...body,
    tax_reference_on:
      tax_reference_on === undefined
        ? undefined
        : tax_reference_on && new Date(`${tax_reference_on}T00:00:00Z`),
  };
  for (const member of ['register_url', 'website', 'email', 'tax_reference'] as const)
    if (data[member] === '') data[member] = null;
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== undefined),
  ) as unknown as CharityBodyData;
}

type CharityBodyData = Omit<CharityBody, 'tax_reference_on'> & { tax_reference_on?: Date | null };
