import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.ts';

/** Invoices and credit notes name who bought. */
@Injectable()
@DeclaresPersonalData()
export class DocumentPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'commerce.commerce_document',
      columns: ['buyer_id', 'recipient', 'subject_id'],
      export: {
        name: 'invoices',
        text: `select type, number, order_number, issued_at, currency, total, tax, recipient, lines
               from commerce.commerce_document
               where tenant_id = $1::uuid and buyer_id = $2::uuid order by issued_at`,
      },
      erase: {
        keep: 'The law of taxes requires that issued invoices are kept unchanged, for six to ten years by country.',
      },
    },
    {
      table: 'commerce.document_void',
      columns: ['voided_by'],
      export: { none: 'A record of who acted, which says nothing else of them.' },
      erase: { keep: 'Who declared a receipt void is a part of the record of the receipt.' },
    },
  ];
}
