import type { Provider, Type } from '@nestjs/common';
import { CompleteCertificate } from './complete-certificate.ts';
import {
  RestoreCertificatesWhenMergeUndone,
  TransferCertificatesWhenPeopleMerged,
} from './transfer-certificates-when-people-merged.ts';

/** Certificates, their check pages, and the badges that are signed from them. */
export const CERTIFICATE_PROVIDERS: { controllers: Type[]; providers: Provider[] } = {
  controllers: [],
  providers: [CompleteCertificate, RestoreCertificatesWhenMergeUndone, TransferCertificatesWhenPeopleMerged],
};
