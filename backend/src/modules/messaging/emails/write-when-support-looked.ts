import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { GetSupportLook, SupportLooked } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { supportLookLetter } from './alert-letters.ts';
import { WriteEmail, type Draft } from './write-email.ts';

type Addressed = { to: string; draft: Draft };

/** A school's administrators learn when the platform's team looks through the eyes of their people. */
@Injectable()
@Consumes(SupportLooked, { name: 'messaging.support-looked', queue: 'emails' })
export class WriteWhenSupportLooked implements Consumer<SupportLooked, Addressed[]> {
  constructor(
    private readonly emails: WriteEmail,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ session_id }: SupportLooked): Promise<Addressed[]> {
    const [look, school] = await Promise.all([
      this.queries.execute(new GetSupportLook(session_id)),
      this.queries.execute(new GetSchool()),
    ]);
    if (!look) return [];
    const at = `${look.started_at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    return look.administrators.map(({ id, first_name, email }) => ({
      to: id,
      draft: {
        template: 'support-looked',
        recipient: email,
        ...supportLookLetter({
          ...look,
          first_name,
          at,
          school: school.name,
          link: `${school.origin}/admin/audit?subject=${look.person_id}`,
        }),
      },
    }));
  }

  async handle({ session_id }: SupportLooked, tx: Tx, letters: Addressed[]): Promise<void> {
    for (const { to, draft } of letters) await this.emails.save(tx, draft, `${session_id}:${to}`);
  }
}
