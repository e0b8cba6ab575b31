import type { Language } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { EmailTemplate } from '../contract.ts';
import type { Wording } from './templates/wording.rules.ts';

/** What the school of the running context says in its e-mails besides the standard texts. */
@Injectable()
export class OwnWordings {
  constructor(private readonly db: Db) {}

  /** The newest version; null while the school has the standard text alone. */
  async current(
    template: EmailTemplate,
    language: Language,
  ): Promise<(Wording & { version: number }) | null> {
    const [newest] = await this.db.rows<Wording & { version: number }>({
      name: 'email_wording',
      text: `select version, subject, above, below from messaging.email_wording
             where tenant_id = $1 and template = $2 and language = $3 order by version desc limit 1`,
      values: [currentTenantId(), template, language],
    });
    return newest && (newest.subject || newest.above || newest.below) ? newest : null;
  }
}
