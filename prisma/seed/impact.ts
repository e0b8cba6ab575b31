import type { Client } from 'pg';
import { inSchool } from './platform.ts';

/**
 * The journal of impact of what the demo data say without events: books that children have read to their end. Stories, books and
 * sales of the demo data arrive as events, because they are made over HTTP.
 */
export async function seedImpact(owner: Client, tenants: ReadonlyMap<string, string>): Promise<void> {
  for (const school of tenants.values())
    await inSchool(owner, school, async () => {
      await owner.query(
        `insert into giving.impact_subject (tenant_id, subject_id, person_id)
         select distinct on (p.user_id) p.tenant_id, gen_random_uuid(), p.user_id from catalog.reading_progress p
         where p.tenant_id = $1 and p.percentage >= 98 and not exists (select from giving.impact_subject s
           where s.tenant_id = p.tenant_id and s.person_id = p.user_id)`,
        [school],
      );
      await owner.query(
        `insert into giving.impact_event (tenant_id, id, kind, source, quantity, subject_ids, class_ids, goals, book_id, occurred_at)
         select p.tenant_id, gen_random_uuid(), 'books_read', 'demo:' || s.subject_id || ':' || p.book_id, 1,
           array[s.subject_id],
           array(select m.class_id from identity.class_member m
                 where m.tenant_id = p.tenant_id and m.user_id = p.user_id and m.role = 'student'),
           coalesce(b.sdg_goals::int[], '{}'), p.book_id, p.client_time
         from catalog.reading_progress p
         join giving.impact_subject s on s.tenant_id = p.tenant_id and s.person_id = p.user_id
         left join catalog.book b on b.tenant_id = p.book_tenant_id and b.id = p.book_id
         where p.tenant_id = $1 and p.percentage >= 98 and p.client_time < now() - interval '1 hour'
         on conflict do nothing`,
        [school],
      );
    });
}
