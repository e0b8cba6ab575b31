import type pg from 'pg';

/** Schemas whose tables are not of this product. */
export const FOREIGN = `^(pg_|information_schema|bullmq|public)`;

/** A word that stands in every text of a filled school, and nowhere else. */
export const markOf = (school: string): string => `Quillfen${school.replaceAll('-', '').slice(-8)}`;

interface Column {
  table: string;
  name: string;
  type: string;
  kind: string;
  element: string | null;
  values: string | null;
  generated: boolean;
  fills: boolean;
}

/**
 * Adds one row to every table with rows of schools, as the owner of the database, so that every text has the mark of the school and all
 * ids of the school are one: foreign keys are right, whatever they are. Checks of columns are dropped, triggers do not run.
 * Tables in `except` are left empty.
 */
export async function fillTables(
  owner: pg.Client,
  tenant: string,
  id: string,
  except: readonly string[] = [],
): Promise<string[]> {
  const { rows } = await owner.query<Column>(
    `select n.nspname || '.' || c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, t.typtype as kind,
       case when t.typelem <> 0 and t.typcategory = 'A' then format_type(t.typelem, null) end as element,
       (select min(e.enumlabel) from pg_enum e where e.enumtypid = t.oid) as values,
       a.attgenerated <> '' or a.attidentity <> '' as generated,
       exists (select from pg_attribute x where x.attrelid = c.oid and x.attname = 'tenant_id' and not x.attisdropped) as fills
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     join pg_type t on t.oid = a.atttypid
     where c.relkind = 'r' and n.nspname !~ '${FOREIGN}' and a.attnum > 0 and not a.attisdropped order by 1, a.attnum`,
  );
  const mark = markOf(tenant);
  const tables = new Map<string, Column[]>();
  for (const column of rows)
    if (column.fills && !column.generated && !except.includes(column.table))
      tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  await owner.query('begin');
  await owner.query(`do $$ declare k record; begin
    for k in select conrelid::regclass::text as t, conname as c from pg_constraint where contype = 'c' and conrelid <> 0 loop
      execute format('alter table %s drop constraint %I', k.t, k.c); end loop; end $$`);
  await owner.query(`set local session_replication_role = replica`);
  for (const [table, columns] of tables) {
    const values = columns.map((column) => valueOf(column, tenant, id, mark));
    await owner.query(
      `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')}) values (${values.join(', ')})`,
    );
  }
  await owner.query('commit');
  return [...tables.keys()];
}

/** As much of the word as a column of the type takes. */
const fitting = (word: string, type: string): string =>
  word.slice(0, Number(/\((\d+)\)/.exec(type)?.[1] ?? 1_000));

function valueOf({ name, type, kind, element, values }: Column, tenant: string, id: string, mark: string) {
  if (name === 'tenant_id') return `'${tenant}'`;
  if (kind === 'e') return `'${values}'`;
  if (element !== null) {
    if (element === 'uuid') return `array['${id}'::uuid]`;
    if (/char|text/.test(element)) return `array['${fitting(mark, type)}']`;
    return `'{}'::${type}`;
  }
  if (type === 'uuid') return `'${id}'`;
  if (/^(character|text)/.test(type)) return `'${fitting(mark, type)}'`;
  if (/^jsonb?$/.test(type)) return `'[{"name": "${mark}"}]'`; // a list: triggers of deletions read some
  if (type === 'bytea') return `'${mark}'::bytea`;
  if (/^(timestamp|date)/.test(type)) return 'now()';
  if (type === 'boolean') return 'false';
  if (/^(smallint|integer|bigint|numeric|real|double)/.test(type)) return '1';
  if (type === 'tsvector') return `'${mark}'::tsvector`;
  return 'null';
}

/** `schema.table.column` of every place whose text contains one of the words. */
export async function placesOf(owner: pg.Client, words: readonly string[]): Promise<string[]> {
  const { rows } = await owner.query<{ table: string }>(
    `select n.nspname || '.' || c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '${FOREIGN}' order by 1`,
  );
  const found: string[] = [];
  for (const { table } of rows) {
    const places = await owner.query<{ key: string }>(
      `select distinct e.key from ${table} t cross join jsonb_each_text(to_jsonb(t)) e where e.value ilike any($1) order by 1`,
      [
        words.flatMap((word) => [
          `%${word}%`,
          // bytea, as JSON has it
          `%${Buffer.from(word).toString('hex')}%`,
        ]),
      ],
    );
    found.push(...places.rows.map(({ key }) => `${table}.${key}`));
  }
  return found;
}
