import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.ts';

/** Personal data of the shop. */
@Injectable()
@DeclaresPersonalData()
export class ShopPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'commerce.cart_item',
      columns: ['user_id'],
      export: {
        name: 'cart',
        text: `select item, kind, quantity, later, added_at from commerce.cart_item
               where tenant_id = $1::uuid and user_id = $2::uuid order by added_at`,
      },
      erase: { texts: ['delete from commerce.cart_item where tenant_id = $1::uuid and user_id = $2::uuid'] },
    },
    {
      table: 'commerce.cart_request',
      columns: ['student_id', 'asked_id'],
      export: {
        name: 'requests-to-grown-ups',
        text: `select r.created_at, r.sent_to, array_agg(i.item order by i.position) as items
               from commerce.cart_request r
               join commerce.cart_request_item i on (i.tenant_id, i.request_id) = (r.tenant_id, r.id)
               where r.tenant_id = $1::uuid and r.student_id = $2::uuid group by r.tenant_id, r.id order by r.created_at`,
      },
      erase: {
        texts: [
          'delete from commerce.cart_request where tenant_id = $1::uuid and student_id = $2::uuid',
          'update commerce.cart_request set asked_id = null where tenant_id = $1::uuid and asked_id = $2::uuid',
        ],
      },
    },
    {
      table: 'commerce.cart_request_item',
      columns: ['student_id'],
      export: { none: 'Part of the request.' },
      erase: {
        texts: [
          'delete from commerce.cart_request_item where tenant_id = $1::uuid and student_id = $2::uuid',
        ],
      },
    },
  ];
}
