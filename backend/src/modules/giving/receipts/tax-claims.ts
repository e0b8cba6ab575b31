import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { stringify } from 'csv-stringify/sync';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId, currentTenantKind, inContext } from '../../../platform/context.ts';
import { Db, type Statement } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { GetCharityCards, type CharityCard } from '../contract/charities.ts';
import { TaxDeclarations } from '../donations/tax-declarations.ts';
import {
  claimSums,
  FORM_10BD_COLUMNS,
  form10bdRow,
  GIFT_AID_COLUMNS,
  giftAidRow,
  indianYear,
  SPOKEN_CANCEL_DAYS,
  toClaim,
} from './tax-claim.rules.ts';
import type { OpenTaxClaim, TaxClaimBody, TaxClaimsQuery, TaxClaimView } from './tax-claim.views.ts';

/** The schedule of HMRC takes this many rows; what is left comes with the next file. */
const MOST_ROWS = 1000;

interface DeclaredGift extends Record<string, unknown> {
  tenant_id: string;
  donation_id: string;
  charity_id: string;
  currency: string;
  gift: number;
  refunded: number;
  status: string;
  holds: boolean;
  claimed: number;
  hidden: boolean;
}

interface FileRow extends Record<string, unknown> {
  claim_id: string;
  charity_id: string;
  regime: 'gift_aid' | '80g';
  made_at: Date;
  donation_id: string;
  number: string;
  currency: string;
  amount: number;
  given_on: Date;
  first_name: string;
  last_name: string;
  house: string;
  postcode: string;
  identity: Uint8Array | null;
  cash: boolean;
}

const DECLARED = `select t.tenant_id, t.donation_id, t.charity_id, d.currency, d.gift, d.refunded, d.status, t.cancelled_at is null
      and (t.channel <> 'spoken' or t.record_sent_at < now() - make_interval(days => ${SPOKEN_CANCEL_DAYS})) as holds,
    coalesce((select sum(r.amount) from giving.tax_claim_row r
      where (r.tenant_id, r.donation_id) = (t.tenant_id, t.donation_id)), 0)::int as claimed,
    d.anonymity = 'anonymous' as hidden
  from giving.tax_declaration t join giving.donation d on (d.tenant_id, d.id) = (t.tenant_id, t.donation_id)
  where ($1::uuid is null or t.tenant_id = $1) and t.regime = $2 and ($3::uuid is null or t.charity_id = $3)
    and d.paid_at is not null and ($4::timestamptz is null or d.paid_at >= $4) and ($5::timestamptz is null or d.paid_at < $5)
  order by d.paid_at, t.donation_id`;

const FILES = `select c.id as claim_id, c.charity_id, c.regime, c.made_at, r.donation_id, d.number, d.currency, r.amount, d.paid_at as given_on,
    coalesce(t.first_name, '') as first_name, coalesce(t.last_name, '') as last_name, coalesce(t.house, '') as house,
    coalesce(t.postcode, '') as postcode, t.identity, coalesce(d.offline ->> 'way', '') in ('jar', 'cash') as cash
  from giving.tax_claim c
  join giving.tax_claim_row r on (r.tenant_id, r.claim_id) = (c.tenant_id, c.id)
  join giving.donation d on (d.tenant_id, d.id) = (r.tenant_id, r.donation_id)
  left join giving.tax_declaration t on (t.tenant_id, t.donation_id) = (r.tenant_id, r.donation_id)
  where ($1::uuid is null or c.tenant_id = $1) and ($2::uuid is null or c.id = $2) and ($3::text is null or c.regime = $3)
  order by c.made_at desc, c.id, d.paid_at, r.donation_id limit 20000`;

/**
 * Files for the tax office: what was never claimed, once, and what has to be taken off. A school's file has the gifts of the school
 * without those of donors who wish to be unknown to it; the platform's has all.
 */
