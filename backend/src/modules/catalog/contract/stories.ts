import type { StoryState } from '@bookgrove/contract/stories';
import { Query } from '@nestjs/cqrs';

/** The id of the story that a book of the current school was made of; null for a book that was uploaded. */
export class GetStoryOfBook extends Query<string | null> {
  constructor(readonly bookId: string) {
    super();
  }
}

/** A story as other work refers to it. */
export interface StoryFacts {
  id: string;
  title: string;
  kind: string;
  state: StoryState;
  /** Path of its book once it is published. */
  book: string | null;
  /** Everybody who writes it, the one who began it first. */
  authors: string[];
}

/** Stories of the running school by id, at most 100; unknown ids are left out. */
export class GetStoryFacts extends Query<StoryFacts[]> {
  constructor(readonly ids: readonly string[]) {
    super();
  }
}

/** How many stories wait for a teacher's review. */
export class CountStoriesWaiting extends Query<number> {
  constructor(
    /** Stories of this teacher's students; null: of the whole school. */
    readonly teacherId: string | null,
  ) {
    super();
  }
}

/** How many notes wait for a review before their class sees them. */
export class CountNotesWaiting extends Query<number> {
  constructor(
    /** Notes in the classes of this teacher; null: of the whole school. */
    readonly teacherId: string | null,
  ) {
    super();
  }
}
