import { currentTenantId } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Prisma, RosterLine } from '../../../../platform/db/generated/client.ts';
import { newId } from '../../../../platform/ids.ts';
import type { LineResult } from '../../../../platform/imports/imports.ts';
import { readBirth } from '../../profile/birth.rules.ts';
import { takenUsernames } from '../../profile/usernames.ts';
import { claimUsername, usernameBase } from '../../profile/usernames.rules.ts';
import { markOf } from './first-passwords.ts';
import type { LineProblem } from './roster-line.rules.ts';
import { storedValues, type StoredValues } from './validate-roster.ts';
import type { RosterRow } from './roster-kind.ts';

/** A line with its classes, and the base of its username. */
interface Enrolment {
  line: RosterLine;
  values: StoredValues;
  classes: string[];
  base: string;
}

/** Creates or changes the students of some lines and puts them into their classes. */
export async function enrolLines(
  tx: Tx,
  found: RosterRow,
  lines: RosterLine[],
  hashes: Map<number, string>,
): Promise<LineResult[]> {
  const enrolments = await withClasses(tx, found, lines);
  const taken = await takenUsernames(
    tx,
    enrolments.map(({ base }) => base),
  );
  const results: LineResult[] = [];
  for (const enrolment of enrolments)
    results.push(
      await enrol(tx, enrolment, hashes.get(enrolment.line.line), () => claimUsername(enrolment.base, taken)),
    );
  return results;
}

async function withClasses(tx: Tx, found: RosterRow, lines: RosterLine[]): Promise<Enrolment[]> {
  const tenant_id = currentTenantId();
  const created = await tx.schoolClass.findMany({
    where: { tenant_id, id: { in: found.made_classes ?? [] } },
  });
  const idOf = new Map(created.map(({ id, name }) => [name.toLowerCase(), id]));
  const named = lines.flatMap((line) => storedValues(line).class_ids ?? []);
  const known = await tx.schoolClass.findMany({ where: { tenant_id, id: { in: named } } });
  const nameOf = new Map([...known, ...created].map(({ id, name }) => [id, name]));
  return lines.map((line) => {
    const values = storedValues(line);
    const added = (values.new_classes ?? []).flatMap((name) => idOf.get(name.toLowerCase()) ?? []);
    const classes = [...new Set([...(values.class_ids ?? []), ...added])].filter((id) => nameOf.has(id));
    return {
      line,
      values,
      classes,
      base: usernameBase(values.first_name, nameOf.get(classes[0] ?? '') ?? ''),
    };
  });
}

async function enrol(
  tx: Tx,
  { line, values, classes }: Enrolment,
  hash: string | undefined,
  nextUsername: () => string,
): Promise<LineResult> {
  const tenant_id = currentTenantId();
  const result = (
    verdict: string,
    problems: LineProblem[],
    user_id: string | null,
    stored: StoredValues,
  ) => ({
    line: line.line,
    verdict,
    problems,
    user_id,
    values: stored,
  });
  const refused = (field: LineProblem['field'], message: string) =>
    result('problem', [{ field, message }], line.user_id, values);

  let user_id = line.user_id;
  let made: Pick<StoredValues, 'mark' | 'made_username'> = {};
  if (line.verdict === 'create' && hash) {
    const { first_name, last_name } = values;
    user_id = newId();
    const person = {
      id: user_id,
      tenant_id,
      role: 'student' as const,
      first_name,
      last_name,
      password_hash: hash,
    };
    const username = await insertStudent(
      tx,
      { ...person, ...birthOf(values) },
      values.username,
      nextUsername,
    );
    if (!username) return refused('username', 'Somebody took this username meanwhile.');
    made = { mark: markOf(hash), made_username: username };
  } else if (user_id) {
    const { count } = await tx.user.updateMany({
      where: { tenant_id, id: user_id, role: 'student', status: 'active' },
      data: { first_name: values.first_name, last_name: values.last_name, ...birthOf(values) },
    });
    if (count === 0) return refused('line', 'This student was archived meanwhile.');
  }
  const joined: string[] = [];
  for (const class_id of classes) {
    const { count } = await tx.classMember.createMany({
      data: [{ tenant_id, class_id, user_id: user_id!, role: 'student' }],
      skipDuplicates: true,
    });
    if (count === 1) joined.push(class_id);
  }
  const stored = { ...values, class_ids: classes, new_classes: [], joined, ...made };
  return result(line.verdict, [], user_id, stored);
}

/** The month of birth of a line; null when it has none, so that a stored value stays. */
function birthOf({ birth }: StoredValues): { birth_year: number; birth_month: number | null } | null {
  const read = readBirth(birth ?? '');
  return read && { birth_year: read.year, birth_month: read.month };
}

/**
 * Creates a student under the chosen username, or the next free one; resolves with it, empty when the chosen
 * one is taken.
 */
async function insertStudent(
  tx: Tx,
  person: Omit<Prisma.UserCreateManyInput, 'username' | 'updated_at'>,
  chosen: string,
  next: () => string,
): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const username = chosen || next();
    const { count } = await tx.user.createMany({ data: [{ ...person, username }], skipDuplicates: true });
    if (count === 1) return username;
    if (chosen) return '';
  }
  throw new Error('No free username after fifty attempts');
}
