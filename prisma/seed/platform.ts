import type { Client } from 'pg';
import { PLATFORM_TENANT_ID } from '../../backend/src/platform/ids.ts';
import { DEFAULT_COLORS, type ColorField, type Language } from '@bookgrove/contract';
import { demoCategories } from './books/categories.ts';
import { addFirstCourse } from './first-course.ts';

/**
 * The platform's own row, categories and first course, which every installation needs. Changes nothing where they exist.
 */
export async function seedPlatform(owner: Client): Promise<void> {
  await addTenant(owner, PLATFORM_TENANT_ID, {
    school_name: 'Bookgrove',
    school_email: 'hello@bookgrove.test',
    subdomain: null,
    announcement: null,
    colors: DEFAULT_COLORS,
  });
  await inSchool(owner, PLATFORM_TENANT_ID, () => addFirstCourse(owner));
  await inSchool(owner, PLATFORM_TENANT_ID, async () => {
    const { rowCount } = await owner.query('select 1 from catalog.category where tenant_id = $1 limit 1', [
      PLATFORM_TENANT_ID,
    ]);
    if (rowCount) return;
    for (const [position, { slug, name }] of demoCategories.entries())
      await owner.query(
        'insert into catalog.category (tenant_id, slug, name, position) values ($1, $2, $3, $4)',
        [PLATFORM_TENANT_ID, slug, name, position],
      );
  });
}

/** Adds a school, or the platform itself, unless it exists. */
export async function addTenant(
  owner: Client,
  id: string,
  tenant: {
    school_name: string;
    school_email: string;
    subdomain: string | null;
    announcement: string | null;
    /** Its text by language, for readers of these languages. */
    announcements?: Partial<Record<Language, string>>;
    country?: string;
    language?: string;
    is_demo?: boolean;
    colors: Record<ColorField, string>;
  },
): Promise<void> {
  const {
    school_name,
    school_email,
    subdomain,
    announcement,
    announcements = {},
    country = null,
    language = null,
    is_demo = false,
  } = tenant;
  const row = {
    id,
    school_name,
    school_email,
    subdomain,
    announcement,
    ...Object.fromEntries(
      Object.entries(announcements).map(([spoken, text]) => [`announcement_${spoken}`, text]),
    ),
    country,
    language,
    is_demo,
    switchboard: true,
    updated_at: new Date(),
    ...tenant.colors,
  };
  const columns = Object.keys(row);
  await asSystem(owner, () =>
    owner.query(
      `insert into tenancy.tenant (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')}) on conflict do nothing`,
      Object.values(row),
    ),
  );
}

/**
 * Runs a step of loading the demo, unless it is recorded as completed. It is recorded at its end, so `work`
 * finds the results of an interrupted run and continues from there.
 */
export async function once(owner: Client, name: string, work: () => Promise<void>): Promise<void> {
  const noted = <T>(text: string) => asSystem(owner, () => owner.query<T & object>(text, [name]));
  if ((await noted('select 1 from platform.demo_step where name = $1')).rowCount) return;
  await work();
  await noted('insert into platform.demo_step (name) values ($1) on conflict do nothing');
}

async function asSystem<T>(owner: Client, work: () => Promise<T>): Promise<T> {
  await owner.query('begin');
  try {
    await owner.query(`select set_config('app.system', 'on', true)`);
    const result = await work();
    await owner.query('commit');
    return result;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

/**
 * Runs `work` in one transaction restricted to a school: row-level security applies to the owner's role too.
 */
export async function inSchool<T>(owner: Client, tenant: string, work: () => Promise<T>): Promise<T> {
  await owner.query('begin');
  try {
    await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenant]);
    const result = await work();
    await owner.query('commit');
    return result;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
