import type { Scene, StoryKind, VersionKind } from '@bookgrove/contract/stories';
import type { Note } from './tune.ts';

/** A story of the demo class. */
export interface Tale {
  /** Username of the author. */
  by: string;
  kind: StoryKind;
  language: string;
  idea?: string;
  title: string;
  cover: Scene;
  pages: readonly [text: string, picture: Scene, alt: string, tune?: readonly Note[]][];
  /** Status that it reaches. */
  fate: 'draft' | 'submitted' | 'changes_requested' | 'published';
  /** Whether others may make a version. */
  versions?: true;
  /** The story that it is a version of. */
  from?: { title: string; how: VersionKind };
  /** The teacher's review: the reason for the return, and comments on words of a page. */
  returned?: { reason: string; notes: { page: number; words: string; text: string }[] };
}
