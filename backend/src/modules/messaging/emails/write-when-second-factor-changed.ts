import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { newId } from '../../../platform/ids.ts';
import { SecondFactorChanged } from '../../identity/contract.ts';
import { WriteEmail, type Draft } from './write-email.ts';

const WHAT: Record<SecondFactorChanged['change'], string> = {
  turned_on: 'from now on your account asks for a code from your app when you log in.',
  turned_off: 'your account does not ask for a code from your app any more.',
  codes_renewed: 'new recovery codes were made for your account. The old ones no longer work.',
  passkey_added: 'a passkey was added to your account. Whoever holds it can log in with it.',
  passkey_removed: 'a passkey was removed from your account.',
  reset:
    'your school has removed the second factor and all passkeys of your account. You can set them up anew.',
};

/** Tells people that the protection of their account has changed: it may not have been them. */
@Injectable()
@Consumes(SecondFactorChanged, { name: 'messaging.second-factor-changed', queue: 'emails' })
export class WriteWhenSecondFactorChanged implements Consumer<SecondFactorChanged, Draft | null> {
  constructor(
    private readonly clock: Clock,
    private readonly emails: WriteEmail,
  ) {}

  prepare({ user_id, change }: SecondFactorChanged): Promise<Draft | null> {
    return this.emails.draft('second-factor-changed', user_id, '/account/security', {
      title: '',
      reason: WHAT[change],
    });
  }

  async handle(_event: SecondFactorChanged, tx: Tx, draft: Draft | null): Promise<void> {
    // The same thing may happen again tomorrow; the receipt keeps this one from being told twice.
    if (draft) await this.emails.save(tx, draft, newId(this.clock.now().getTime()));
  }
}
