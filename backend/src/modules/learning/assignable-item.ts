import type { AssignableKind } from '@bookgrove/contract';

/** A piece of work that a teacher can assign. */
export interface AssignableItem {
  /** Names the item within its kind; at most 255 characters. */
  ref: string;
  title: string;
  /** What it belongs to, e.g. the name of the course; empty: nothing. */
  part_of: string;
  /** The kind as which it is drawn: a lesson that is a quiz is drawn as a quiz. */
  looks: AssignableKind;
  /** Path of its page in the web app. */
  path: string;
  /** How long it takes; null: not stated. */
  minutes: number | null;
  /** Number of questions; 0: none. */
  questions: number;
  /** Whether something is handed in that a teacher marks. */
  marked: boolean;
}
