/** Kinds of certificates: a finished course, a goal that was reached, a contribution, hours of training. */
export const CERTIFICATE_KINDS = ['completion', 'achievement', 'contribution', 'training'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/** `revoked`: taken back; `reissued`: a corrected certificate replaced it. */
export const CERTIFICATE_STATES = ['valid', 'revoked', 'reissued'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

/** Why a certificate was taken back. */
export const REVOCATION_REASONS = ['wrong_data', 'mistake', 'family'] as const;
export type RevocationReason = (typeof REVOCATION_REASONS)[number];

/** Drawings around a certificate. */
export const CERTIFICATE_DESIGNS = ['arcs', 'ribbons', 'hills', 'stripes'] as const;
export type CertificateDesign = (typeof CERTIFICATE_DESIGNS)[number];

/** The design of each kind in a school that chose none. */
export const DEFAULT_DESIGNS: Record<CertificateKind, CertificateDesign> = {
  completion: 'arcs',
  achievement: 'ribbons',
  contribution: 'hills',
  training: 'stripes',
};

/** How the check page shows the name of a child to others: first name, with the initial of the last name, or whole. */
export const CERTIFICATE_NAMES = ['first', 'initial', 'full'] as const;
export type CertificateNames = (typeof CERTIFICATE_NAMES)[number];

/** Who signs a certificate, as printed. */
export interface CertificateSigner {
  name: string;
  title: string;
}
