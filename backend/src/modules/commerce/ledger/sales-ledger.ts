import { WHOLE_BPS } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { lockUntilCommit } from '../../../platform/db/advisory-lock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { CharityShareChanged } from '../contract.ts';
import {
  addShares,
  divideAmongLines,
  divideRefund,
  divideSale,
  feesOfLines,
  negateShares,
  NO_SHARES,
  sumOf,
  type Shares,
} from './posting/allocation.rules.ts';
import {
  DisputeLost,
  DisputeOpened,
  DisputeWon,
  FeeReported,
  RefundAllocated,
  RefundReversed,
  SaleAllocated,
  type PartyAmount,
} from './posting/ledger-events.ts';
import { Ledger } from './posting/ledger.ts';
import { reversed, type AccountCode } from './posting/accounts.rules.ts';
import { isExtra } from './posting/line-kind.rules.ts';
import {
  charityOwner,
  refundDivided,
  saleDivided,
  saleReceived,
  schoolPart,
} from './posting/postings.rules.ts';
import { RoyaltyRules } from './royalties/royalty-rules.ts';

/** A line of a sale, for its division. Amounts are minor units. */
export interface SaleLine {
  line_id: string;
  /** What was sold: money raised is counted by work. */
  book_id: string | null;
  title: string;
  /**
   * Kind of the order line: of `shipping` all is the seller's, and its income has an account of its own; of `donation` all is
   * the charity's, which pays the provider's fee of it.
   */
  kind?: string;
  quantity: number;
  /** People who made it: whose money raised it counts as. */
  maker_ids: string[];
  total: number;
  tax: number;
  charity_bps: number;
  charity_id: string | null;
  /** The project of the charity; absent or null: none. */
  project_id?: string | null;
  rule_id: string;
}

/** How a line was divided, with what identifies it. */
interface DividedLine {
  line_id: string;
  book_id: string | null;
  title: string;
  line_kind: string;
  charity_id: string | null;
  project_id?: string | null;
  rule_id: string;
  shares: Shares;
}

/** What a refund would do to the books of the school. */
interface RefundPreviewed {
  effects: { account: string; now: number; change: number; after: number }[];
  parts: Shares;
  fee_lost: number;
}

type Source = { source_type: 'payment' | 'refund' | 'dispute'; source_id: string };

