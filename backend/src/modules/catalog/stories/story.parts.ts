import {
  AskCoAuthorHandler,
  JoinStoryHandler,
  LeaveStoryHandler,
  ListStoryHelpersHandler,
} from './co-authors.ts';
import { CommentStoryHandler, DeleteCommentHandler, TickCommentHandler } from './comment-story.ts';
import { StoryDeskController } from './desk.controller.ts';
import { FamilyKey } from './family-key.ts';
import { FindStory } from './find-story.ts';
import { MoveStoryHandler, NoteMove } from './move-story.ts';
import { ListAnthologiesHandler } from './print/anthologies.query.ts';
import { AskAnthologyHandler, RemoveAnthologyHandler } from './print/ask-anthology.ts';
import { BindWhenAnthologyAsked } from './print/bind-anthology.ts';
import { PrintController } from './print/print.controller.ts';
import { BindWhenStoryCleared } from './press/bind-story.ts';
import { PublishWhenBookIngested } from './press/shelve-story.ts';
import { SweepEditions, SweepWhenStoryCleared, SweepWhenStoryMoved } from './press/sweep-editions.ts';
import { ClearStory, ClearWhenStoryApproved, FollowWhenConsentChanged } from './press/turn-keys.ts';
import { StoriesController } from './stories.controller.ts';
import { AddStoryMediaHandler, GetStoryMediaHandler } from './story-media.ts';
import {
  CountStoriesWaitingHandler,
  GetStoryHandler,
  GetStoryLetterHandler,
  GetStoryOfBookHandler,
  ListDeskHandler,
  ListStoriesHandler,
  ListStoryVersionsHandler,
} from './story.queries.ts';
import {
  DeleteStoryHandler,
  MakeStoryHandler,
  RestoreStoryHandler,
  SaveStoryHandler,
} from './write-story.ts';
import { GetBookFamilyHandler } from './versions/book-family.query.ts';
import { MakeVersionHandler } from './versions/make-version.ts';
import { VersionsController } from './versions/versions.controller.ts';

/** Stories from the first idea to the book on the shelf, as `catalog.module.ts` takes them in. */
export const STORY_PARTS = {
  controllers: [PrintController, StoriesController, StoryDeskController, VersionsController],
  providers: [
    AddStoryMediaHandler,
    AskAnthologyHandler,
    AskCoAuthorHandler,
    BindWhenAnthologyAsked,
    BindWhenStoryCleared,
    ClearStory,
    ClearWhenStoryApproved,
    CommentStoryHandler,
    CountStoriesWaitingHandler,
    DeleteCommentHandler,
    DeleteStoryHandler,
    FamilyKey,
    FindStory,
    FollowWhenConsentChanged,
    GetBookFamilyHandler,
    GetStoryHandler,
    GetStoryLetterHandler,
    GetStoryOfBookHandler,
    GetStoryMediaHandler,
    JoinStoryHandler,
    LeaveStoryHandler,
    ListAnthologiesHandler,
    ListDeskHandler,
    ListStoriesHandler,
    ListStoryHelpersHandler,
    ListStoryVersionsHandler,
    MakeStoryHandler,
    MakeVersionHandler,
    MoveStoryHandler,
    NoteMove,
    PublishWhenBookIngested,
    RemoveAnthologyHandler,
    RestoreStoryHandler,
    SaveStoryHandler,
    SweepEditions,
    SweepWhenStoryCleared,
    SweepWhenStoryMoved,
    TickCommentHandler,
  ],
};
