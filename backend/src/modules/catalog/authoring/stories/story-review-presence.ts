import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../../platform/context.ts';
import { ShowsPresence, type PresenceSource } from '../../../../platform/live/sockets/presence-sources.ts';
import { FindStory } from './find-story.ts';

/** Shows the reviewers of a story who else reads it now. */
@Injectable()
@ShowsPresence('story-review', 'story.review')
export class StoryReviewPresence implements PresenceSource {
  constructor(private readonly stories: FindStory) {}

  async admit({ userId, role }: Principal, story: string): Promise<void> {
    await this.stories.as('reviewer', { userId, role }, story);
  }

  names(ids: string[]): Promise<ReadonlyMap<string, string>> {
    return this.stories.names(ids);
  }
}
