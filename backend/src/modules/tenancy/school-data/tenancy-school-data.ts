import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import {
  DeclaresSchoolData,
  whole,
  type GoneSchool,
  type SchoolDataOfModule,
} from '../../../platform/school-data/school-data.ts';

/** What tenancy stores for each school. */
@Injectable()
@DeclaresSchoolData()
export class TenancySchoolData implements SchoolDataOfModule {
  readonly schoolTables = {
    ...whole('tenancy', 'school_erasure school_mode'),
    'tenancy.school_setting': { files: `select 'logos/' || $1 || '/' as folder` },
    'tenancy.school_export': {
      files: `select 'school-exports/' || id || '/' as folder from tenancy.school_export where tenant_id = $1::uuid`,
    },
  };

  /** Its domain and the exports of the platform's team; the school itself goes last, by `EraseWhenSchoolErasureDue`. */
  async forgetSchool(tx: Tx, { id }: GoneSchool): Promise<void> {
    await tx.domainClaim.deleteMany({ where: { school_id: id } });
    await tx.schoolExport.deleteMany({ where: { tenant_id: currentTenantId(), school_id: id } });
  }
}
