import { ApiProperty } from '@nestjs/swagger';
import {
  CERTIFICATE_DESIGNS,
  CERTIFICATE_KINDS,
  CERTIFICATE_NAMES,
  CERTIFICATE_STATES,
  REVOCATION_REASONS,
  type CertificateDesign,
  type CertificateKind,
  type CertificateNames,
  type CertificateState,
  type RevocationReason,
} from '@bookgrove/contract';
import { ListPage } from '../../../platform/http/page.ts';
import { qrPath } from '../../../platform/print/qr-path.ts';
import { printedName, shownName } from './certificate.rules.ts';
import type { CertificateRow } from './certificate-row.ts';

/** Who signs a certificate. */
export class SignerView {
  name!: string;
  title!: string;
}

/** A QR code: modules on a side, and the dark ones as an SVG path. */
export class CertificateQr {
  size!: number;
  path!: string;
}

/** A certificate: everything that is printed on it, and whether it is valid. */
export class CertificateView {
  code!: string;
  number!: string;
  @ApiProperty({ enum: CERTIFICATE_KINDS })
  kind!: CertificateKind;
  /** Name of the person: whole for those who may know it, otherwise as the school shows names of children. */
  name!: string;
  /** Whether `name` is the whole name as printed. */
  whole_name!: boolean;
  title!: string;
  detail!: string;
  lessons!: number | null;
  /** Whole percent. */
  score!: number | null;
  minutes!: number | null;
  school!: string;
  signers!: SignerView[];
  @ApiProperty({ enum: CERTIFICATE_DESIGNS })
  design!: CertificateDesign;
  /** Language of the printed words, BCP 47. */
  language!: string;
  issued_at!: string;
  valid_until!: string | null;
  @ApiProperty({ enum: [...CERTIFICATE_STATES, 'expired'] })
  state!: CertificateState | 'expired';
  /** When it was taken back or replaced. */
  revoked_at!: string | null;
  @ApiProperty({ enum: REVOCATION_REASONS, nullable: true })
  reason!: RevocationReason | null;
  /** Address of the check page, as printed. */
  check_url!: string;
  check_qr!: CertificateQr;
}

/** A certificate on the check page. */
export class CertificateCheckView extends CertificateView {
  /** Whether the name that was read on paper is the printed one; null: none was given. */
  name_matches!: boolean | null;
}

/** A certificate in a list. */
export class CertificateSummary {
  id!: string;
  code!: string;
  number!: string;
  @ApiProperty({ enum: CERTIFICATE_KINDS })
  kind!: CertificateKind;
  name!: string;
  title!: string;
  minutes!: number | null;
  issued_at!: string;
  @ApiProperty({ enum: [...CERTIFICATE_STATES, 'expired'] })
  state!: CertificateState | 'expired';
  @ApiProperty({ enum: REVOCATION_REASONS, nullable: true })
  reason!: RevocationReason | null;
}
export class CertificatePage extends ListPage {
  results!: CertificateSummary[];
}

/** A certificate of the signed-in person, or of a child of theirs. */
export class OwnCertificate extends CertificateSummary {
  /** First name of the child; null: the own. */
  child!: string | null;
}
export class OwnCertificates {
  results!: OwnCertificate[];
}

/** The design of each kind. */
export class CertificateDesigns {
  @ApiProperty({ enum: CERTIFICATE_DESIGNS })
  completion!: CertificateDesign;
  @ApiProperty({ enum: CERTIFICATE_DESIGNS })
  achievement!: CertificateDesign;
  @ApiProperty({ enum: CERTIFICATE_DESIGNS })
  contribution!: CertificateDesign;
  @ApiProperty({ enum: CERTIFICATE_DESIGNS })
  training!: CertificateDesign;
}
/** How many certificates of each kind were issued. */
export class CertificateCounts {
  completion!: number;
  achievement!: number;
  contribution!: number;
  training!: number;
}
/** How the certificates of the school look. */
export class CertificateSettingsView {
  @ApiProperty({ enum: CERTIFICATE_NAMES })
  names!: CertificateNames;
  designs!: CertificateDesigns;
  signers!: SignerView[];
  given!: CertificateCounts;
}

/** What became of the people of an award. */
export class CertificatesAwarded {
  awarded!: number;
  already!: number;
}

/** The address of a certificate that replaced another one. */
export class CertificateReissued {
  code!: string;
}

/** The state in words: a valid one whose time is over is expired. */
const stateOf = ({ state, valid_until }: CertificateRow, now: Date): CertificateState | 'expired' =>
  state === 'valid' && valid_until && valid_until <= now ? 'expired' : state;

/** Address of the check page. */
const certificateUrl = (origin: string, code: string): string => `${origin}/certificates/${code}`;

export const certificateView = (
  row: CertificateRow,
  by: { origin: string; school: string; whole: boolean; names: CertificateNames; now: Date },
): CertificateView => {
  const check_url = certificateUrl(by.origin, row.code);
  const name = by.whole ? printedName(row) : shownName(row, by.names);
  return {
    code: row.code,
    number: row.number,
    kind: row.kind,
    name,
    whole_name: name === printedName(row),
    title: row.title,
    detail: row.detail,
    lessons: row.lessons,
    score: row.score,
    minutes: row.minutes,
    school: row.issuer_name || by.school,
    signers: row.signers,
    design: row.design,
    language: row.language || 'en',
    issued_at: row.issued_at.toISOString(),
    valid_until: row.valid_until?.toISOString() ?? null,
    state: stateOf(row, by.now),
    revoked_at: row.revoked_at?.toISOString() ?? null,
    reason: row.reason === '' ? null : row.reason,
    check_url,
    check_qr: qrPath(check_url),
  };
};

export const certificateSummary = (row: CertificateRow, now: Date): CertificateSummary => ({
  id: row.id,
  code: row.code,
  number: row.number,
  kind: row.kind,
  name: printedName(row),
  title: row.title,
  minutes: row.minutes,
  issued_at: row.issued_at.toISOString(),
  state: stateOf(row, now),
  reason: row.reason === '' ? null : row.reason,
});
