import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/ids.ts';
import { Outbox } from '../../../../platform/messaging/outbox.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { PendingProofs } from '../second-factor/pending-proofs.ts';
import type { SessionTokens } from '../sessions/open-session.ts';
import { SessionLiveness } from '../sessions/session-liveness.ts';
import { Tokens } from '../sessions/tokens.ts';
import type { ViewAsState, Viewer } from './begin-view-as.ts';
import { emailAdministrators } from './email-administrators.ts';
import { nameOfViewer } from './name-of-viewer.ts';
import { assertMayViewAs, VIEWING_SECONDS } from './view-as.rules.ts';

/**
 * Opens a view-as session with its ticket. It is read-only, and ends after half an hour, or with the session
 * from which it was opened.
 */
export class EnterViewAs extends Command<SessionTokens & { userId: string; sessionId: string }> {
  constructor(
    readonly ticket: string,
    readonly userAgent: string,
  ) {
    super();
  }
}

@CommandHandler(EnterViewAs)
export class EnterViewAsHandler implements ICommandHandler<EnterViewAs> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly liveness: SessionLiveness,
    private readonly outbox: Outbox,
    private readonly proofs: PendingProofs,
    private readonly tokens: Tokens,
  ) {}

  async execute({ ticket, userAgent }: EnterViewAs) {
    const opened = await this.db.transaction(async (tx) => {
      const pending = await this.proofs.lock<ViewAsState>(tx, 'view_as', ticket);
      if (!pending?.user_id) throw ticketOver();
      await this.proofs.remove(tx, pending);
      return this.open(tx, pending.user_id, pending.state, userAgent);
    });
    return opened;
  }

  private async open(tx: Tx, personId: string, { viewer, reason }: ViewAsState, userAgent: string) {
    const tenant_id = currentTenantId();
    const person = await tx.user.findUnique({
      where: { tenant_id_id: { tenant_id, id: personId } },
      select: { id: true, role: true, is_staff: true, status: true },
    });
    if (!person || !(await this.liveness.isLiveAt(viewer.tenantId, viewer.sessionId))) throw ticketOver();
    assertMayViewAs(viewer, person);
    const now = this.clock.now();
    const name = await nameOfViewer(this.db, viewer);
    const id = newId();
    const refresh = this.tokens.firstRefresh();
    // One view-as session at a time for each sign-in: the previous one ends.
    await tx.session.updateMany({
      where: {
        tenant_id,
        impersonator_id: viewer.userId,
        impersonator_session_id: viewer.sessionId,
        revoked_at: null,
      },
      data: { revoked_at: now, revoked_reason: 'viewing_left' },
    });
    await tx.session.createMany({
      data: [
        {
          id,
          tenant_id,
          user_id: person.id,
          user_agent: userAgent.slice(0, 255),
          // Without the IP address, which must not count as one from which the person signed in.
          way: 'impersonation',
          expires_at: new Date(now.getTime() + VIEWING_SECONDS * 1000),
          impersonator_id: viewer.userId,
          impersonator_name: name,
          impersonation_reason: reason,
          impersonator_session_id: viewer.sessionId,
          impersonator_tenant_id: viewer.tenantId,
        },
      ],
    });
    await tx.refreshToken.createMany({
      data: [{ tenant_id, session_id: id, token_hash: this.tokens.digest(refresh) }],
    });
    await this.writeDown(tx, viewer, name, person.id, reason);
    if (viewer.tenantId !== tenant_id) await emailAdministrators(this.outbox, tx, id);
    const access = this.tokens.access(person, id, { id: viewer.userId, seconds: VIEWING_SECONDS });
    return { access, refresh, remember: false, userId: person.id, sessionId: id };
  }

  private writeDown(tx: Tx, viewer: Viewer, actorName: string, subjectId: string, reason: string) {
    const principal = { ...viewer, isStaff: viewer.role === 'platform_admin' };
    return inContext({ ...currentContext()!, principal, actorName }, () =>
      recordAuditEntry(tx, { action: 'impersonation.started', subjectId, reason }),
    );
  }
}

const ticketOver = (): AppError =>
  new AppError(
    'unauthenticated',
    'ticket_over',
    'This took too long. Please start again from the person’s page.',
  );
