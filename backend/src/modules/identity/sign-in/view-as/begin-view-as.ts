import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Role } from '@bookgrove/contract';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { PendingProofs } from '../second-factor/pending-proofs.ts';
import { assertMayViewAs, TICKET_SECONDS, type Viewed } from './view-as.rules.ts';

/** The member of staff, with the session from which the view-as session is opened. */
export interface Viewer {
  userId: string;
  sessionId: string;
  role: Role;
  /** The tenant of the member of staff. */
  tenantId: string;
}

/** The ticket of a view-as session, and the address at which to use it. */
export class ViewAsTicket {
  /** Opens the view-as session once, within a minute, by POST to the address below. */
  ticket!: string;
  /** Web app of the school; null when it is that of this request. */
  origin!: string | null;
}

/** Requests a view-as session for a person of the running school. The caller needs a recent confirmation. */
export class BeginViewAs extends Command<ViewAsTicket> {
  constructor(
    readonly personId: string,
    readonly reason: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

/** The stored data of a ticket. */
export interface ViewAsState {
  viewer: Viewer;
  reason: string;
}

@CommandHandler(BeginViewAs)
export class BeginViewAsHandler implements ICommandHandler<BeginViewAs> {
  constructor(
    private readonly db: Db,
    private readonly proofs: PendingProofs,
    private readonly queries: QueryBus,
  ) {}

  async execute({ personId, reason, viewer }: BeginViewAs): Promise<ViewAsTicket> {
    const [person] = await this.db.rows<Viewed & Record<string, unknown>>({
      name: 'person_to_view_as',
      text: `select id, role, is_staff, status from identity.user_account
             where tenant_id = $1 and id = $2 and role <> 'community'`,
      values: [currentTenantId(), personId],
    });
    if (!person) throw notFound('person');
    assertMayViewAs(viewer, person);
    const state: ViewAsState = { viewer, reason };
    const ticket = await this.proofs.open('view_as', personId, state, TICKET_SECONDS);
    const elsewhere = viewer.tenantId !== currentTenantId();
    const origin = elsewhere ? (await this.queries.execute(new GetSchool())).origin : null;
    return { ticket, origin };
  }
}
