import { Injectable } from '@nestjs/common';
import {
  PageHeadsOf,
  type HeadRequest,
  type PageHeadSource,
  type PublicAddress,
} from '../../../platform/http/page-head-sources.ts';
import type { PageHead } from '../../../platform/http/page-heads.ts';

/** Heads of certificates and their check pages: they are never indexed, and name nobody. */
@Injectable()
@PageHeadsOf('/certificate/', '/certificates/')
export class CertificateHeads implements PageHeadSource {
  head({ named, about }: HeadRequest): Promise<PageHead | null> {
    return Promise.resolve({ title: named('Certificate'), description: about, indexed: false });
  }

  addresses(): Promise<PublicAddress[]> {
    return Promise.resolve([]);
  }
}
