import { askedRegime, giftAidWording, panOf, section80gWording, ukPostcode } from '@bookgrove/contract';
import type { TaxRegime, TaxWording } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { IsIn } from 'class-validator';
import { Clock } from '../../../platform/clock.ts';
import { Config } from '../../../platform/config.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { decrypt, encrypt } from '../../../platform/encryption.ts';
import { invalidFields, notFound } from '../../../platform/errors.ts';
import type { CharityCard } from '../contract/charities.ts';
import type { TaxBody } from './tax-bodies.ts';

const PURPOSE = 'giving-tax-identity';

/** A declaration that was checked. */
interface CheckedDeclaration extends Pick<TaxBody, 'first_name' | 'last_name' | 'house'> {
  regime: TaxRegime;
  wording: TaxWording;
  postcode: string;
  /** PAN. */
  identity: string | null;
}

/** A declaration as its donor sees it. */
export class TaxDeclarationView {
  regime!: TaxRegime;
  /** The words that the donor agreed to, in English as the law has them. */
  wording!: string;
  name!: string;
  /** Name or number of the house; for 80G the whole address. */
  house!: string;
  postcode!: string;
  /** The PAN, masked but for its last four signs; null without one. */
  identity!: string | null;
  declared_at!: Date;
  /** Null while it holds. */
  cancelled_at!: Date | null;
  /** `spoken`: said to somebody of the staff, who wrote it down. */
  @IsIn(['online', 'spoken'])
  channel!: 'online' | 'spoken';
  /** When the written record of a spoken one was sent. */
  record_sent_at!: Date | null;
}

/** What donors declare for the tax on their gifts. */
@Injectable()
export class TaxDeclarations {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly db: Db,
  ) {}

  /** What the donor is asked for a gift to this charity; null: nothing. A charity without a reference has nothing to claim with. */
  asked(
    charity: CharityCard | undefined,
    currency: string,
    interval: 'once' | 'month' = 'once',
  ): { regime: TaxRegime; wording: TaxWording } | null {
    if (!charity?.tax_reference) return null;
    const regime = askedRegime(charity.receipts, currency);
    if (!regime) return null;
    const name = charity.legal_name || charity.name;
    return {
      regime,
      wording: regime === 'gift_aid' ? giftAidWording(name, interval) : section80gWording(name),
    };
  }

  /**
   * The declaration of a form, checked.
   * @throws AppError 422 where nothing is asked, the words that were read are not those of now, or a member is wrong
   */
  checked(
    body: TaxBody,
    charity: CharityCard | undefined,
    gift: { currency: string; interval: 'once' | 'month' },
  ): CheckedDeclaration {
    const asked = this.asked(charity, gift.currency, gift.interval);
    if (!asked || asked.regime !== body.regime)
      throw invalidFields({ 'tax.regime': ['This charity asks for no such declaration in this currency.'] });
    if (body.wording_version !== asked.wording.version)
      throw invalidFields({ 'tax.wording_version': ['The words have changed. Please read them again.'] });
    const { first_name, last_name, house } = body;
    const rest = { ...asked, first_name, last_name, house };
    if (asked.regime === '80g') {
      const identity = panOf(body.pan ?? '');
      if (!identity)
        throw invalidFields({ 'tax.pan': ['Please check the PAN: five letters, four digits, a letter.'] });
      return { ...rest, postcode: '', identity };
    }
    const postcode = body.outside_uk ? '' : ukPostcode(body.postcode ?? '');
    if (postcode === null)
      throw invalidFields({ 'tax.postcode': ['Please check the postcode, such as LE4 0XX.'] });
    return { ...rest, postcode, identity: null };
  }

  /** Stores the declaration of a gift with the words that were read. */
  async store(
    tx: Tx,
    gift: { id: string; charity_id: string; donor_id: string | null },
    declaration: CheckedDeclaration,
    spoken?: { recorded_by: string; declared_at: Date; record_sent_at: Date; record_way: 'email' | 'post' },
  ): Promise<void> {
    const { regime, wording, first_name, last_name, house, postcode, identity } = declaration;
    await tx.taxDeclaration.createMany({
      data: [
        {
          tenant_id: currentTenantId(),
          donation_id: gift.id,
          donor_id: gift.donor_id,
          charity_id: gift.charity_id,
          regime,
          wording_version: wording.version,
          wording: wording.text,
          ...{ first_name, last_name, house, postcode },
          identity: identity === null ? null : encrypt(this.config, PURPOSE, gift.id, identity),
          identity_hint: identity === null ? null : identity.slice(-4),
          declared_at: this.clock.now(),
          ...(spoken && { ...spoken, channel: 'spoken' }),
        },
      ],
    });
  }

  /** The declaration of a monthly gift holds for each of its charges. Nothing without one, or when it was cancelled. */
  async copy(tx: Tx, from: string, to: string): Promise<void> {
    const tenant_id = currentTenantId();
    const row = await tx.taxDeclaration.findFirst({
      where: { tenant_id, donation_id: from, cancelled_at: null },
    });
    if (!row) return;
    const identity = row.identity && encrypt(this.config, PURPOSE, to, this.identity(from, row.identity));
    await tx.taxDeclaration.createMany({
      data: [{ ...row, donation_id: to, identity }],
      skipDuplicates: true,
    });
  }

  /** The PAN in clear, for the file of the tax office. */
  identity(donationId: string, encrypted: Uint8Array): string {
    return decrypt(this.config, PURPOSE, donationId, encrypted);
  }

  /** Null for a gift without one. */
  async view(donationId: string): Promise<TaxDeclarationView | null> {
    const [row] = await this.db.rows<TaxDeclarationView & { identity_hint: string | null }>({
      name: 'tax_declaration_view',
      text: `select regime, wording, trim(first_name || ' ' || last_name) as name, house, postcode, identity_hint, declared_at, cancelled_at, channel, record_sent_at
             from giving.tax_declaration where tenant_id = $1::uuid and donation_id = $2::uuid`,
      values: [currentTenantId(), donationId],
    });
    if (!row) return null;
    const { identity_hint, ...view } = row;
    return { ...view, identity: identity_hint && `••••••${identity_hint}` };
  }

  /**
   * The donor takes the declaration back. A gift that was claimed before is an adjustment of the next claim.
   * @param also what is done in the same transaction
   * @throws AppError 404 without a declaration that holds
   */
  async cancel(donationId: string, also?: (tx: Tx) => Promise<unknown>): Promise<void> {
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      const { count } = await tx.taxDeclaration.updateMany({
        where: { tenant_id, donation_id: donationId, cancelled_at: null },
        data: { cancelled_at: this.clock.now() },
      });
      if (count === 0) throw notFound('declaration');
      await also?.(tx);
    });
  }
}
