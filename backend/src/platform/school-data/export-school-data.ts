import { PassThrough, Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import yazl from 'yazl';
import { currentTenantId } from '../context.ts';
import { Db } from '../db/db.ts';
import { Storage } from '../storage/storage.ts';
import { isSecretColumn, SchoolData, type DeclaredTable } from './school-data.ts';

/** Rows that one query reads. */
const AT_ONCE = 500;

/** The columns of a table, in their order, and those of its primary key. */
interface Columns {
  table: string;
  names: string[];
  key: string[];
  /** Types of the key's columns, as SQL writes them. */
  types: string[];
}

/**
 * All data of the running school as one ZIP: a file with a JSON document on each line for every table, the files of the storage, and
 * `about.json`, which names what is left out.
 */
@Injectable()
export class ExportSchoolData {
  constructor(
    private readonly data: SchoolData,
    private readonly db: Db,
    private readonly storage: Storage,
  ) {}

  /** How many tables an export has. */
  get tables(): number {
    return this.exported().length;
  }

  /**
   * @param about what `about.json` says of the school and the file
   * @param done called after each table with how many are written
   */
  async file(about: object, done: (tables: number) => Promise<void>): Promise<Readable> {
    const columns = new Map((await this.columns()).map((one) => [one.table, one]));
    const zip = new yazl.ZipFile();
    // Neither the ZIP nor the streams in it pass their errors on, and one that nobody hears ends the process: they end the content,
    // whose reader may begin after that.
    const content = new PassThrough().on('error', () => undefined);
    const fail = (error: unknown) => content.destroy(error as Error);
    zip.once('error', fail);
    const leftOut = this.data
      .tables()
      .flatMap(({ table, notExported }) => (notExported ? [{ table, why: notExported }] : []));
    zip.addBuffer(Buffer.from(`${JSON.stringify({ ...about, left_out: leftOut }, null, 2)}\n`), 'about.json');
    const exported = this.exported();
    for (const [index, declared] of exported.entries()) {
      const found = columns.get(declared.table);
      if (!found) throw new Error(`${declared.table} does not exist`);
      zip.addReadStreamLazy(`${declared.table.replace('.', '/')}.jsonl`, (pass) =>
        pass(
          null,
          Readable.from(
            this.lines(declared, found, () => done(index + 1)),
            { objectMode: false },
          ).once('error', fail),
        ),
      );
    }
    for (const { table, files } of this.data.tables())
      if (files)
        for (const folder of await this.folders(table, files)) await this.addFolder(zip, folder, fail);
    zip.end();
    return zip.outputStream.pipe(content);
  }

  private exported(): readonly DeclaredTable[] {
    return this.data.tables().filter(({ notExported }) => !notExported);
  }

  private async addFolder(zip: yazl.ZipFile, folder: string, fail: (error: unknown) => void): Promise<void> {
    for (const key of await this.storage.list(folder))
      zip.addReadStreamLazy(`files/${key}`, (pass) => {
        this.storage.get(key).then((file) => pass(null, file.once('error', fail)), fail);
      });
  }

  private async folders(table: string, files: string): Promise<string[]> {
    const rows = await this.db.rows<{ folder: string }>({
      name: `school_folders_${table}`,
      text: `select folder from (${files}) f order by folder`,
      values: [currentTenantId()],
    });
    // Other exports are not a part of this one.
    return rows.map(({ folder }) => folder).filter((folder) => !folder.startsWith('school-exports/'));
  }

  /** Lines of one table in the order of its primary key, read in pages. */
  private async *lines(
    { table, withheld = [] }: DeclaredTable,
    { names, key, types }: Columns,
    done: () => Promise<void>,
  ): AsyncGenerator<string> {
    const secret = names.filter((name) => isSecretColumn(name) || withheld.includes(name));
    const place = key.map((_name, index) => `($2::jsonb ->> ${index})::${types[index]}`).join(', ');
    let after: string | null = null;
    for (;;) {
      const rows: { line: string; place: string }[] = await this.db.rows<{ line: string; place: string }>({
        name: `export_${table}_${after === null ? 'first' : 'next'}`,
        text: `select (to_jsonb(t) - $${after === null ? 2 : 3}::text[])::text as line, jsonb_build_array(${key.join(', ')})::text as place
               from ${table} t where tenant_id = $1 ${after === null ? '' : `and (${key.join(', ')}) > (${place})`}
               order by ${key.join(', ')} limit ${AT_ONCE}`,
        values: [currentTenantId(), ...(after === null ? [] : [after]), secret],
      });
      for (const { line } of rows) yield `${line}\n`;
      if (rows.length < AT_ONCE) break;
      after = rows.at(-1)!.place;
    }
    await done();
  }

  private columns(): Promise<Columns[]> {
    return this.db.rows<Columns & Record<string, unknown>>({
      name: 'columns_of_tables',
      text: `select n.nspname || '.' || c.relname as table,
               array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                     order by a.attnum) as names,
               array_agg(k.attname::text order by place.position) as key,
               array_agg(format_type(k.atttypid, null) order by place.position) as types
             from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
             cross join unnest(i.indkey::int2[]) with ordinality as place (number, position)
             join pg_attribute k on k.attrelid = c.oid and k.attnum = place.number
             where i.indisprimary group by n.nspname, c.relname, c.oid`,
      values: [],
    });
  }
}
