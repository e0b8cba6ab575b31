import { Injectable } from '@nestjs/common';
import { currentContext, currentTenantId, inContext } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { LiveSessions } from '../../../../platform/http/tenant-directory.ts';
import { recordViewOnce } from '../../audit/record-view.ts';

const FRESH_MS = 30_000;
const MOST = 20_000;

/**
 * Whether a session is not revoked and its person not archived. For reads the result may be 30 s old, for
 * writes it is always current.
 */
@Injectable()
export class SessionLiveness extends LiveSessions {
  private readonly known = new Map<string, number>();

  constructor(private readonly db: Db) {
    super();
  }

  override async isLive(sessionId: string, fresh: boolean): Promise<boolean> {
    if (!fresh && (this.known.get(sessionId) ?? 0) > Date.now()) return true;
    const [row] = await this.db.rows<{ opener: string | null; opener_tenant: string | null }>({
      name: 'session_is_live',
      text: `select s.impersonator_session_id as opener, s.impersonator_tenant_id as opener_tenant
             from identity.session s
             join identity.user_account u on u.tenant_id = s.tenant_id and u.id = s.user_id
             where s.tenant_id = $1 and s.id = $2 and s.revoked_at is null and s.expires_at > now()
               and u.status = 'active'`,
      values: [currentTenantId(), sessionId],
    });
    // A view-as session ends with the session from which it was opened, e.g. when its administrator is
    // archived.
    const opened = row?.opener && row.opener_tenant ? { id: row.opener, tenant: row.opener_tenant } : null;
    if (!row || (opened && !(await this.isLiveAt(opened.tenant, opened.id)))) {
      this.forget(sessionId);
      return false;
    }
    if (this.known.size >= MOST) this.known.clear();
    this.known.set(sessionId, Date.now() + FRESH_MS);
    return true;
  }

  /** Whether a session of another school, or of the platform, is alive. */
  isLiveAt(tenantId: string, sessionId: string): Promise<boolean> {
    return inContext({ ...currentContext()!, tenantId }, () => this.isLive(sessionId, true));
  }

  override noteRead(path: string): Promise<void> {
    const subjectId = currentContext()!.principal!.userId;
    return this.db.transaction((tx) =>
      recordViewOnce(tx, { action: 'impersonation.read', subjectId, about: ['read', path.slice(0, 200)] }),
    );
  }

  override async isConfirmed(sessionId: string): Promise<boolean> {
    const rows = await this.db.rows({
      name: 'session_is_confirmed',
      text: `select 1 from identity.session s
             join identity.user_account u on u.tenant_id = s.tenant_id and u.id = s.user_id
             where s.tenant_id = $1 and s.id = $2 and (not u.self_registered or u.email_verified_at is not null)`,
      values: [currentTenantId(), sessionId],
    });
    return rows.length > 0;
  }

  forget(sessionId: string): void {
    this.known.delete(sessionId);
  }
}
