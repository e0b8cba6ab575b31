import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { DataCopyReady, GetPeople } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { ACCOUNT_LETTERS, letterLanguage } from './letters/index.ts';
import { WriteEmail, type Draft } from './write-email.ts';

/** Where each asker finds the copy. */
const PLACES: Record<DataCopyReady['asked_as'], string> = {
  self: '/account/privacy',
  guardian: '/account/privacy',
  school: '/admin/data-requests',
};

/** Tells who asked for a copy of data that it is ready. The e-mail names nobody, and carries nothing of it. */
@Injectable()
@Consumes(DataCopyReady, { name: 'messaging.data-copy-ready', queue: 'emails' })
export class WriteWhenDataCopyReady implements Consumer<DataCopyReady, Draft | null> {
  constructor(
    private readonly emails: WriteEmail,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ asked_by, asked_as }: DataCopyReady): Promise<Draft | null> {
    const [person] = await this.queries.execute(new GetPeople([asked_by]));
    if (!person?.email) return null;
    const { name: school, origin, language } = await this.queries.execute(new GetSchool());
    const letter = ACCOUNT_LETTERS[letterLanguage(person.language, language)].dataCopy({
      school,
      first_name: person.first_name,
      link: `${origin}${PLACES[asked_as]}`,
    });
    return { template: 'data-copy-ready', recipient: person.email, ...letter };
  }

  async handle({ request_id }: DataCopyReady, tx: Tx, draft: Draft | null): Promise<void> {
    if (draft) await this.emails.save(tx, draft, request_id);
  }
}
