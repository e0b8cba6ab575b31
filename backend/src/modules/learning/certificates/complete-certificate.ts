import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CertificateKind } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { GetPeople, type Person } from '../../identity/contract.ts';
import { GetSchool, type OwnSchool } from '../../tenancy/contract.ts';
import { CertificateIssued } from '../contract.ts';
import { designOf } from './certificate.rules.ts';

interface Prepared {
  person: Person | undefined;
  school: OwnSchool;
}

/** Stores what is printed on a new certificate: name, school, design, signers and language, as they are now. */
@Injectable()
@Consumes(CertificateIssued, { name: 'learning.complete-certificate', queue: 'learning' })
export class CompleteCertificate implements Consumer<CertificateIssued, Prepared> {
  constructor(
    private readonly clock: Clock,
    private readonly queries: QueryBus,
  ) {}

  async prepare({ user_id }: CertificateIssued): Promise<Prepared> {
    const [people, school] = await Promise.all([
      this.queries.execute(new GetPeople([user_id])),
      this.queries.execute(new GetSchool()),
    ]);
    return { person: people[0], school };
  }

  async handle({ certificate_id }: CertificateIssued, tx: Tx, { person, school }: Prepared): Promise<void> {
    // Erased or merged meanwhile: the read of a certificate without a name shows the name of the account, if there is one.
    if (!person) return;
    const tenant_id = currentTenantId();
    const row = await tx.certificate.findFirst({
      where: { tenant_id, id: certificate_id, completed_at: null },
    });
    if (!row?.user_id) return;
    const setting = await tx.certificateSetting.findFirst({ where: { tenant_id } });
    await tx.certificate.update({
      where: { tenant_id_id: { tenant_id, id: certificate_id } },
      data: {
        // A corrected certificate carries its name already.
        ...(row.first_name === '' &&
          row.last_name === '' && {
            first_name: person.first_name,
            last_name: person.last_name,
          }),
        student: person.role === 'student',
        issuer_name: school.name,
        signers: setting?.signers ?? [],
        design: designOf(setting?.designs, row.kind as CertificateKind),
        language: person.language ?? school.language ?? 'en',
        completed_at: this.clock.now(),
      },
    });
  }
}
