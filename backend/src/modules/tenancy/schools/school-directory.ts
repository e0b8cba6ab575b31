import { Injectable } from '@nestjs/common';
import type { Language } from '@bookgrove/contract';
import { Config } from '../../../platform/config.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { TenantDirectory } from '../../../platform/http/tenant-directory.ts';
import { LOOK_FIELDS, type SchoolLook } from './school-look.ts';
import { SETTING_COLUMNS, type SettingRow } from './settings-view.ts';
import { notFound } from '../../../platform/errors.ts';

export type TenantRow = SchoolLook &
  SettingRow & {
    id: string;
    school_name: string;
    school_email: string;
    subdomain: string | null;
    domain_url: string | null;
    switchboard: boolean;
    logo: string | null;
    language: Language | null;
    status: 'active' | 'suspended';
    country: string | null;
    is_demo: boolean;
  };

/** How long a school's record is cached, in milliseconds, if the notification of a change is lost. */
const FRESH_MS = 10_000;
/** Limit of cached hosts; unknown hosts are cached too. */
const MOST_HOSTS = 10_000;
/** Listed explicitly: a prepared `select *` fails on every open connection when a column is added. */
const COLUMNS = `t.id, t.school_name, t.school_email, t.subdomain, t.domain_url, t.switchboard, t.logo, t.language,
  t.status, t.country, t.is_demo, ${LOOK_FIELDS.map((field) => `t.${field}`).join(', ')}, ${SETTING_COLUMNS}`;
const TABLES = 'tenancy.tenant t left join tenancy.school_setting s on s.tenant_id = t.id';

interface Known {
  row: TenantRow | null;
  until: number;
  /** Change counter at the time of reading: every process is notified of a change when it commits. */
  asOf: number;
}

/** Looks up schools by host and by id, with an in-memory cache, because every request needs one. */
@Injectable()
export class SchoolDirectory extends TenantDirectory {
  private readonly byHost = new Map<string, Known>();
  private readonly byId = new Map<string, Known>();

  constructor(
    private readonly config: Config,
    private readonly db: Db,
    private readonly cache: PublicCache,
  ) {
    super();
  }

  override async find(hostName: string, fresh = false): Promise<TenantRow | null> {
    const suffix = `.${this.config.publicUrl.hostname}`;
    const subdomain = hostName.endsWith(suffix) ? hostName.slice(0, -suffix.length) : null;
    if (fresh) this.byHost.delete(hostName);
    return this.remember(this.byHost, hostName, {
      name: 'school_by_host',
      text: `select ${COLUMNS} from ${TABLES} where t.subdomain = $1 or t.domain_url = $2`,
      values: [subdomain, hostName],
    });
  }

  override async listActive(limit: number): Promise<string[]> {
    const [result] = await this.db.system([
      {
        name: 'active_schools',
        text: `select id from tenancy.tenant where status = 'active' order by created_at desc, id limit $1`,
        values: [limit],
      },
    ]);
    return (result!.rows as { id: string }[]).map(({ id }) => id);
  }

  /** The school (or the platform) of the running context. */
  async current(): Promise<TenantRow> {
    const id = currentTenantId();
    const statement = {
      name: 'school_by_id',
      text: `select ${COLUMNS} from ${TABLES} where t.id = $1`,
      values: [id],
    };
    const row = await this.remember(this.byId, id, statement);
    if (!row) throw notFound('school');
    return row;
  }

  private async remember(
    memory: typeof this.byHost,
    key: string,
    statement: Parameters<Db['system']>[0][number],
  ): Promise<TenantRow | null> {
    const known = memory.get(key);
    const asOf = this.cache.commonChanges;
    if (known && known.asOf === asOf && known.until > Date.now()) return known.row;
    const [result] = await this.db.system([statement]);
    const row = (result!.rows[0] as TenantRow | undefined) ?? null;
    if (memory.size >= MOST_HOSTS) memory.clear();
    memory.set(key, { row, until: Date.now() + FRESH_MS, asOf });
    return row;
  }
}
