import type { Provider, Type } from '@nestjs/common';
import { GetOwnTrainingHandler } from './own-training.query.ts';
import { ReadTraining } from './read-training.ts';
import { RemoveCohortHandler, SaveCohortHandler } from './save-cohort.ts';
import { TrainingController } from './training.controller.ts';
import {
  RestoreCohortsWhenMergeUndone,
  TransferCohortsWhenPeopleMerged,
} from './transfer-cohorts-when-people-merged.ts';

/** Training of teachers: hours and cohorts. */
export const TRAINING_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [TrainingController],
  providers: [
    GetOwnTrainingHandler,
    ReadTraining,
    RemoveCohortHandler,
    RestoreCohortsWhenMergeUndone,
    SaveCohortHandler,
    TransferCohortsWhenPeopleMerged,
  ],
};
