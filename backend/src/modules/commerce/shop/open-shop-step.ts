import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AddsSetupStep, type SetupStepSource } from '../../../platform/http/setup-steps.ts';
import { GetSchool } from '../../tenancy/contract.ts';

/** A new school decides whether it sells books: done while its shop is open. */
@Injectable()
@AddsSetupStep('payments')
export class OpenShopStep implements SetupStepSource {
  constructor(private readonly queries: QueryBus) {}

  async isDone(): Promise<boolean> {
    const { settings } = await this.queries.execute(new GetSchool());
    return settings.features.includes('shop');
  }
}
