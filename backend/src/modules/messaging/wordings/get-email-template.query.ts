import type { Language } from '@bookgrove/contract';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { SAMPLE_DATA } from '../emails/templates/samples.ts';
import { NO_WORDING, placeholdersOf } from '../emails/templates/wording.rules.ts';
import type { EmailTemplateDetail, WordingVersion } from './email-template-view.ts';
import { knownTemplate, WordedEmails } from './worded-emails.ts';

/** One template in one language, with every version of what a school says in it. */
export class GetEmailTemplate extends Query<EmailTemplateDetail> {
  constructor(
    readonly template: string,
    readonly school: string | undefined,
    readonly language: Language,
  ) {
    super();
  }
}

/** Versions that are shown; older ones stay stored. */
const SHOWN = 50;

@QueryHandler(GetEmailTemplate)
export class GetEmailTemplateHandler implements IQueryHandler<GetEmailTemplate> {
  constructor(
    private readonly db: Db,
    private readonly emails: WordedEmails,
    private readonly queries: QueryBus,
  ) {}

  execute({ template: name, school, language }: GetEmailTemplate): Promise<EmailTemplateDetail> {
    const template = knownTemplate(name);
    return this.emails.within(school, async () => {
      const [rows, { subject }, { name: schoolName }] = await Promise.all([
        this.db.rows<Omit<WordingVersion, 'at'> & { at: Date }>({
          name: 'versions_of_wording',
          text: `select version, subject, above, below, restored_from, reason, author_name as by, created_at as at
                 from messaging.email_wording where tenant_id = $1 and template = $2 and language = $3
                 order by version desc limit ${SHOWN}`,
          values: [currentTenantId(), template, language],
        }),
        this.emails.render(template, language, NO_WORDING),
        this.queries.execute(new GetSchool()),
      ]);
      return {
        template,
        school: schoolName,
        standard_subject: subject,
        placeholders: placeholdersOf(SAMPLE_DATA[template]),
        versions: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
      };
    });
  }
}
