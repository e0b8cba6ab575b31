import { AuditController } from './audit.controller.ts';
import { ChainHeads } from './chain/chain-heads.ts';
import { CheckAuditLog } from './chain/check-audit-log.ts';
import { GetAuditCheckHandler } from './chain/get-audit-check.query.ts';
import { SealAuditLog } from './chain/seal-audit-log.ts';
import { ExportAudit } from './export-audit.ts';
import { ListAuditHandler } from './list-audit.query.ts';
import { RecordAuditAction } from './record-audit-action.ts';
import { RecordCatalogAction, RecordCatalogActionV1 } from './record-catalog-action.ts';
import { RecordResourceDecision } from './record-resource-decision.ts';
import { RecordSafetyLead } from './record-safety-lead.ts';
import { RecordSchoolChange } from './record-school-change.ts';

/** The audit log: writing entries for actions of this and other modules, and reading them. */
export const AUDIT_PROVIDERS = {
  controllers: [AuditController],
  providers: [
    ChainHeads,
    CheckAuditLog,
    ExportAudit,
    GetAuditCheckHandler,
    SealAuditLog,
    ListAuditHandler,
    RecordAuditAction,
    RecordCatalogAction,
    RecordCatalogActionV1,
    RecordResourceDecision,
    RecordSafetyLead,
    RecordSchoolChange,
  ],
};
