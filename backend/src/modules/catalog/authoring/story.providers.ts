import {
  InviteCoAuthorHandler,
  JoinStoryHandler,
  LeaveStoryHandler,
  ListCoAuthorCandidatesHandler,
} from './stories/co-authors.ts';
import { CommentStoryHandler, DeleteCommentHandler, ResolveCommentHandler } from './stories/comment-story.ts';
import { StoryReviewPresence } from './stories/story-review-presence.ts';
import { StoryReviewController } from './stories/story-review.controller.ts';
import { EmailWhenStoryStatusChanged } from './stories/email-when-story-status-changed.ts';
import { FamilyConsent } from './stories/family-consent.ts';
import { ChooseStoryCharityHandler } from './stories/choose-story-charity.ts';
import { FindStory } from './stories/find-story.ts';
import {
  DescribeStudentBookHandler,
  ReplaceStudentBookFileHandler,
  SubmitStudentBookHandler,
} from './stories/student-books.ts';
import { TransitionStoryHandler } from './stories/transition-story.ts';
import { StoryAuthorEraser } from './stories/story-author-eraser.ts';
import { StoryWriter } from './stories/story-writer.ts';
import {
  RestoreStoriesWhenMergeUndone,
  TransferStoriesWhenPeopleMerged,
} from './stories/transfer-stories-when-people-merged.ts';
import { ListAnthologiesHandler } from './anthologies/list-anthologies.query.ts';
import { RequestAnthologyHandler, RemoveAnthologyHandler } from './anthologies/request-anthology.ts';
import { BuildWhenAnthologyRequested } from './anthologies/build-anthology.ts';
import { PrintController } from './anthologies/anthologies.controller.ts';
import { FollowWhenWorksErased } from './erasure/follow-when-works-erased.ts';
import { BuildStoryWhenCleared } from './publishing/build-story-when-cleared.ts';
import { StoryBooks } from './stories/story-book.ts';
import { PublishStoryWhenBookIngested } from './publishing/publish-story-when-book-ingested.ts';
import {
  DeleteOldEditionsWhenStoryCleared,
  DeleteOldEditionsWhenStoryChanged,
} from './publishing/delete-old-editions.ts';
import { FamilyReminders, RemindFamilyWhenStoryWaits } from './publishing/remind-family.ts';
import { CheckConsentWhenStoryApproved, RecheckWhenConsentChanged } from './publishing/recheck-consent.ts';
import { StoriesController } from './stories/stories.controller.ts';
import { AddStoryMediaHandler, GetStoryMediaHandler } from './stories/story-media.ts';
import {
  CountStoriesWaitingHandler,
  GetStoryHandler,
  GetStoryFactsHandler,
  GetStoryOfBookHandler,
  ListStoryReviewQueueHandler,
  ListStoriesHandler,
  ListStoryVersionsHandler,
} from './stories/story.queries.ts';
import {
  DeleteStoryHandler,
  CreateStoryHandler,
  RestoreStoryHandler,
  SaveStoryHandler,
} from './stories/write-story.ts';
import { GetBookVersionsHandler } from './versions/get-book-versions.query.ts';
import { CreateVersionHandler } from './versions/create-version.ts';
import { VersionsController } from './versions/versions.controller.ts';

/** Nest controllers and providers of stories, versions, publishing and anthologies. */
export const STORY_PROVIDERS = {
  controllers: [PrintController, StoriesController, StoryReviewController, VersionsController],
  providers: [
    AddStoryMediaHandler,
    RequestAnthologyHandler,
    InviteCoAuthorHandler,
    BuildWhenAnthologyRequested,
    BuildStoryWhenCleared,
    CheckConsentWhenStoryApproved,
    ChooseStoryCharityHandler,
    CommentStoryHandler,
    CountStoriesWaitingHandler,
    DeleteCommentHandler,
    DeleteStoryHandler,
    FamilyConsent,
    FamilyReminders,
    RemindFamilyWhenStoryWaits,
    DescribeStudentBookHandler,
    FindStory,
    ReplaceStudentBookFileHandler,
    SubmitStudentBookHandler,
    FollowWhenWorksErased,
    RecheckWhenConsentChanged,
    GetBookVersionsHandler,
    GetStoryHandler,
    EmailWhenStoryStatusChanged,
    GetStoryFactsHandler,
    GetStoryOfBookHandler,
    GetStoryMediaHandler,
    JoinStoryHandler,
    LeaveStoryHandler,
    ListAnthologiesHandler,
    ListStoryReviewQueueHandler,
    ListStoriesHandler,
    ListCoAuthorCandidatesHandler,
    ListStoryVersionsHandler,
    CreateStoryHandler,
    CreateVersionHandler,
    TransitionStoryHandler,
    PublishStoryWhenBookIngested,
    RemoveAnthologyHandler,
    RestoreStoryHandler,
    SaveStoryHandler,
    DeleteOldEditionsWhenStoryCleared,
    DeleteOldEditionsWhenStoryChanged,
    ResolveCommentHandler,
    StoryAuthorEraser,
    StoryBooks,
    StoryReviewPresence,
    StoryWriter,
    RestoreStoriesWhenMergeUndone,
    TransferStoriesWhenPeopleMerged,
  ],
};