@Injectable()
export class TaxClaims {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly declarations: TaxDeclarations,
    private readonly queries: QueryBus,
  ) {}

  /** What could be claimed now, by charity. */
  async open(query: TaxClaimsQuery): Promise<OpenTaxClaim[]> {
    const rows = await this.declared({ ...query, charity: null });
    const charities = await this.charities(rows.map(({ charity_id }) => charity_id));
    return [...new Set(rows.map(({ charity_id }) => charity_id))]
      .map((charity_id) => {
        const own = rows.filter((row) => row.charity_id === charity_id);
        const shown = own.filter((row) => this.shows(row));
        const amounts = shown.map(toClaim);
        return {
          charity_id,
          charity: charities.get(charity_id)?.name ?? '',
          currency: own[0]!.currency,
          count: amounts.filter((amount) => amount > 0).length,
          ...sumsFor(query.regime, amounts),
          adjustments: amounts.filter((amount) => amount < 0).length,
          hidden: own.filter((row) => !this.shows(row) && toClaim(row) > 0).length,
        };
      })
      .filter(({ count, adjustments, hidden }) => count + adjustments + hidden > 0);
  }

  /** The files that were made, newest first. */
  async list(query: TaxClaimsQuery): Promise<TaxClaimView[]> {
    return this.views(await this.files(null, query.regime));
  }

  /**
   * Makes a file and marks its gifts as claimed.
   * @throws AppError 404 for an unknown charity, 409 `nothing_to_claim`
   */
  async make(body: TaxClaimBody, by: string): Promise<TaxClaimView> {
    const [charity] = await this.queries.execute(new GetCharityCards([body.charity]));
    if (!charity) throw notFound('charity');
    const wanted = { regime: body.regime, year: body.year, charity: body.charity };
    const open = (await this.declared(wanted)).filter((row) => this.shows(row) && toClaim(row) !== 0);
    if (open.length === 0)
      throw new AppError('conflict', 'nothing_to_claim', 'There is no gift that was not claimed already.');
    const id = newId();
    const ids = new Set(open.slice(0, MOST_ROWS).map(({ donation_id }) => donation_id));
    const context = currentContext()!;
    for (const tenantId of new Set(open.map(({ tenant_id }) => tenant_id)))
      await inContext({ ...context, tenantId }, () => this.claim({ id, ids, by, wanted, charity }));
    const [made] = this.viewsOf(await this.files(id, null), new Map([[charity.id, charity]]));
    if (!made)
      throw new AppError('conflict', 'nothing_to_claim', 'Somebody else has just claimed these gifts.');
    return made;
  }

  /**
   * The file as CSV. Gifts that have to be taken off are not rows of it: the form of the tax office asks for their sum.
   * @throws AppError 404
   */
  async csv(id: string): Promise<string> {
    const rows = await this.files(id, null);
    if (rows.length === 0) throw notFound('claim');
    const [charity] = await this.queries.execute(new GetCharityCards([rows[0]!.charity_id]));
    await this.db.transaction((tx) =>
      this.audit.record(tx, 'donation.claim_downloaded', charity?.name ?? id),
    );
    const gifts = rows.filter(({ amount }) => amount > 0);
    const table =
      rows[0]!.regime === 'gift_aid'
        ? [[...GIFT_AID_COLUMNS], ...gifts.map(giftAidRow)]
        : [
            [...FORM_10BD_COLUMNS],
            ...gifts.map((row, at) =>
              form10bdRow(row, {
                number: at + 1,
                pan: row.identity ? this.declarations.identity(row.donation_id, row.identity) : '',
                urn: charity?.tax_reference ?? '',
                urn_on: charity?.tax_reference_on ?? null,
                cash: row.cash,
              }),
            ),
          ];
    return stringify(table, { record_delimiter: 'windows', escape_formulas: true });
  }

  /** Writes the rows of one school. What another person claimed meanwhile is left out: the declarations are locked first. */
  private async claim({
    id,
    ids,
    by,
    wanted,
    charity,
  }: {
    id: string;
    ids: ReadonlySet<string>;
    by: string;
    wanted: Parameters<TaxClaims['declared']>[0];
    charity: CharityCard;
  }): Promise<void> {
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      await tx.$executeRaw`select 1 from giving.tax_declaration where tenant_id = ${tenant_id}::uuid
        and charity_id = ${charity.id}::uuid order by donation_id for update`;
      const { from, to } = rangeOf(wanted);
      const rows = await tx.$queryRawUnsafe<DeclaredGift[]>(
        DECLARED,
        tenant_id,
        wanted.regime,
        wanted.charity,
        from,
        to,
      );
      const claimed = rows.filter((row) => ids.has(row.donation_id) && toClaim(row) !== 0);
      if (claimed.length === 0) return;
      await tx.taxClaim.createMany({
        data: [
          {
            tenant_id,
            id,
            charity_id: charity.id,
            regime: wanted.regime,
            made_by: by,
            made_at: this.clock.now(),
          },
        ],
      });
      await tx.taxClaimRow.createMany({
        data: claimed.map((row) => ({
          tenant_id,
          claim_id: id,
          donation_id: row.donation_id,
          amount: toClaim(row),
        })),
      });
      await this.audit.record(tx, 'donation.claim_made', charity.name, { actorId: by });
    });
  }

  private declared(wanted: {
    regime: 'gift_aid' | '80g';
    year?: number | undefined;
    charity: string | null;
  }): Promise<DeclaredGift[]> {
    const { from, to } = rangeOf(wanted);
    return this.rows<DeclaredGift>({
      name: 'declared_gifts',
      text: DECLARED,
      values: [this.school(), wanted.regime, wanted.charity, from, to],
    });
  }

  private files(id: string | null, regime: string | null): Promise<FileRow[]> {
    return this.rows<FileRow>({ name: 'tax_claims', text: FILES, values: [this.school(), id, regime] });
  }

  private async views(rows: readonly FileRow[]): Promise<TaxClaimView[]> {
    return this.viewsOf(rows, await this.charities(rows.map(({ charity_id }) => charity_id)));
  }

  private viewsOf(rows: readonly FileRow[], charities: ReadonlyMap<string, CharityCard>): TaxClaimView[] {
    return [...new Set(rows.map(({ claim_id }) => claim_id))].map((id) => {
      const own = rows.filter(({ claim_id }) => claim_id === id);
      const { charity_id, regime, made_at, currency } = own[0]!;
      return {
        ...{ id, charity_id, regime, made_at, currency },
        charity: charities.get(charity_id)?.name ?? '',
        count: own.filter(({ amount }) => amount > 0).length,
        ...sumsFor(
          regime,
          own.map(({ amount }) => amount),
        ),
        adjustments: own
          .filter(({ amount }) => amount < 0)
          .map(({ number, given_on, amount }) => ({ number, given_on, amount: -amount })),
      };
    });
  }

  private async charities(ids: readonly string[]): Promise<Map<string, CharityCard>> {
    const cards = ids.length > 0 ? await this.queries.execute(new GetCharityCards([...new Set(ids)])) : [];
    return new Map(cards.map((card) => [card.id, card]));
  }

  private async rows<Row extends Record<string, unknown>>(statement: Statement): Promise<Row[]> {
    const [found] = await (this.everywhere() ? this.db.oversee([statement]) : this.db.batch([statement]));
    return found!.rows as Row[];
  }

  private everywhere(): boolean {
    return currentTenantKind() === 'platform';
  }

  private school(): string | null {
    return this.everywhere() ? null : currentTenantId();
  }

  private shows({ hidden }: Pick<DeclaredGift, 'hidden'>): boolean {
    return this.everywhere() || !hidden;
  }
}

const rangeOf = ({ regime, year }: { regime: string; year?: number | undefined }) =>
  regime === '80g' && year !== undefined ? indianYear(year) : { from: null, to: null };

/** Only Gift Aid adds money to a gift. */
const sumsFor = (regime: string, amounts: readonly number[]) => {
  const { gifts, tax, adjusted } = claimSums(amounts);
  return regime === 'gift_aid' ? { gifts, tax, adjusted } : { gifts, tax: 0, adjusted: 0 };
};
