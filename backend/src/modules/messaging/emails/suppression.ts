import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { EMAIL_KIND, EMAIL_PATIENCE, isEmailTemplate } from '../contract.ts';

/** Whether e-mails of this template are not sent to a suppressed address. */
export const respectsSuppression = (template: string): boolean =>
  isEmailTemplate(template) && EMAIL_PATIENCE[template] !== 'until_done';

/** Which stored e-mails are not sent, because of what their recipient chose or their mailbox answered. */
@Injectable()
export class Suppression {
  constructor(private readonly db: Db) {}

  /**
   * Why this e-mail is not sent; null when it is sent. An e-mail about safety or access is always tried: a mailbox that
   * refused one may work again.
   */
  async reasonFor({ template, recipient }: { template: string; recipient: string }): Promise<string | null> {
    if (!isEmailTemplate(template) || !respectsSuppression(template)) return null;
    const [found] = await this.db.rows<{ opted_out: boolean; refused: string | null }>({
      name: 'email_suppression',
      text: `select
               exists (select from messaging.email_opt_out
                 where tenant_id = $1 and address = lower($2) and kind = $3) as opted_out,
               (select reason from messaging.suppressed_address
                 where tenant_id = $1 and address = lower($2)) as refused`,
      values: [currentTenantId(), recipient, EMAIL_KIND[template] ?? ''],
    });
    if (found!.opted_out) return 'the recipient stopped e-mails of this kind';
    if (found!.refused === 'complained') return 'the recipient reported an earlier e-mail as spam';
    return found!.refused ? 'the mailbox refused an earlier e-mail for good' : null;
  }
}
