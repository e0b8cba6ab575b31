import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/db.ts';
import {
  DeclaresSchoolData,
  unexported,
  whole,
  type GoneSchool,
  type SchoolDataOfModule,
} from '../../platform/school-data/school-data.ts';

/** What giving stores for each school. */
@Injectable()
@DeclaresSchoolData()
export class GivingSchoolData implements SchoolDataOfModule {
  readonly schoolTables = {
    ...whole(
      'giving',
      `charity charity_check charity_event follow fundraiser fundraiser_report gift_import impact_counter impact_event impact_subject
       project project_event project_notice project_notice_sent project_update school_charity`,
    ),
    ...unexported(
      'giving',
      'Which addresses are taken: they are in the rows of charities and projects.',
      'taken_slug',
    ),
    'giving.charity_document': {
      files: `select distinct 'charities/' || charity_id || '/' as folder from giving.charity_document where tenant_id = $1::uuid`,
    },
    'giving.donation': {
      kept: {
        why: 'What was given, when and to whom is a part of the books of account.',
        reduce: [
          `update giving.donation set donor_id = null, donor_name = null, donor_email = null, message = '', tribute = null,
             student_id = null, class_id = null, campaign = null, offline = null, recorded_by = null, checked_by = null
           where tenant_id = $1::uuid`,
        ],
      },
    },
    ...Object.fromEntries(
      ['tax_claim', 'tax_claim_row', 'tax_declaration'].map((name) => [
        `giving.${name}`,
        {
          withheld: ['identity'],
          kept: { why: 'A tax office can ask for the declarations behind what was claimed back.' },
        },
      ]),
    ),
  };

  /** Who proposed a charity. */
  forgetSchool(tx: Tx, { id }: GoneSchool): Promise<unknown> {
    return tx.charity.updateMany({
      where: { tenant_id: currentTenantId(), proposed_by_school: id },
      data: { proposed_by_school: null },
    });
  }
}
