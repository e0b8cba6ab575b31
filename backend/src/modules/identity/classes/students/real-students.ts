/**
 * Condition that excludes rows of students that describe nobody: accounts that were merged into another, and
 * the empty rows that erasures leave. They are in no list and cannot be restored.
 */
export const REAL_STUDENT = `u.merged_into is null and u.username <> 'erased-' || u.id`;

/** Whether only the empty row of an erased person is left. */
export const isErased = ({ id, username }: { id: string; username: string }): boolean =>
  username === `erased-${id}`;
