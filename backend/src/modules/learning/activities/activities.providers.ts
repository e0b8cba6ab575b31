import type { Provider, Type } from '@nestjs/common';
import { ActivitiesController } from './activities.controller.ts';
import { Discussions } from './discussions.ts';
import { StoryTasks, TickStoryTasks } from './story-tasks.ts';
import { Surveys } from './surveys.ts';

/** Discussions, surveys and story tasks of lessons. */
export const ACTIVITY_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [ActivitiesController],
  providers: [Discussions, StoryTasks, Surveys, TickStoryTasks],
};
