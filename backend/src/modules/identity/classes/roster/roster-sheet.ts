import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { Config } from '../../../../platform/config.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { assertStatus } from '../../../../platform/imports/import.rules.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import type { Teaching } from '../management/class-access.ts';
import { firstPassword, markOf } from './first-passwords.ts';
import { RosterImports, rosterOwner } from './roster-imports.ts';
import { ROSTER_KIND } from './roster-kind.ts';
import type { RosterSheet, RosterSheetSlip } from './roster-views.ts';
import { storedValues } from './validate-roster.ts';

/** How long first passwords are shown after an import, in milliseconds. */
const SHEET_MS = 24 * 3_600_000;

const tooLate = new AppError(
  'conflict',
  'sheet_closed',
  'These first passwords are no longer shown. Reset the password of a student who needs one.',
);

/**
 * Names, usernames and first passwords of students that an import created, until the sheet is printed or a
 * day has passed.
 */
export class ShowRosterSheet extends Command<RosterSheet> {
  constructor(
    readonly who: Teaching,
    readonly importId: string,
  ) {
    super();
  }
}

@CommandHandler(ShowRosterSheet)
export class ShowRosterSheetHandler implements ICommandHandler<ShowRosterSheet> {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly db: Db,
    private readonly imports: RosterImports,
    private readonly queries: QueryBus,
  ) {}

  async execute({ who, importId }: ShowRosterSheet): Promise<RosterSheet> {
    const { name: school, origin } = await this.queries.execute(new GetSchool());
    return this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const found = await this.imports.store.lock(tx, importId, rosterOwner(who).owner);
      assertStatus(found, 'done', ROSTER_KIND.messages);
      const opened = found.finished_at?.getTime() ?? 0;
      if (found.printed_at || this.clock.now().getTime() > opened + SHEET_MS) throw tooLate;
      const lines = await tx.rosterLine.findMany({
        where: { tenant_id, import_id: importId, applied_at: { not: null }, verdict: 'create' },
        orderBy: { line: 'asc' },
      });
      const people = await tx.user.findMany({
        where: { tenant_id, id: { in: lines.flatMap(({ user_id }) => user_id ?? []) }, status: 'active' },
        select: { id: true, first_name: true, last_name: true, username: true, password_hash: true },
      });
      const ids = lines.flatMap((line) => storedValues(line).class_ids ?? []);
      const classes = await tx.schoolClass.findMany({ where: { tenant_id, id: { in: ids } } });
      const slips = lines.flatMap((line): RosterSheetSlip[] => {
        const person = people.find(({ id }) => id === line.user_id);
        if (!person) return [];
        const { class_ids, mark } = storedValues(line);
        const schoolClass = classes.find(({ id }) => id === class_ids?.[0]);
        const { first_name, last_name, username, password_hash } = person;
        const still = password_hash !== null && markOf(password_hash) === mark;
        return [
          {
            first_name,
            last_name,
            username,
            password: still ? firstPassword(this.config, importId, line.line) : null,
            class_name: schoolClass?.name ?? '',
            class_code: schoolClass?.code ?? '',
          },
        ];
      });
      await recordAuditEntry(tx, {
        action: 'roster.sheet_shown',
        detail: { import_id: importId, students: slips.length },
      });
      return { school, address: new URL(origin).host, slips: byClass(slips) };
    });
  }
}

/** Slips of one class one after the other: classes by their names, “Class 2” before “Class 10”. */
const byClass = (slips: RosterSheetSlip[]): RosterSheetSlip[] =>
  slips.toSorted((a, b) => a.class_name.localeCompare(b.class_name, 'und', { numeric: true }));

/** Records that the sheet is printed: its passwords are no longer shown. */
export class CloseRosterSheet extends Command<{ id: string }> {
  constructor(
    readonly who: Teaching,
    readonly importId: string,
  ) {
    super();
  }
}

@CommandHandler(CloseRosterSheet)
export class CloseRosterSheetHandler implements ICommandHandler<CloseRosterSheet> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly imports: RosterImports,
  ) {}

  execute({ who, importId }: CloseRosterSheet): Promise<{ id: string }> {
    return this.db.transaction(async (tx) => {
      const found = await this.imports.store.lock(tx, importId, rosterOwner(who).owner);
      assertStatus(found, 'done', ROSTER_KIND.messages);
      await tx.rosterImport.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id: importId } },
        data: { printed_at: found.printed_at ?? this.clock.now() },
      });
      return { id: importId };
    });
  }
}
