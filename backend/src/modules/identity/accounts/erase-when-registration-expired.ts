import { Injectable } from '@nestjs/common';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { RegistrationExpired } from '../contract.ts';
import { WaitingRegistrations } from './waiting-registrations.ts';

/** Deletes a registration that no guardian answered; one that was answered is gone already. */
@Injectable()
@Consumes(RegistrationExpired, { name: 'identity.erase-waiting-registration', queue: 'privacy' })
export class EraseWhenRegistrationExpired implements Consumer<RegistrationExpired, void> {
  constructor(private readonly waiting: WaitingRegistrations) {}

  prepare({ registration_id }: RegistrationExpired): Promise<void> {
    return this.waiting.erase(registration_id);
  }

  async handle(): Promise<void> {
    // Everything was done before: an erasure that runs twice changes nothing.
  }
}
