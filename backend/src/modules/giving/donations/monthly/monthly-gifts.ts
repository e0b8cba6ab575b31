import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { currentTenantId, type Principal } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { storeAnswer } from '../../../../platform/http/idempotency.ts';
import { newId } from '../../../../platform/ids.ts';
import {
  ChangeMonthlyGift,
  GetDonationProviders,
  GetMonthlyGifts,
  OpensMonthlyGift,
  PayMonthlyGift,
  type MonthlyGiftChange,
  type MonthlyGiftEnd,
  type MonthlyGiftMoney,
} from '../../../commerce/contract.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { GetBeneficiary } from '../../contract/charities.ts';
import { DonationReader } from '../donation-reader.ts';
import { giftLimits, RECEIVED } from '../donation.rules.ts';
import { ChargeRows } from './charge-rows.ts';
import type { MonthlyAmountBody } from './monthly-gift-bodies.ts';
import { actsOf, endOf, type MonthlyGiftAct } from './monthly-gift.rules.ts';
import type { ChangedMonthlyGift, MonthlyGiftView } from './monthly-gift-views.ts';

/** Who asks: the donor, or whoever has the key. */
interface By {
  user: Principal | null;
  key: string | undefined;
}

interface ChargeRow {
  monthly_id: string;
  id: string;
  number: string;
  status: string;
  total: number;
  refunded: number;
  currency: string;
  at: Date;
}

/** Path of the page of a monthly gift. */
export const monthlyGiftPath = (id: string, key?: string): string =>
  `/gifts/monthly/${id}${key ? `?key=${key}` : ''}`;

/** Monthly gifts, for those who give them. */
@Injectable()
export class MonthlyGiftDesk {
  constructor(
    private readonly commands: CommandBus,
    private readonly db: Db,
    private readonly donations: DonationReader,
    private readonly queries: QueryBus,
    private readonly rows: ChargeRows,
  ) {}

  /** @throws AppError not_found for everybody else, as for a gift that does not exist */
  async find(id: string, by: By): Promise<MonthlyGiftMoney> {
    const [gift] = await this.queries.execute(new GetMonthlyGifts([id]));
    if (!gift) throw notFound('monthly_gift');
    if (by.user && (await this.isDonor(gift, by.user.userId))) return gift;
    if (by.key && (await this.queries.execute(new OpensMonthlyGift(id, by.key)))) return gift;
    throw notFound('monthly_gift');
  }

  async view(gift: MonthlyGiftMoney): Promise<MonthlyGiftView> {
    const [view] = await this.views([gift]);
    return view!;
  }

  /** Those of a person, the newest first. */
  async mine(userId: string): Promise<MonthlyGiftView[]> {
    const found = await this.db.rows<{ monthly_id: string }>({
      name: 'own_monthly_gifts',
      text: `select monthly_id from giving.donation where tenant_id = $1::uuid and donor_id = $2::uuid and monthly_id is not null
             group by monthly_id order by min(created_at) desc limit 100`,
      values: [currentTenantId(), userId],
    });
    const ids = found.map(({ monthly_id }) => monthly_id);
    const gifts = await this.queries.execute(new GetMonthlyGifts(ids));
    return this.views(
      ids.flatMap((id) => gifts.find((gift) => gift.id === id && gift.status !== 'abandoned') ?? []),
    );
  }

  async change(id: string, by: By, change: MonthlyGiftChange): Promise<ChangedMonthlyGift> {
    await this.find(id, by);
    const { redirect_url } = await this.commands.execute(new ChangeMonthlyGift(id, change));
    const [gift] = await this.queries.execute(new GetMonthlyGifts([id]));
    return { gift: await this.view(gift!), redirect_url };
  }

  async changeAmount(id: string, by: By, body: MonthlyAmountBody): Promise<ChangedMonthlyGift> {
    const gift = await this.find(id, by);
    const { smallest, largest } = giftLimits(gift.currency);
    const { amount, cover_fee, agreed } = body;
    if (amount < smallest || amount > largest)
      throw invalidFields({
        amount: [`A gift is from ${smallest} to ${largest} minor units of ${gift.currency}.`],
      });
    const providers = cover_fee
      ? await this.queries.execute(new GetDonationProviders({ amount, currency: gift.currency }))
      : [];
    const fee_cover = providers.find(({ provider }) => provider === gift.provider)?.fee_cover ?? 0;
    const return_url = await this.pageOf(id, by.key, 'amount');
    return this.change(id, by, { kind: 'amount', gift: amount, fee_cover, agreed, return_url });
  }

  async changeCard(id: string, by: By, returned: boolean): Promise<ChangedMonthlyGift> {
    if (returned) return this.change(id, by, { kind: 'card_changed' });
    return this.change(id, by, { kind: 'card', return_url: await this.pageOf(id, by.key, 'card') });
  }

