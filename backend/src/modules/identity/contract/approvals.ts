import { Command, Query } from '@nestjs/cqrs';
import { IsUUID } from 'class-validator';
import type { Principal } from '../../../platform/context.ts';
import { DomainEvent } from '../../../platform/messaging/events.ts';
import type { RecentConfirmationBody } from './access.ts';

/**
 * Proposes an act that needs a second person (`@NeedsSecondPerson`), in the running tenant. A repeated proposal of the
 * same person and content returns the one that waits. Failures: those of `RequireRecentConfirmation`; 403 without the
 * permission; 409 `no_second_person` when nobody else here could approve.
 */
export class ProposeAct extends Command<{ id: string }> {
  constructor(
    readonly kind: string,
    /** Stored as JSON; the act gets it back. */
    readonly params: object,
    /** Why; shown to the approver. At most 300 characters. */
    readonly reason: string,
    readonly requester: Principal,
    readonly proof: RecentConfirmationBody,
  ) {
    super();
  }
}

/** A proposal that nobody has decided about. */
export interface WaitingProposal {
  id: string;
  /** As the act stored them. */
  params: object;
  reason: string;
  proposed_by: string;
  /** Name of the proposer. */
  by: string;
  proposed_at: Date;
  expires_at: Date;
}

/** Waiting proposals of the running tenant whose params contain these members, newest first, at most 20. */
export class ListWaitingProposals extends Query<WaitingProposal[]> {
  constructor(
    readonly kind: string,
    readonly params: Readonly<Record<string, string>>,
  ) {
    super();
  }
}

/** Two persons agreed on an export of many people. Fires in the transaction of the approval. */
@DomainEvent('identity.people-export-approved.v1')
export class PeopleExportApproved {
  @IsUUID()
  export_id!: string;
}
