import type { Language } from '@bookgrove/contract';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { GetPeople } from '../../identity/contract.ts';
import type { EmailTemplate } from '../contract.ts';
import type { Wording } from '../emails/templates/wording.rules.ts';
import { knownTemplate, WordedEmails } from './worded-emails.ts';

/** Where a wording is used. */
export interface WordingPlace {
  template: string;
  /** Absent: the platform itself. */
  school?: string | undefined;
  language: Language;
}

/**
 * Writes a new version of what a school says in a template; with `restored` that of a former version. Returns its number.
 */
export class ChangeWording extends Command<number> {
  constructor(
    readonly place: WordingPlace,
    readonly change: Wording | { restored: number },
    /** The newest version that the person has read; 0: there was none. */
    readonly base_version: number,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeWording)
export class ChangeWordingHandler implements ICommandHandler<ChangeWording> {
  constructor(
    private readonly audit: AuditLog,
    private readonly db: Db,
    private readonly emails: WordedEmails,
    private readonly queries: QueryBus,
  ) {}

  async execute({ place, change, base_version, reason }: ChangeWording): Promise<number> {
    const template = knownTemplate(place.template);
    const author_id = currentContext()!.principal!.userId;
    // Read at the platform, whose person it is.
    const [author] = await this.queries.execute(new GetPeople([author_id]));
    const author_name = author ? `${author.first_name} ${author.last_name}`.trim() : '';
    return this.emails.within(place.school, async () => {
      const { language } = place;
      const wording = 'restored' in change ? await this.former(template, language, change.restored) : change;
      await this.emails.assertAllowed(template, wording);
      return this.db.transaction(async (tx) => {
        const tenant_id = currentTenantId();
        const newest = await tx.emailWording.aggregate({
          where: { tenant_id, template, language },
          _max: { version: true },
        });
        if ((newest._max.version ?? 0) !== base_version) throw changedMeanwhile();
        const version = base_version + 1;
        const { count } = await tx.emailWording.createMany({
          data: [
            {
              ...{ tenant_id, template, language, version, reason, author_id, author_name },
              ...{ subject: wording.subject, above: wording.above, below: wording.below },
              restored_from: 'restored' in change ? change.restored : null,
            },
          ],
          // Two people who save at the same time: the second one is told.
          skipDuplicates: true,
        });
        if (count === 0) throw changedMeanwhile();
        await this.audit.record(
          tx,
          'restored' in change ? 'email.wording_restored' : 'email.wording_changed',
          `${template} (${language}), ${base_version} → ${version}`,
          { reason },
        );
        return version;
      });
    });
  }

  private async former(template: EmailTemplate, language: Language, version: number): Promise<Wording> {
    const [former] = await this.db.rows<Wording>({
      name: 'former_wording',
      text: `select subject, above, below from messaging.email_wording
             where tenant_id = $1 and template = $2 and language = $3 and version = $4`,
      values: [currentTenantId(), template, language, version],
    });
    if (!former) throw notFound('version');
    return former;
  }
}

const changedMeanwhile = (): AppError =>
  new AppError('conflict', 'changed_meanwhile', 'Somebody changed this wording. Load the page again.');
