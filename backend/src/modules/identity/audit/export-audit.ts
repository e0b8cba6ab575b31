import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Db } from '../../../platform/db/db.ts';
import { EXPORT_STEP, exportCsv } from '../../../platform/text/csv-export.ts';
import { auditConditions, nameOf, type AuditFilters } from './list-audit.query.ts';
import { recordAuditEntry } from './record-audit-entry.ts';
import { addSchoolNames } from './school-names.ts';

const COLUMNS = ['at', 'school', 'actor', 'action', 'subject', 'reason', 'detail', 'correlation_id'] as const;

interface Entry {
  id: string;
  tenant_id: string;
  at: Date;
  actor_name: string;
  action: string;
  subject_name: string;
  reason: string | null;
  detail: Record<string, unknown>;
  correlation_id: string;
}

/** The filtered audit log as CSV for spreadsheets, oldest first, read and sent in batches. The export is itself an audit entry. */
@Injectable()
export class ExportAudit {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async csv(filters: AuditFilters, everywhere: boolean): Promise<Readable> {
    const { subject, actor, area, from, to, brief, search } = filters;
    const chosen = Object.fromEntries(
      Object.entries({ subject, actor, area, from, to, brief, search }).filter(
        ([, value]) => value !== undefined,
      ),
    );
    await this.db.transaction((tx) =>
      recordAuditEntry(tx, { action: 'audit.exported', detail: { ...chosen, everywhere } }),
    );
    const names = new Map<string, string>();
    const read = async (after: string | null): Promise<Entry[]> => {
      const { where, values } = auditConditions(filters, everywhere);
      const past = after ? ` and a.id > $${values.push(after)}::uuid` : '';
      const text = `select a.* from identity.audit_entry a where ${where}${past} order by a.id limit ${EXPORT_STEP}`;
      const statement = { name: nameOf(text), text, values };
      const [answer] = await (everywhere ? this.db.oversee([statement]) : this.db.batch([statement]));
      const entries = answer!.rows as Entry[];
      await addSchoolNames(this.queries, names, entries);
      return entries;
    };
    return exportCsv(COLUMNS, read, (entry) => ({
      at: entry.at.toISOString(),
      school: names.get(entry.tenant_id) ?? '',
      actor: entry.actor_name,
      action: entry.action,
      subject: entry.subject_name,
      reason: entry.reason ?? '',
      detail: Object.keys(entry.detail).length > 0 ? JSON.stringify(entry.detail) : '',
      correlation_id: entry.correlation_id,
    }));
  }
}
