/**
 * Rows of students that stand for nobody any more: one that became part of another account, and the empty row that an
 * erasure leaves. They are in no list, and come back for nobody.
 */
export const REAL_STUDENT = `u.merged_into is null and u.username <> 'erased-' || u.id`;

/** Whether nothing is left of the person but the row. */
export const isErased = ({ id, username }: { id: string; username: string }): boolean =>
  username === `erased-${id}`;
