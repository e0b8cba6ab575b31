import { Injectable } from '@nestjs/common';
import {
  DeclaresSchoolData,
  whole,
  type SchoolDataOfModule,
} from '../../platform/school-data/school-data.ts';

/** What content stores for each school. */
@Injectable()
@DeclaresSchoolData()
export class ContentSchoolData implements SchoolDataOfModule {
  readonly schoolTables = {
    ...whole(
      'content',
      `design design_picture experiment_note experiment_version film_captions film_watch message message_entry message_picture
       page_version resource_status_change safety_lead tour_booking tour_time`,
    ),
    'content.film': {
      files: `select 'films/' || id || '/' as folder from content.film where tenant_id = $1::uuid`,
    },
    'content.resource': {
      files: `select root || '/' || id || '/' as folder from content.resource, unnest(array['resources', 'films']) root
              where tenant_id = $1::uuid`,
    },
  };
}
