import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Teaching } from '../classes/class-access.ts';
import { dateOrder } from '../people/birth.rules.ts';
import { birthCell, cellText, keptCells, readValues, type RosterField } from './columns.rules.ts';
import { assertOwnClass, assertStatus, lockImport } from './roster-access.ts';
import type { RosterChangeBody, RosterLineBody } from './roster-bodies.ts';
import { judgeImport, type StoredValues } from './roster-check.ts';

/** Reads the list another way: other columns, another class. Everything is judged anew. */
export class ChangeRoster extends Command<{ id: string }> {
  constructor(
    readonly who: Teaching,
    readonly importId: string,
    readonly change: RosterChangeBody,
  ) {
    super();
  }
}

@CommandHandler(ChangeRoster)
export class ChangeRosterHandler implements ICommandHandler<ChangeRoster> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ who, importId, change }: ChangeRoster): Promise<{ id: string }> {
    return this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const before = await lockImport(tx, who, importId);
      assertStatus(before, 'checked');
      const { class_id, make_classes } = change;
      const fields = change.fields?.map((field) => (field === '' ? null : (field as RosterField)));
      if (class_id) await assertOwnClass(tx, who, class_id);
      const { names = [] } = before.columns as { names?: string[] };
      const found = await tx.rosterImport.update({
        where: { tenant_id_id: { tenant_id, id: importId } },
        data: {
          ...(class_id !== undefined && { class_id }),
          ...(make_classes !== undefined && { make_classes }),
          ...(fields && before.form !== 'oneroster' && { columns: { names, fields } }),
        },
      });
      if (fields && before.form !== 'oneroster') await this.readAgain(tx, importId, fields);
      await judgeImport(tx, found, this.clock.now());
      return { id: importId };
    });
  }

  private async readAgain(
    tx: Parameters<typeof judgeImport>[0],
    import_id: string,
    fields: (RosterField | null)[],
  ): Promise<void> {
    const tenant_id = currentTenantId();
    const lines = await tx.rosterLine.findMany({ where: { tenant_id, import_id } });
    const at = fields.indexOf('birth');
    const cellsOf = ({ values }: (typeof lines)[number]) => (values as unknown as StoredValues).cells ?? [];
    const order = dateOrder(lines.flatMap((one) => cellsOf(one)[at] ?? []));
    const anew = lines.map((one) => {
      const stored = one.values as unknown as StoredValues;
      const read = readValues(cellsOf(one), fields, order);
      return { line: one.line, values: { ...stored, ...read, cells: keptCells(cellsOf(one), fields, read) } };
    });
    for (let from = 0; from < anew.length; from += 1_000)
      await tx.$executeRaw`
        update identity.roster_line l set values = j.values
        from jsonb_to_recordset(${JSON.stringify(anew.slice(from, from + 1_000))}::jsonb) as j(line int, values jsonb)
        where l.tenant_id = ${tenant_id}::uuid and l.import_id = ${import_id}::uuid and l.line = j.line`;
  }
}

/** Mends one line in place, leaves it out, or takes it in again. Lines that depend on it are judged anew too. */
export class ChangeRosterLine extends Command<{ id: string }> {
  constructor(
    readonly who: Teaching,
    readonly importId: string,
    readonly line: number,
    readonly change: RosterLineBody,
  ) {
    super();
  }
}

@CommandHandler(ChangeRosterLine)
export class ChangeRosterLineHandler implements ICommandHandler<ChangeRosterLine> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  execute({ who, importId, line, change }: ChangeRosterLine): Promise<{ id: string }> {
    return this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const found = await lockImport(tx, who, importId);
      assertStatus(found, 'checked');
      const where = { tenant_id_import_id_line: { tenant_id, import_id: importId, line } };
      const row = await tx.rosterLine.findUnique({ where });
      if (!row) throw notFound('line');
      const { skip, class: className, birth, ...names } = change;
      const stored = row.values as unknown as StoredValues;
      const typed = Object.entries(names).flatMap(([name, text]) =>
        text === undefined ? [] : [[name, cellText(text)] as const],
      );
      const values = {
        ...stored,
        ...Object.fromEntries(typed),
        ...(className !== undefined && { classes: [cellText(className)].filter(Boolean) }),
        ...(birth !== undefined && { birth: birthCell(cellText(birth)) }),
        ...(typed.length > 0 && { unclean: false }),
      };
      await tx.rosterLine.update({
        where,
        data: {
          values: values,
          ...(skip !== undefined && { verdict: skip ? 'skip' : 'create' }),
        },
      });
      await judgeImport(tx, found, this.clock.now());
      return { id: importId };
    });
  }
}
