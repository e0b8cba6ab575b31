import type { Role } from '@bookgrove/contract';

export const AUDIENCES = ['draft', 'class', 'group', 'child', 'school'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The facts of a list that decide who reads and changes it. */
export interface ListFacts {
  audience: Audience;
  class_id: string | null;
  group_id: string | null;
  student_id: string | null;
  created_by: string;
}

/** The requester, with their classes and groups. */
export interface ListViewer {
  userId: string;
  role: Role;
  /** Leads the school, and may change every list. */
  leads: boolean;
  taught: readonly string[];
  attended: readonly string[];
  groups: readonly string[];
}

/** Whether somebody finds a list. `LIST_SEEN` in `lists.sql.ts` states the same in SQL; a test compares them. */
export function mayReadList(requester: ListViewer, list: ListFacts): boolean {
  if (mayChangeList(requester, list) || list.audience === 'school') return true;
  if (list.audience === 'class') return requester.attended.includes(list.class_id!);
  if (list.audience === 'child') return list.student_id === requester.userId;
  return list.audience === 'group' && requester.groups.includes(list.group_id!);
}

/** Whether somebody may change a list: its author, the teachers of its class, and those who lead the school. */
export function mayChangeList(requester: ListViewer, list: ListFacts): boolean {
  if (requester.leads) return true;
  if (requester.role !== 'teacher') return false;
  return (
    list.created_by === requester.userId ||
    (list.class_id !== null && requester.taught.includes(list.class_id))
  );
}

/** Whether somebody may see what students read of a list. An author who has left the class may not. */
export function mayFollowList(requester: ListViewer, list: ListFacts): boolean {
  return list.class_id !== null && (requester.leads || requester.taught.includes(list.class_id));
}
