// The baseline of `catalogue-list`: Fastify and pg alone, the same two statements, without row-level security
// and sign-in. School and reader are fixed, and rows are returned unchanged.
import Fastify from 'fastify';
import pg from 'pg';
import { READER, schoolId } from '../support/schools.ts';

const { listStatements } = (await import(
  new URL('../../dist/modules/catalog/library/search/list-books.statements.js', import.meta.url).href
)) as typeof import('../../src/modules/catalog/library/search/list-books.statements.ts');

const asked = { category: ['category'], limit: -1, offset: -2 };
const { list, count } = listStatements(asked, { userId: READER.id, role: 'teacher' }, schoolId(1));

interface Query {
  category: string;
  limit: string;
  offset: string;
}
const filled = ({ name, text, values }: NonNullable<typeof count>, { category, limit, offset }: Query) => {
  const given = new Map<unknown, unknown>([
    [asked.category, [category]],
    [asked.limit, limit],
    [asked.offset, offset],
    [asked.limit + asked.offset, Number(limit) + Number(offset)],
  ]);
  return { name, text, values: values.map((value) => given.get(value) ?? value) };
};

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  pipeline: true,
  options: '-c plan_cache_mode=force_generic_plan',
});
const fastify = Fastify();
fastify.get('/api/health/live', () => ({ status: 'ok' }));
fastify.get<{ Querystring: Query }>('/api/books/', async ({ query }) => {
  const client = await pool.connect();
  try {
    const [rows, total] = await Promise.all([
      client.query(filled(list, query)),
      client.query(filled(count!, query)),
    ]);
    return { count: (total.rows[0] as { count: number }).count, results: rows.rows as object[] };
  } finally {
    client.release();
  }
});
// The page alone: the application caches the count of a category, so this is the stricter baseline of the
// two.
fastify.get<{ Querystring: Query }>('/api/page/', async ({ query }) => {
  const { rows } = await pool.query(filled(list, query));
  return { results: rows as object[] };
});
await fastify.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