/** Books of account of sales (ADR 0054). Every posting is balanced, and made once for its source. */
@Injectable()
export class SalesLedger {
  constructor(
    private readonly ledger: Ledger,
    private readonly rules: RoyaltyRules,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Steps S1 and S2, in the transaction in which the payment succeeds. Does nothing for a payment that is recorded
   * already, or whose total is zero.
   */
  async recordSale(
    tx: Tx,
    sale: {
      payment_id: string;
      order_id: string;
      provider: string;
      currency: string;
      fee: number | null;
      lines: SaleLine[];
      /** Value date of the postings in all books; now by default. */
      at?: Date;
    },
  ): Promise<void> {
    const { payment_id, order_id, provider, currency, fee, lines, at } = sale;
    const platform = await this.rules.platformShares(
      tx,
      lines.map(({ rule_id }) => rule_id),
    );
    const shares = divideSale(
      lines.map((line) => ({
        ...line,
        ...(isGift(line) && { charity_bps: WHOLE_BPS, tax: 0 }),
        // What the page of the book promises to the charity comes first.
        platform_bps: isExtra(line.kind)
          ? 0
          : Math.min(platform.get(line.rule_id)!, WHOLE_BPS - line.charity_bps),
        covers_fee: line.kind === 'fee_cover',
      })),
      fee,
    );
    const divided = lines.map((line, index): DividedLine & SaleLine => ({
      ...line,
      line_kind: isExtra(line.kind) ? line.kind : 'book',
      shares: shares[index]!,
    }));
    const parts = addShares(shares);
    if (sumOf(parts) === 0) return;
    const source: Source = { source_type: 'payment', source_id: payment_id };
    const posted = await this.ledger.post(
      tx,
      { ...source, kind: 'sale' },
      currency,
      saleReceived(parts, payment_id, order_id),
      at,
    );
    if (!posted) return;
    await this.ledger.post(
      tx,
      { ...source, kind: 'allocation' },
      currency,
      saleDivided(parts, payment_id, order_id, shippingIn(divided)),
      at,
    );
    await this.store(tx, { ...source, kind: 'sale' }, sale, divided, (index) => lines[index]!.quantity);
    await tx.saleMaker.createMany({
      data: lines.flatMap(({ line_id, maker_ids }) =>
        [...new Set(maker_ids)].map((user_id) => ({ tenant_id: currentTenantId(), line_id, user_id })),
      ),
      skipDuplicates: true,
    });
    await this.outbox.add(tx, SaleAllocated, {
      payment_id,
      order_id,
      school_id: currentTenantId(),
      provider,
      currency,
      fee,
      charged: (await this.chargeGifts(tx, sale, divided, fee)) ?? [],
      ...coverIn(divided),
      gross: sumOf(parts),
      parts: partiesOf(divided),
      ...(at && { effective_at: at.toISOString() }),
    });
  }

  /**
   * Has the charities of gifts pay the provider's fee, once for a payment: the share of the charity becomes smaller, and that
   * of the provider greater. A donation beside books, with which a buyer rounded up, pays none: all of it is the charity's.
   * @param lines of the sale, as they were divided
   * @returns what each charity pays; empty without a gift; null when they were charged before
   */
  private async chargeGifts(
    tx: Tx,
    sale: { payment_id: string; order_id: string; currency: string },
    lines: readonly DividedLine[],
    fee: number | null,
  ): Promise<PartyAmount[] | null> {
    if (!fee || !lines.every(({ line_kind }) => line_kind === 'donation')) return [];
    const source: Source = { source_type: 'payment', source_id: sale.payment_id };
    const left = await this.leftOf(tx, sale.payment_id);
    if ((await tx.saleShare.count({ where: { ...source, kind: 'fee' } })) > 0) return null;
    const fees = feesOfLines(
      lines.map(({ shares }) => sumOf(shares)),
      fee,
    );
    const charged = lines.flatMap((line, index) => {
      // A refund that came before the fee has taken its part already.
      const amount = Math.min(fees[index]!, left.get(line.line_id)?.shares.charity ?? 0);
      return line.line_kind === 'donation' && amount > 0
        ? [{ ...line, shares: { ...NO_SHARES, charity: 0 - amount, provider: amount } }]
        : [];
    });
    await this.store(tx, { ...source, kind: 'fee' }, sale, charged, () => 0);
    return partiesOf(
      charged.map((line) => ({ ...line, shares: { ...NO_SHARES, charity: line.shares.provider } })),
    );
  }

  /**
   * The provider has told its fee after the sale: it is the platform's expense. For a sale that was recorded with
   * `fee: null`; a fee that was given there is not posted again.
   */
  async recordFee(
    tx: Tx,
    {
      payment_id,
      provider,
      currency,
      fee,
    }: { payment_id: string; provider: string; currency: string; fee: number },
  ): Promise<void> {
    const sold = await tx.saleShare.findMany({
      where: { source_type: 'payment', source_id: payment_id, kind: 'sale' },
      orderBy: { line_id: 'asc' },
    });
    const lines = sold.map((row) => ({ ...row, shares: sharesOf(row) }));
    const sale = { payment_id, order_id: sold[0]?.order_id ?? payment_id, currency };
    const charged = await this.chargeGifts(tx, sale, lines, fee);
    if (charged)
      await this.outbox.add(tx, FeeReported, {
        payment_id,
        provider,
        currency,
        fee,
        charged,
        ...coverIn(lines),
      });
  }

  /**
   * Step R1, when the provider has paid back; `lines` say how much of each line, tax included. Does nothing for a
   * refund that is recorded already.
   * @param refund.lines how much of each line; an amount alone is divided among the lines by what is left of each
   * @throws RangeError for a line of which less is left, and for one that was not sold
   */
  async recordRefund(
    tx: Tx,
    refund: {
      refund_id: string;
      payment_id: string;
      order_id: string;
      provider: string;
      currency: string;
      lines: { line_id: string; amount: number }[] | { amount: number };
    },
  ): Promise<void> {
    const source: Source = { source_type: 'refund', source_id: refund.refund_id };
    const left = await this.leftOf(tx, refund.payment_id);
    if (await this.ledger.has(tx, { ...source, kind: 'refund' })) return;
    const divided = divideLines(left, {
      ...refund,
      lines: Array.isArray(refund.lines) ? refund.lines : amongLines(left, refund.lines.amount),
    });
    const parts = await this.postRefund(tx, source, refund, divided);
    if (sumOf(parts) === 0) return;
    const { refund_id, payment_id, order_id, provider, currency } = refund;
    await this.outbox.add(tx, RefundAllocated, {
      refund_id,
      payment_id,
      order_id,
      school_id: currentTenantId(),
      provider,
      currency,
      gross: sumOf(parts),
      parts: partiesOf(divided),
    });
  }

  /**
   * What `recordRefund` would do to the school's books once both books are settled. Stores nothing. Amounts are minor units; `now`
   * and `after` are balances on the normal side of each account.
   * @returns `parts`: how the refund is divided; `fee_lost`: the part of the provider's fee that nobody gets back
   * @throws RangeError as `recordRefund`
   */
  async previewRefund(
    tx: Tx,
    refund: { payment_id: string; currency: string; lines: { line_id: string; amount: number }[] },
  ): Promise<RefundPreviewed> {
    const divided = divideLines(await this.leftOf(tx, refund.payment_id), refund);
    const parts = addShares(divided.map(({ shares }) => shares));
    const changes: [AccountCode, number][] = [
      ['sales_income', parts.school - shippingIn(divided)],
      ['shipping', shippingIn(divided)],
      ['tax_payable', parts.tax],
      ['receivable_from_platform', schoolPart(parts)],
    ];
    const effects: RefundPreviewed['effects'] = [];
    for (const [account, change] of changes) {
      if (change === 0) continue;
      const now = await this.ledger.balance(tx, account, '', refund.currency);
      effects.push({ account, now, change: 0 - change, after: now - change });
    }
    return { effects, parts, fee_lost: parts.provider };
  }

  /** A refund that had succeeded has failed at the provider: reverses `recordRefund`, once. */
  async reverseRefund(tx: Tx, { refund_id }: { refund_id: string }): Promise<void> {
    const source: Source = { source_type: 'refund', source_id: refund_id };
    const key = { ...source, kind: 'refund' };
    const [entries, rows] = [
      await this.ledger.entriesOf(tx, key),
      await tx.saleShare.findMany({ where: { ...source, kind: 'refund' } }),
    ];
    if (!entries || !rows[0]) throw new Error(`Refund ${refund_id} is not recorded`);
    const { payment_id, order_id, currency } = rows[0];
    await lockUntilCommit(tx, `shares of payment ${payment_id}`);
    const posted = await this.ledger.post(
      tx,
      { ...source, kind: 'refund_reversed' },
      currency,
      reversed(entries),
    );
    if (!posted) return;
    await this.store(
      tx,
      { ...source, kind: 'reversal' },
      { payment_id, order_id, currency },
      rows.map((row) => ({ ...row, shares: negateShares(sharesOf(row)) })),
      () => 0,
    );
    await this.outbox.add(tx, RefundReversed, { refund_id, school_id: currentTenantId(), currency });
  }

  /**
   * A dispute was opened, won or lost. Only a lost one is posted in the books of the school: as a refund of what is
   * left of the sale, at most the amount of the dispute.
   */
  async recordDispute(
    tx: Tx,
    dispute: {
      dispute_id: string;
      payment_id: string;
      order_id: string;
      provider: string;
      currency: string;
      amount: number;
      fee: number;
      status: 'open' | 'won' | 'lost';
    },
  ): Promise<void> {
    const { dispute_id, payment_id, order_id, provider, currency, amount, fee, status } = dispute;
    const event = {
      dispute_id,
      payment_id,
      school_id: currentTenantId(),
      provider,
      currency,
      amount,
      fee,
    };
    if (status !== 'lost') return this.outbox.add(tx, status === 'open' ? DisputeOpened : DisputeWon, event);
    const source: Source = { source_type: 'dispute', source_id: dispute_id };
    const lines = [...(await this.leftOf(tx, payment_id)).values()];
    if (await this.ledger.has(tx, { ...source, kind: 'refund' })) return;
    const amounts = divideAmongLines(
      lines.map(({ shares }) => sumOf(shares)),
      amount,
    );
    const divided = lines.flatMap((line, index) =>
      amounts[index]! > 0 ? [{ ...line, shares: divideRefund(line.shares, amounts[index]!) }] : [],
    );
    const parts = await this.postRefund(tx, source, dispute, divided);
    await this.outbox.add(tx, DisputeLost, {
      ...event,
      order_id,
      gross: sumOf(parts),
      parts: partiesOf(divided),
    });
  }

  /** What is left of each line of a payment. No other transaction changes it until this one ends. */
  private async leftOf(tx: Tx, payment_id: string): Promise<Map<string, DividedLine>> {
    await lockUntilCommit(tx, `shares of payment ${payment_id}`);
    const rows = await tx.saleShare.findMany({ where: { payment_id }, orderBy: { line_id: 'asc' } });
    const left = new Map<string, DividedLine>();
    for (const row of rows) {
      const shares = addShares([left.get(row.line_id)?.shares ?? NO_SHARES, sharesOf(row)]);
      left.set(row.line_id, { ...row, shares });
    }
    return left;
  }

  private async postRefund(
    tx: Tx,
    source: Source,
    refund: { payment_id: string; order_id: string; currency: string },
    divided: DividedLine[],
  ): Promise<Shares> {
    const parts = addShares(divided.map(({ shares }) => shares));
    const key = { ...source, kind: 'refund' };
    await this.ledger.post(
      tx,
      key,
      refund.currency,
      refundDivided(parts, source.source_id, shippingIn(divided)),
    );
    await this.store(
      tx,
      key,
      refund,
      divided.map((line) => ({ ...line, shares: negateShares(line.shares) })),
      () => 0,
    );
    return parts;
  }

  private async store(
    tx: Tx,
    source: Source & { kind: string },
    { payment_id, order_id, currency }: { payment_id: string; order_id: string; currency: string },
    lines: DividedLine[],
    quantity: (index: number) => number,
  ): Promise<void> {
    await tx.saleShare.createMany({
      data: lines.map(
        ({ line_id, book_id, title, line_kind, charity_id, project_id, rule_id, shares }, index) => ({
          tenant_id: currentTenantId(),
          source_type: source.source_type,
          source_id: source.source_id,
          kind: source.kind,
          line_id,
          payment_id,
          order_id,
          book_id,
          title,
          line_kind,
          quantity: quantity(index),
          currency,
          ...shares,
          charity_id,
          project_id: project_id ?? null,
          rule_id,
        }),
      ),
    });
    if (lines.some(({ shares }) => shares.charity !== 0))
      await this.outbox.add(tx, CharityShareChanged, { order_id });
  }
}

const isGift = ({ kind }: { kind?: string }): boolean => kind === 'donation';

/** What the buyer paid for the provider's fee; empty when nothing. */
function coverIn(lines: readonly Pick<DividedLine, 'line_kind' | 'shares'>[]): { fee_cover?: number } {
  const fee_cover = lines
    .filter(({ line_kind }) => line_kind === 'fee_cover')
    .reduce((sum, { shares }) => sum + shares.provider, 0);
  return fee_cover > 0 ? { fee_cover } : {};
}

/** The seller's own part of what was taken for shipping. */
const shippingIn = (lines: readonly DividedLine[]): number =>
  lines
    .filter(({ line_kind }) => line_kind === 'shipping')
    .reduce((sum, { shares }) => sum + shares.school, 0);

/** An amount that is taken from all lines, by what is left of each. @throws RangeError when less is left */
function amongLines(left: ReadonlyMap<string, DividedLine>, amount: number) {
  const lines = [...left.values()];
  const amounts = divideAmongLines(
    lines.map(({ shares }) => sumOf(shares)),
    amount,
  );
  if (amounts.reduce((sum, part) => sum + part, 0) !== amount)
    throw new RangeError(`A refund of ${amount} of a payment of which less is left`);
  return lines.map(({ line_id }, index) => ({ line_id, amount: amounts[index]! }));
}

/** Divides each amount by what is left of its line. */
function divideLines(
  left: ReadonlyMap<string, DividedLine>,
  refund: { payment_id: string; lines: readonly { line_id: string; amount: number }[] },
): DividedLine[] {
  return refund.lines
    .filter(({ amount }) => amount !== 0)
    .map(({ line_id, amount }) => {
      const line = left.get(line_id);
      if (!line) throw new RangeError(`Line ${line_id} was not sold with payment ${refund.payment_id}`);
      return { ...line, shares: divideRefund(line.shares, amount) };
    });
}

const sharesOf = (row: Record<keyof Shares, bigint>): Shares => ({
  school: Number(row.school),
  tax: Number(row.tax),
  charity: Number(row.charity),
  platform: Number(row.platform),
  provider: Number(row.provider),
});

/** What each party gets of these lines, or gives back, without zeros. */
function partiesOf(lines: readonly DividedLine[]): PartyAmount[] {
  const parts = addShares(lines.map(({ shares }) => shares));
  const charities = new Map<string, PartyAmount>();
  for (const { charity_id, project_id = null, line_kind, shares } of lines) {
    const owner = charityOwner({ charity_id, project_id });
    const before = charities.get(owner);
    const fee = (before?.fee ?? 0) + (line_kind === 'donation' ? shares.provider : 0);
    charities.set(owner, {
      party: 'charity',
      party_id: charity_id,
      ...(project_id && { project_id }),
      amount: (before?.amount ?? 0) + shares.charity,
      ...(fee > 0 && { fee }),
    });
  }
  const amounts: PartyAmount[] = [
    { party: 'school', party_id: null, amount: schoolPart(parts) },
    ...charities.values(),
    { party: 'platform', party_id: null, amount: parts.platform },
    { party: 'provider', party_id: null, amount: parts.provider },
  ];
  return amounts.filter(({ amount, fee }) => amount > 0 || (fee ?? 0) > 0);
}
