import { buffer } from 'node:stream/consumers';
import { decodePDFRawStream, PDFDocument, PDFRawStream } from 'pdf-lib';
import type pg from 'pg';
import { fromBufferPromise } from 'yauzl';
import type { Storage } from '../../src/platform/storage/storage.ts';
import type { TestSchool } from './http.ts';

/**
 * Tables of the whole database with a word in a column of any type, whoever may read them: `schema.table`, sorted.
 * Bytes are searched as UTF-8.
 */
export async function tablesWith(owner: pg.Client, schools: TestSchool[], word: string): Promise<string[]> {
  const { rows } = await owner.query<{ schema: string; name: string; bytes: string[] }>(
    `select t.table_schema as schema, t.table_name as name,
       array(select c.column_name::text from information_schema.columns c
             where c.table_schema = t.table_schema and c.table_name = t.table_name and c.data_type = 'bytea') as bytes
     from information_schema.tables t
     where t.table_type = 'BASE TABLE' and t.table_schema !~ '^(pg_|information_schema)'`,
  );
  const found = new Set<string>();
  for (const { id } of schools)
    for (const { schema, name, bytes } of rows) {
      const inBytes = bytes.map((column) => ` or position(convert_to($2, 'UTF8') in t."${column}") > 0`);
      await owner.query('begin');
      await owner.query(
        `select set_config('app.tenant_id', $1, true), set_config('app.system', 'on', true)`,
        [id],
      );
      const { rowCount } = await owner.query(
        `select 1 from "${schema}"."${name}" t where t::text ilike $1 or $2::text is null${inBytes.join('')} limit 1`,
        [`%${word}%`, word],
      );
      await owner.query('commit');
      if (rowCount) found.add(`${schema}.${name}`);
    }
  return [...found].sort();
}

/** Keys of stored files with a word in their name or content, also inside of ZIP, EPUB and PDF. */
export async function filesWith(storage: Storage, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const top of ['books/', 'anthologies/', 'dear-world-volumes/', 'exports/', 'avatars/'])
    for (const key of await storage.list(top)) {
      // A file may be deleted between the list and here.
      if (!(await storage.stat(key))) continue;
      if (key.includes(word) || (await holds(await buffer(await storage.get(key)), word))) found.push(key);
    }
  return found;
}

async function holds(bytes: Buffer, word: string): Promise<boolean> {
  if (textIn(bytes).includes(word)) return true;
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    const zip = await fromBufferPromise(bytes);
    for await (const entry of zip.eachEntry())
      if (
        entry.fileName.includes(word) ||
        (await holds(await buffer(await zip.openReadStreamPromise(entry)), word))
      )
        return true;
  }
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    for (const [, object] of pdf.context.enumerateIndirectObjects())
      if (textIn(object instanceof PDFRawStream ? unpacked(object) : object.toString()).includes(word))
        return true;
  }
  return false;
}

/** Content as text, in one byte or two bytes for each letter. */
const textIn = (content: Uint8Array | string): string =>
  (typeof content === 'string' ? content : Buffer.from(content).toString('utf8')).replaceAll('\0', '');

/** The content of a stream; of a picture, which has no text, nothing. */
function unpacked(stream: PDFRawStream): Uint8Array {
  try {
    return decodePDFRawStream(stream).decode();
  } catch {
    return new Uint8Array();
  }
}
