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
// What a card shows, and nothing else: the strictest baseline, in one statement of its own.
const lean = {
  name: 'lean',
  text: `select b.id, b.slug, b.title, b.subtitle, b.authors, b.illustrators, b.summary, b.language, b.reading_level, b.pages,
           b.reading_minutes, b.age_min, b.age_max, b.format, b.price_minor, b.file_id, b.cover_color, b.categories, p.percentage
         from (select * from (
           (select * from catalog.book b where b.tenant_id = $1 and b.status = 'published' and b.visibility in ('school', 'platform', 'public')
              and b.categories && array[$2] order by b.published_at desc nulls first, b.id desc limit $3)
           union all
           (select * from catalog.book b where b.tenant_id = platform.platform_tenant() and b.status = 'published'
              and b.visibility in ('school', 'platform', 'public')
              and b.categories && array[$2] order by b.published_at desc nulls first, b.id desc limit $3)) b
           order by b.published_at desc nulls first, b.id desc limit $4 offset $5) b
         left join catalog.reading_progress p on p.tenant_id = $1 and p.user_id = $6 and p.book_id = b.id
         order by b.published_at desc nulls first, b.id desc`,
};
fastify.get<{ Querystring: Query }>('/api/lean/', async ({ query: { category, limit, offset } }) => {
  const values = [schoolId(1), category, Number(limit) + Number(offset), limit, offset, READER.id];
  const { rows } = await pool.query({ ...lean, values });
  return { results: rows as object[] };
});
await fastify.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
