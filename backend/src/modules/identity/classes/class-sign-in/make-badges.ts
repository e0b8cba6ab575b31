import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { drawingOf } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { currentContext, currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { ownClass, ownStudents } from './lock-own-class.ts';
import { badgeSheet } from './badge-sheet.ts';
import { badgeDigest, newBadgeSecret } from '../../sign-in/students/badge-tokens.ts';

/** Maximum number of badges in one request: they fill 13 sheets, which take about a second of processor time. */
const MOST = 100;

/**
 * Makes badges for all or some students of a class, and draws their sheet. The secrets are only on that
 * sheet: if it is lost, new badges are made. A new badge voids the previous one.
 */
export class MakeBadges extends Command<Buffer> {
  constructor(
    readonly classId: string,
    readonly students?: string[],
    readonly onlyMissing = false,
  ) {
    super();
  }
}

@CommandHandler(MakeBadges)
export class MakeBadgesHandler implements ICommandHandler<MakeBadges> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ classId, students, onlyMissing }: MakeBadges): Promise<Buffer> {
    const tenant_id = currentTenantId();
    const school = await this.queries.execute(new GetSchool());
    const { name, badges } = await this.db.transaction(async (tx) => {
      const found = await ownClass(tx, classId);
      const everybody = await ownStudents(tx, classId, students);
      if (everybody.length === 0)
        throw new AppError('conflict', 'no_students', 'This class has no students yet. Add them first.');
      const owners = onlyMissing ? await withoutBadge(tx, everybody) : everybody;
      if (owners.length === 0)
        throw new AppError('conflict', 'all_have_badges', 'Everybody here has a badge that works already.');
      if (owners.length > MOST)
        throw new AppError(
          'invalid',
          'too_many_badges',
          `Badges are made for at most ${MOST} students at once. Choose fewer.`,
        );
      const made = owners.map((owner) => ({ owner, id: newId(), secret: newBadgeSecret() }));
      await tx.badge.updateMany({
        where: { tenant_id, user_id: { in: owners.map(({ id }) => id) }, voided_at: null },
        data: { voided_at: this.clock.now() },
      });
      await tx.badge.createMany({
        data: made.map(({ owner, id, secret }) => ({
          id,
          tenant_id,
          user_id: owner.id,
          secret_hash: badgeDigest(secret),
          created_by: currentContext()!.principal!.userId,
        })),
      });
      await recordAuditEntry(tx, {
        action: 'badges.made',
        detail: { class_id: classId, class: found.name, students: owners.map(({ id }) => id) },
      });
      return {
        name: found.name,
        badges: made.map(({ owner, secret }) => ({
          name: `${owner.first_name} ${owner.last_name ? `${[...owner.last_name][0]}.` : ''}`.trim(),
          drawing: drawingOf(owner),
          link: `${school.origin}/login#badge=${secret}`,
        })),
      };
    });
    return badgeSheet(school.name, name, badges);
  }
}

/** The students without a valid badge. */
async function withoutBadge<One extends { id: string }>(tx: Tx, students: One[]): Promise<One[]> {
  const owned = await tx.badge.findMany({
    where: { tenant_id: currentTenantId(), user_id: { in: students.map(({ id }) => id) }, voided_at: null },
    select: { user_id: true },
  });
  const owners = new Set(owned.map(({ user_id }) => user_id));
  return students.filter(({ id }) => !owners.has(id));
}
