import type { Role } from '@bookgrove/contract';

export const AUDIENCES = ['draft', 'class', 'group', 'school'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What decides who reads and changes a list. */
export interface ListFacts {
  audience: Audience;
  class_id: string | null;
  group_id: string | null;
  created_by: string;
}

/** Who asks, and what they have to do with classes. */
export interface ListAsker {
  userId: string;
  role: Role;
  /** Leads the school: every list is theirs to look after. */
  leads: boolean;
  taught: readonly string[];
  attended: readonly string[];
  groups: readonly string[];
}

/** Whether somebody finds a list. `LIST_SEEN` of `lists.sql.ts` says the same to the database; a test compares them. */
export function mayReadList(asker: ListAsker, list: ListFacts): boolean {
  if (mayChangeList(asker, list) || list.audience === 'school') return true;
  if (list.audience === 'class') return asker.attended.includes(list.class_id!);
  return list.audience === 'group' && asker.groups.includes(list.group_id!);
}

/** Its maker, the teachers of its class, and those who lead the school. */
export function mayChangeList(asker: ListAsker, list: ListFacts): boolean {
  if (asker.leads) return true;
  if (asker.role !== 'teacher') return false;
  return list.created_by === asker.userId || (list.class_id !== null && asker.taught.includes(list.class_id));
}

/** Whether what children of a class read may be told: a list's maker who left the class is told nothing more. */
export function mayFollowList(asker: ListAsker, list: ListFacts): boolean {
  return list.class_id !== null && (asker.leads || asker.taught.includes(list.class_id));
}
