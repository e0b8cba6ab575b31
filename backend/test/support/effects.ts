import { as } from './test-database.ts';

/** The table in which tests count effects: a row for each time that work was committed. */
export const createEffectTable = (databaseUrl: string): Promise<void> =>
  as(databaseUrl, async (client) => {
    await client.query(
      `create table public.effect (consumer text not null, thing text not null, tenant_id uuid not null)`,
    );
    await client.query(
      'grant usage on schema public to bookgrove_app; grant select, insert on public.effect to bookgrove_app',
    );
  });
