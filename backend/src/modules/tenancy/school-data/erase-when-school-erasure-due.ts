import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Postponed } from '../../../platform/messaging/postponed.ts';
import { RETRY } from '../../../platform/messaging/retry-schedule.ts';
import { patternOf } from '../../../platform/personal-data/data-subject.ts';
import { MessageCopies } from '../../../platform/personal-data/message-copies.ts';
import { EraseSchoolData } from '../../../platform/school-data/erase-school-data.ts';
import { SchoolData } from '../../../platform/school-data/school-data.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { SchoolErasureDue } from '../contract.ts';
import { keptUntil } from './retention.rules.ts';
import { dataPathOf, schoolExportFolder } from './school-export-files.ts';

/** What takes the place of the school's name in records of the platform. */
const ERASED_SCHOOL = 'Erased school';

interface Gone {
  id: string;
  school_name: string;
  school_email: string;
  subdomain: string | null;
  domain_url: string | null;
  country: string | null;
  /** Rows that earlier attempts erased. */
  erased_rows: number;
}
/** What an erasure found to keep. */
interface Result {
  school: Gone;
  rows: number;
  kept: { table: string; rows: number; why: string }[];
}

/**
 * Erases a school: closes it, erases every table and file of it but what the law keeps, then what the platform's own rows say of it, and
 * at the end the school itself. Each step may be repeated; a killed process goes on where it stopped.
 */
@Injectable()
@Consumes(SchoolErasureDue, { name: 'tenancy.erase-school', queue: 'privacy', retry: RETRY.days })
export class EraseWhenSchoolErasureDue implements Consumer<SchoolErasureDue, Result | null> {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly cache: PublicCache,
    private readonly clock: Clock,
    private readonly data: SchoolData,
    private readonly db: Db,
    private readonly eraser: EraseSchoolData,
    private readonly messages: MessageCopies,
    private readonly outbox: Outbox,
    private readonly storage: Storage,
  ) {}

  key({ erasure_id }: SchoolErasureDue): string {
    return `school erasure ${erasure_id}`;
  }

  async prepare({ erasure_id }: SchoolErasureDue): Promise<Result | null> {
    await this.beginWhenDue(erasure_id);
    const school = await this.schoolOf(erasure_id);
    if (!school) return null;
    const here = currentContext()!;
    const inSchool = <T>(work: () => Promise<T>) => inContext({ ...here, tenantId: school.id }, work);
    const rows = await inSchool(() =>
      this.eraser.erase((done, tables, erased) =>
        inContext(here, () =>
          this.progress(erasure_id, { done, tables, erased_rows: school.erased_rows + erased }),
        ),
      ),
    );
    const exports = await this.db.transaction((tx) =>
      tx.schoolExport.findMany({
        where: { tenant_id: currentTenantId(), school_id: school.id },
        select: { id: true },
      }),
    );
    for (const { id } of exports) await this.storage.removeAll(schoolExportFolder(id));
    return { school, rows: school.erased_rows + rows, kept: await inSchool(() => this.eraser.kept()) };
  }

  async handle({ erasure_id }: SchoolErasureDue, tx: Tx, result: Result | null): Promise<void> {
    if (!result) return;
    const { school, rows, kept } = result;
    const now = this.clock.now();
    const names = [school.school_name, school.school_email, school.subdomain, school.domain_url];
    await this.data.forget(tx, {
      id: school.id,
      names: patternOf(names.filter((name): name is string => Boolean(name)))!,
      tombstone: ERASED_SCHOOL,
    });
    await this.messages.forget(tx, {
      id: school.id,
      email: school.school_email,
      first_name: school.school_name,
    });
    await tx.tenant.deleteMany({ where: { id: school.id } });
    const { requested_by, approved_by } = await tx.schoolErasure.update({
      where: { tenant_id_id: { tenant_id: PLATFORM_TENANT_ID, id: erasure_id } },
      data: {
        state: 'done',
        finished_at: now,
        erased_rows: rows,
        kept,
        kept_until: kept.length > 0 ? keptUntil(now, school.country) : null,
      },
    });
    await this.auditLog.record(tx, 'school.erased', ERASED_SCHOOL, {
      actorId: approved_by,
      subjectId: school.id,
    });
    await this.cache.announceToAll(tx);
    // Without the name of the school: nothing that was erased comes back by it.
    const told = {
      template: 'school-data' as const,
      data: {
        stage: 'erasure_done' as const,
        school_name: '',
        at: now.toISOString(),
        path: dataPathOf(school.id),
      },
      cause: `${erasure_id} done`,
    };
    await requestEmail(this.outbox, tx, { ...told, to: { email: school.school_email } });
    for (const user_id of [requested_by, approved_by])
      await requestEmail(this.outbox, tx, { ...told, to: { user_id } });
  }

  /**
   * Closes the school, so that nobody changes anything while it is erased. From here on the erasure cannot be stopped. One that is not due
   * by the clock of this machine is postponed.
   */
  private async beginWhenDue(id: string): Promise<void> {
    const waiting = { tenant_id: PLATFORM_TENANT_ID, id, state: 'waiting' };
    await this.db.transaction(async (tx) => {
      const found = await tx.schoolErasure.findFirst({ where: waiting });
      if (!found) return;
      const now = this.clock.now();
      if (found.due_at > now) throw new Postponed(found.due_at);
      const { count } = await tx.schoolErasure.updateMany({
        where: waiting,
        data: { state: 'erasing', began_at: now },
      });
      if (count === 0) return;
      await tx.tenant.updateMany({ where: { id: found.school_id }, data: { status: 'suspended' } });
      await this.cache.announceToAll(tx);
    });
    this.cache.forgetAll();
  }

  private async schoolOf(erasureId: string): Promise<Gone | null> {
    const [found] = await this.db.rows<Gone & Record<string, unknown>>({
      name: 'school_to_erase',
      text: `select s.id, s.school_name, s.school_email, s.subdomain, s.domain_url, s.country, e.erased_rows::float as erased_rows
             from tenancy.school_erasure e join tenancy.tenant s on s.id = e.school_id
             where e.tenant_id = $1 and e.id = $2 and e.state = 'erasing'`,
      values: [PLATFORM_TENANT_ID, erasureId],
    });
    return found ?? null;
  }

  private async progress(
    id: string,
    data: { done: number; tables: number; erased_rows: number },
  ): Promise<void> {
    await this.db.transaction((tx) =>
      tx.schoolErasure.updateMany({ where: { tenant_id: PLATFORM_TENANT_ID, id, state: 'erasing' }, data }),
    );
  }
}
