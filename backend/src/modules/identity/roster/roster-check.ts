import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { RosterImport } from '../../../platform/db/generated/client.ts';
import { ownClasses, seesAllClasses, type Teaching } from '../classes/class-access.ts';
import type { RosterValues } from './columns.rules.ts';
import { judgeLines, type KnownStudent, type RosterSurroundings } from './judge.rules.ts';

/** What is kept of a line. */
export interface StoredValues extends RosterValues {
  /** The cells as they came, for another reading of the columns. */
  cells?: string[];
  unclean?: boolean;
  class_ids?: string[];
  new_classes?: string[];
  /** Mark of the first password's hash: tells whether it is still the student's. */
  mark?: string;
  /** Classes that the import put the student into. */
  joined?: string[];
  /** The username that the student got. */
  made_username?: string;
}

/**
 * Judges every line of an import anew against what the school holds now, as the one who brought it in. Lines that are
 * done keep their verdict.
 */
export async function judgeImport(tx: Tx, found: RosterImport, now: Date): Promise<void> {
  const tenant_id = currentTenantId();
  const lines = await tx.rosterLine.findMany({
    where: { tenant_id, import_id: found.id, applied_at: null },
    orderBy: { line: 'asc' },
  });
  const owner = await tx.user.findFirst({ where: { tenant_id, id: found.created_by } });
  const who: Teaching = { userId: found.created_by, role: owner?.role ?? 'teacher' };
  const inputs = lines.map(({ line, values, verdict }) => {
    const stored = values as unknown as StoredValues;
    // Lists from before the product knew months of birth hold none.
    const known = { ...stored, birth: stored.birth ?? '' };
    return { line, values: known, skip: verdict === 'skip', unclean: stored.unclean ?? false };
  });
  const around = await surroundings(tx, found, who, inputs.map(({ values }) => values.username).filter(Boolean)); // prettier-ignore
  const judged = judgeLines(inputs, { ...around, now });
  const byLine = new Map(lines.map((line) => [line.line, line]));
  const changed = judged
    .map((line) => ({
      ...line,
      values: {
        ...(byLine.get(line.line)!.values as object),
        class_ids: line.class_ids,
        new_classes: line.new_classes,
      },
    }))
    .map(({ line, verdict, problems, user_id, before, values }) => ({
      line, verdict, problems, user_id, before, values,
    })); // prettier-ignore
  for (let from = 0; from < changed.length; from += 1_000)
    await tx.$executeRaw`
      update identity.roster_line l set verdict = j.verdict, problems = j.problems, user_id = j.user_id,
        before = nullif(j.before, 'null'::jsonb), values = j.values
      from jsonb_to_recordset(${JSON.stringify(changed.slice(from, from + 1_000))}::jsonb)
        as j(line int, verdict text, problems jsonb, user_id uuid, before jsonb, values jsonb)
      where l.tenant_id = ${tenant_id}::uuid and l.import_id = ${found.id}::uuid and l.line = j.line`;
}

interface StudentRow extends KnownStudent {
  status: string;
  role: string;
  mine: boolean;
}

async function surroundings(
  tx: Tx,
  found: RosterImport,
  who: Teaching,
  usernames: string[],
): Promise<Omit<RosterSurroundings, 'now'>> {
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
  const isOurs = (row: StudentRow) =>
    row.role === 'student' && row.status === 'active' && (seesAllClasses(who) || row.mine);
  const taken = new Map(
    rows
      .filter((row) => !isOurs(row))
      .map((row) => [
        row.username.toLowerCase(),
        row.role === 'student' && row.status === 'archived' ? ('archived' as const) : ('other' as const),
      ]),
  );
  return {
    classes,
    targetId: found.class_id,
    makeClasses: found.make_classes,
    students: rows.filter(isOurs),
    taken,
    spokenFor: done.flatMap(({ user_id }) => user_id ?? []),
  };
}
