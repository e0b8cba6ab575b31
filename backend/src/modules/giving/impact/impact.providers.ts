import type { Provider, Type } from '@nestjs/common';
import { AddUpMonths } from './add-up-months.ts';
import { CountChallengeDone } from './count-challenges.ts';
import { CountMoneyRaised } from './count-money-raised.ts';
import { CountBookPublished, CountStoryPublished } from './count-publishing.ts';
import { CountBookRead, CountFilmWatched } from './count-reading.ts';
import { GoalsController } from './goals.controller.ts';
import { GoalHeads } from './goal-heads.ts';
import { ImpactController } from './impact.controller.ts';
import { ImpactFacts } from './impact-facts.ts';
import { ImpactJournal } from './impact-journal.ts';
import { ImpactQueries } from './impact.queries.ts';
import { AddUpImpact, RecountImpact } from './keep-impact.ts';
import { ImpactPersonalData } from './personal-data.ts';
import {
  RestoreImpactWhenMergeUndone,
  TransferImpactWhenPeopleMerged,
} from './transfer-impact-when-people-merged.ts';

/** The journal of impact with its counters, and the goals of the United Nations. */
export const IMPACT_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [ImpactController, GoalsController],
  providers: [
    AddUpImpact,
    AddUpMonths,
    CountBookPublished,
    CountBookRead,
    CountChallengeDone,
    CountFilmWatched,
    CountMoneyRaised,
    CountStoryPublished,
    GoalHeads,
    ImpactFacts,
    ImpactJournal,
    ImpactPersonalData,
    ImpactQueries,
    RecountImpact,
    RestoreImpactWhenMergeUndone,
    TransferImpactWhenPeopleMerged,
  ],
};
