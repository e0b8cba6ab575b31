import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { GetSchools } from '../../../tenancy/contract.ts';
import type { AuditBreak } from './check-audit-log.ts';

/** An audit entry or a link of the chain that is not as it was written. */
export class AuditBreakView {
  /** changed, removed, unsealed, order or head */
  what!: AuditBreak['what'];
  /** Name of the school. */
  school!: string;
  entry_id!: string | null;
  /** Place in the chain. */
  number!: number | null;
}

/** Result of the last check of the audit log. */
export class AuditCheckView {
  /** Null before the first check; for all schools, when the one longest ago was made. */
  checked_at!: string | null;
  /** Links of the chain, or of all chains. */
  links!: number;
  /** How many entries and links are not as they were written. */
  breaks!: number;
  /** The first of them. */
  found!: AuditBreakView[];
}

/** The last check of the running school's audit log, or of every school's. */
export class GetAuditCheck extends Query<AuditCheckView> {
  constructor(readonly everywhere: boolean) {
    super();
  }
}

const SHOWN = 50;

interface Row {
  tenant_id: string;
  checked_at: Date;
  links: string;
  breaks: number;
  found: AuditBreak[];
}

@QueryHandler(GetAuditCheck)
export class GetAuditCheckHandler implements IQueryHandler<GetAuditCheck> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ everywhere }: GetAuditCheck): Promise<AuditCheckView> {
    const sums = {
      name: everywhere ? 'audit_checks' : 'audit_check',
      text: `select min(checked_at) as checked_at, coalesce(sum(links), 0) as links, coalesce(sum(breaks), 0)::int as breaks
             from identity.audit_check ${everywhere ? '' : 'where tenant_id = $1'}`,
      values: everywhere ? [] : [currentTenantId()],
    };
    const rows = {
      name: everywhere ? 'audit_checks_with_breaks' : 'audit_check_with_breaks',
      text: `select tenant_id, found from identity.audit_check where breaks > 0 ${everywhere ? '' : 'and tenant_id = $1'}
             order by checked_at desc limit ${SHOWN}`,
      values: sums.values,
    };
    const [summed, broken] = await (everywhere ? this.db.oversee([sums, rows]) : this.db.batch([sums, rows]));
    const { checked_at, links, breaks } = summed!.rows[0] as Omit<Row, 'checked_at'> & {
      checked_at: Date | null;
    };
    const found = (broken!.rows as Row[])
      .flatMap(({ tenant_id, found }) => found.map((one) => ({ ...one, tenant_id })))
      .slice(0, SHOWN);
    const ids = [...new Set(found.map(({ tenant_id }) => tenant_id))];
    const schools = ids.length > 0 ? await this.queries.execute(new GetSchools(ids)) : [];
    const names = new Map(schools.map(({ id, name }) => [id, name]));
    return {
      checked_at: checked_at?.toISOString() ?? null,
      links: Number(links),
      breaks,
      found: found.map(({ tenant_id, ...one }) => ({ ...one, school: names.get(tenant_id) ?? tenant_id })),
    };
  }
}
