import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { GetClassAlert, SprayNoticed } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { sprayLetter } from './alert-letters.ts';
import { WriteEmail, type Draft } from './write-email.ts';

/** The teachers of a class learn that somebody tries passwords on its students. */
@Injectable()
@Consumes(SprayNoticed, { name: 'messaging.spray-noticed', queue: 'emails' })
export class WriteWhenSprayNoticed implements Consumer<SprayNoticed, Draft[]> {
  constructor(
    private readonly clock: Clock,
    private readonly emails: WriteEmail,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ class_id }: SprayNoticed): Promise<Draft[]> {
    const [alert, school] = await Promise.all([
      this.queries.execute(new GetClassAlert(class_id)),
      this.queries.execute(new GetSchool()),
    ]);
    const link = `${school.origin}/classes/${class_id}`;
    return (alert?.teachers ?? []).map(({ first_name, email }) => ({
      template: 'spray-noticed',
      recipient: email,
      ...sprayLetter({ first_name, school: school.name, class_name: alert!.class_name, link }),
    }));
  }

  async handle(_event: SprayNoticed, tx: Tx, drafts: Draft[]): Promise<void> {
    // It may happen again in an hour; the receipt keeps this time from being told twice.
    for (const draft of drafts) await this.emails.save(tx, draft, newId(this.clock.now().getTime()));
  }
}
