import { createHmac } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { Config, derivedKey } from '../../../platform/config.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { newId } from '../../../platform/ids.ts';
import { FindFundraisers } from './find-fundraisers.ts';
import { isHiddenByReports, type FundraiserFault } from './fundraiser.rules.ts';
import { lockFundraiser } from './save-fundraiser.ts';

/** Who reports: a signed-in person, or a visitor by the network address. */
type Reporter = { userId: string } | { address: string };

/** Reports a fundraiser page. A second report of a reader replaces the first, until somebody has decided on it. */
export class ReportFundraiser extends Command<{ reported: true; held: boolean }> {
  constructor(
    readonly idOrSlug: string,
    readonly reporter: Reporter,
    readonly fault: FundraiserFault,
    readonly note: string,
  ) {
    super();
  }
}

@CommandHandler(ReportFundraiser)
export class ReportFundraiserHandler implements ICommandHandler<ReportFundraiser> {
  private readonly key: Buffer;

  constructor(
    private readonly cache: PublicCache,
    private readonly clock: Clock,
    config: Config,
    private readonly db: Db,
    private readonly find: FindFundraisers,
  ) {
    this.key = derivedKey(config, 'fundraiser-reader');
  }

  /** @throws AppError not_found for a page that is not shown */
  async execute({ idOrSlug, reporter, fault, note }: ReportFundraiser): Promise<{
    reported: true;
    held: boolean;
  }> {
    const { id } = await this.find.shown(idOrSlug);
    const tenant_id = currentTenantId();
    const held = await this.db.transaction(async (tx) => {
      await lockFundraiser(tx, id);
      await tx.$executeRaw`
        insert into giving.fundraiser_report (tenant_id, id, fundraiser_id, reader, fault, note)
        values (${tenant_id}::uuid, ${newId()}::uuid, ${id}::uuid, ${this.pseudonym(reporter)}, ${fault}, ${note})
        on conflict (tenant_id, fundraiser_id, reader) do update set fault = excluded.fault, note = excluded.note
        where fundraiser_report.settled_at is null`;
      const open = await tx.fundraiserReport.findMany({
        where: { tenant_id, fundraiser_id: id, settled_at: null },
        select: { fault: true, reader: true },
        take: 50,
      });
      const reports = open.map((one) => ({
        fault: one.fault as FundraiserFault,
        signedIn: one.reader.startsWith('p'),
      }));
      if (!isHiddenByReports(reports)) return false;
      await tx.fundraiser.update({
        where: { tenant_id_id: { tenant_id, id } },
        data: { held_at: this.clock.now() },
      });
      await this.cache.announceToAll(tx);
      return true;
    });
    if (held) this.cache.forgetAll();
    return { reported: true, held };
  }

  /** One person counts once, and staff cannot find out who it is: `p…` for a person, `v…` for a visitor. */
  private pseudonym(reporter: Reporter): string {
    const [kind, who] = 'userId' in reporter ? ['p', reporter.userId] : ['v', reporter.address];
    const digest = createHmac('sha256', this.key)
      .update(`${currentTenantId()} ${kind} ${who}`)
      .digest('base64url');
    return `${kind}${digest}`;
  }
}
