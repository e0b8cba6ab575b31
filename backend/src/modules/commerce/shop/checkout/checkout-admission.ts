import { Injectable } from '@nestjs/common';
import { may } from '@bookgrove/contract';
import { Config } from '../../../../platform/config.ts';
import { currentTenantId, currentTenantKind } from '../../../../platform/context.ts';
import { AppError, invalidFields } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { HumanCheck } from '../../../../platform/http/human-check.ts';
import type { CheckoutWish } from './checkout-wish.ts';
import {
  CHECKOUT_ADDRESS_BUDGET,
  CHECKOUT_EMAIL_BUDGET,
  CHECKOUT_PERSON_BUDGET,
} from './checkout.budgets.ts';

/** Who may buy, and how often. */
@Injectable()
export class CheckoutAdmission {
  constructor(
    private readonly budgets: Budgets,
    private readonly config: Config,
    private readonly humans: HumanCheck,
  ) {}

  /** @throws AppError 403 `students_never_pay` and `not_allowed`, 429 */
  async admit({ person, guest, email }: CheckoutWish): Promise<void> {
    if (person?.role === 'student')
      throw new AppError('forbidden', 'students_never_pay', 'Please ask a grown-up to buy it for you.');
    if (person && !may(person.role, 'order.place', currentTenantKind()))
      throw new AppError('forbidden', 'not_allowed', 'Your account is not allowed to do this.');
    if (person) await this.budgets.take(CHECKOUT_PERSON_BUDGET, person.userId);
    else {
      await this.budgets.take(CHECKOUT_ADDRESS_BUDGET, guest.address);
      if (email)
        await this.budgets.take(CHECKOUT_EMAIL_BUDGET, `${currentTenantId()} ${email.toLowerCase()}`);
    }
  }

  /**
   * Guests pass the check against robots, after everything that may be wrong with their form: its token is used up.
   * @throws AppError 422 `not_a_person`, 503 `guest_checkout_closed`
   */
  async proveHuman({ person, guest }: CheckoutWish): Promise<void> {
    if (person) return;
    if (!this.config.turnstile)
      throw new AppError(
        'unavailable',
        'guest_checkout_closed',
        'Buying without an account is not open here at the moment. Please log in.',
      );
    if (!guest.humanToken)
      throw invalidFields({ turnstile_token: ['Please confirm that you are a person.'] }, 'not_a_person');
    await this.humans.demand({
      token: guest.humanToken,
      action: 'checkout',
      hostname: guest.hostname,
      address: guest.address,
    });
  }
}
