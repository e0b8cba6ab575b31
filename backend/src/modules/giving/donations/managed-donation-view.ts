import { OmitType } from '@nestjs/swagger';
import { Money } from '../../../platform/http/money.ts';
import { ListPage } from '../../../platform/http/page.ts';
import { DonationView } from './donation-view.ts';
import type { DonationSource } from './donation.rules.ts';

/** The receipt of a gift. */
export class ManagedReceipt {
  id!: string;
  /** Such as `RCT-2026-000012`. */
  number!: string;
  /** Whether it no longer counts. */
  void!: boolean;
}

/** A gift as staff see it. The name and address of an anonymous donor are shown to the platform's team alone. */
export class ManagedDonation extends OmitType(DonationView, ['amount', 'total']) {
  currency!: string;
  /**
   * Null while the gift waits for a second count, for everybody but the person who wrote it down: whoever counts again does not
   * know the first sum.
   */
  amount!: Money | null;
  /** Null where `amount` is. */
  total!: Money | null;
  school_id!: string;
  source!: DonationSource;
  provider!: string | null;
  /** Null: hidden, or not known. */
  donor_name!: string | null;
  donor_email!: string | null;
  /** Whether name and address are hidden because the donor wishes so. */
  donor_hidden!: boolean;
  /** Whether the donor added a tax declaration. */
  declared!: boolean;
  /** Of a gift outside of the site: `jar`, `cash` or `bank`, and its count. */
  offline!: OfflineDetails | null;
  /** The newest receipt, of the school's own gifts; null: none. */
  receipt!: ManagedReceipt | null;
  /** Whether the caller may check the gift that another person wrote down. */
  can_check!: boolean;
}

/** A gift that did not come through the site. */
export class OfflineDetails {
  way!: 'jar' | 'cash' | 'bank';
  /** Day on which it was given, such as `2026-11-20`. */
  day!: string;
  note!: string;
  /** Reference of the bank or number of the paying-in slip; empty until it is known. */
  reference!: string;
  /** Two counts differed from the first one: somebody counts it anew, as if it were the first time. */
  recount?: boolean;
}

/** Sums of the filtered list in one currency, in minor units. */
export class DonationTotal {
  currency!: string;
  /** Gifts whose money has arrived, after refunds. */
  given!: number;
  /** Number of these gifts. */
  gifts!: number;
  refunded!: number;
  /** Number of gifts that wait for a second count. Their sum is not told: of one gift, it would be the first count. */
  waiting!: number;
}

export class ManagedDonationPage extends ListPage {
  results!: ManagedDonation[];
  /** Of the whole filtered set, not of the page. */
  totals!: DonationTotal[];
}

export class RefundRequested {
  refund_id!: string;
  amount!: Money;
}
