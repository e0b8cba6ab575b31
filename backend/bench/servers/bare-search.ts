// The baseline of `search`: Fastify and pg alone, with a fixed school and reader, without row-level security.
// Matches the words as typed, ranks the first thousand matching books, and returns the best twenty with the
// same data as the application's page: no spelling tolerance.
import Fastify from 'fastify';
import pg from 'pg';
import { READER, schoolId } from '../support/schools.ts';

const { BOOK_COLUMNS } = (await import(
  new URL('../../dist/modules/catalog/library/books/book-view.js', import.meta.url).href
)) as typeof import('../../src/modules/catalog/library/books/book-view.ts');
const { feedbackSql } = (await import(
  new URL('../../dist/modules/catalog/library/books/book-feedback.js', import.meta.url).href
)) as typeof import('../../src/modules/catalog/library/books/book-feedback.ts');

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const text = `
  with fits as materialized (
    select book_id, words from catalog.book_index where tenant_id = $1 and words @@ $2::tsquery limit 1000)
  select ${BOOK_COLUMNS}, ${feedbackSql('$1')}, p.percentage, p.locator, p.updated_at as read_at, s.total from (
    select book_id, ts_rank(words, $2::tsquery) as score, (select count(*)::int from fits) as total
    from fits order by score desc, book_id limit 20) s
  join catalog.book b on b.tenant_id = $1 and b.id = s.book_id
  left join catalog.reading_progress p on p.tenant_id = $1 and p.user_id = $3 and p.book_id = b.id
  order by s.score desc, b.id desc`;

const fastify = Fastify();
fastify.get('/api/health/live', () => ({ status: 'ok' }));
fastify.get<{ Querystring: { search: string } }>('/api/books/', async ({ query }) => {
  const words = query.search.split(' ').map((word) => `'${word.replace(/'/g, '')}'`);
  const { rows } = await pool.query({
    name: 'bare',
    text,
    values: [schoolId(1), words.join(' & '), READER.id],
  });
  return { count: (rows[0] as { total: number } | undefined)?.total ?? 0, results: rows as object[] };
});
await fastify.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
