import type { Provider, Type } from '@nestjs/common';
import { GetBadgeJwtHandler, GetBadgeStatusListHandler, GetDidDocumentHandler } from './badge.queries.ts';
import { Certificates } from './certificate-row.ts';
import {
  CheckCertificateHandler,
  DrawCertificateHandler,
  GetCertificateHandler,
  GetCertificateSettingsHandler,
  ListCertificatesHandler,
  ListOwnCertificatesHandler,
} from './certificate.queries.ts';
import { CertificateHeads } from './certificate-heads.ts';
import { CertificatesController } from './certificates.controller.ts';
import {
  AwardCertificatesHandler,
  ReissueCertificateHandler,
  RevokeCertificateHandler,
  SaveCertificateSettingsHandler,
} from './change-certificate.ts';
import { CompleteCertificate } from './complete-certificate.ts';
import { DidController } from './did.controller.ts';
import { SigningKeys } from './signing-keys.ts';
import {
  RestoreCertificatesWhenMergeUndone,
  TransferCertificatesWhenPeopleMerged,
} from './transfer-certificates-when-people-merged.ts';

/** Certificates, their check pages, and the badges that are signed from them. */
export const CERTIFICATE_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [CertificatesController, DidController],
  providers: [
    AwardCertificatesHandler,
    CertificateHeads,
    Certificates,
    CheckCertificateHandler,
    CompleteCertificate,
    DrawCertificateHandler,
    GetBadgeJwtHandler,
    GetBadgeStatusListHandler,
    GetCertificateHandler,
    GetCertificateSettingsHandler,
    GetDidDocumentHandler,
    ListCertificatesHandler,
    ListOwnCertificatesHandler,
    ReissueCertificateHandler,
    RestoreCertificatesWhenMergeUndone,
    RevokeCertificateHandler,
    SaveCertificateSettingsHandler,
    SigningKeys,
    TransferCertificatesWhenPeopleMerged,
  ],
};
