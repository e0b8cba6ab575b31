import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Role } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { PendingProofs } from '../second-factor/pending-proofs.ts';
import { assertMayViewAs, TICKET_SECONDS, type Viewed } from './view-as.rules.ts';

/** A member of staff, where they are signed in. */
export interface Viewer {
  userId: string;
  sessionId: string;
  role: Role;
  /** The school, or the platform, that they belong to. */
  tenantId: string;
}

/** What leads to the other's eyes. */
export class ViewAsTicket {
  /** Opens the look once, within a minute, at the address below; to be sent there by POST. */
  ticket!: string;
  /** Web app of the school; null when it is the one that was asked. */
  origin!: string | null;
}

/** Asks to look through the eyes of a person of the running school. The caller has been proven afresh. */
export class BeginViewAs extends Command<ViewAsTicket> {
  constructor(
    readonly personId: string,
    readonly reason: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

/** What a ticket remembers. */
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
