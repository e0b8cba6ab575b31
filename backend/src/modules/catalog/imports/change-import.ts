import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { writtenOf } from './columns.rules.ts';
import { assertStatus, lockImport } from './import-access.ts';
import { judgeImport } from './import-check.ts';
import { LIST } from './onix.ts';
import { RECORD_FIELDS, type RecordField } from './record.rules.ts';

/** Reads the columns another way, or checks again as it is. Everything is judged anew. */
export class ChangeImport extends Command<{ id: string }> {
  constructor(
    readonly importId: string,
    readonly fields: readonly string[] | undefined,
  ) {
    super();
  }
}

@CommandHandler(ChangeImport)
export class ChangeImportHandler implements ICommandHandler<ChangeImport> {
  constructor(private readonly db: Db) {}

  execute({ importId, fields }: ChangeImport): Promise<{ id: string }> {
    return this.db.transaction(async (tx) => {
      const found = await lockImport(tx, importId);
      assertStatus(found, 'checked');
      if (fields && found.form === 'csv') {
        const read = fields.map((field) => (field === '' ? null : (field as RecordField)));
        const { names = [] } = found.columns as { names?: string[] };
        await tx.bookImport.update({
          where: { tenant_id_id: { tenant_id: currentTenantId(), id: importId } },
          data: { columns: { names, fields: read } },
        });
        await readAgain(tx, importId, read);
      }
      await judgeImport(tx, found);
      return { id: importId };
    });
  }
}

async function readAgain(tx: Tx, import_id: string, fields: (RecordField | null)[]): Promise<void> {
  const tenant_id = currentTenantId();
  const lines = await tx.bookImportLine.findMany({
    where: { tenant_id, import_id },
    select: { line: true, cells: true },
  });
  const anew = lines.map(({ line, cells }) => ({ line, values: writtenOf(cells, fields) }));
  for (let from = 0; from < anew.length; from += 500)
    await tx.$executeRaw`
      update catalog.book_import_line l set values = j.values
      from jsonb_to_recordset(${JSON.stringify(anew.slice(from, from + 500))}::jsonb) as j(line int, values jsonb)
      where l.tenant_id = ${tenant_id}::uuid and l.import_id = ${import_id}::uuid and l.line = j.line`;
}

/** Mends one record in place, leaves it out, or takes it in again. Records that are the same book are judged anew too. */
export class ChangeImportLine extends Command<{ id: string }> {
  constructor(
    readonly importId: string,
    readonly line: number,
    readonly change: { written?: Record<string, unknown> | undefined; skip?: boolean | undefined },
  ) {
    super();
  }
}

@CommandHandler(ChangeImportLine)
export class ChangeImportLineHandler implements ICommandHandler<ChangeImportLine> {
  constructor(private readonly db: Db) {}

  execute({ importId, line, change }: ChangeImportLine): Promise<{ id: string }> {
    const written = textsOf(change.written ?? {});
    return this.db.transaction(async (tx) => {
      const found = await lockImport(tx, importId);
      assertStatus(found, 'checked');
      const where = {
        tenant_id_import_id_line: { tenant_id: currentTenantId(), import_id: importId, line },
      };
      const row = await tx.bookImportLine.findUnique({ where });
      if (!row) throw notFound('line');
      await tx.bookImportLine.update({
        where,
        data: {
          values: { ...(row.values as object), ...written },
          ...(change.skip !== undefined && { verdict: change.skip ? 'skip' : 'create' }),
        },
      });
      await judgeImport(tx, found);
      return { id: importId };
    });
  }
}

/** Texts for known members alone. @throws AppError validation_failed */
function textsOf(written: Record<string, unknown>): Record<string, string> {
  const wrong = Object.entries(written).find(
    ([name, value]) =>
      !(RECORD_FIELDS as readonly string[]).includes(name) ||
      typeof value !== 'string' ||
      value.length > LIST.cell,
  );
  if (wrong)
    throw new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
      fields: {
        [`written.${wrong[0].slice(0, 40)}`]: [
          'written has members of a record, as texts of at most 8,000 characters.',
        ],
      },
    });
  return written as Record<string, string>;
}
