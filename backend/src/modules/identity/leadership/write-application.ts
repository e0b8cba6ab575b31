import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LeaderKind } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import { mayApplyAgainAt, statusOfLeader, type LeaderDetails } from './leader.rules.ts';
import { Leaders, type LockedLeader } from './leaders.ts';

/** Saves an application, and submits it on request. Submitting twice changes nothing. */
export class WriteApplication extends Command<void> {
  constructor(
    readonly userId: string,
    readonly kind: LeaderKind,
    readonly words: { statement: string; evidence: string },
    readonly submit: boolean,
  ) {
    super();
  }
}

@CommandHandler(WriteApplication)
export class WriteApplicationHandler implements ICommandHandler<WriteApplication> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly leaders: Leaders,
  ) {}

  execute({ userId, kind, words, submit }: WriteApplication): Promise<void> {
    const tenant_id = currentTenantId();
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const person = await this.leaders.lockPerson(tx, userId);
      if (!person || person.status !== 'active') throw notFound('person');
      let open: LockedLeader | null = await this.leaders.lockOpen(tx, userId, kind);
      // An expired badge ends here at the latest, so that its holder can apply again at once.
      if (open?.state === 'recognised' && statusOfLeader(open, now) === 'lapsed') {
        await this.leaders.move(tx, open, 'lapse');
        open = null;
      }
      if (open && open.state !== 'draft') {
        if (submit && open.state === 'submitted') return;
        throw new AppError('conflict', 'already_open', 'You have applied already. Please reload the page.');
      }
      if (!open) {
        const declined = await tx.leader.findFirst({
          where: { tenant_id, user_id: userId, kind, state: 'declined' },
          orderBy: { decided_at: 'desc' },
          select: { decided_at: true },
        });
        const again = declined?.decided_at && mayApplyAgainAt(declined.decided_at);
        if (again && again > now)
          throw new AppError(
            'conflict',
            'too_early',
            `You can apply again from ${again.toISOString().slice(0, 10)} on.`,
          );
        const id = newId();
        await tx.leader.create({
          data: { id, tenant_id, user_id: userId, kind, state: 'draft', open_kind: kind, ...words },
        });
        const fresh: LeaderDetails = { kind, state: 'draft', valid_until: null, decided_at: null, steps: [] };
        open = { ...fresh, id, user_id: userId, nominated_by: null, mentee_places: 0 };
      } else await tx.leader.update({ where: { tenant_id_id: { tenant_id, id: open.id } }, data: words });
      if (!submit) return;
      await this.leaders.move(tx, open, 'submit', { submitted_at: now });
      await recordAuditEntry(tx, { action: 'leader.submitted', subjectId: userId, detail: { kind } });
      await this.leaders.emailUpdate(tx, open.id, userId, 'submitted');
    });
  }
}
