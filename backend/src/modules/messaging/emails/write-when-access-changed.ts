import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { AccessChanged, GetPeople } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { ACCOUNT_LETTERS, letterLanguage } from './letters/index.ts';
import { WriteEmail, type Draft } from './write-email.ts';

/** Tells a person that their password or address was changed: at an address, where they were reached until then. */
@Injectable()
@Consumes(AccessChanged, { name: 'messaging.access-changed', queue: 'emails' })
export class WriteWhenAccessChanged implements Consumer<AccessChanged, [Draft, string] | null> {
  constructor(
    private readonly emails: WriteEmail,
    private readonly queries: QueryBus,
  ) {}

  async prepare(
    { user_id, what, email }: AccessChanged,
    { eventId }: { eventId: string },
  ): Promise<[Draft, string] | null> {
    const [person] = await this.queries.execute(new GetPeople([user_id]));
    if (!person) return null;
    const { name: school, origin, language } = await this.queries.execute(new GetSchool());
    const letters = ACCOUNT_LETTERS[letterLanguage(person.language, language)];
    const letter = letters.changed[what]({ school, origin, first_name: person.first_name });
    return [{ template: `${what}-changed`, recipient: email, ...letter }, eventId];
  }

  async handle(_event: AccessChanged, tx: Tx, prepared: [Draft, string] | null): Promise<void> {
    if (prepared) await this.emails.save(tx, ...prepared);
  }
}
