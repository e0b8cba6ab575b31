import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Project } from '../../../platform/db/generated/client.ts';
import { notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { ProjectStatus } from '../contract.ts';
import type { BudgetLine, Milestone, OutcomeUnit } from './project.rules.ts';

export type LockedProject = Omit<Project, 'cover' | 'status' | 'budget' | 'milestones' | 'outcome_units'> & {
  status: ProjectStatus;
  budget: BudgetLine[];
  milestones: Milestone[];
  outcome_units: OutcomeUnit[];
};

/**
 * The project of this tenant, locked until the transaction ends.
 * @throws AppError not_found
 */
export async function lockProject(tx: Tx, id: string): Promise<LockedProject> {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from giving.project where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const row = await tx.project.findFirst({ where: { tenant_id, id }, omit: { cover: true } });
  if (!row) throw notFound('project');
  return row as unknown as LockedProject;
}

/** Adds a line to the history of a project. @returns its id */
export async function noteProjectEvent(
  tx: Tx,
  project_id: string,
  what: string,
  actor: { id: string; name: string },
  reason = '',
): Promise<string> {
  const id = newId();
  await tx.projectEvent.createMany({
    data: [
      {
        tenant_id: currentTenantId(),
        id,
        project_id,
        what,
        reason,
        actor_id: actor.id,
        actor_name: actor.name,
      },
    ],
  });
  return id;
}
