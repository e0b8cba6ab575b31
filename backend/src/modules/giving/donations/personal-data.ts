import { Injectable } from '@nestjs/common';
import {
  DeclaresPersonalData,
  type Holding,
  type PersonalDataOfModule,
} from '../../../platform/personal-data/personal-data.ts';

/** Personal data of donations. */
@Injectable()
@DeclaresPersonalData()
export class DonationsPersonalData implements PersonalDataOfModule {
  readonly holdings: readonly Holding[] = [
    {
      table: 'giving.tax_declaration',
      columns: [
        'donor_id',
        'first_name',
        'last_name',
        'house',
        'postcode',
        'identity',
        'identity_hint',
        'recorded_by',
      ],
      export: {
        name: 'tax_declarations',
        text: `select t.regime, t.wording, t.first_name, t.last_name, t.house, t.postcode, t.identity_hint, t.declared_at, t.cancelled_at
               from giving.tax_declaration t join giving.donation d on (d.tenant_id, d.id) = (t.tenant_id, t.donation_id)
               where t.tenant_id = $1::uuid and (t.donor_id = $2::uuid or lower(d.donor_email) = lower($3::text))
               order by t.declared_at`,
      },
      erase: {
        // Before the gift loses its address.
        texts: [
          `delete from giving.tax_declaration t using giving.donation d
           where (d.tenant_id, d.id) = (t.tenant_id, t.donation_id) and t.tenant_id = $1::uuid
             and (t.donor_id = $2::uuid or lower(d.donor_email) = lower($3::text))
             and not exists (select from giving.tax_claim_row r where (r.tenant_id, r.donation_id) = (t.tenant_id, t.donation_id))`,
        ],
        keep: 'A declaration on which tax was claimed is kept: HMRC asks for it for six years after the accounting period, the Income-tax Act for eight.',
      },
    },
    {
      table: 'giving.donation',
      columns: [
        'donor_id',
        'donor_name',
        'donor_email',
        'message',
        'tribute',
        'tax',
        'student_id',
        'recorded_by',
        'checked_by',
      ],
      export: {
        name: 'donations',
        text: `select number, gift, fee_cover, currency, status, refunded, donor_name, donor_email, anonymity, message, tribute, tax, created_at, paid_at
               from giving.donation
               where tenant_id = $1::uuid and (donor_id = $2::uuid or lower(donor_email) = lower($3::text)) order by created_at`,
      },
      erase: {
        texts: [
          `update giving.donation set donor_id = null, donor_name = null, donor_email = null, message = '', message_status = 'none',
             tribute = null, tax = null, anonymity = 'anonymous'
           where tenant_id = $1::uuid and (donor_id = $2::uuid or lower(donor_email) = lower($3::text))`,
          `update giving.donation set student_id = null
           where tenant_id = $1::uuid and student_id = $2::uuid and $3::text is not distinct from $3::text`,
        ],
        keep: 'Gifts are records of money, which the law asks to be kept; without name and address they name nobody.',
      },
    },
    {
      table: 'giving.follow',
      columns: ['person_id'],
      export: {
        name: 'followed_charities_and_projects',
        text: `select kind, subject_id, created_at from giving.follow
               where tenant_id = $1::uuid and person_id = $2::uuid order by created_at`,
      },
      erase: { texts: ['delete from giving.follow where tenant_id = $1::uuid and person_id = $2::uuid'] },
    },
    {
      table: 'giving.project_notice_sent',
      columns: ['address'],
      export: { none: 'A record of who acted, which says nothing else of them.' },
      erase: { keep: 'The digest of an address, for half a year, so that nobody is told the same twice.' },
    },
    {
      table: 'giving.gift_import',
      columns: ['gifts', 'recorded_by', 'decided_by'],
      export: { none: 'A record of who acted, which says nothing else of them.' },
      erase: {
        keep: 'Who wrote down gifts and who agreed is a record of money; the gifts leave it when it is decided.',
      },
    },
    {
      table: 'giving.tax_claim',
      columns: ['made_by'],
      export: { none: 'A record of who acted, which says nothing else of them.' },
      erase: {
        keep: 'Who made a file for the tax office is a record of money, which the law asks to be kept.',
      },
    },
  ];
}
