import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Config } from '../../../platform/config.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { proofOf } from '../domains/domain-proof.ts';
import { assertPlatform } from '../shared/assert-platform.ts';
import { SchoolCountsReader } from './school-counts.ts';
import {
  SCHOOL_COLUMNS,
  SCHOOL_TABLES,
  schoolOf,
  type ManagedSchool,
  type SchoolRecord,
} from './school-view.ts';

/** One school with everything that can be changed of it. */
export class GetManagedSchool extends Query<ManagedSchool> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetManagedSchool)
export class GetManagedSchoolHandler implements IQueryHandler<GetManagedSchool> {
  constructor(
    private readonly config: Config,
    private readonly db: Db,
    private readonly counts: SchoolCountsReader,
  ) {}

  async execute({ id }: GetManagedSchool): Promise<ManagedSchool> {
    assertPlatform();
    const [record] = await this.db.rows<SchoolRecord>({
      name: 'managed_school',
      text: `select ${SCHOOL_COLUMNS} from ${SCHOOL_TABLES} where t.id = $1 and t.id <> $2`,
      values: [id, PLATFORM_TENANT_ID],
    });
    if (!record) throw notFound('school');
    const countsOf = await this.counts.of([id]);
    return schoolOf(record, this.config.publicUrl, countsOf(id), (domain) =>
      proofOf(this.config, id, domain),
    );
  }
}
