import type { Client } from 'pg';
import { PLATFORM_TENANT_ID } from '../../backend/src/platform/ids.ts';
import { DEFAULT_COLORS, type ColorField } from '@bookgrove/contract';
import { demoCategories } from './books/categories.ts';

/** The platform's own row and shelves, which every installation needs. Changes nothing where they are. */
export async function seedPlatform(owner: Client): Promise<void> {
  const made = await addTenant(owner, PLATFORM_TENANT_ID, {
    school_name: 'Bookgrove',
    school_email: 'hello@bookgrove.test',
    subdomain: null,
    announcement: null,
    colors: DEFAULT_COLORS,
  });
  if (!made) return;
  await inSchool(owner, PLATFORM_TENANT_ID, async () => {
    for (const [position, { slug, name }] of demoCategories.entries())
      await owner.query(
        'insert into catalog.category (tenant_id, slug, name, position) values ($1, $2, $3, $4)',
        [PLATFORM_TENANT_ID, slug, name, position],
      );
  });
}

/** Adds a school, or the platform itself; answers whether it was not there yet. */
export async function addTenant(
  owner: Client,
  id: string,
  tenant: {
    school_name: string;
    school_email: string;
    subdomain: string | null;
    announcement: string | null;
    country?: string;
    is_demo?: boolean;
    colors: Record<ColorField, string>;
  },
): Promise<boolean> {
  const { school_name, school_email, subdomain, announcement, country = null, is_demo = false } = tenant;
  const row = {
    id,
    school_name,
    school_email,
    subdomain,
    announcement,
    country,
    is_demo,
    switchboard: true,
    updated_at: new Date(),
    ...tenant.colors,
  };
  const columns = Object.keys(row);
  await owner.query('begin');
  await owner.query(`select set_config('app.system', 'on', true)`);
  const { rowCount } = await owner.query(
    `insert into tenancy.tenant (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')}) on conflict do nothing`,
    Object.values(row),
  );
  await owner.query('commit');
  return rowCount === 1;
}

/** Runs `work` in one transaction fenced to a school: the owner's role is fenced like every other. */
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
