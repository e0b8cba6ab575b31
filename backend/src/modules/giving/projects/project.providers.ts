import type { Provider, Type } from '@nestjs/common';
import { ProjectSearch } from './project-search.ts';
import { ProjectHeads } from './project-heads.ts';
import { FindProjects } from './find-projects.ts';
import { MoveProjectHandler } from './move-project.ts';
import { ProjectDeskController } from './project-desk.controller.ts';
import { ProjectPictures } from './project-pictures.ts';
import { ProjectUpdates } from './project-updates.ts';
import { ProjectViews } from './project-view-maker.ts';
import {
  GetBeneficiaryHandler,
  GetProjectCardsHandler,
  GetProjectDraftHandler,
  GetProjectHandler,
  ListProjectDeskHandler,
  ListProjectsHandler,
} from './project.queries.ts';
import { ReallocateWhenProjectCancelled } from './reallocate-when-project-cancelled.ts';
import { ProjectsController } from './projects.controller.ts';
import { ChangeProjectHandler, CreateProjectHandler } from './save-project.ts';

/** Projects of charities, their updates, and fundraiser pages. */
export const PROJECT_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [ProjectsController, ProjectDeskController],
  providers: [
    ProjectSearch,
    ProjectHeads,
    ChangeProjectHandler,
    CreateProjectHandler,
    FindProjects,
    GetBeneficiaryHandler,
    GetProjectCardsHandler,
    GetProjectDraftHandler,
    GetProjectHandler,
    ListProjectDeskHandler,
    ListProjectsHandler,
    MoveProjectHandler,
    ProjectPictures,
    ProjectUpdates,
    ProjectViews,
    ReallocateWhenProjectCancelled,
  ],
};
