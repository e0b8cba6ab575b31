import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Budgets } from '../../../platform/http/budgets.ts';
import { RegistrationAge, type FirstAnswer } from './registration-age.ts';
import { SIGN_UP_AGE_ADDRESS_BUDGET } from './sign-up.budgets.ts';

interface Checked {
  /** Whether a guardian has to confirm. */
  guardian: boolean;
  /** Whether by this answer alone. */
  child: boolean;
}

/** Whether a guardian has to confirm somebody who registers, by their answer and an earlier one of the same device. */
export class CheckSignUpAge extends Command<Checked> {
  constructor(
    readonly answer: FirstAnswer,
    readonly earlier: FirstAnswer | null,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(CheckSignUpAge)
export class CheckSignUpAgeHandler implements ICommandHandler<CheckSignUpAge> {
  constructor(
    private readonly ages: RegistrationAge,
    private readonly budgets: Budgets,
  ) {}

  async execute({ answer, earlier, address }: CheckSignUpAge): Promise<Checked> {
    await this.budgets.take(SIGN_UP_AGE_ADDRESS_BUDGET, address);
    const child = await this.ages.guardianNeeded(answer);
    return {
      child,
      guardian: child || (await this.ages.underAge({ ...answer, firstAnswer: earlier })) !== null,
    };
  }
}
