import type { Permission } from '@bookgrove/contract';

/** Something that a page can follow: it is told that it changed, and reads it again by the ordinary routes. */
export interface LiveTopic {
  readonly name: string;
  /** Who may follow it: those who may read what it is about; null: everybody who is signed in (`personal`). */
  readonly permission: Permission | null;
  /** At the platform's own address, the changes of every school are sent, too. */
  readonly overseen: boolean;
  /** The subjects are ids of people: each is told of their own changes alone, and no ids. */
  readonly personal: boolean;
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
  return declare({ name, permission, overseen, personal: false });
}

/**
 * Declares a topic that everybody may follow who is signed in, and of which each is told what concerns them: messages are
 * published with the ids of people as subjects, at most 50, and without one reach nobody.
 * @throws when another topic has the name already
 */
export const personalLiveTopic = (name: string): LiveTopic =>
  declare({ name, permission: null, overseen: false, personal: true });

function declare(topic: LiveTopic): LiveTopic {
  if (declared.has(topic.name)) throw new Error(`Two topics are called ${topic.name}`);
  const made = Object.freeze(topic);
  declared.set(topic.name, made);
  return made;
}

/** The declared topic of this name. */
export const findLiveTopic = (name: string): LiveTopic | undefined => declared.get(name);
