import { Injectable } from '@nestjs/common';
import { Budgets } from '../http/budgets.ts';
import { Postponed } from '../messaging/postponed.ts';
import { PROCESSOR_BUDGET } from './upload.budgets.ts';

/** The processor time that checks of uploaded files take, by uploader. */
@Injectable()
export class ProcessorBudget {
  constructor(private readonly budgets: Budgets) {}

  /**
   * Postpones the check of a file while its uploader has used up the processor time of the hour.
   * @param wait stores that the file waits, for its uploader to see
   * @throws Postponed until some time is left
   */
  async assertLeft(uploader: string, wait: () => Promise<unknown>): Promise<void> {
    const until = await this.budgets.usedUpUntil(PROCESSOR_BUDGET, uploader);
    if (!until) return;
    await wait();
    throw new Postponed(until);
  }

  /** Takes what a check used, in milliseconds of processor time. */
  async spend(uploader: string, milliseconds: number): Promise<void> {
    await this.budgets.spend(PROCESSOR_BUDGET, uploader, Math.ceil(milliseconds));
  }
}
