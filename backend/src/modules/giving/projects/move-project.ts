import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { actingPerson } from '../acting-person.ts';
import { GivenMoney } from '../charities/given-money.ts';
import { ProjectMoved } from '../contract.ts';
import { FindProjects } from './find-projects.ts';
import { lockProject, noteProjectEvent } from './lock-project.ts';
import type { ProjectRow } from './project-row.ts';
import { isOfPlatform, statusAfter, wrongProject, type ProjectMove } from './project.rules.ts';
import { facts } from './save-project.ts';

/** Moves a project to another status. */
export class MoveProject extends Command<void> {
  constructor(
    readonly id: string,
    readonly move: ProjectMove,
    readonly reason: string,
    readonly redirectTo: string | null,
  ) {
    super();
  }
}

@CommandHandler(MoveProject)
export class MoveProjectHandler implements ICommandHandler<MoveProject> {
  constructor(
    private readonly audit: AuditLog,
    private readonly cache: PublicCache,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindProjects,
    private readonly money: GivenMoney,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 403, 404, 409 as `statusAfter` says, 422 with what is missing */
  async execute(command: MoveProject): Promise<void> {
    const { id, move, redirectTo } = command;
    const actor = await actingPerson(this.queries);
    const row = await this.find.forDesk(id);
    const here = row.tenant_id === currentTenantId();
    if (isOfPlatform(move) ? !this.find.everywhere() : !here)
      throw new AppError(
        'forbidden',
        'not_allowed',
        here ? 'The platform’s team decides on this.' : 'The school that leads the project decides on this.',
      );
    if (redirectTo) await this.assertPlan(row, redirectTo);
    const entry = (await this.money.ofProjects([id]))
      .get(id)
      ?.find(({ currency }) => currency === row.currency);
    const sums = { raised: entry?.raised ?? 0, paid_out: entry?.paid_out ?? 0 };
    await inContext(
      here ? currentContext()! : { ...currentContext()!, tenantId: row.tenant_id, actorName: actor.name },
      () => this.db.transaction((tx) => this.inside(tx, command, { row, sums, actor })),
    );
    this.cache.forgetAll();
  }

  private async inside(
    tx: Tx,
    { id, move, reason, redirectTo }: MoveProject,
    given: {
      row: ProjectRow;
      sums: { raised: number; paid_out: number };
      actor: { id: string; name: string };
    },
  ): Promise<void> {
    const project = await lockProject(tx, id);
    const status = statusAfter(
      {
        status: project.status,
        charity_status: given.row.charity_status,
        reason,
        ...given.sums,
        redirect_to: redirectTo,
        report: project.report,
      },
      move,
    );
    if (move === 'submit' || move === 'start') {
      const wrong = wrongProject(facts(project), true);
      if (Object.keys(wrong).length > 0) throw invalidFields(wrong, 'not_complete');
    }
    const now = this.clock.now();
    await tx.project.update({
      where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
      data: {
        status,
        status_reason: reason,
        version: { increment: 1 },
        ...(move === 'start' && { published_at: now }),
        ...(move === 'complete' && { reported_at: now }),
        ...(move === 'cancel' && redirectTo && { redirect_to: redirectTo }),
      },
    });
    const move_id = await noteProjectEvent(tx, id, move, given.actor, reason);
    await this.outbox.add(tx, ProjectMoved, {
      project_id: id,
      move_id,
      from: project.status,
      to: status,
      redirect_to: move === 'cancel' ? redirectTo : null,
    });
    await this.audit.record(tx, `project.${PAST[move]}`, project.title, { reason });
    await this.cache.announceToAll(tx);
  }

  /** What was given for a project stays with its charity. */
  private async assertPlan({ id, charity_id }: ProjectRow, redirectTo: string): Promise<void> {
    const [other] = await this.find.some([redirectTo]);
    if (!other || other.id === id || other.charity_id !== charity_id || other.status === 'cancelled')
      throw invalidFields({ redirect_to: ['Choose another project of the same charity.'] });
  }
}

const PAST = {
  submit: 'submitted',
  return: 'returned',
  start: 'started',
  pause: 'paused',
  resume: 'resumed',
  close: 'closed',
  deliver: 'delivering',
  complete: 'completed',
  cancel: 'cancelled',
} as const satisfies Record<ProjectMove, string>;
