import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PinoLogger } from 'nestjs-pino';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Scheduled, type ScheduledJob } from '../../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../../platform/messaging/tenant-loop.ts';
import { Metrics } from '../../../../platform/observability/metrics.ts';
import { ListSchools } from '../../../tenancy/contract.ts';
import { ChainHeads, type ChainHead } from './chain-heads.ts';
import { SealAuditLog } from './seal-audit-log.ts';

/** Links that one statement compares. */
const AT_ONCE = 5_000;
/** Breaks that are stored with the result. */
const SHOWN = 50;
const SCHOOLS = 100;

/**
 * What an entry or a link is found to be: `changed`, `removed`, `unsealed` (written past the trigger that queues entries for the
 * chain), `order` (a link that does not continue the one before) or `head` (not the link whose file was stored).
 */
export interface AuditBreak {
  what: 'changed' | 'removed' | 'unsealed' | 'order' | 'head';
  entry_id: string | null;
  number: number | null;
}

/** Compares every audit entry of every school with its hash chain once a day, and stores the ends of the chains (ADR 0089). */
@Injectable()
@Scheduled({ name: 'check-audit-log', every: 86_400_000 })
export class CheckAuditLog implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly heads: ChainHeads,
    private readonly queries: QueryBus,
    private readonly seals: SealAuditLog,
    private readonly tenants: TenantLoop,
    private readonly log: PinoLogger,
    metrics: Metrics,
  ) {
    log.setContext(CheckAuditLog.name);
    metrics.watch(
      'audit_breaks',
      'Audit entries and links that were not as they were written at the last checks',
      async () => {
        const [answer] = await db.system([
          {
            name: 'audit_breaks',
            text: 'select coalesce(sum(breaks), 0)::int as breaks from identity.audit_check',
            values: [],
          },
        ]);
        return (answer!.rows[0] as { breaks: number }).breaks;
      },
    );
  }

  async run(): Promise<void> {
    for (let from = 0; ; from += SCHOOLS) {
      const { schools } = await this.queries.execute(new ListSchools('', SCHOOLS, from));
      if (schools.length === 0) return;
      const rows = schools.map(({ id }) => ({ tenant_id: id }));
      await this.tenants.forEachTenant('check-audit-log', rows, () => this.check());
    }
  }

  /** Seals what waits in the running school, compares everything, and stores the result. */
  async check(): Promise<void> {
    await this.seals.seal();
    const [end] = await this.db.rows<{ number: string; link: string }>({
      name: 'audit_chain_end',
      text: `select number, encode(link, 'hex') as link from identity.audit_link
             where tenant_id = $1 order by number desc limit 1`,
      values: [currentTenantId()],
    });
    const head: ChainHead = end ? { number: Number(end.number), link: end.link } : { number: 0, link: '' };
    const breaks = [
      ...(await this.notOfStoredHeads()),
      ...(await this.breaksOfLinks(head.number)),
      ...(await this.unsealed()),
    ];
    const now = this.clock.now();
    if (end && breaks.length === 0) await this.heads.keep(head, now);
    const tenant_id = currentTenantId();
    const result = {
      checked_at: now,
      links: head.number,
      breaks: breaks.length,
      found: breaks.slice(0, SHOWN).map((one) => ({ ...one })),
    };
    await this.db.transaction((tx) =>
      tx.auditCheck.upsert({ where: { tenant_id }, create: { tenant_id, ...result }, update: result }),
    );
    if (breaks.length > 0)
      this.log.error({ breaks: breaks.length, tenant_id }, 'audit entries are not as they were written');
  }

  private async breaksOfLinks(links: number): Promise<AuditBreak[]> {
    const breaks: AuditBreak[] = [];
    for (let past = 0; past < links; past += AT_ONCE) {
      const rows = await this.db.rows<{ what: AuditBreak['what']; number: string; entry_id: string }>({
        name: 'audit_breaks_of_links',
        text: 'select what, number, entry_id from identity.audit_breaks($1::bigint, $2::int)',
        values: [past, AT_ONCE],
      });
      breaks.push(...rows.map(({ what, number, entry_id }) => ({ what, entry_id, number: Number(number) })));
    }
    return breaks;
  }

  private async unsealed(): Promise<AuditBreak[]> {
    const rows = await this.db.rows<{ id: string }>({
      name: 'audit_entries_past_the_chain',
      text: `select e.id from identity.audit_entry e where e.tenant_id = $1
             and not exists (select from identity.audit_link l where (l.tenant_id, l.entry_id) = (e.tenant_id, e.id))
             and not exists (select from identity.audit_unsealed u where (u.tenant_id, u.entry_id) = (e.tenant_id, e.id))
             order by e.at limit ${SHOWN}`,
      values: [currentTenantId()],
    });
    return rows.map(({ id }) => ({ what: 'unsealed', entry_id: id, number: null }));
  }

  /** Stored heads that the chain does not have: it was cut off or computed again. */
  private async notOfStoredHeads(): Promise<AuditBreak[]> {
    const heads = await this.heads.last();
    if (heads.length === 0) return [];
    const rows = await this.db.rows<{ number: string; link: string }>({
      name: 'audit_links_of_heads',
      text: `select number, encode(link, 'hex') as link from identity.audit_link
             where tenant_id = $1 and number = any($2::bigint[])`,
      values: [currentTenantId(), heads.map(({ number }) => number)],
    });
    const links = new Map(rows.map(({ number, link }) => [Number(number), link]));
    return heads
      .filter(({ number, link }) => links.get(number) !== link)
      .map(({ number }) => ({ what: 'head', entry_id: null, number }));
  }
}
