import type { StoryState } from '@bookgrove/contract/stories';
import { ListPage } from '../../../../platform/http/page.ts';
import { StoryEntry } from './story-view.ts';

/** Bodies of the responses of the story routes. */

export class StoryList extends ListPage {
  results!: StoryEntry[];
}
export class CreatedStory {
  id!: string;
}
export class SavedStory {
  version!: number;
  updated_at!: string;
}
export class ReplacedStoryFile {
  id!: string;
  status!: 'waiting';
}
export class TransitionedStory {
  id!: string;
  state!: StoryState;
}
export class StoryMediaContent {
  /** A `data:` address. */
  content!: string;
}
