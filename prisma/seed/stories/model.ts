import type { Scene, StoryKind, VersionKind } from '@bookgrove/contract/stories';
import type { Note } from './tune.ts';

/** A story of the demo class, as its author wrote it. */
export interface Tale {
  /** Username of the author. */
  by: string;
  kind: StoryKind;
  language: string;
  idea?: string;
  title: string;
  cover: Scene;
  pages: readonly [text: string, picture: Scene, alt: string, tune?: readonly Note[]][];
  /** How far it has come. */
  fate: 'draft' | 'submitted' | 'changes_requested' | 'published';
  /** Others may make their own version. */
  versions?: true;
  /** The story that it tells anew. */
  from?: { title: string; how: VersionKind };
  /** What the teacher said: why it came back, and about which words of which page. */
  returned?: { reason: string; notes: { page: number; words: string; text: string }[] };
}
