import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { RosterLine } from '../../../../platform/db/generated/client.ts';
import type { LineResult } from '../../../../platform/imports/imports.ts';
import { ownClasses, seesAllClasses, type Teaching } from '../management/class-access.ts';
import type { RosterValues } from './columns.rules.ts';
import { validateLines, type KnownStudent, type RosterContext } from './roster-line.rules.ts';
import type { RosterRow } from './roster-kind.ts';

/** Members of the column `values`. */
export interface StoredValues extends RosterValues {
  /** The original cells, so that the columns can be changed later. */
  cells?: string[];
  unclean?: boolean;
  class_ids?: string[];
  new_classes?: string[];
  /** Digest of the first password's hash: shows whether the password is still in use. */
  mark?: string;
  /** Classes that the import put the student into. */
  joined?: string[];
  /** Whether a whole name begins with the surname. */
  surname_first?: boolean;
  /** The answer to the question about a name that exists already: `new`, or the id of a student. */
  same_as?: string;
  /** The username that the student got. */
  made_username?: string;
}

/** The stored values of a line. */
export const storedValues = ({ values }: Pick<RosterLine, 'values'>): StoredValues =>
  values as unknown as StoredValues;

/** Validates each line against the data that the importer may use. */
export async function validateRoster(
  tx: Tx,
  found: RosterRow,
  lines: RosterLine[],
  now: Date,
): Promise<LineResult[]> {
  const tenant_id = currentTenantId();
  const owner = await tx.user.findFirst({ where: { tenant_id, id: found.created_by } });
  const who: Teaching = { userId: found.created_by, role: owner?.role ?? 'teacher' };
  const inputs = lines.map((line) => {
    const stored = storedValues(line);
    // Lists from before this field existed have no month of birth.
    const values = { ...stored, birth: stored.birth ?? '' };
    const skip = line.verdict === 'skip';
    return { line: line.line, values, skip, unclean: stored.unclean ?? false, sameAs: stored.same_as };
  });
  const usernames = inputs.map(({ values }) => values.username).filter(Boolean);
  const context = await rosterContext(tx, found, who, usernames);
  return validateLines(inputs, { ...context, now }).map(({ class_ids, new_classes, ...result }, at) => ({
    ...result,
    values: { ...storedValues(lines[at]!), class_ids, new_classes },
  }));
}

interface StudentRow extends KnownStudent {
  status: string;
  role: string;
  mine: boolean;
}

/** The data for the comparison: classes, students and usernames of the school. */
async function rosterContext(
  tx: Tx,
  found: RosterRow,
  who: Teaching,
  usernames: string[],
): Promise<Omit<RosterContext, 'now'>> {
  const tenant = currentTenantId();
  const classes = await tx.schoolClass.findMany({
    where: { ...ownClasses(who), archived_at: null },
    select: { id: true, name: true, code: true },
  });
  const ids = classes.map(({ id }) => id);
  const lower = [...new Set(usernames.map((name) => name.normalize('NFKC').toLowerCase()))];
  const rows = await tx.$queryRaw<StudentRow[]>`
    select u.id, u.first_name, u.last_name, u.username, u.birth_year, u.birth_month, u.status::text, u.role::text,
      coalesce(array_agg(m.class_id) filter (where m.class_id is not null), '{}')::text[] as class_ids,
      coalesce(bool_or(m.class_id = any(${ids}::uuid[])), false) as mine
    from identity.user_account u
    left join identity.class_member m on m.tenant_id = u.tenant_id and m.user_id = u.id and m.role = 'student'
    where u.tenant_id = ${tenant}::uuid and (lower(u.username) = any(${lower}::text[]) or lower(u.email) = any(${lower}::text[])
      or u.id in (select user_id from identity.class_member where tenant_id = ${tenant}::uuid and role = 'student' and class_id = any(${ids}::uuid[])))
    group by u.tenant_id, u.id order by u.created_at, u.id`;
  const done = await tx.rosterLine.findMany({
    where: { tenant_id: tenant, import_id: found.id, applied_at: { not: null } },
    select: { user_id: true },
  });
  const mayChange = (row: StudentRow) =>
    row.role === 'student' && row.status === 'active' && (seesAllClasses(who) || row.mine);
  const taken = new Map(
    rows
      .filter((row) => !mayChange(row))
      .map((row) => [
        row.username.toLowerCase(),
        row.role === 'student' && row.status === 'archived' ? ('archived' as const) : ('other' as const),
      ]),
  );
  return {
    classes,
    targetId: found.class_id,
    makeClasses: found.make_classes,
    students: rows.filter(mayChange),
    taken,
    used: done.flatMap(({ user_id }) => user_id ?? []),
  };
}
