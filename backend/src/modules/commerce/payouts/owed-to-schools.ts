import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { HOLD_DAYS, payableOf } from './payout.rules.ts';

/** What the platform owes a school in a currency, in minor units. */
interface OwedToSchool {
  school_id: string;
  currency: string;
  owed: number;
  held: number;
  payable: number;
}

/** Reads the platform's books, and open disputes of every school; in the platform's context. */
@Injectable()
export class OwedToSchools {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  /** Every school and currency with something owed, the largest amounts first; at most 500. */
  async list(school: string | null = null): Promise<OwedToSchool[]> {
    const since = new Date(this.clock.now().getTime() - HOLD_DAYS * 86_400_000);
    const [balances, disputes] = await this.db.oversee([
      {
        name: 'owed_to_schools',
        text: `select a.owner_ref as school_id, a.currency, sum(e.credit - e.debit)::float8 as owed,
                 coalesce(sum(e.credit) filter (where t.source_type = 'payment' and t.effective_at > $2), 0)::float8 as recent
               from commerce.ledger_account a
               join commerce.ledger_entry e on (e.tenant_id, e.account_id) = (a.tenant_id, a.id)
               join commerce.ledger_transaction t on (t.tenant_id, t.id) = (e.tenant_id, e.transaction_id)
               where a.tenant_id = $1 and a.code = 'school_payable' and ($3::text is null or a.owner_ref = $3)
               group by 1, 2 having sum(e.credit - e.debit) <> 0 order by 3 desc, 1, 2 limit 500`,
        values: [PLATFORM_TENANT_ID, since, school],
      },
      {
        name: 'disputed_of_schools',
        text: `select tenant_id as school_id, currency, sum(amount)::float8 as disputed from commerce.dispute
               where status = 'open' and ($1::uuid is null or tenant_id = $1) group by 1, 2 limit 5000`,
        values: [school],
      },
    ]);
    const disputedOf = new Map(
      (disputes!.rows as { school_id: string; currency: string; disputed: number }[]).map((row) => [
        `${row.school_id} ${row.currency}`,
        row.disputed,
      ]),
    );
    return (balances!.rows as { school_id: string; currency: string; owed: number; recent: number }[]).map(
      ({ school_id, currency, owed, recent }) => ({
        school_id,
        currency,
        owed,
        ...payableOf({ owed, recent, disputed: disputedOf.get(`${school_id} ${currency}`) ?? 0 }),
      }),
    );
  }

  /** The same of one school and currency; zeros when nothing is owed. */
  async of(school_id: string, currency: string): Promise<OwedToSchool> {
    const found = (await this.list(school_id)).find((row) => row.currency === currency);
    return found ?? { school_id, currency, owed: 0, held: 0, payable: 0 };
  }
}
