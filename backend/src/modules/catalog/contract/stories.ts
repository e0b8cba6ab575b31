import { Query } from '@nestjs/cqrs';
import type { StoryState } from '@bookgrove/contract/stories';

/** What a letter about a move says. */
export interface StoryLetter {
  /** Everybody who wrote it, the one who began first. */
  authors: string[];
  title: string;
  state: StoryState;
  reason: string;
  /** Whoever did it; null for a machine. */
  actor_id: string | null;
  /** It is approved, and the families of these children have not said yes. */
  waits_for: string[];
}

/** One move of a story of the running school; null when the story is gone. */
export class GetStoryLetter extends Query<StoryLetter | null> {
  constructor(readonly moveId: string) {
    super();
  }
}

/** What the author of a letter is told when it was taken out of the Dear World Book. */
export interface TakenLetter {
  /** Everybody who wrote it, the one who began first. */
  authors: string[];
  title: string;
  told: string;
}

/** A letter of the running school that stands out of the book by a decision; null for every other. */
export class GetTakenLetter extends Query<TakenLetter | null> {
  constructor(readonly storyId: string) {
    super();
  }
}

/** The story that a book of the running school was made of, by its id; null for a book that came as a file. */
export class GetStoryOfBook extends Query<string | null> {
  constructor(readonly bookId: string) {
    super();
  }
}

/** Stories that wait for a teacher's look, counted. */
export class CountStoriesWaiting extends Query<number> {
  constructor(
    /** Of this teacher's pupils; null: of the whole school. */
    readonly teacherId: string | null,
  ) {
    super();
  }
}

/** Notes that students want to share with their class and nobody has looked at yet, counted. */
export class CountNotesWaiting extends Query<number> {
  constructor(
    /** For the classes of this teacher; null: of the whole school. */
    readonly teacherId: string | null,
  ) {
    super();
  }
}
