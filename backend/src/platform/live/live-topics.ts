import type { Permission } from '@bookgrove/contract';

/** Something that a page can follow: it is told that it changed, and reads it again by the ordinary routes. */
export interface LiveTopic {
  readonly name: string;
  /** Who may follow it: those who may read what it is about. */
  readonly permission: Permission;
  /** At the platform's own address, the changes of every school are sent, too. */
  readonly overseen: boolean;
}

const declared = new Map<string, LiveTopic>();

/**
 * Declares a topic; each area does so in its own `*.live.ts`. `name` is stable: pages ask for it.
 * @throws when another topic has the name already
 */
export function liveTopic(
  name: string,
  { permission, overseen = false }: { permission: Permission; overseen?: boolean },
): LiveTopic {
  if (declared.has(name)) throw new Error(`Two topics are called ${name}`);
  const made = Object.freeze({ name, permission, overseen });
  declared.set(name, made);
  return made;
}

/** The declared topic of this name. */
export const findLiveTopic = (name: string): LiveTopic | undefined => declared.get(name);
