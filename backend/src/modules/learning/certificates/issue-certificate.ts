import type { CertificateKind } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { Outbox } from '../../../platform/messaging/outbox.ts';
import { CertificateIssued } from '../contract.ts';
import { newCertificateCode, newCertificateNumber } from './certificate.rules.ts';

/** What a certificate is issued for. */
interface NewCertificate {
  /** The person, in the running school. */
  userId: string;
  kind: CertificateKind;
  /** What it is for, `<what>:<id>` such as `course:0198…`, at most 100 characters. */
  subject: string;
  /** Its name as printed, such as the name of the course; cut to 200 characters. */
  title: string;
  /** One printed sentence, in the language of the subject; cut to 255 characters. */
  detail?: string;
  /** Lessons of a course. */
  lessons?: number;
  /** Whole percent. */
  score?: number;
  /** Of training. */
  minutes?: number;
  issuedAt: Date;
  validUntil?: Date;
}

/**
 * Issues a certificate inside the caller's transaction, once per person, kind and subject: again, it answers the one that
 * exists, also when it was revoked. Name, school, design and signers are added by a consumer after the commit.
 * @returns the code of the check page, and whether the certificate is new
 */
export async function issueCertificate(
  tx: Tx,
  outbox: Outbox,
  certificate: NewCertificate,
): Promise<{ code: string; created: boolean }> {
  const {
    userId: user_id,
    kind,
    subject,
    title,
    detail = '',
    issuedAt,
    validUntil,
    ...printed
  } = certificate;
  const tenant_id = currentTenantId();
  const id = newId();
  const code = newCertificateCode();
  const { count } = await tx.certificate.createMany({
    data: [
      {
        tenant_id,
        id,
        code,
        number: newCertificateNumber(),
        user_id,
        kind,
        subject,
        title: cut(title, 200),
        detail: cut(detail, 255),
        ...printed,
        issued_at: issuedAt,
        ...(validUntil && { valid_until: validUntil }),
      },
    ],
    skipDuplicates: true,
  });
  if (count === 1) {
    await outbox.add(tx, CertificateIssued, { certificate_id: id, user_id, kind });
    return { code, created: true };
  }
  const known = await tx.certificate.findFirstOrThrow({
    where: { tenant_id, user_id, kind, subject },
    orderBy: { generation: 'desc' },
    select: { code: true },
  });
  return { code: known.code, created: false };
}

const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('');
