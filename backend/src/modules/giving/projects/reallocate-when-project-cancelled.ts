import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { ReallocateProjectMoney } from '../../commerce/contract.ts';
import { GetProjectCards, ProjectMoved } from '../contract.ts';

/** What was raised for a cancelled project is owed for the one that was chosen at the cancellation. */
@Injectable()
@Consumes(ProjectMoved, { name: 'giving.reallocate-money', queue: 'payments' })
export class ReallocateWhenProjectCancelled implements Consumer<ProjectMoved> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  key({ project_id }: ProjectMoved): string {
    return `project ${project_id}`;
  }

  async prepare({ project_id, move_id, to, redirect_to }: ProjectMoved): Promise<void> {
    if (to !== 'cancelled' || !redirect_to) return;
    const [project] = await this.queries.execute(new GetProjectCards([project_id]));
    if (!project) throw new Error(`There is no project ${project_id}`);
    await this.commands.execute(
      new ReallocateProjectMoney({
        source_id: move_id,
        charity_id: project.charity_id,
        from: project_id,
        to: redirect_to,
      }),
    );
  }

  async handle(): Promise<void> {}
}
