import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { Config, derivedKey } from '../../../platform/config.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { Prisma, RosterLine } from '../../../platform/db/generated/client.ts';
import { newId } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { crashPoint } from '../../../platform/messaging/crash-point.ts';
import { addClass } from '../classes/new-class.ts';
import { setTeachers } from '../classes/class-teachers.ts';
import { derivedReadablePassword } from '../classes/readable-password.ts';
import { takenUsernames } from '../classes/usernames.ts';
import { claimUsername, usernameBase } from '../classes/usernames.rules.ts';
import { RosterStarted } from '../contract.ts';
import { readBirth } from '../people/birth.rules.ts';
import { Passwords } from '../sign-in/passwords.ts';
import type { StoredValues } from './roster-check.ts';

/** Lines that are committed together: small enough for a bar that moves and for little to be done again. */
const CHUNK = 10;
/** For how long an import can be taken back, and its first passwords be shown. */
export const ROSTER_REGRET_MS = 24 * 3_600_000;

/** First password of a line: made from a key that only the server has, so that none is kept anywhere. */
export const firstPassword = (config: Config, importId: string, line: number): string =>
  derivedReadablePassword(derivedKey(config, 'roster-passwords'), `${importId} ${line}`);

/** Tells whether a password is still the first one, without the password. */
export const markOf = (hash: string): string => createHash('sha256').update(hash).digest('hex').slice(0, 32);

/**
 * Enrols a list, some lines at a time, each part in a transaction of its own that also marks its lines. After a crash
 * or a redelivery the marked ones are left alone.
 */
