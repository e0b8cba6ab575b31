import { CheckDomainHandler, DomainProof } from './check-domain.ts';
import { CheckWhenDomainClaimed } from './check-when-domain-claimed.ts';
import { DnsRecords, NodeDns } from './dns.ts';

/** Domains of schools: checking that a claimed domain belongs to the school. */
export const DOMAIN_PROVIDERS = {
  controllers: [],
  providers: [
    CheckDomainHandler,
    CheckWhenDomainClaimed,
    DomainProof,
    { provide: DnsRecords, useClass: NodeDns },
  ],
};
