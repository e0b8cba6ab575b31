import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentContext, currentTenantId, currentTenantKind, inContext } from '../../../platform/context.ts';
import { Db, type Statement } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { GetPeople } from '../../identity/contract.ts';

/** Acts of staff on gifts: of their school, or for the platform's team of any school. */
@Injectable()
export class ManagedDonations {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Runs `work` in the school of the gift, under the name of the caller.
   * @throws AppError not_found when the caller does not manage it
   */
  inSchoolOf<T>(id: string, work: (userId: string) => Promise<T>): Promise<T> {
    return this.inSchool(
      {
        name: 'school_of_donation',
        text: 'select tenant_id from giving.donation where id = $1::uuid',
        values: [id],
      },
      work,
    );
  }

  /** As `inSchoolOf`, for a monthly gift. */
  inSchoolOfMonthly<T>(monthlyId: string, work: (userId: string) => Promise<T>): Promise<T> {
    return this.inSchool(
      {
        name: 'school_of_monthly_gift',
        text: 'select tenant_id from giving.donation where monthly_id = $1::uuid limit 1',
        values: [monthlyId],
      },
      work,
    );
  }

  private async inSchool<T>(statement: Statement, work: (userId: string) => Promise<T>): Promise<T> {
    const [found] = await (currentTenantKind() === 'platform'
      ? this.db.oversee([statement])
      : this.db.batch([statement]));
    const [row] = found!.rows as { tenant_id: string }[];
    if (!row) throw notFound('donation');
    const { userId } = currentContext()!.principal!;
    if (row.tenant_id === currentTenantId()) return work(userId);
    const [person] = await this.queries.execute(new GetPeople([userId]));
    const actorName = person ? `${person.first_name} ${person.last_name}`.trim() : '';
    return inContext({ ...currentContext()!, tenantId: row.tenant_id, actorName }, () => work(userId));
  }
}
