import { id, makePeople } from './growth-data.ts';
import { makeSchools, schoolId } from './schools.ts';
import type { World } from './world.ts';

/** Rows of all schools together. */
export interface AdministrationSize {
  schools: number;
  people: number;
  orders: number;
  emails: number;
}

/** Part of all rows that belongs to school 1; the other schools share the rest evenly. */
const OF_FIRST = 10;
/** People of a school for each of its students: a teacher for 50, a parent for two, the reader and the head. */
const PEOPLE_PER_STUDENT = 1.52;

/** SQL of the school of row `n`: each tenth row is of school 1. */
const school = (schools: number): string =>
  `('00000000-0000-7000-8000-1' || lpad((case when n % ${OF_FIRST} = 0 then 1 else 2 + n % ${schools - 1} end)::text, 11, '0'))::uuid`;

/** Schools with their people, orders with payments, and e-mails with what happened to them. People are those of `makePeople`. */
export async function makeAdministrationData(world: World, size: AdministrationSize): Promise<void> {
  await makeSchools(world, size.schools);
  const ofFirst = size.people / OF_FIRST;
  await makePeople(world, Math.floor((size.people - ofFirst) / size.schools / PEOPLE_PER_STUDENT));
  await world.sql(
    `insert into identity.user_account (id, tenant_id, username, first_name, last_name, role, password_hash, status, birth_year,
       birth_month, last_seen_at, created_at, updated_at)
     select ${id('a900', 'n')}, $1, 'further.' || n, 'First ' || n * 7 % 331, 'Last ' || n * 11 % 1009, 'student', '', 'active', 2016 + n % 4,
       1 + n % 12, now() - n % 1000 * interval '1 hour', now() - n % 900 * interval '1 day', now()
     from generate_series(1, $2::int) n`,
    [schoolId(1), ofFirst],
  );
  await makeOrders(world, size);
  await makeEmails(world, size);
  await world.sql('vacuum analyze');
}

/** Orders of one or two books, nine of ten paid, over two years. */
async function makeOrders(world: World, { schools, orders }: AdministrationSize): Promise<void> {
  const each = `generate_series(1, $1::int) n`;
  const status = `case when n % 10 = 3 then 'cancelled' when n % 20 = 1 then 'refunded' when n % 3 = 0 then 'fulfilled' else 'paid' end`;
  const at = `now() - n % 700 * interval '1 day' - n % 1440 * interval '1 minute'`;
  await world.sql(
    `insert into commerce.sales_order (tenant_id, id, number, status, buyer_id, email, name, currency, total, tax, refunded, language,
       country, key_seed, payment_id, provider, expires_at, paid_at, created_at, updated_at)
     select ${school(schools)}, ${id('0a00', 'n')}, 'BG-' || lpad(n::text, 8, '0'), (${status})::commerce.order_status, ${id('a300', '1 + n % 50')},
       'buyer.' || n % 5000 || '@bench.test', 'Buyer ' || n % 5000, (array['GBP', 'INR', 'USD'])[1 + n % 3], 450 + n % 900, 50,
       case when n % 20 = 1 then 450 + n % 900 else 0 end, 'en', 'GB', md5(n::text), case when n % 10 <> 3 then ${id('0b00', 'n')} end,
       case when n % 10 <> 3 then 'stripe' end, ${at}, case when n % 10 <> 3 then ${at} end, ${at}, ${at}
     from ${each}`,
    [orders],
  );
  await world.sql(
    `insert into commerce.order_line (tenant_id, id, order_id, position, item, kind, book_id, title, authors, quantity, unit_price, total,
       tax, tax_bps, charity_bps, rule_id, maker_ids, made_by_tenant)
     select ${school(schools)}, gen_random_uuid(), ${id('0a00', 'n')}, k, 'digital:' || k, 'digital', ${id('0c00', 'n % 500')},
       'The ' || n % 500 || ' rivers', '{Ada Okafor}', 1, 225 + n % 450, 225 + n % 450, 25, 2000, 2000, ${id('0d00', '1')}, '{}', ${school(schools)}
     from ${each}, generate_series(1, 2) k`,
    [orders],
  );
  await world.sql(
    `insert into commerce.order_event (tenant_id, id, order_id, event, from_status, to_status, actor, created_at)
     select ${school(schools)}, gen_random_uuid(), ${id('0a00', 'n')}, e, 'pending', (${status})::commerce.order_status, 'system', ${at}
     from ${each}, unnest(array['placed', 'paid']) e`,
    [orders],
  );
  await world.sql(
    `insert into commerce.payment (id, tenant_id, purpose, subject_id, attempt_no, provider, amount, currency, status, description, number, email,
       token_hash, session_ref, capture_ref, fee, refunded, charged, settled, created_at, updated_at, opened_at, expires_at)
     select ${id('0b00', 'n')}, ${school(schools)}, 'order', ${id('0a00', 'n')}, 1, 'stripe', 450 + n % 900,
       (array['GBP', 'INR', 'USD'])[1 + n % 3], (case when n % 10 = 3 then 'failed' when n % 20 = 1 then 'refunded' else 'succeeded' end)::commerce.payment_status,
       'Books', 'BG-' || lpad(n::text, 8, '0'), 'buyer.' || n % 5000 || '@bench.test', sha256(n::text::bytea), 'cs_' || n, 'pi_' || n, 30,
       case when n % 20 = 1 then 450 + n % 900 else 0 end, n % 10 <> 3, n % 10 <> 3, ${at}, ${at}, ${at}, ${at}
     from ${each}`,
    [orders],
  );
  await world.sql(
    `insert into commerce.payment_event (id, tenant_id, payment_id, source, kind, to_status, at)
     select gen_random_uuid(), ${school(schools)}, ${id('0b00', 'n')}, 'webhook', 'read', 'succeeded', ${at}
     from ${each}, generate_series(1, 2)`,
    [orders],
  );
}

/** E-mails of a year, most of them delivered; triggers add their history and count them. */
async function makeEmails(world: World, { schools, emails }: AdministrationSize): Promise<void> {
  const step = 50_000;
  for (let from = 1; from <= emails; from += step)
    await world.sql(
      `insert into messaging.email (id, tenant_id, cause, template, recipient, subject, text, html, status, tries, message_id, created_at, sent_at,
         delivery, delivery_at, language, recipient_id)
       select ${id('0e00', 'n')}, ${school(schools)}, 'bench/' || n,
         (array['welcome', 'password_reset', 'order_receipt', 'story_decided', 'week_digest'])[1 + n % 5], 'guest.' || n % 20000 || '@bench.test',
         'Something happened', '', null, (case when n % 100 = 7 then 'failed' else 'sent' end)::messaging.email_status, 1, 'm' || n,
         now() - n % 365 * interval '1 day' - n % 1440 * interval '1 minute', now() - n % 365 * interval '1 day',
         (case when n % 50 = 9 then 'bounced' when n % 100 <> 7 then 'delivered' end)::messaging.email_delivery, now() - n % 365 * interval '1 day', 'en', null
       from generate_series($1::int, $2::int) n`,
      [from, Math.min(from + step - 1, emails)],
    );
}
