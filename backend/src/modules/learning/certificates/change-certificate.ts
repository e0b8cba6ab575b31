import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { slugFrom } from '../../../platform/text/slug.rules.ts';
import { GetPeople } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import { CertificateIssued } from '../contract.ts';
import type { AwardBody, CertificateSettingsBody, ReissueBody, RevokeBody } from './certificate-bodies.ts';
import { Certificates } from './certificate-row.ts';
import type { CertificateReissued, CertificatesAwarded } from './certificate-views.ts';
import { newCertificateCode, newCertificateNumber, printedName } from './certificate.rules.ts';
import { issueCertificate } from './issue-certificate.ts';

/** Gives a certificate of achievement or contribution to people of the school, each once by kind and title. */
export class AwardCertificates extends Command<CertificatesAwarded> {
  constructor(readonly body: AwardBody) {
    super();
  }
}

@CommandHandler(AwardCertificates)
export class AwardCertificatesHandler implements ICommandHandler<AwardCertificates> {
  constructor(
    private readonly audit: AuditLog,
    private readonly certificates: Certificates,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 422 `people` for somebody unknown, or whom a teacher does not teach */
  async execute({ body: { people, kind, title, detail } }: AwardCertificates): Promise<CertificatesAwarded> {
    const known = await this.queries.execute(new GetPeople(people));
    const allowed = await this.certificates.teaches(people);
    if (known.length !== people.length || !allowed)
      throw invalidFields({ people: ['Somebody is not among your students.'] });
    const issuedAt = this.clock.now();
    return this.db.transaction(async (tx) => {
      let awarded = 0;
      for (const { id, first_name, last_name } of known) {
        const { created } = await issueCertificate(tx, this.outbox, {
          userId: id,
          kind,
          subject: `award:${slugFrom(title, 'award')}`.slice(0, 100),
          title,
          detail: detail ?? '',
          issuedAt,
        });
        if (!created) continue;
        awarded += 1;
        await this.audit.record(tx, 'certificate.awarded', `${title} · ${first_name} ${last_name}`.trim(), {
          subjectId: id,
        });
      }
      return { awarded, already: known.length - awarded };
    });
  }
}

/** Takes a certificate back. Its check page says so from then on; the record stays. */
export class RevokeCertificate extends Command<void> {
  constructor(
    readonly id: string,
    readonly body: RevokeBody,
  ) {
    super();
  }
}

@CommandHandler(RevokeCertificate)
export class RevokeCertificateHandler implements ICommandHandler<RevokeCertificate> {
  constructor(
    private readonly audit: AuditLog,
    private readonly certificates: Certificates,
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  /** @throws AppError 404, 409 `not_valid` */
  async execute({ id, body: { reason } }: RevokeCertificate): Promise<void> {
    const row = await this.certificates.changeable(id);
    await this.db.transaction(async (tx) => {
      await end(tx, id, 'revoked', reason, this.clock.now());
      await this.audit.record(tx, 'certificate.revoked', `${row.title} · ${printedName(row)}`, {
        reason,
        ...(row.user_id && { subjectId: row.user_id }),
      });
    });
  }
}

/** Replaces a certificate with a wrong name, also one that was taken back. The former one says that it was replaced. */
export class ReissueCertificate extends Command<CertificateReissued> {
  constructor(
    readonly id: string,
    readonly body: ReissueBody,
  ) {
    super();
  }
}

@CommandHandler(ReissueCertificate)
export class ReissueCertificateHandler implements ICommandHandler<ReissueCertificate> {
  constructor(
    private readonly audit: AuditLog,
    private readonly certificates: Certificates,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  /** @throws AppError 404, 409 `not_valid` for one that was replaced already */
  async execute({ id, body }: ReissueCertificate): Promise<CertificateReissued> {
    const { user_id, ...row } = await this.certificates.changeable(id);
    if (!user_id) throw notFound('certificate');
    const tenant_id = currentTenantId();
    const code = newCertificateCode();
    const next = newId();
    await this.db.transaction(async (tx) => {
      await end(tx, id, 'reissued', 'wrong_data', this.clock.now());
      const { _max } = await tx.certificate.aggregate({
        where: { tenant_id, user_id, kind: row.kind, subject: row.subject },
        _max: { generation: true },
      });
      await tx.certificate.createMany({
        data: [
          {
            tenant_id,
            id: next,
            code,
            number: newCertificateNumber(),
            user_id,
            kind: row.kind,
            subject: row.subject,
            generation: (_max.generation ?? 0) + 1,
            title: row.title,
            detail: row.detail,
            lessons: row.lessons,
            score: row.score,
            minutes: row.minutes,
            ...body,
            issued_at: row.issued_at,
            valid_until: row.valid_until,
          },
        ],
      });
      await this.outbox.add(tx, CertificateIssued, { certificate_id: next, user_id, kind: row.kind });
      await this.audit.record(
        tx,
        'certificate.reissued',
        `${row.title} · ${printedName({ ...row, ...body })}`,
        {
          subjectId: user_id,
        },
      );
    });
    return { code };
  }
}

/** Ends the validity of a certificate, once. @throws AppError 409 `not_valid` */
async function end(
  tx: Tx,
  id: string,
  state: 'revoked' | 'reissued',
  reason: RevokeBody['reason'],
  revoked_at: Date,
): Promise<void> {
  const tenant_id = currentTenantId();
  const { count } = await tx.certificate.updateMany({
    where: { tenant_id, id, state: state === 'revoked' ? 'valid' : { in: ['valid', 'revoked'] } },
    data: { state, reason, revoked_at, revoked_by: signedIn().id },
  });
  if (count === 0) throw new AppError('conflict', 'not_valid', 'This certificate is not valid any more.');
}

/** Changes how certificates look that are given from now on, and how check pages show the names of children. */
export class SaveCertificateSettings extends Command<void> {
  constructor(readonly body: CertificateSettingsBody) {
    super();
  }
}

@CommandHandler(SaveCertificateSettings)
export class SaveCertificateSettingsHandler implements ICommandHandler<SaveCertificateSettings> {
  constructor(
    private readonly audit: AuditLog,
    private readonly db: Db,
  ) {}

  async execute({ body: { names, designs, signers } }: SaveCertificateSettings): Promise<void> {
    const tenant_id = currentTenantId();
    const data = {
      names,
      designs: { ...designs },
      signers: signers.map((signer) => ({ ...signer })),
      updated_by: signedIn().id,
    };
    await this.db.transaction(async (tx) => {
      await tx.certificateSetting.upsert({
        where: { tenant_id },
        create: { tenant_id, ...data },
        update: data,
      });
      await this.audit.record(tx, 'certificate.settings_changed', names);
    });
  }
}
