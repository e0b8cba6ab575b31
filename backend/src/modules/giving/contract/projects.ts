import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';
import { PROJECT_STATUSES, type ProjectStatus } from './statuses.ts';

/** A project has another status. Fires once for each move, in the tenant that leads the project. */
@DomainEvent('giving.project-moved.v1')
export class ProjectMoved {
  @IsUUID()
  project_id!: string;

  /** The move in the history of the project. */
  @IsUUID()
  move_id!: string;

  @IsIn(PROJECT_STATUSES)
  from!: ProjectStatus;

  @IsIn(PROJECT_STATUSES)
  to!: ProjectStatus;

  /** The project that gets what a cancelled one had raised. */
  @IsOptional()
  @IsUUID()
  redirect_to!: string | null;
}

/** News of a project are published, after a second person has read them. Fires once for each, in the tenant that leads it. */
@DomainEvent('giving.project-updated.v1')
export class ProjectUpdated {
  @IsUUID()
  project_id!: string;

  @IsUUID()
  update_id!: string;
}
