import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { newId } from '../../../platform/ids.ts';
import { GetPeople, SecondFactorChanged } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { ACCOUNT_LETTERS, letterLanguage } from './letters/index.ts';
import { WriteEmail, type Draft } from './write-email.ts';

/** Tells people that the protection of their account has changed: it may not have been them. */
@Injectable()
@Consumes(SecondFactorChanged, { name: 'messaging.second-factor-changed', queue: 'emails' })
export class WriteWhenSecondFactorChanged implements Consumer<SecondFactorChanged, Draft | null> {
  constructor(
    private readonly clock: Clock,
    private readonly emails: WriteEmail,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ user_id, change }: SecondFactorChanged): Promise<Draft | null> {
    const [person] = await this.queries.execute(new GetPeople([user_id]));
    if (!person?.email) return null;
    const { name: school, origin, language } = await this.queries.execute(new GetSchool());
    const letters = ACCOUNT_LETTERS[letterLanguage(person.language, language)];
    const letter = letters.secondFactor(change, { school, origin, first_name: person.first_name });
    return { template: 'second-factor-changed', recipient: person.email, ...letter };
  }

  async handle(_event: SecondFactorChanged, tx: Tx, draft: Draft | null): Promise<void> {
    // The same thing may happen again tomorrow; the receipt keeps this one from being told twice.
    if (draft) await this.emails.save(tx, draft, newId(this.clock.now().getTime()));
  }
}
