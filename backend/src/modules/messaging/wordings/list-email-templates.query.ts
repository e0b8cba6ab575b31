import type { Language } from '@bookgrove/contract';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { EMAIL_DATA, type EmailTemplate } from '../contract.ts';
import { NO_WORDING, type Wording } from '../emails/templates/wording.rules.ts';
import type { EmailTemplateList } from './email-template-view.ts';
import { WordedEmails } from './worded-emails.ts';

/** Every template in one language, with what a school says in it. */
export class ListEmailTemplates extends Query<EmailTemplateList> {
  constructor(
    readonly school: string | undefined,
    readonly language: Language,
  ) {
    super();
  }
}

interface NewestWording extends Wording {
  template: string;
  version: number;
  created_at: Date;
}

@QueryHandler(ListEmailTemplates)
export class ListEmailTemplatesHandler implements IQueryHandler<ListEmailTemplates> {
  constructor(
    private readonly db: Db,
    private readonly emails: WordedEmails,
  ) {}

  execute({ school, language }: ListEmailTemplates): Promise<EmailTemplateList> {
    return this.emails.within(school, async () => {
      const rows = await this.db.rows<NewestWording>({
        name: 'newest_wordings',
        text: `select distinct on (template) template, version, subject, above, below, created_at from messaging.email_wording
               where tenant_id = $1 and language = $2 order by template, version desc`,
        values: [currentTenantId(), language],
      });
      const newest = new Map(rows.map((row) => [row.template, row]));
      const render = await this.emails.renderer(language);
      return {
        results: (Object.keys(EMAIL_DATA) as EmailTemplate[]).map((template) => {
          const own = newest.get(template);
          const used = own && (own.subject || own.above || own.below) ? own : undefined;
          return {
            template,
            subject: render(template, used ?? NO_WORDING).subject,
            version: used?.version ?? null,
            changed_at: own?.created_at.toISOString() ?? null,
          };
        }),
      };
    });
  }
}
