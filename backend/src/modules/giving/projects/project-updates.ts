import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { actingPerson } from '../acting-person.ts';
import { ProjectUpdated } from '../contract.ts';
import { FindProjects } from './find-projects.ts';
import { lockProject, noteProjectEvent } from './lock-project.ts';
import { SHOWN } from './project.rules.ts';

/** News of projects: written by one person, published when another one has read them. */
@Injectable()
export class ProjectUpdates {
  constructor(
    private readonly audit: AuditLog,
    private readonly cache: PublicCache,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindProjects,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** Stores news that wait for a second reader. @throws AppError 404, 409 `wrong_status` */
  async write(projectId: string, { title, body }: { title: string; body: string }): Promise<{ id: string }> {
    const actor = await actingPerson(this.queries);
    const id = newId();
    await this.db.transaction(async (tx) => {
      const project = await lockProject(tx, projectId);
      if (!SHOWN.includes(project.status))
        throw new AppError('conflict', 'wrong_status', 'News belong to a project that everybody sees.');
      await tx.projectUpdate.createMany({
        data: [
          {
            tenant_id: currentTenantId(),
            id,
            project_id: projectId,
            title,
            body,
            author_id: actor.id,
            created_at: this.clock.now(),
          },
        ],
      });
      await noteProjectEvent(tx, projectId, 'news_written', actor, title.slice(0, 500));
      await this.audit.record(tx, 'project.news_written', project.title, { reason: title });
    });
    return { id };
  }

  /** Publishes news or refuses them; never by whoever wrote them. @throws AppError 403, 404, 409 `decided_already` */
  async decide(projectId: string, id: string, decision: 'publish' | 'reject', reason: string): Promise<void> {
    if (decision === 'reject' && reason === '')
      throw invalidFields({ reason: ['Please say why.'] }, 'reason_missing');
    const actor = await actingPerson(this.queries);
    const { tenant_id } = await this.find.forDesk(projectId);
    const here = tenant_id === currentTenantId();
    await inContext(
      here ? currentContext()! : { ...currentContext()!, tenantId: tenant_id, actorName: actor.name },
      () =>
        this.db.transaction(async (tx) => {
          const project = await lockProject(tx, projectId);
          const update = await tx.projectUpdate.findFirst({
            where: { tenant_id, id, project_id: projectId },
          });
          if (!update) throw notFound('news');
          if (update.status !== 'waiting')
            throw new AppError('conflict', 'decided_already', 'Somebody has decided on this already.');
          if (update.author_id === actor.id)
            throw new AppError('forbidden', 'own_news', 'Somebody else reads news before they are shown.');
          const now = this.clock.now();
          const published = decision === 'publish';
          await tx.projectUpdate.update({
            where: { tenant_id_id: { tenant_id, id } },
            data: {
              status: published ? 'published' : 'rejected',
              decided_by: actor.id,
              reason,
              ...(published && { published_at: now }),
            },
          });
          const what = published ? 'news_published' : 'news_rejected';
          await noteProjectEvent(tx, projectId, what, actor, published ? update.title.slice(0, 500) : reason);
          await this.audit.record(tx, `project.${what}`, project.title, { reason });
          if (!published) return;
          await tx.project.update({
            where: { tenant_id_id: { tenant_id, id: projectId } },
            data: { updated_news_at: now },
          });
          await this.outbox.add(tx, ProjectUpdated, { project_id: projectId, update_id: id });
          await this.cache.announceToAll(tx);
        }),
    );
    this.cache.forgetAll();
  }
}
