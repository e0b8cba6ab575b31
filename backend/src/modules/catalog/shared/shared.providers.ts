import { CatalogAuditLog } from './audit-log.ts';

/** Providers that every folder of the catalogue uses. */
export const SHARED_PROVIDERS = {
  controllers: [],
  providers: [CatalogAuditLog],
};