  /** Begins this month's payment, or the payment with which a gift that is over begins again. */
  async pay(id: string, by: By): Promise<{ redirect_url: string }> {
    const gift = await this.find(id, by);
    const stopped = await this.stopped(gift);
    if (stopped)
      throw new AppError('conflict', 'no_gifts_now', 'Gifts are not taken for this at the moment.', {
        members: { reason: stopped },
      });
    return this.db.transaction(async (tx) => {
      const donation_id = newId();
      const { number, redirect_url } = await this.commands.execute(new PayMonthlyGift(tx, id, donation_id));
      const { gift: amount, fee_cover, provider } = gift;
      await this.rows.add(tx, { id: donation_id, monthly_id: id, number, gift: amount, fee_cover, provider });
      const answer = { redirect_url };
      storeAnswer(answer);
      return answer;
    });
  }

  /** What takes no gifts any more, of a gift that is not to begin or be paid again; null: it may. */
  private async stopped(gift: MonthlyGiftMoney): Promise<MonthlyGiftEnd | null> {
    const { charity_id: charity, project_id: project } = gift;
    const [{ settings }, to] = await Promise.all([
      this.queries.execute(new GetSchool()),
      this.queries.execute(new GetBeneficiary({ charity, ...(project && { project }) })),
    ]);
    const ends = endOf(to, settings.features.includes('giving'));
    // What is paused takes no new gifts, and a gift that is over would be one.
    const isOver = actsOf(gift).includes('restart');
    return ends ?? (isOver && to?.reason === 'paused' ? 'project' : null);
  }

  private async actsOf(gift: MonthlyGiftMoney): Promise<MonthlyGiftAct[]> {
    const acts = actsOf(gift);
    const begins = acts.some((act) => act === 'restart' || act === 'pay');
    if (!begins || !(await this.stopped(gift))) return acts;
    return acts.filter((act) => act !== 'restart' && act !== 'pay');
  }

  private async isDonor({ donation_id }: MonthlyGiftMoney, userId: string): Promise<boolean> {
    const donation = await this.donations.find(donation_id);
    return donation?.donor_id === userId;
  }

  private async pageOf(id: string, key: string | undefined, returned: string): Promise<string> {
    const { origin } = await this.queries.execute(new GetSchool());
    const page = new URL(monthlyGiftPath(id, key), origin);
    page.searchParams.set('returned', returned);
    return page.href;
  }

  private async views(gifts: readonly MonthlyGiftMoney[]): Promise<MonthlyGiftView[]> {
    const ids = gifts.map(({ id }) => id);
    const [charges, names] = await Promise.all([this.charges(ids), this.donations.beneficiaries(gifts)]);
    const acts = new Map(
      await Promise.all(gifts.map(async (gift) => [gift.id, await this.actsOf(gift)] as const)),
    );
    return gifts.map((gift): MonthlyGiftView => {
      const money = (amount: number) => ({ amount, currency: gift.currency });
      const { smallest, largest } = giftLimits(gift.currency);
      const own = charges.filter(({ monthly_id }) => monthly_id === gift.id);
      return {
        id: gift.id,
        status: gift.status,
        provider: gift.provider,
        charity: names.get(gift.charity_id) ?? null,
        project: (gift.project_id && names.get(gift.project_id)) || null,
        amount: money(gift.gift),
        fee_cover: money(gift.fee_cover),
        total: money(gift.gift + gift.fee_cover),
        wished: gift.wished_gift === null ? null : money(gift.wished_gift),
        next_charge_at: gift.next_charge_at,
        paused_until: gift.paused_until,
        card: gift.card,
        failure: gift.failure,
        since: gift.began_at,
        ended_at: gift.ended_at,
        acts: acts.get(gift.id)!,
        smallest: money(smallest),
        largest: money(largest),
        given: money(
          own
            .filter(({ status }) => (RECEIVED as readonly string[]).includes(status))
            .reduce((sum, { total, refunded }) => sum + total - refunded, 0),
        ),
        charges: own.map(({ id, number, status, total, currency, at }) => ({
          id,
          number,
          status,
          total: { amount: total, currency },
          at,
        })),
      };
    });
  }

  private charges(ids: readonly string[]): Promise<ChargeRow[]> {
    return this.db.rows<ChargeRow & Record<string, unknown>>({
      name: 'charges_of_monthly_gifts',
      text: `select monthly_id, id, number, status, gift + fee_cover as total, refunded, currency, coalesce(paid_at, created_at) as at
             from giving.donation where tenant_id = $1::uuid and monthly_id = any ($2::uuid[])
             order by created_at desc, id desc limit 500`,
      values: [currentTenantId(), [...ids]],
    });
  }
}
