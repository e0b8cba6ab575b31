import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { PageQuery } from '../../../platform/http/page.ts';
import type { DataRequestKind, DataRequestStatus } from './data-request.rules.ts';

export class DataRequestPerson {
  id!: string;
  first_name!: string;
  last_name!: string;
}
export class RetainedData {
  table!: string;
  why!: string;
}
export class DataRequestView {
  id!: string;
  kind!: DataRequestKind;
  status!: DataRequestStatus;
  person!: DataRequestPerson;
  asked_by!: string;
  asked_as!: 'self' | 'guardian' | 'school';
  reason!: string;
  created_at!: string;
  due_at!: string;
  finished_at!: string | null;
  /** Until when the copy can be downloaded. */
  expires_at!: string | null;
  bytes!: number | null;
  cancel_reason!: string | null;
  /** Retained data after an erasure, with reasons. */
  kept!: RetainedData[];
  /** Whether the caller requested it and can download it now. */
  can_fetch!: boolean;
}

/**
 * Data requests: those that concern the caller, or, without one, those of the whole school; open ones first.
 */
export class ListDataRequests extends Query<{ count: number; requests: DataRequestView[] }> {
  constructor(
    readonly page: PageQuery,
    readonly callerId: string,
    readonly ofSchool: boolean,
  ) {
    super();
  }
}

@QueryHandler(ListDataRequests)
export class ListDataRequestsHandler implements IQueryHandler<ListDataRequests> {
  constructor(private readonly db: Db) {}

  async execute({
    page,
    callerId,
    ofSchool,
  }: ListDataRequests): Promise<{ count: number; requests: DataRequestView[] }> {
    const tenant = currentTenantId();
    const where = `where r.tenant_id = $1 and ($2 or r.asked_by = $3 or r.person_id = $3)`;
    const [rows, counted] = await this.db.batch([
      {
        name: 'data_requests',
        text: `select r.id, r.kind, r.status, r.asked_as, r.reason, r.created_at, r.due_at, r.finished_at, r.expires_at,
                 r.bytes::float as bytes, r.cancel_reason, r.kept,
                 json_build_object('id', p.id, 'first_name', p.first_name, 'last_name', p.last_name) as person,
                 coalesce(trim(a.first_name || ' ' || a.last_name), '') as asked_by,
                 r.asked_by = $3 and r.kind = 'export' and r.status = 'ready' and r.expires_at > now() as can_fetch
               from identity.data_request r
               join identity.user_account p on p.tenant_id = r.tenant_id and p.id = r.person_id
               left join identity.user_account a on a.tenant_id = r.tenant_id and a.id = r.asked_by
               ${where}
               order by r.status in ('waiting', 'working') desc, r.created_at desc, r.id limit $4 offset $5`,
        values: [tenant, ofSchool, callerId, page.limit, page.offset],
      },
      {
        name: 'data_requests_count',
        text: `select count(*)::int as count from identity.data_request r ${where}`,
        values: [tenant, ofSchool, callerId],
      },
    ]);
    return {
      count: (counted!.rows[0] as { count: number }).count,
      requests: rows!.rows as DataRequestView[],
    };
  }
}
