import type { Provider, Type } from '@nestjs/common';
import { AssignableChallenges } from './assignable-challenges.ts';
import {
  CreateChallengeHandler,
  GetChallengeDraftHandler,
  ListChallengeDeskHandler,
  MoveChallengeHandler,
  SaveChallengeHandler,
} from './challenge-desk.ts';
import { ChallengeHeads, LetterHeads } from './challenge-heads.ts';
import { ChallengeSearch } from './challenge-search.ts';
import {
  GetChallengeHandler,
  GetOwnChallengeHandler,
  GetShowcaseHandler,
  ListChallengesHandler,
  ListChallengeWorkHandler,
} from './challenge.queries.ts';
import { ChallengesController } from './challenges.controller.ts';
import {
  CountBookInChallenges,
  CountCourseInChallenges,
  CountsByItself,
  MoveEntryWithStory,
} from './count-by-itself.ts';
import { EndForgottenRounds } from './end-forgotten-rounds.ts';
import {
  ChangeEntryHandler,
  CheckEntryHandler,
  EnterChallengeHandler,
  WishShowcaseHandler,
} from './enter-challenge.ts';
import { FindChallenges } from './find-challenges.ts';
import { PathsPersonalData } from './personal-data.ts';
import { ReadEntries } from './read-entries.ts';
import { RoundPresence } from './round-presence.ts';
import { ChallengeRoundsController } from './rounds.controller.ts';
import { ChallengeRounds } from './rounds.ts';
import {
  RestorePathsWhenMergeUndone,
  TransferPathsWhenPeopleMerged,
} from './transfer-entries-when-people-merged.ts';

/** Challenges, their entries, and what counts by itself. */
export const CHALLENGE_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [ChallengesController, ChallengeRoundsController],
  providers: [
    AssignableChallenges,
    ChallengeHeads,
    ChallengeRounds,
    ChallengeSearch,
    ChangeEntryHandler,
    CheckEntryHandler,
    CountBookInChallenges,
    CountCourseInChallenges,
    CountsByItself,
    CreateChallengeHandler,
    EndForgottenRounds,
    EnterChallengeHandler,
    FindChallenges,
    GetChallengeDraftHandler,
    GetChallengeHandler,
    GetOwnChallengeHandler,
    GetShowcaseHandler,
    LetterHeads,
    ListChallengeDeskHandler,
    ListChallengesHandler,
    ListChallengeWorkHandler,
    MoveChallengeHandler,
    MoveEntryWithStory,
    PathsPersonalData,
    ReadEntries,
    RestorePathsWhenMergeUndone,
    RoundPresence,
    SaveChallengeHandler,
    TransferPathsWhenPeopleMerged,
    WishShowcaseHandler,
  ],
};
