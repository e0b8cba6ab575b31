import { CommentStoryHandler, DeleteCommentHandler, TickCommentHandler } from './comment-story.ts';
import { StoryDeskController } from './desk.controller.ts';
import { FindStory } from './find-story.ts';
import { MoveStoryHandler, NoteMove } from './move-story.ts';
import {
  BindWhenStoryCleared,
  ClearStory,
  ClearWhenStoryApproved,
  FamilyKey,
  FollowWhenConsentChanged,
  PublishWhenBookIngested,
} from './publish-story.ts';
import { StoriesController } from './stories.controller.ts';
import { AddStoryMediaHandler, GetStoryMediaHandler } from './story-media.ts';
import {
  CountStoriesWaitingHandler,
  GetStoryHandler,
  GetStoryLetterHandler,
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

/** Stories from the first idea to the book on the shelf, as `catalog.module.ts` takes them in. */
export const STORY_PARTS = {
  controllers: [StoriesController, StoryDeskController],
  providers: [
    AddStoryMediaHandler,
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
    GetStoryHandler,
    GetStoryLetterHandler,
    GetStoryMediaHandler,
    ListDeskHandler,
    ListStoriesHandler,
    ListStoryVersionsHandler,
    MakeStoryHandler,
    MoveStoryHandler,
    NoteMove,
    PublishWhenBookIngested,
    RestoreStoryHandler,
    SaveStoryHandler,
    TickCommentHandler,
  ],
};
