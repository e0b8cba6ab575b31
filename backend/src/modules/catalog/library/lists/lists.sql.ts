import type { ListViewer } from './list-access.rules.ts';

/** SQL: columns of `catalog.reading_list l`. */
export const LIST_COLUMNS = `l.id, l.title, l.note, l.audience, l.class_id, l.group_id, l.student_id, l.due_on::text as due_on, l.created_by, l.created_at,
  (select '/libraries/' || y.slug || '/lists/' || o.slug from catalog.public_list o
   join catalog.library y on y.tenant_id = o.tenant_id and y.id = o.library_id and y.shown
   where o.tenant_id = l.tenant_id and o.list_id = l.id) as public_path`;

/** `mayReadList` in SQL, on `catalog.reading_list l`; with `changed`: `mayChangeList`. */
export function listVisibleSql(
  requester: ListViewer,
  add: (value: unknown) => string,
  changed = false,
): string {
  if (requester.leads) return 'true';
  const ways =
    requester.role === 'teacher'
      ? [
          `l.created_by = ${add(requester.userId)}::uuid`,
          `l.class_id = any(${add(requester.taught)}::uuid[])`,
        ]
      : [];
  if (changed) return ways.length > 0 ? `(${ways.join(' or ')})` : 'false';
  return `(${[
    ...ways,
    `l.audience = 'school'`,
    `(l.audience = 'class' and l.class_id = any(${add(requester.attended)}::uuid[]))`,
    `(l.audience = 'child' and l.student_id = ${add(requester.userId)}::uuid)`,
    `(l.audience = 'group' and l.group_id = any(${add(requester.groups)}::uuid[]))`,
  ].join(' or ')})`;
}
