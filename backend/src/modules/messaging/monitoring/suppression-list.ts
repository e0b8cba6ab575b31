import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { GetSchools } from '../../tenancy/contract.ts';
import type { SuppressedAddressView } from './email-log-view.ts';
import { maskedAddress } from './email-log.rules.ts';
import { EmailSchools } from './email-schools.ts';
import { EMAILS_TOPIC } from '../emails/emails.live.ts';
import { schoolIn } from './list-email-log.query.ts';

const MOST = 200;

interface StoredEntry {
  tenant_id: string;
  address: string;
  reason: SuppressedAddressView['reason'];
  kind: string | null;
  detail: string | null;
  email_id: string | null;
  created_at: Date;
}

/** Addresses that get no e-mails: refused or complained, and those that asked for none of a kind. */
@Injectable()
export class SuppressionList {
  constructor(
    private readonly audit: AuditLog,
    private readonly db: Db,
    private readonly live: LiveMessages,
    private readonly queries: QueryBus,
    private readonly schools: EmailSchools,
  ) {}

  /** The newest entries; `search` is the beginning of an address. */
  async list(search: string): Promise<SuppressedAddressView[]> {
    const [found] = await this.db.oversee([
      {
        name: 'suppression_list',
        text: `select * from (
                 (select tenant_id, address, reason, null::text as kind, detail, email_id, created_at from messaging.suppressed_address
                   where starts_with(address, $1) order by created_at desc limit ${MOST})
                 union all
                 (select tenant_id, address, 'asked', kind, null, null, created_at from messaging.email_opt_out
                   where starts_with(address, $1) order by created_at desc limit ${MOST})) entries
               order by created_at desc, address limit ${MOST}`,
        values: [search.trim().toLowerCase()],
      },
    ]);
    const entries = found!.rows as StoredEntry[];
    const schools = await this.queries.execute(
      new GetSchools([...new Set(entries.map(({ tenant_id }) => tenant_id))]),
    );
    return entries.map(({ tenant_id, address, created_at, ...entry }) => ({
      ...entry,
      key: [tenant_id, entry.kind ?? '', address].join('/'),
      school: schoolIn(schools, tenant_id),
      address: maskedAddress(address),
      created_at: created_at.toISOString(),
    }));
  }

  /** Takes an entry off the list, so that the address gets e-mails again. @throws AppError 404 */
  async remove(key: string, reason: string): Promise<void> {
    const [tenantId = '', kind = '', ...rest] = key.split('/');
    const address = rest.join('/');
    if (!isUuid(tenantId) || !address) throw notFound('entry');
    await this.schools.within(tenantId, () =>
      this.db.transaction(async (tx) => {
        const tenant_id = currentTenantId();
        const { count } = kind
          ? await tx.emailOptOut.deleteMany({ where: { tenant_id, address, kind } })
          : await tx.suppressedAddress.deleteMany({ where: { tenant_id, address } });
        if (count === 0) throw notFound('entry');
        await this.audit.record(tx, 'email.suppression_removed', maskedAddress(address), { reason });
        await this.live.publish(tx, EMAILS_TOPIC, []);
      }),
    );
  }
}
