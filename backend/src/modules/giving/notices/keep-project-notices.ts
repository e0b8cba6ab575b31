import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { ProjectMoved, ProjectUpdated } from '../contract/projects.ts';
import { isTold } from './project-notice.rules.ts';

/** News of a project are kept in the tenant that leads it; each school sends them to its own donors. */
@Injectable()
@Consumes(ProjectUpdated, { name: 'giving.keep-project-news', queue: 'emails' })
export class KeepNewsWhenProjectUpdated implements Consumer<ProjectUpdated> {
  constructor(private readonly clock: Clock) {}

  async handle({ project_id, update_id }: ProjectUpdated, tx: Tx): Promise<void> {
    await tx.projectNotice.createMany({
      data: [{ tenant_id: currentTenantId(), id: update_id, project_id, created_at: this.clock.now() }],
      skipDuplicates: true,
    });
  }
}

/** A project reached its goal, was carried out, or is not carried out: its donors are told. */
@Injectable()
@Consumes(ProjectMoved, { name: 'giving.keep-project-moves', queue: 'emails' })
export class KeepNoticeWhenProjectMoved implements Consumer<ProjectMoved> {
  constructor(private readonly clock: Clock) {}

  async handle({ project_id, move_id, to, redirect_to }: ProjectMoved, tx: Tx): Promise<void> {
    if (!isTold(to)) return;
    await tx.projectNotice.createMany({
      data: [
        {
          tenant_id: currentTenantId(),
          id: move_id,
          project_id,
          moved_to: to,
          redirect_to,
          created_at: this.clock.now(),
        },
      ],
      skipDuplicates: true,
    });
  }
}