@Injectable()
@Consumes(RosterStarted, { name: 'identity.enrol-roster', queue: 'rosters' })
export class EnrolWhenRosterStarted implements Consumer<RosterStarted> {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly db: Db,
    private readonly passwords: Passwords,
  ) {}

  async prepare({ import_id }: RosterStarted): Promise<void> {
    await this.db.transaction((tx) => this.makeClasses(tx, import_id));
    for (;;) {
      const lines = await this.db.transaction((tx) =>
        tx.rosterLine.findMany({
          where: {
            tenant_id: currentTenantId(),
            import_id,
            applied_at: null,
            verdict: { in: ['create', 'update'] },
            roster_import: { status: 'running' },
          },
          orderBy: { line: 'asc' },
          take: CHUNK,
        }),
      );
      if (lines.length === 0) return;
      const hashes = new Map<number, string>();
      for (const { line, verdict } of lines)
        if (verdict === 'create')
          hashes.set(line, await this.passwords.hash(firstPassword(this.config, import_id, line)));
      await this.db.transaction((tx) => this.apply(tx, import_id, lines, hashes));
      crashPoint('roster.chunk');
    }
  }

  async handle({ import_id }: RosterStarted, tx: Tx): Promise<void> {
    const now = this.clock.now();
    await tx.rosterImport.updateMany({
      where: { tenant_id: currentTenantId(), id: import_id, status: 'running' },
      data: {
        status: 'done',
        finished_at: now,
        undo_until: new Date(now.getTime() + ROSTER_REGRET_MS),
      },
    });
    // Columns that nobody chose may hold anything of a child: they were kept for another reading of the list alone.
    await tx.$executeRaw`update identity.roster_line set values = values - 'cells'
      where tenant_id = ${currentTenantId()}::uuid and import_id = ${import_id}::uuid`;
  }

  async failed({ import_id }: RosterStarted, _error: Error, last: boolean): Promise<void> {
    if (!last) return;
    await this.db.transaction((tx) =>
      tx.rosterImport.updateMany({
        where: { tenant_id: currentTenantId(), id: import_id, status: 'running' },
        data: {
          status: 'failed',
          error:
            'The import stopped because of a fault on our side. What is done stays; start it again to go on.',
        },
      }),
    );
  }

  /** Classes that lines name and that were not there. The importer leads what they make as a teacher. */
  private async makeClasses(tx: Tx, import_id: string): Promise<void> {
    const tenant_id = currentTenantId();
    await tx.$queryRaw`select 1 from identity.roster_import
      where tenant_id = ${tenant_id}::uuid and id = ${import_id}::uuid for update`;
    const found = await tx.rosterImport.findFirst({ where: { tenant_id, id: import_id, status: 'running' } });
    if (!found) return;
    const wanted = await tx.$queryRaw<{ name: string }[]>`
      select min(n) as name from identity.roster_line l, jsonb_array_elements_text(l.values->'new_classes') n
      where l.tenant_id = ${tenant_id}::uuid and l.import_id = ${import_id}::uuid and l.applied_at is null
        and l.verdict in ('create', 'update') and jsonb_typeof(l.values->'new_classes') = 'array'
      group by lower(n)`;
    if (wanted.length === 0) return;
    const owner = await tx.user.findFirst({ where: { tenant_id, id: found.created_by } });
    const made = await tx.schoolClass.findMany({ where: { tenant_id, id: { in: found.made_classes } } });
    const ids = new Map(made.map(({ id, name }) => [name.toLowerCase(), id]));
    for (const { name } of wanted) {
      if (ids.has(name.toLowerCase())) continue;
      const { id } = await addClass(tx, { name, year: schoolYear(this.clock.now()), grade: '' });
      if (owner?.role === 'teacher' && owner.status === 'active') await setTeachers(tx, id, owner.id, []);
      ids.set(name.toLowerCase(), id);
    }
    await tx.rosterImport.update({
      where: { tenant_id_id: { tenant_id, id: import_id } },
      data: { made_classes: [...ids.values()] },
    });
  }

  private async apply(
    tx: Tx,
    import_id: string,
    lines: RosterLine[],
    hashes: Map<number, string>,
  ): Promise<void> {
    const tenant_id = currentTenantId();
    const where = { tenant_id_id: { tenant_id, id: import_id } };
    await tx.$queryRaw`select 1 from identity.roster_import
      where tenant_id = ${tenant_id}::uuid and id = ${import_id}::uuid for update`;
    const found = await tx.rosterImport.findUniqueOrThrow({ where });
    if (found.status !== 'running') return;
    const left = await tx.rosterLine.findMany({
      where: { tenant_id, import_id, applied_at: null, line: { in: lines.map(({ line }) => line) } },
      orderBy: { line: 'asc' },
    });
    const made = await tx.schoolClass.findMany({ where: { tenant_id, id: { in: found.made_classes } } });
    const classIdOf = new Map(made.map(({ id, name }) => [name.toLowerCase(), id]));
    const all = left.flatMap(({ values }) => (values as unknown as StoredValues).class_ids ?? []);
    const known = await tx.schoolClass.findMany({ where: { tenant_id, id: { in: all } } });
    const nameOf = new Map([...known, ...made].map(({ id, name }) => [id, name]));
    const step = left.map((line) => {
      const values = line.values as unknown as StoredValues;
      const added = (values.new_classes ?? []).flatMap((name) => classIdOf.get(name.toLowerCase()) ?? []);
      const classes = [...new Set([...(values.class_ids ?? []), ...added])].filter((id) => nameOf.has(id));
      const base = usernameBase(values.first_name, nameOf.get(classes[0] ?? '') ?? '');
      return { line, values, classes, base };
    });
    const taken = await takenUsernames(tx, step.map(({ base }) => base)); // prettier-ignore
    for (const { line, values, classes, base } of step) {
      const mark = { tenant_id_import_id_line: { tenant_id, import_id, line: line.line } };
      const hash = hashes.get(line.line);
      let user_id = line.user_id;
      let username = '';
      if (line.verdict === 'create' && hash) {
        const person = {
          id: newId(), tenant_id, role: 'student' as const, first_name: values.first_name, last_name: values.last_name,
          password_hash: hash, ...birthOf(values),
        }; // prettier-ignore
        username = await insert(tx, person, values.username, () => claimUsername(base, taken));
        if (!username) {
          await tx.rosterLine.update({
            where: mark,
            data: {
              verdict: 'problem',
              problems: [{ field: 'username', message: 'Somebody took this username meanwhile.' }],
            },
          });
          continue;
        }
        user_id = person.id;
      } else if (user_id) {
        const { count } = await tx.user.updateMany({
          where: { tenant_id, id: user_id, role: 'student', status: 'active' },
          data: { first_name: values.first_name, last_name: values.last_name, ...birthOf(values) },
        });
        if (count === 0) {
          await tx.rosterLine.update({
            where: mark,
            data: {
              verdict: 'problem',
              problems: [{ field: 'line', message: 'This student was archived meanwhile.' }],
            },
          });
          continue;
        }
      }
      const joined: string[] = [];
      for (const class_id of classes) {
        const { count } = await tx.classMember.createMany({
          data: [{ tenant_id, class_id, user_id: user_id!, role: 'student' }],
          skipDuplicates: true,
        });
        if (count === 1) joined.push(class_id);
      }
      const kept: StoredValues = {
        ...values,
        class_ids: classes,
        new_classes: [],
        joined,
        ...(hash && { mark: markOf(hash), made_username: username }),
      };
      await tx.rosterLine.update({
        where: mark,
        data: {
          user_id,
          applied_at: this.clock.now(),
          values: kept as unknown as Prisma.InputJsonObject,
        },
      });
    }
    const lines_done = await tx.rosterLine.count({
      where: { tenant_id, import_id, applied_at: { not: null } },
    });
    await tx.rosterImport.update({ where, data: { lines_done } });
  }
}

/** What the list says about a month of birth; nothing where it is silent, so that what is known stays. */
function birthOf({ birth }: StoredValues): { birth_year: number; birth_month: number | null } | null {
  const read = readBirth(birth ?? '');
  return read && { birth_year: read.year, birth_month: read.month };
}

/** Puts a person in under the chosen username, or the next free one; empty when the chosen one is gone. */
async function insert(
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
  throw new Error('No free username after fifty tries');
}

/** The school year of a day, which begins in August: `2026/27`. */
export function schoolYear(day: Date): string {
  const first = day.getUTCMonth() >= 7 ? day.getUTCFullYear() : day.getUTCFullYear() - 1;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}
